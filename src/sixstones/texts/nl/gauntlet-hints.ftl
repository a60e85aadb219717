### Infinity Gauntlet: waarom een bot, of een hint, kiest wat hij kiest.

gauntlet-hint-only-move = Iets anders kan niet.

## Guesses

gauntlet-hint-guess-seen = { $card-full } is daar zeker.
gauntlet-hint-guess-likeliest = Uitgesloten is: { $gone }. Van de andere getallen is { $number } het waarschijnlijkst: { $chance } %.
gauntlet-hint-guess-likeliest-no-gone = { $number } is het waarschijnlijkste getal, met een kans van { $chance } %.
gauntlet-hint-guess-stone = Met { $number }, een kans van { $chance } %, moet er misschien een Infinity Stone terug in de stapel.
gauntlet-hint-guess-most = Met { $number } worden waarschijnlijk de meeste helden geraakt.

## Fights and targets

gauntlet-hint-fight-odds = De kans om het gevecht te winnen is { $chance } %.
gauntlet-hint-decline-odds = Het gevecht is het niet waard: de kans om het te winnen is { $chance } %.
gauntlet-hint-decline-fights = Geen gevecht is de moeite waard.
gauntlet-hint-fight-with = { $card-full } heeft de beste vooruitzichten: een kans van { $chance } % om te winnen.
gauntlet-hint-target-most-likely = De kans op verlies is het grootst bij { $seat }: { $chance } %.
gauntlet-hint-target-fights-best = { $seat } heeft de beste vooruitzichten: een kans van { $chance } %.
gauntlet-hint-token-where-needed = { $seat } heeft het meest aan een Kracht-fiche.
gauntlet-hint-look-where-needed = { $seat } kan het meest met wat er te zien is.

## Which card

gauntlet-hint-play-to-hit = { $card-full } raakt met een kans van { $chance } %.
gauntlet-hint-play-to-hit-all = { $card-full } kan meerdere helden raken.
gauntlet-hint-play-to-fight = { $card-full } belooft een gevecht dat met een kans van { $chance } % gewonnen wordt.
gauntlet-hint-play-for-token = Kracht-fiches beslissen gevechten.
gauntlet-hint-play-to-draw = { $card-full } brengt nieuwe kaarten.
gauntlet-hint-play-stone = Open voor Thanos is { $card-full } veilig.
gauntlet-hint-look-for-team = Wat { $card-full } laat zien, helpt het team.
gauntlet-hint-keep-card = { $card-full } kun je beter voor later bewaren.
gauntlet-hint-keep-stones = De Infinity Stones zijn nodig voor de knip; { $card-full } niet.
gauntlet-hint-put-down-low = Een lage kaart is het minste verlies.
gauntlet-hint-lose-cheapest = { $card-full } is het minste verlies.
gauntlet-hint-order-best-first = De volgende speler trekt de beste kaart.
gauntlet-hint-snap-now = Alle Infinity Stones zijn bij elkaar: dit wint het spel.
