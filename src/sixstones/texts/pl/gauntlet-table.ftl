### Stół gry Infinity Gauntlet, tak jak jest rysowany w terminalu. Wszystko musi być krótkie.

gauntlet-table-title = Infinity Gauntlet
gauntlet-table-your-turn = twoja kolej
gauntlet-table-turn = gra { $name }
gauntlet-table-one-more-turn = potem jeszcze jedna tura
gauntlet-table-over = koniec gry
# Po jednym lub dwa słowa.
gauntlet-table-thanos = Thanos
gauntlet-table-hero = bohater
gauntlet-table-life-heroes = Życie bohaterów
gauntlet-table-life-thanos = Życie Thanosa
gauntlet-table-stones = Kamienie
gauntlet-table-deck-heroes = Stos bohaterów
gauntlet-table-deck-thanos = Stos Thanosa
gauntlet-table-hand = ręka
gauntlet-table-faceup = odkryte
gauntlet-table-fallen = pokonane
gauntlet-table-tokens = znaczniki
gauntlet-table-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }

## Co czytający wie o zakrytej ręce lub stosie

gauntlet-table-known = Wiesz
gauntlet-table-certain = na pewno
gauntlet-table-possible = możliwe
gauntlet-table-no-number = bez { $number }
gauntlet-table-some-number = jest { $number }
gauntlet-table-among = co najmniej jedna z liczb { $numbers }
gauntlet-table-tie = Jeśli { $name } ma { $number }, to Thanos ma { $thanos }.
gauntlet-table-learnt = Co już wiesz z przebiegu gry
gauntlet-table-learnt-missed = { $name }: nie było wtedy żadnej z tych liczb: { $numbers }.

## Objaśnienia

gauntlet-table-life-ours = Początkowe życie jest nasze, wyznaczone przez symulację; to nie są wydrukowane liczby. Jeśli masz kartę życia, podaj liczby z niej: --life BOHATEROWIE,THANOS.
gauntlet-table-silence = Nie rozmawiajcie o kartach, które widzieliście, i nie mówcie innym, co mają robić. O tym, co jest jawne, rozmawiać wolno.
gauntlet-table-legend = Każda karta ma w nawiasie swoją liczbę. Wszystko, co odkryte, jest jawne, podobnie jak znaczniki, życie i wielkość stosów. Obok zakrytej ręki stoi to, co o niej wiesz: na pewno to, co musi na niej być, możliwe to, co może na niej być.
gauntlet-table-counts = Gdy możliwych kart jest dużo, są policzone według liczb: 1{ $times }3 oznacza, że mogą tam być trzy karty o liczbie 1.
gauntlet-table-more = „?” i litera lub imię gracza, stos albo karta mówią o tym więcej; „?” i słowo z „{ $learnt }” pokazuje właśnie to.
gauntlet-table-on-table = Leży odkryta, ma ją przed sobą { $name }.
gauntlet-table-in-hand = Masz ją na ręce.
gauntlet-table-defeated = Leży odkryta jako pokonana, ma ją przed sobą { $name }.
gauntlet-table-hidden = Jest zakryta, na czyjejś ręce lub w stosie.
