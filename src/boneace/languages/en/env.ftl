# The environments for learners: actions, episodes and what is asked of them.

env-no-action = there is no action “{ $name }”: { $known }
env-no-learners = the moves of { $game } are numbered differently in every state: a game needs learners.py with TABLES for this
env-illegal = “{ $action }” is not legal now; legal: { $legal }
env-over = the match is over
env-no-world = none of { $tries } states drawn at random is consistent with what the seat sees
env-text = this is not the text of an episode: { $why }
env-text-version = this text of an episode is from another version of Bone Ace or of the game
env-text-move = move { $number } of the text cannot be made there
env-text-bytes = its state has { $given } bytes, not { $wanted }
env-text-seats = it has the knowledge of { $given ->
    [one] 1 seat
   *[other] { $given } seats
}, not of { $wanted }
env-text-damaged = it has been damaged
env-text-begun = a match does not begin in this state
env-text-field = “{ $field }” of its state cannot be { $given }
