### Nombres de los personajes y Lugares de Splendor: Marvel, como se conocen en los cómics en España.

## Personajes de nivel 1

splendor-card-baron-zemo = Barón Zemo
splendor-card-rocket = Mapache Cohete
splendor-card-grandmaster = Gran Maestro
splendor-card-modok = M.O.D.O.K.
splendor-card-prowler = Merodeador
splendor-card-spider-woman = Spider-Woman
splendor-card-squirrel-girl = Chica Ardilla
splendor-card-vulture = Buitre
splendor-card-moon-knight = Caballero Luna
splendor-card-spider-man-2099 = Spider-Man 2099
splendor-card-elektra = Elektra
splendor-card-lockjaw = Mandíbulas
splendor-card-bullseye = Bullseye
splendor-card-valkyrie = Valkiria
splendor-card-wasp = Avispa
splendor-card-taskmaster = Taskmaster
splendor-card-kingpin = Kingpin
splendor-card-silver-sable = Silver Sable
splendor-card-spider-ham = Spider-Ham
splendor-card-spider-girl = Spider-Girl
splendor-card-hawkeye = Ojo de Halcón
splendor-card-kate-bishop = Kate Bishop
splendor-card-scarlet-spider = Araña Escarlata
splendor-card-yondu = Yondu
splendor-card-electro = Electro
splendor-card-mysterio = Mysterio
splendor-card-crystal = Crystal
splendor-card-triton = Tritón
splendor-card-ms-marvel = Ms. Marvel
splendor-card-quake = Quake
splendor-card-wong = Wong
splendor-card-sandman = Hombre de Arena
splendor-card-kraven = Kraven
splendor-card-lizard = Lagarto
splendor-card-gorgon = Gorgon
splendor-card-rhino = Rhino
splendor-card-abomination = Abominación
splendor-card-america-chavez = América Chávez
splendor-card-winter-soldier = Soldado de Invierno
splendor-card-scorpion = Escorpión

## Personajes de nivel 2

splendor-card-maria-hill = Maria Hill
splendor-card-shuri = Shuri
splendor-card-the-collector = Coleccionista
splendor-card-maximus = Maximus
splendor-card-karnak = Karnak
splendor-card-red-skull = Cráneo Rojo
splendor-card-war-machine = Máquina de Guerra
splendor-card-quicksilver = Mercurio
splendor-card-miles-morales = Miles Morales
splendor-card-ghost-spider = Ghost-Spider
splendor-card-black-cat = Gata Negra
splendor-card-nebula = Nebula
splendor-card-nick-fury = Nick Furia
splendor-card-falcon = Halcón
splendor-card-punisher = Castigador
splendor-card-star-lord = Star-Lord
splendor-card-groot = Groot
splendor-card-daredevil = Daredevil
splendor-card-scarlet-witch = Bruja Escarlata
splendor-card-beta-ray-bill = Bill Rayos Beta
splendor-card-venom = Venom
splendor-card-ghost-rider = Motorista Fantasma
splendor-card-medusa = Medusa
splendor-card-hela = Hela
splendor-card-she-hulk = Hulka
splendor-card-okoye = Okoye
splendor-card-ronan = Ronan
splendor-card-crossbones = Crossbones
splendor-card-carnage = Matanza
splendor-card-jessica-jones = Jessica Jones

## Personajes de nivel 3

splendor-card-iron-man = Iron Man
splendor-card-doctor-octopus = Doctor Octopus
splendor-card-vision = Visión
splendor-card-green-goblin = Duende Verde
splendor-card-black-widow = Viuda Negra
splendor-card-iron-fist = Puño de Hierro
splendor-card-ant-man = Ant-Man
splendor-card-gamora = Gamora
splendor-card-captain-america = Capitán América
splendor-card-black-bolt = Rayo Negro
splendor-card-black-panther = Pantera Negra
splendor-card-spider-man = Spider-Man
splendor-card-thor = Thor
splendor-card-doctor-strange = Doctor Extraño
splendor-card-nova = Nova
splendor-card-loki = Loki
splendor-card-hulk = Hulk
splendor-card-drax = Drax
splendor-card-captain-marvel = Capitana Marvel
splendor-card-luke-cage = Luke Cage

## Lugares

splendor-location-avengers-tower-nyc = Torre de los Vengadores, Nueva York
splendor-location-attilan = Attilan
splendor-location-hells-kitchen-nyc = La Cocina del Infierno, Nueva York
splendor-location-triskelion = Triskelion
splendor-location-asgard = Asgard
splendor-location-wakanda = Wakanda
splendor-location-knowhere = Sapiencial
splendor-location-atlantis = Atlantis
