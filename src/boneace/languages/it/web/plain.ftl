# Il tavolo semplice, per ogni gioco che non ne ha uno proprio. I titoli dei mucchi, i dati e i nomi delle
# mosse vengono dal gioco.

## Pulsanti

plain-choose = Prima scegline una dall’elenco.
plain-choose-cards = Premi le carte che vuoi, o scegli dall’elenco.
plain-not-together = Queste carte insieme non sono una mossa: rimettine giù qualcuna o scegli dall’elenco.
# L’elenco di tutte le mosse di un tipo: { $name } è la scritta del loro pulsante.
plain-list = { $name }: tutte le mosse possibili
plain-list-open = Scegli… ({ $n })
plain-press = Adesso premi «{ $name }».
plain-press-again = Premi di nuovo la carta per giocarla.
plain-ready = Pronto: { $name }.
plain-ready-key = Pronto: { $name }, tasto { $key } o Invio.

## Per i lettori di schermo

plain-hold = Hai { $cards }.
plain-hold-worth = Hai { $cards }: { $worth }.
plain-pile = { $title }: { $cards }.
plain-played = { $who } { $card }
plain-turn = Tocca a te.
plain-turn-task = Tocca a te: { $task }.
plain-range = { $name } da { $least } a { $most }

## La fine di una smazzata

plain-not-shown = non mostrate

## Tasti

plain-key-number = Premi un pulsante, contato dal primo
plain-key-step = La mossa seguente o precedente di un elenco; più o meno di una quantità
