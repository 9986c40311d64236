# The zoo: fixed strategies that bots are measured against (boneace arena GAME --list).
#
# The names of strategies (caller, knock_25) are typed as they are in every language.

zoo-unknown = the zoo has no strategy “{ $name }” for { $game }: { $known }
zoo-caller = Always matches, sees or accepts, and never raises.
zoo-raiser = Always raises by the most, up to a limit.
zoo-folder = Gives up as soon as others bet, unless the hand is almost unbeatable.
zoo-honest = Bets what the hand is worth, and never bluffs.
zoo-bluffer = Bets what the hand is worth, and bets one poor hand in four like a strong one.
zoo-trapper = Waits with a strong hand until others have bet and raised, and then raises by the most.
zoo-random = Makes any legal move.
zoo-first-turn-knocker = Ends the deal as soon as the rules allow, with any hand.
zoo-knock = Takes what improves the hand, and knocks from { $points } points on.
