### Names of the characters and Locations of Splendor: Marvel.

## Level 1 characters

splendor-card-baron-zemo = Baron Zemo
splendor-card-rocket = Rocket
splendor-card-grandmaster = Grandmaster
splendor-card-modok = M.O.D.O.K.
splendor-card-prowler = Prowler
splendor-card-spider-woman = Spider-Woman
splendor-card-squirrel-girl = Squirrel Girl
splendor-card-vulture = Vulture
splendor-card-moon-knight = Moon Knight
splendor-card-spider-man-2099 = Spider-Man 2099
splendor-card-elektra = Elektra
splendor-card-lockjaw = Lockjaw
splendor-card-bullseye = Bullseye
splendor-card-valkyrie = Valkyrie
splendor-card-wasp = Wasp
splendor-card-taskmaster = Taskmaster
splendor-card-kingpin = Kingpin
splendor-card-silver-sable = Silver Sable
splendor-card-spider-ham = Spider-Ham
splendor-card-spider-girl = Spider-Girl
splendor-card-hawkeye = Hawkeye
splendor-card-kate-bishop = Kate Bishop
splendor-card-scarlet-spider = Scarlet Spider
splendor-card-yondu = Yondu
splendor-card-electro = Electro
splendor-card-mysterio = Mysterio
splendor-card-crystal = Crystal
splendor-card-triton = Triton
splendor-card-ms-marvel = Ms. Marvel
splendor-card-quake = Quake
splendor-card-wong = Wong
splendor-card-sandman = Sandman
splendor-card-kraven = Kraven
splendor-card-lizard = Lizard
splendor-card-gorgon = Gorgon
splendor-card-rhino = Rhino
splendor-card-abomination = Abomination
splendor-card-america-chavez = America Chavez
splendor-card-winter-soldier = Winter Soldier
splendor-card-scorpion = Scorpion

## Level 2 characters

splendor-card-maria-hill = Maria Hill
splendor-card-shuri = Shuri
splendor-card-the-collector = The Collector
splendor-card-maximus = Maximus
splendor-card-karnak = Karnak
splendor-card-red-skull = Red Skull
splendor-card-war-machine = War Machine
splendor-card-quicksilver = Quicksilver
splendor-card-miles-morales = Miles Morales
splendor-card-ghost-spider = Ghost-Spider
splendor-card-black-cat = Black Cat
splendor-card-nebula = Nebula
splendor-card-nick-fury = Nick Fury
splendor-card-falcon = Falcon
splendor-card-punisher = Punisher
splendor-card-star-lord = Star-Lord
splendor-card-groot = Groot
splendor-card-daredevil = Daredevil
splendor-card-scarlet-witch = Scarlet Witch
splendor-card-beta-ray-bill = Beta Ray Bill
splendor-card-venom = Venom
splendor-card-ghost-rider = Ghost Rider
splendor-card-medusa = Medusa
splendor-card-hela = Hela
splendor-card-she-hulk = She-Hulk
splendor-card-okoye = Okoye
splendor-card-ronan = Ronan
splendor-card-crossbones = Crossbones
splendor-card-carnage = Carnage
splendor-card-jessica-jones = Jessica Jones

## Level 3 characters

splendor-card-iron-man = Iron Man
splendor-card-doctor-octopus = Doctor Octopus
splendor-card-vision = Vision
splendor-card-green-goblin = Green Goblin
splendor-card-black-widow = Black Widow
splendor-card-iron-fist = Iron Fist
splendor-card-ant-man = Ant-Man
splendor-card-gamora = Gamora
splendor-card-captain-america = Captain America
splendor-card-black-bolt = Black Bolt
splendor-card-black-panther = Black Panther
splendor-card-spider-man = Spider-Man
splendor-card-thor = Thor
splendor-card-doctor-strange = Doctor Strange
splendor-card-nova = Nova
splendor-card-loki = Loki
splendor-card-hulk = Hulk
splendor-card-drax = Drax
splendor-card-captain-marvel = Captain Marvel
splendor-card-luke-cage = Luke Cage

## Locations

splendor-location-avengers-tower-nyc = Avengers Tower, NYC
splendor-location-attilan = Attilan
splendor-location-hells-kitchen-nyc = Hell's Kitchen, NYC
splendor-location-triskelion = Triskelion
splendor-location-asgard = Asgard
splendor-location-wakanda = Wakanda
splendor-location-knowhere = Knowhere
splendor-location-atlantis = Atlantis
