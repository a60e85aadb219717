### Woorden die alle spellen en alle delen van het programma gemeen hebben.

# Een speler zonder naam: de letter van de plaats.
player = Speler { $letter }

# De laatste twee delen van een opsomming, en elke twee ervoor. $sound is de klank waarmee het laatste begint.
list-and = { $first } en { $last }
list-comma = { $first }, { $last }
# In "2 rode en 1 blauw fiche" staat het zelfstandig naamwoord bij het laatste.
list-noun = last

## Hoe een spel afliep

outcome-winners =
    { $reason } { $number ->
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
    }
outcome-nobody = { $reason } Niemand wint.

## Waarom iets niet kan

reason-game-over = Het spel is afgelopen.
reason-not-your-turn = Je bent niet aan de beurt: nu beslist { $mover }.
reason-no-such-move = Er is geen zet met nummer { $move }.
reason-no-such-seat = Er is geen { $seat } in dit spel. Het heeft { $seats } plaatsen, genummerd vanaf 0.
reason-not-asked = Niet nu: kies eerst { $asked }.
reason-not-a-move = ‘{ $text }’ is geen zet. Zetten schrijf je zo: { $forms }.
reason-not-a-text = “{ $text }” is geen tekst. Een zet wordt als tekst geschreven.
reason-not-a-structure = Dit beschrijft geen zet: { $structure }
reason-bad-option = ‘{ $value }’ kan niet voor ‘{ $option }’. Mogelijk: { $allowed }.
reason-no-such-option = Er is geen optie ‘{ $option }’. Beschikbaar: { $allowed }.
reason-no-such-game = Er is geen spel ‘{ $game }’. Beschikbaar: { $games }.
reason-no-rules-text = Het spel ‘{ $game }’ heeft geen regels om te lezen.
reason-nothing-about = Er is niets over ‘{ $subject }’. Het lijkt op: { $near }.
reason-nothing-about-no-near = Er is niets over ‘{ $subject }’. Noem een kaart, een regel zoals 4.2 of een uitspraak zoals R7.
reason-bad-seed = ‘{ $seed }’ is geen seed. Een seed is een geheel getal kleiner dan 2 tot de macht 62, of 32 bytes.
reason-bad-dice = Dit beschrijft geen dobbelstenen: { $dice }
reason-deaf = Deze stelling houdt niet bij wat er gebeurt. Begin of laad het spel met listen=True om dat te horen.

## Wat er mis is met gegevens; $where is de plaats daarin

reason-data-no-object = { $where }: hier hoort een object met namen.
reason-data-missing = { $where }: ‘{ $name }’ ontbreekt.
reason-data-unknown = { $where }: ‘{ $name }’ bestaat hier niet; haal het weg.
reason-data-no-list = { $where }: hier hoort een lijst.
reason-data-length = { $where }: de lijst heeft lengte { $length }; toegestaan is { $least } tot en met { $most }.
reason-data-number = { $where }: ‘{ $value }’ is geen geheel getal van { $least } tot en met { $most }.
reason-data-truth = { $where }: ‘{ $value }’ is geen true en geen false.
reason-data-word = { $where }: ‘{ $value }’ kan niet. Mogelijk: { $allowed }.
reason-data-other-game = Dit beschrijft geen stelling van het spel ‘{ $game }’.
reason-data-version = ‘{ $name }’ is { $value }, maar hier kan alleen { $expected } worden gelezen.

## De regels om te lezen

rulebook-answer = { $answer } { $why } ({ $confidence })
rulebook-option = Optie ‘{ $option }’ ({ $allowed }): { $about }
