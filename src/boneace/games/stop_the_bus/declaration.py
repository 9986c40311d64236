"""The options of Stop the Bus."""

from __future__ import annotations

from boneace.declare import Declaration, Option, Preset
from boneace.described import Cover
from boneace.games.lives.options import DEALS, FREE_RIDE, LIVES
from boneace.languages import later

OPTIONS = (
    Option.of(
        "stop-the-bus", "exchange", "one_or_three", ("one_or_three", "one"), ("T31-69", "B-T31-24")
    ),
    Option.of(
        "stop-the-bus", "stop_when", "after_exchange", ("after_exchange", "instead"), ("B-T31-24",)
    ),
    Option.of("stop-the-bus", "prial_of_threes", False, None, ("T31-65", "B-T31-25"), "hands"),
    Option.of(
        "stop-the-bus", "ace_two_three", False, None, ("T31-65", "T31-66", "B-T31-25"), "hands"
    ),
    LIVES.but(("B-T31-24",), meaning=later("stop-the-bus-option-lives")),
    FREE_RIDE.but(("B-T31-24",), default=False),
    DEALS.but(("B-T31-24",)),
)

PRESETS = (
    Preset.of("stop-the-bus", "default", {}, ("T31-64", "T31-68", "T31-69")),
    Preset.of(
        "stop-the-bus",
        "brag-specials",
        {"prial_of_threes": True, "ace_two_three": True},
        ("B-T31-25",),
    ),
)

DECLARATION = Declaration(
    name="stop-the-bus",
    min_seats=2,
    max_seats=7,
    options=OPTIONS,
    enough_cards=lambda values, seats, cards: cards.bit_count() >= 3 * seats + 3,
    presets=PRESETS,
    package="boneace.games.stop_the_bus",
    layout="exchange",
    place=30,
    prize="stake",
    cover=Cover(("7C", "8C", "9C"), ("QD", "3S", "QH"), counters="lives"),
    length="deals",
)
