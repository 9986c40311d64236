# Hints during a match, and the review of a finished one.

hints-title = Hint
hints-ask = What are my moves worth?
hints-key = Hint: what your moves are worth
hints-said = Hint. { $move }: { $why }
hints-not-now = You can ask for a hint when it is your turn.
hints-on = Hints are on in this match.
hints-asking = Your moves are being valued; this takes a moment.
hints-off = Hints are off. Asking for one switches them on for this match.
# The best move, with the number that the list has beside it.
hints-best = Hint: { $move } ({ $number })
    .wins = Hint: { $move } (wins { $number })
hints-marked = The hint says: this one.
hints-all = All { $n } moves
hints-percent = { $n } %
hints-sure-exact = Exact values.
hints-sure-abstract = Exact for a simpler game, and approximate for this one.
hints-sure-rollout = Estimates: each move was tried in many deals that fit what the player knows, and everybody then played by simple rules.
hints-review = Review
hints-review-asking = Every decision is being valued; this takes some seconds.
hints-review-meaning = The result is luck plus mistakes. Luck is what the cards and the other players brought.
hints-counted = { $unit ->
    [game] Counted in games.
    [chip] Counted in chips.
    [point] Counted in points.
   *[stake] Counted in stakes: everybody puts in one, and the winner takes them.
  }
hints-player = Player
hints-result = Result
hints-luck = Luck
hints-mistakes = Mistakes
hints-worst = Decisions that lost most
    .yours = Your decisions that lost most
    .others = Those of the others ({ $n })
hints-lost = Deal { $deal }, { $who }: “{ $made }”; better “{ $best }”
hints-cost = cost { $loss }
hints-give-or-take = give or take { $error }
hints-matches = { $n } matches in 100
hints-none-lost = No decision lost anything that can be detected.
    .yours = No decision of yours lost anything that can be detected.
hints-allow = Players may ask for hints
    .meaning = A hint tells a player what their own moves are worth, from what they know. Usual against bots, not between people.
