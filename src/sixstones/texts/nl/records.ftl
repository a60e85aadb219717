### Verslagen van spellen: wat er mis mee is, en wat er verder over te zeggen valt.

## Kopregels

reason-record-not-a-record = Dit is geen verslag van Six Stones. Een verslag begint met ‘Six Stones record 1’.
reason-record-other-format = Dit verslag heeft formaat { $found }; hier kan formaat { $known } worden gelezen. Voor andere formaten is een andere versie van Six Stones nodig.
reason-record-newer-rules = Dit spel ‘{ $game }’ is gespeeld volgens versie { $found } van de regels, maar hier zijn alleen versies tot en met { $known } bekend. Installeer een nieuwere Six Stones.
reason-record-not-text = Deze regel is geen tekst (UTF-8).
reason-record-unexpected = ‘{ $text }’ staat waar een regel als ‘{ $expected }’ hoort.
reason-record-unexpected-no-text = Hier ontbreekt een regel als ‘{ $expected }’.
reason-record-unusable = Deze kopregel is niet bruikbaar. { $why }
reason-record-bad-name = De naam { $name } kan niet. Een naam is tekst op één regel, zonder besturingstekens en zonder spaties eromheen.
reason-record-bad-date = Die dag bestaat niet: { $date }.
reason-record-seat-order = Plaats { $found } staat waar plaats { $expected } hoort.
reason-record-not-json = De stelling is geen geldige JSON.
reason-record-other-options = De stelling heeft andere opties of een ander aantal plaatsen dan de kopregels erboven.
reason-record-head-changed = De kopregels zijn veranderd: hun controlegetal klopt niet.
reason-record-no-empty-line = Tussen de kopregels en het spel hoort een lege regel.

## Regels van het spel

reason-record-bad-line = ‘{ $text }’ heeft niet de vorm van regel { $number } van het spel.
reason-record-bad-line-no-text = Hier hoort regel { $number } van het spel, maar deze regel is leeg.
reason-record-number = Regel { $found } van het spel staat waar regel { $expected } hoort: er ontbreekt een regel, er is er een te veel of de volgorde klopt niet.
reason-record-line-changed = Deze regel is veranderd: het controlegetal klopt niet.
reason-record-no-such-seat = Er is geen plaats { $letter } in dit spel.
reason-record-wrong-mover = Hier moest { $mover } beslissen, niet { $seat }.
reason-record-illegal = ‘{ $text }’ kan hier niet. { $why }
reason-record-other-position = De stelling na deze regel is niet de stelling die is vastgelegd.
reason-record-undo-too-far =
    { $count ->
        [one] { $count } beslissing kan niet worden teruggenomen:
       *[other] { $count } beslissingen kunnen niet worden teruggenomen:
    } { $standing ->
        [0] er is er geen.
        [one] er is er maar { $standing }.
       *[other] er zijn er maar { $standing }.
    }

## Het einde

reason-record-not-over = Als uitslag staat er ‘{ $found }’, maar het spel is niet afgelopen.
reason-record-wrong-result = Als uitslag staat er ‘{ $found }’, maar het spel eindigde met ‘{ $expected }’.
reason-record-wrong-seed = Deze seed past niet bij de vastlegging in de kopregels.
reason-record-other-seed = Het seed-bestand naast het verslag past niet bij deze vastlegging.
reason-record-wrong-hash = De afsluitende hash klopt niet: het einde van het verslag is veranderd.
reason-record-after-end = Na de afsluitende hash mag niets meer komen.

## Verdergaan, en wat geen fout is

reason-record-in-use = Een ander programma schrijft dit verslag. Sluit het daar eerst.
reason-record-closed = Dit spel is afgesloten: het kan worden nagespeeld, maar niet voortgezet.
reason-record-resume-older = Dit spel is begonnen volgens versie { $found } van de regels en kan niet volgens versie { $known } worden voortgezet. Het kan worden nagespeeld.
reason-record-differs = Dit spel is gespeeld volgens versie { $found } van de regels; volgens versie { $known } verloopt het vanaf hier anders. { $why }
reason-record-older = Het spel is gespeeld volgens versie { $found } van de regels; volgens versie { $known } verloopt het hetzelfde.
reason-record-torn = Regel { $line }, de laatste, is halverwege afgebroken en telt niet mee.
reason-record-cut-head = Het bestand is in de kopregels afgebroken: er staat geen enkele beslissing in.
reason-record-no-seed = De zetten konden niet worden nagespeeld: de seed van de dobbelstenen is nog geheim en ligt niet naast het verslag.
reason-record-unreadable = Het bestand kan niet worden gelezen: { $error }
