"""The state of a match of Best, Pair and Thirty-one, its moves, and the codes of its options."""

import numpy as np

from boneace.games.best_pair_thirty_one.declaration import DECLARATION
from boneace.games.best_pair_thirty_one.sent import BestPairPhase
from boneace.games.options import codes, options_layout
from boneace.games.sent import coded
from boneace.games.vying.rules import VYING
from boneace.kernel.states import layout

DEALING, BETTING, COUNTING, DRAWING, DONE = range(len(coded(BestPairPhase)))  # `phase`
BEST, PAIR, COUNT = range(3)  # the stages of a deal (BPT-14)
GAME = 11  # BPT-11: points that win the game
SINGLE = 6  # BPT-12: a player with fewer when the other reaches 11 loses a double game

# Moves
PASS, RAISE, SEE, FOLD, DRAW, STAND = range(6)

#: `won`: which seat won a stage, or one of these. Typed: a rule called with plain numbers is
#: compiled once for each of them.
NOT_YET, NOBODY, BOTH = np.int64(-2), np.int64(-1), np.int64(2)

#: `how` a stage was decided. Best: by rank or by suit. Pair: by passing, a fold or a see.
BY_RANK, BY_SUIT = np.int64(1), np.int64(2)
PASSED, FOLDED, SEEN = np.int64(1), np.int64(2), np.int64(3)
#: Thirty-one: 31 or 32 as dealt, 31 or too many drawn, totals, equal totals by their highest cards.
DEALT_31, DEALT_32, MADE_31 = np.int64(1), np.int64(2), np.int64(3)
WENT_OVER, BY_TOTAL, BY_HIGHEST = np.int64(4), np.int64(5), np.int64(6)

_, HIDDEN = codes(DECLARATION, "pair_cards")
WINNER, ALL = codes(DECLARATION, "showdown")
MUST_ANSWER, _ = codes(DECLARATION, "after_pass")
OWN, EITHER = codes(DECLARATION, "raise_limit")
AT_ONCE, MAY_RAISE = codes(DECLARATION, "see_at_ten")
HIGHER, NON_DEALER = codes(DECLARATION, "two_prials")
_, EACH, DEALER = codes(DECLARATION, "two_32s")
_, LOSER = codes(DECLARATION, "next_game_dealer")

Options = options_layout(DECLARATION)
State = layout(
    [
        ("hands", "i8", 2),
        ("shown", "i8", 2),  # the cards of each hand that both players have seen
        ("stock", "i8"),
        *VYING,  # the betting for Pair; `asked` is the stake proposed
        ("satisfied", "i8"),  # the set of the seats that draw no more
        ("winners", "i8"),
        ("last_shown", "i8", 2),  # the cards shown by the end of the last deal
        ("deal", "i4"),
        ("points", "i4", 2),
        ("games", "i4", 2),
        ("changes", "i4", 2),  # points made in this deal
        ("last_points", "i4", 2),  # at the end of the last deal
        ("last_changes", "i4", 2),
        ("upcard", "i1", 2),  # the card that each was dealt face up
        ("won", "i1", 3),  # by stage: a seat, or NOT_YET, NOBODY, BOTH
        ("how", "i1", 3),
        ("worth", "i1", 3),  # the points that it brought
        ("said", "i1", 2),  # the announcement at a see: a rank, 16 more for a pair, or -1
        ("totals", "i1", 2),  # the totals announced for Thirty-one, or -1
        ("tops", "i1", 2),  # the ranks of the highest cards, announced at equal totals, or -1
        ("prials", "i1"),  # the set of the seats that announced one
        ("last_upcard", "i1", 2),
        ("last_won", "i1", 3),
        ("last_how", "i1", 3),
        ("last_worth", "i1", 3),
        ("last_said", "i1", 2),
        ("last_totals", "i1", 2),
        ("last_tops", "i1", 2),
        ("last_prials", "i1"),
        ("last_held", "i1", 2),
        ("last_game", "i1"),  # 1 + the seat that won a game with the last deal, or 0
        ("double", "i1"),  # whether the last game won was a double one
        ("passed", "i1"),  # whether the non-dealer passed
        ("seen_early", "i1"),  # whether the non-dealer saw before any bet, and the dealer may raise
        ("phase", "i1"),
        ("turn", "i1"),
        ("dealer", "i1"),
        ("to_deal", "i1"),
        ("own_value", "i1"),  # in views only: the viewer's value for Pair, or -1
        ("own_total", "i1"),  # in views only: the viewer's count, or -1
        ("held", "i1", 2),
        ("stock_left", "i1"),
        ("seen_by", "i1"),
        ("carried_over", "i1"),
    ]
)
