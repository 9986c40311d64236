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
zoo-ordago = Says órdago at every chance, and accepts every órdago.
zoo-four-suits = Always draws to one card of each suit.
zoo-one-suit = Always draws to the suit that counts most.
zoo-random = Makes any legal move.
zoo-first-turn-knocker = Ends the deal as soon as the rules allow, with any hand.
zoo-knock = Takes what improves the hand, and knocks from { $points } points on.
zoo-stop-pair = Stops the bus with a pair or better.
zoo-stop-flush = Stops the bus with a flush or better.
zoo-stop-run = Stops the bus with a run or better.
zoo-stand = Stakes the middle, never doubles or divides, and stands on { $total }.
zoo-doubler = Stakes the most, doubles and divides whenever it may, and stands on 17.

## What a good book teaches, by game

zoo-textbook-thirty-one = Takes the upcard if it improves the hand, keeps the best suit, knocks from 22 points on the first turn to 29 later.
zoo-textbook-switch = Exchanges if it improves the hand, knocks from 22 points on the first turn to 27 later.
zoo-textbook-stop-the-bus = Makes the best exchange, stops the bus with a pair at first, with a flush later.
zoo-textbook-schwimmen = Keeps a first hand of 18, exchanges if it improves the hand, knocks from 24 points at first to 28 later.
zoo-textbook-best-pair-thirty-one = Raises pairs, sees with a king or an ace, folds the rest; stands on 26, or 24 if the other stands.
zoo-textbook-three-stake-brag = Brags by what a pair is worth, raises prials, drops less than a pair.
zoo-textbook-primiera = Draws one card to three suits, otherwise to the best suit; brags on a point of 45 or more.
zoo-textbook-vingt-un = Stakes high on an ace or a ten, divides aces and eights, stands on 16 or soft 18.
zoo-textbook-mus = Cuts the mus with a playable hand, bets with a hand that beats two of three, accepts by the odds, and never bets the game on a poor hand.
