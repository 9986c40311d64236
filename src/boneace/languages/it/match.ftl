# Quello che dice ogni partita: a chi tocca e che cosa non è una mossa.

match-over = La partita è finita
match-card-first = Si aspetta una carta dal mazzo
match-turn = È il turno di { $who } (posto { $turn }), non del posto { $seat }
match-turn-why = È il turno di { $who } (posto { $turn }), non del posto { $seat }: { $why }
match-no-card-number = non c’è nessuna carta numero { $number }
match-no-card-now = { $card } adesso non è nel mazzo
match-not-a-card = «{ $text }» non è una carta del mazzo { $kind ->
    [spanish] spagnolo
   *[french] francese
} da { $cards }
match-no-move-number = non c’è nessuna mossa numero { $number }: le mosse vanno da 0 a 62
match-why-not-shape = why_not in words.py di { $game } deve restituire una frase e il numero di una clausola, oppure None come numero: return say("…"), "AB-01". Ha restituito { $given }
match-parse-shape = parse in words.py di { $game } deve restituire il numero di una mossa. Per «{ $text }» ha restituito { $given }
match-no-seat = non c’è il posto { $seat }: i posti vanno da 0 a { $last }
match-long-text = «{ $text }» è troppo lungo per essere una mossa
match-nothing-pushed = non c’è nessuna mossa da annullare
match-no-aside = «{ $text }» non è qualcosa che qui si possa fare fuori turno
match-is-aside = «{ $text }» si fa fuori turno e non è una mossa: è per Match.aside
match-dealer = il mazziere è un posto da 0 a { $last }, non { $dealer }
match-no-such-standing = secondo le regole nessuna partita può proseguire da questo punteggio
match-players = ci sono { $named } nomi di giocatori per { $seats } posti
match-not-a-move = «{ $given }» non è una mossa: una mossa è un testo, un Move o il suo numero
match-no-event = non c’è nessun evento { $number }: { $count ->
    [0] la partita non ne ha ancora
    [one] la partita ne ha uno, lo 0
   *[other] la partita ne ha { $count }, contati da 0
}
match-no-move-now = il posto { $seat } non ha mosse: non è il suo turno
match-not-legal = la mossa { $number } non è permessa adesso; sono permesse: { $moves }
match-not-legal-here = la mossa { $number } non è permessa qui
