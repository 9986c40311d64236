# What a hand counts, as the library tells it.

scores-points = { $total } points
scores-none = { $game } does not define what a hand counts
scores-cards = a hand of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} counts nothing in { $game }
scores-pack = not in the pack of { $game } under these options: { $cards }
