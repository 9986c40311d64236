# Hints during a match, and the review of a finished one.

hints-title = Hint
hints-ask = What are my moves worth?
hints-key = Hint: what your moves are worth
hints-said = Hint. { $move }: { $why }
hints-not-now = A hint is for your turn.
hints-percent = { $n } %
hints-sure-exact = Exact values.
hints-sure-abstract = Exact for a simpler game, and near for this one.
hints-sure-rollout = Estimates: each move was tried in many possible worlds.
hints-review = Review
hints-review-ask = Review the match
hints-review-asking = Every decision is being valued; this takes some seconds.
hints-review-meaning = A result is luck less mistakes. Luck is what cards and other players brought.
hints-player = Player
hints-result = Result
hints-luck = Luck
hints-mistakes = Mistakes
hints-worst = Decisions that lost most
hints-lost = Deal { $deal }, { $who }: “{ $made }”; better “{ $best }”, by { $loss }
hints-give-or-take = give or take { $error }
hints-matches = ({ $n } % of matches)
hints-none-lost = No decision lost anything that can be detected.
hints-allow = Players may ask for hints
    .meaning = A hint tells a player what their own moves are worth, from what they know. Usual against bots, not between people.
