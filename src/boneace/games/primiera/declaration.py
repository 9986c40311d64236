"""The options of Primiera, and how Primero differs."""

from __future__ import annotations

from boneace.declare import Declaration, Option, Preset
from boneace.described import Cover
from boneace.games.amounts import MOST

OPTIONS = (
    Option.of(
        "primiera",
        "order",
        "flush",
        ("flush", "fifty_five", "chorus"),
        ("PRI-08", "PRI-09", "PRI-10", "PRX-14", "B-PRI-03"),
        "cards",
    ),
    Option.of("primiera", "sets_are_primiera", False, None, ("PRX-12",), "cards"),
    Option.of(
        "primiera",
        "counted",
        "all",
        ("all", "combination"),
        ("PRI-11", "PRX-01", "B-PRI-02"),
        "cards",
    ),
    Option.of(
        "primiera",
        "suits",
        "none",
        ("none", "hearts", "cups"),
        ("PRX-03", "PRX-04", "B-PRI-04"),
        "cards",
    ),
    Option.of("primiera", "point_cards", 1, range(1, 3), ("PRX-08", "B-PRI-09"), "cards"),
    Option.of("primiera", "ante", 1, range(1, 101), ("PRI-04",), "stakes"),
    Option.of("primiera", "stake_again", False, None, ("PRX-07",), "stakes"),
    Option.of("primiera", "stand_pat", False, None, ("PRX-06", "B-PRI-06")),
    Option.of(
        "primiera", "short_pack", "in_turn", ("in_turn", "reshuffle"), ("PRX-06", "B-PRI-05")
    ),
    Option.of("primiera", "further_draws", False, None, ("PRX-11",)),
    Option.of("primiera", "vying", False, None, ("PRX-10", "B-PRI-08"), "stakes"),
    Option.of("primiera", "max_brag", 10, range(1, MOST + 1), ("PRX-10", "B-PRI-08"), "stakes"),
    Option.of("primiera", "vying_limit", 0, range(1001), ("PRX-10", "B-PRI-08"), "stakes"),
    Option.of("primiera", "deals", 10, range(1001), ("PRI-03",), "stakes"),
)

DECLARATION = Declaration(
    name="primiera",
    min_seats=4,
    max_seats=8,
    options=OPTIONS,
    enough_cards=lambda values, seats, cards: cards.bit_count() >= 4 * seats + 4,
    presets=(
        Preset.of("primiera", "primiera", {}, ("PRI-07", "PRI-08", "PRI-09", "PRI-10")),
        Preset.of(
            "primiera",
            "primero",
            {"order": "chorus", "point_cards": 2},
            ("PRX-14", "B-PRI-09", "B-PRI-10"),
        ),
    ),
    package="boneace.games.primiera",
    layout="vying",
    place=60,
    prize="chip",
    cover=Cover(("7S", "6H", "5D", "AC"), ("??", "??", "??", "??"), counters="chips"),
    length="deals",
    only_with={name: {"vying": (True,)} for name in ("max_brag", "vying_limit")},
    endless=lambda values: values["deals"] == 0,
    zero_sum=False,  # a pot may be left over
)
