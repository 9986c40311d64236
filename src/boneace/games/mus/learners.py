"""Learners' data for Mus: actions, observations, and what can be won."""

from __future__ import annotations

from boneace.games.discards.words import BY_PLACES
from boneace.games.facts import Facts
from boneace.games.fields import (
    IN_ANY_GAME,
    Bounds,
    Field,
    cards,
    code,
    count,
    flag,
    marks,
    phase,
    seat,
    seats,
)
from boneace.games.mus.asides import SIGNALS
from boneace.games.mus.sent import MusHow, MusLance, MusPhase
from boneace.games.mus.sides import sides
from boneace.games.mus.state import (
    ALONE,
    HAND,
    LANCES,
    MOST,
    MUS,
    OPENING,
    PARTNERS,
    RAISED,
    SIGNALLING,
    UNABLE,
)
from boneace.games.mus.words import ANSWERS, NUMBERS, OPENINGS
from boneace.kernel.sets import rule

#: To open and to answer; nobody may open with one stone. Discards are named by the places of the
#: cards in the hand, by rising number.
TABLES = (("", *OPENINGS[1:]), (*ANSWERS, "", *BY_PLACES))


@rule
def table(o, s):
    return 0 if s.phase == OPENING else 1


_WORDS = [word for word, number in NUMBERS.items() if number < MUS]
#: The possible announcements, by number as in `said`; the stones are in `asked` and `sure`.
_SAID = (
    *("envido",) * MOST,
    *_WORDS,
    *("",) * (RAISED - MOST - len(_WORDS)),
    *("reenvido",) * MOST,
)
_LANCES = tuple(MusLance)[:LANCES]
_HOW = [name.lower().replace("_", " ") for name in MusHow.__members__][UNABLE:]

FIELDS: tuple[Field, ...] = (
    cards("hands", "the cards that the viewer holds", "own"),
    cards("stock", "the cards that the viewer has not located"),
    phase(MusPhase),
    seat("turn", "the seat to move"),
    seat("dealer", "the dealer, after whom the eldest sits"),
    count("own_total", "the face value of the viewer's hand", 40),
    seats("talked", "who has said mus since the last cards came"),
    seat("cut_by", "who said no mus"),
    flag("running", "whether the pack still passes on").when("corrido"),
    count("exchanges", "exchanges begun in this deal"),
    count("thrown", "how many cards each discarded in the last exchange", HAND, by="seat"),
    count("stock_left", "how many cards the stock holds", 40),
    code("lance", "the lance that is played", _LANCES),
    flag("punto", "whether the last lance is punto"),
    seats("pares", "who has declared pares"),
    seats("juego", "who has declared juego"),
    seats("to_speak", "who has yet to open or pass, or to answer"),
    count("asked", "the stones that an acceptance would bet, up to 255"),
    count("sure", "those of them that were accepted before, up to 255"),
    seats("takers", "who has accepted what is bet").when("sides", ALONE),
    code("said", "what each last said in this lance", _SAID, by="seat"),
    seat("by", "who bet last in each lance", by="place"),
    code("how", "how each lance has gone", _HOW, low=1, by="place"),
    seats("within", "who is in on the bet of each lance", by="place").when("sides", ALONE),
    count("bets", "the stones accepted in each lance, up to 255", by="place"),
    count("dejes", "the stones paid for a bet that was declined, up to 255", by="place"),
    # Signals exist only at a table: they are not moves.
    marks(
        "signals",
        "the signals seen of each other seat",
        [signal.name for signal in SIGNALS],
        by="row",
        each=SIGNALLING,
    ).when("sides", PARTNERS),
    count("stones", "stones in this game", by="side").when("sides", PARTNERS),
    count("stones", "stones in this game", by="seat").when("sides", ALONE),
    count("games", "games won", by="side").when("sides", PARTNERS),
    count("games", "games won", by="seat").when("sides", ALONE),
)

#: These follow from the other fields and from the moves seen.
FOLLOWS = (
    *IN_ANY_GAME,
    "phase",
    "to_come",
    "own_total",
    "own_signals",
    "own_pares",
    "talked",
    "cut_by",
    "able",
    "to_speak",
    "takers",
    "lance",
    "said",
    "by",
    "asked",
    "sure",
    "exchanges",
    "thrown",
    "last_by",
    "last_totals",
    "last_pares",
    "last_dealer",
)


def bounds(options: Facts) -> Bounds:
    """Mus may be said without end. The unit is games: a side's own, less all others."""
    many, wanted = sides(options), options.games // 2 + 1
    most_played = wanted + (many - 2) * (wanted - 1)  # by all the others together
    ends = "A match ends when a side has won more than half of its games, each of them by stones."
    return Bounds(None, -most_played, (many - 1) * wanted, ends)
