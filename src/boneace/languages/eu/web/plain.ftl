# Mahai arrunta, berea ez duen joko orotarako. Pilen izenburuak, datuak eta jokaldien izenak jokoak ematen ditu.

## Botoiak

plain-choose = Aukeratu lehenik bat zerrendan.
plain-choose-cards = Sakatu nahi dituzun kartak, edo aukeratu zerrendan.
plain-not-together = Karta hauek batera ez dira jokaldi bat: utzi batzuk edo aukeratu zerrendatik.
plain-list = { $name }: egin dezakezun guztia
plain-list-open = Aukeratu… ({ $n })
plain-press = Orain sakatu «{ $name }».
plain-press-again = Sakatu berriro karta jokatzeko.
plain-ready = Prest: { $name }.
plain-ready-key = Prest: { $name }, { $key } edo Sartu tekla.

## Mahaia entzuten duenari esaten zaiona

plain-hold = Zure kartak: { $cards }.
plain-hold-worth = Zure kartak: { $cards }; { $worth }.
plain-pile = { $title }: { $cards }.
plain-played = { $who } { $card }
plain-turn = Zure txanda.
plain-turn-task = Zure txanda; { $task }.
plain-range = { $name }, { $least } eta { $most } artean

## Banaketa baten amaiera

plain-not-shown = erakutsi gabe

## Teklak

plain-key-number = Sakatu botoi bat, lehenengotik zenbatuta
plain-key-step = Zerrendako hurrengo edo aurreko jokaldia; kopuru handiagoa edo txikiagoa
