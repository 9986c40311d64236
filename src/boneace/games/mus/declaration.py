"""The options of Mus, and how the versions differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boneace.cut import FirstDealer
from boneace.declare import Declaration, Option, Preset
from boneace.described import Cover, Value

PARTNERS = 4  # seats of the partnership game
OPTIONS = (
    Option.of(
        "mus",
        "kings",
        "eight",
        ("eight", "four", "printed"),
        ("MUS-12", "MUS-13", "B-MUS-01"),
        "cards",
    ),
    Option.of("mus", "wild", "none", ("none", "each"), ("MUS-52", "B-MUS-09"), "cards"),
    Option.of("mus", "natural_first", False, None, ("B-MUS-09",), "cards"),
    Option.of("mus", "la_real", False, None, ("B-MUS-20",), "cards"),
    Option.of(
        "mus", "sides", "partners", ("partners", "alone"), ("MUS-01", "MUS-53", "B-MUS-10"), "game"
    ),
    Option.of("mus", "target", 40, range(5, 101), ("MUS-05",), "game"),
    Option.of("mus", "games", 3, range(1, 10, 2), ("MUS-06",), "game"),
    Option.of("mus", "corrido", False, None, ("B-MUS-16",), "game"),
    Option.of("mus", "stock_from", "all", ("all", "others"), ("MUS-19", "B-MUS-12"), "game"),
    Option.of("mus", "answer", "either", ("either", "first"), ("MUS-41", "B-MUS-02"), "betting"),
    Option.of("mus", "takers", "any", ("any", "one"), ("B-MUS-10",), "betting"),
    Option.of("mus", "pass_pays", "basic", ("basic", "literal"), ("MUS-32", "B-MUS-04"), "count"),
    Option.of("mus", "partner_counts", True, None, ("MUS-32", "B-MUS-05"), "count"),
    Option.of(
        "mus", "ordago_settles", "round", ("round", "counted"), ("MUS-45", "B-MUS-07"), "count"
    ),
    Option.of(
        "mus",
        "signals",
        "chance",
        ("off", "unseen", "chance"),
        ("MUS-03", "MUS-49", "B-MUS-15"),
        "signals",
    ),
    Option.of("mus", "signal_chance", 25, range(101), ("B-MUS-15",), "signals"),
    Option.of("mus", "courtesy", False, None, ("MUS-50",), "signals"),
)


def cut(pack: Sequence[int], seats: int) -> FirstDealer:
    """B-MUS-17: everybody draws a card; the lowest deals first, of equal ones the first drawn."""
    turned = tuple((seat, int(pack[seat])) for seat in range(seats))
    return FirstDealer(min(turned, key=lambda drawn: drawn[1] % 10)[0], turned)


def seated(values: Mapping[str, Value]) -> range:
    """MUS-01, MUS-53: four play in partnerships, four to eight each alone."""
    return range(PARTNERS, 9) if values["sides"] == "alone" else range(PARTNERS, PARTNERS + 1)


DECLARATION = Declaration(
    name="mus",
    min_seats=4,
    max_seats=8,
    options=OPTIONS,
    enough_cards=lambda values, seats, cards: cards.bit_count() >= 4 * seats + 4,
    presets=(
        Preset.of("mus", "default", {}, ("MUS-05", "MUS-06", "MUS-13")),
        Preset.of("mus", "four-kings", {"kings": "four"}, ("MUS-12", "B-MUS-01")),
        Preset.of("mus", "thirty", {"target": 30}, ("MUS-05",)),
        Preset.of("mus", "la-real", {"la_real": True}, ("B-MUS-20",)),
        Preset.of("mus", "corrido", {"corrido": True}, ("B-MUS-16",)),
        Preset.of("mus", "perico", {"wild": "each"}, ("MUS-52", "B-MUS-09")),
        Preset.of(
            "mus",
            "literal",
            {"pass_pays": "literal", "partner_counts": False},
            ("MUS-32", "B-MUS-04", "B-MUS-05"),
        ),
        Preset.of("mus", "ilustrada", {"sides": "alone"}, ("MUS-53", "B-MUS-10")),
    ),
    package="boneace.games.mus",
    layout="mus",
    place=80,
    prize="game",
    cover=Cover(("KO", "KC", "3E", "AB"), ("??", "??", "??", "??"), counters="stones"),
    asides="asides",
    length="games",
    cut=cut,
    seated=seated,
    partners={"sides": "partners"},
    only_with={
        "natural_first": {"wild": ("each",)},
        "answer": {"sides": ("partners",)},
        "takers": {"sides": ("alone",)},
        "partner_counts": {"sides": ("partners",)},
        "signals": {"sides": ("partners",)},
        "signal_chance": {"signals": ("chance",), "sides": ("partners",)},
    },
)
