# What a hand counts, for whoever asks for it from Python.

scores-points = { $total } points
scores-none = nothing is said of what a hand counts in { $game }
scores-cards = a hand of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} counts nothing in { $game }
scores-pack = not in the pack of { $game } under these options: { $cards }
