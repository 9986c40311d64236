# The plain table in the terminal, for every game without a table of its own. The names of moves and the
# facts about seats and table come from the game.

## Your turn, and the table

terminal-plain-hand-total = Your hand: { $cards }. It counts { $total }.
terminal-plain-pile = { $title }: { $cards }.
terminal-plain-pack = pack: { $cards }

## What you may do

terminal-plain-many = { $verb }: { $count } moves, such as { $move }; moves lists them all.
terminal-plain-help-moves = Moves: type a move as the list names it, its number in the list, or the start of its first word.
terminal-plain-help-cards = Cards alone, such as 7H, are enough if only one move names exactly those.

## Drawn

# A move and its key; + and − choose another where there are several.
terminal-plain-ask-move = { $count ->
    [1] { $label } ({ $key })
   *[other] { $label } ({ $key }, − + change it)
}
terminal-plain-key-card = A card of your hand, or an amount; a click does the same
terminal-plain-key-step = Another move of the same kind; another amount
