# Messages of every match: whose turn it is, and what is not a move.

match-over = The match is over
match-card-first = Waiting for a card from the pack
match-turn = It is the turn of { $who } (seat { $turn }), not of seat { $seat }
match-turn-why = It is the turn of { $who } (seat { $turn }), not of seat { $seat }: { $why }
match-no-card-number = there is no card number { $number }
match-no-card-now = { $card } is not in the pack now
match-not-a-card = “{ $text }” is not a card of the { $kind ->
    [spanish] Spanish { $cards }-card pack
   *[french] { $cards }-card pack
}
match-no-move-number = there is no move number { $number }: moves are 0 to 62
match-why-not-shape = why_not in words.py of { $game } must return a sentence and the number of a clause, or None for the number: return say("…"), "AB-01". It returned { $given }
match-parse-shape = parse in words.py of { $game } must return the number of a move. For “{ $text }” it returned { $given }
match-no-seat = there is no seat { $seat }: seats are 0 to { $last }
match-long-text = “{ $text }” is too long to be a move
match-nothing-pushed = nothing has been pushed that could be taken back
match-no-aside = “{ $text }” is not an action that can be taken out of turn here
match-is-aside = “{ $text }” is done out of turn, and is not a move: it is for Match.aside
match-dealer = the dealer is a seat from 0 to { $last }, not { $dealer }
match-no-such-standing = by the rules no match can go on from this standing
match-players = { $named } players are named for { $seats } seats
match-not-a-move = “{ $given }” is not a move: a move is text, a Move or its number
match-no-event = there is no event { $number }: { $count ->
    [0] the match has none yet
    [one] the match has one, event 0
   *[other] the match has { $count }, counted from 0
}
match-no-move-now = seat { $seat } has no move now: it is not its turn
match-not-legal = move { $number } is not legal now; these are: { $moves }
match-not-legal-here = move { $number } is not legal here
