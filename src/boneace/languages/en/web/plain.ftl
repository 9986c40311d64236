# The plain table, for every game without a table of its own. Titles of piles, facts and the labels of moves
# come from the game.

## Buttons

plain-choose = Choose one from the list first.
plain-choose-cards = Press the cards you want, or choose from the list.
plain-not-together = These cards do not make a move together: put some back, or choose from the list.
# The list of all moves of one kind: { $name } is the label of their button.
plain-list = { $name }: all legal moves
plain-list-open = Choose… ({ $n })
plain-press = Now press “{ $name }”.
plain-press-again = Press the card again to play it.
plain-ready = Ready: { $name }.
plain-ready-key = Ready: { $name }, key { $key } or Enter.

## For screen readers

plain-hold = You hold { $cards }.
plain-hold-worth = You hold { $cards }: { $worth }.
plain-pile = { $title }: { $cards }.
# A card on the table, and who has played it.
plain-played = { $who } { $card }
plain-turn = Your turn.
plain-turn-task = Your turn: { $task }.
plain-range = { $name } { $least } to { $most }

## The end of a deal

plain-not-shown = not shown

## Keys

plain-key-number = Press a button, counted from the first
plain-key-step = The next or the previous move of a list; more or less of an amount
