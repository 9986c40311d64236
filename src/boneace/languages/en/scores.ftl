# What a hand counts, as the library tells it.

scores-points = { $total } points
scores-none = { $game } does not say what a hand counts: a game needs worth.py for this
scores-cards = a hand of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} counts nothing in { $game }
scores-pack = not in the pack of { $game } under these options: { $cards }
