"""What learners are given of Thirty-one: actions, what is observed, and how long a match can be."""

from __future__ import annotations

from math import inf

from boneace.cards import members
from boneace.games.facts import Facts
from boneace.games.fields import Bounds, Field, card, cards, code, count, seat, seats, signed
from boneace.games.sent import coded
from boneace.games.thirty_one.sent import ThirtyOnePhase
from boneace.games.thirty_one.state import DISCARDING, DRAW, GIVEN, LIVES, POINTS, POT, SLOTS
from boneace.games.thirty_one.words import DISCARDS, VERBS
from boneace.kernel.sets import rule


def _places(chosen: int) -> str:
    return " ".join(str(place + 1) for place in members(chosen))


EXCHANGES = tuple(
    f"exchange {_places(int(given))} for {_places(int(slots))}"
    for given, slots in zip(GIVEN, SLOTS, strict=True)
)
_GAP = ("",) * (DRAW - len(EXCHANGES))

#: By turn: exchanges with the widow by places (the hand's cards from the ace up), and the verbs;
#: then the discards.
TABLES = ((*EXCHANGES, *_GAP, *VERBS), (*DISCARDS, *VERBS))


@rule
def table(o, s):
    return 1 if s.phase == DISCARDING else 0


FIELDS: tuple[Field, ...] = (
    cards("hands", "the cards that the viewer holds", "own"),
    cards("shown", "the cards that everybody saw go to a hand and stay there", "others"),
    cards("stock", "the cards that the viewer has not located"),
    card("upcard", "the top of the discard pile"),
    card("taken", "the card taken from the discard pile this turn"),
    card("widow", "the cards of the widow, by slot", "place").when("widow"),
    code("phase", "what is being done", coded(ThirtyOnePhase)),
    seat("turn", "the seat to move"),
    seat("dealer", "the dealer"),
    seat("knocker", "who has knocked"),
    seat("discarder", "who has discarded the upcard"),
    seats("alive", "who is in"),
    count("stock_left", "how many cards the stock holds", 52),
    count("turns", "how many turns have begun in this deal"),
    count("own_total", "what the viewer's hand counts, in half points", 62),
    count("lives", "lives", by="seat").when("keeps", LIVES),
    signed("points", "points", by="seat").when("keeps", POINTS),
    signed("chips", "chips won or lost", by="seat").when("keeps", POT),
    count("table", "the tokens on the table").when("keeps", POT),
)


def bounds(options: Facts) -> Bounds:
    """Nobody need ever knock, and a stock that runs out may be made again from the discards."""
    ends = "A deal ends when somebody knocks or shows 31, or the stock runs out."
    if options.keeps == LIVES:
        return Bounds(None, -1, options.seats - 1, ends)
    return Bounds(None, -inf, inf, ends)
