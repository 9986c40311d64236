"""The options of Schwimmen."""

from __future__ import annotations

from boneace.declare import Declaration, Option, Preset
from boneace.described import Cover
from boneace.games.lives.options import (
    CAPPED_LOSS,
    DEALS,
    KNOCK_FROM,
    KNOCKER_DOUBLE,
    KNOCKER_MUST,
    KNOCKER_TIED,
    LIVES,
)
from boneace.languages import later

GAME = "schwimmen"

OPTIONS = (
    Option.of(
        GAME,
        "two_hands",
        "dealer",
        ("dealer", "eldest", "nobody"),
        ("SCH-05", "SCH-29", "SCH-30"),
    ),
    Option.of(GAME, "passing", True, None, ("SCH-11", "B-SCH-08")),
    Option.of(
        GAME,
        "seven_eight_nine",
        "stay",
        ("stay", "on_request", "at_once"),
        ("SCH-32", "B-SCH-09"),
    ),
    Option.of(GAME, "knock_when", "instead", ("instead", "after"), ("SCH-12", "SCH-31")),
    KNOCK_FROM.but(("SCH-28", "B-SCH-15")),
    Option.of(GAME, "fire", "32", ("32", "33", "30.5"), ("SCH-18", "SCH-34", "B-SCH-04"), "cards"),
    Option.of(GAME, "threes_by_rank", False, None, ("SCH-16", "B-SCH-10"), "cards"),
    Option.of(GAME, "fire_costs", "others", ("others", "lowest"), ("SCH-23", "B-SCH-04"), "stakes"),
    Option.of(
        GAME, "thirty_one_costs", "lowest", ("lowest", "others"), ("SCH-21", "B-SCH-03"), "stakes"
    ),
    LIVES.but(("SCH-24",), meaning=later("schwimmen-option-lives")),
    Option.of(GAME, "free_ride", True, None, ("SCH-25", "SCH-26"), "stakes"),
    KNOCKER_MUST.but(("SCH-21", "B-SCH-12"), default="beat_one"),
    KNOCKER_DOUBLE.but(("B-SCH-12",), default=False),
    KNOCKER_TIED.but(("SCH-22", "SCH-33")),
    CAPPED_LOSS.but(("B-SCH-14",)),
    DEALS.but(("SCH-27", "B-SCH-16")),
)

PRESETS = (
    Preset.of(GAME, "default", {}, ("SCH-05", "SCH-12", "SCH-18")),
    Preset.of(GAME, "closing", {"knock_when": "after"}, ("SCH-31",)),
    Preset.of(
        GAME,
        "knack",
        {"two_hands": "eldest", "fire": "33", "knock_from": "second_turn"},
        ("SCH-28", "SCH-29", "SCH-34"),
    ),
)

DECLARATION = Declaration(
    name=GAME,
    min_seats=2,
    max_seats=9,
    options=OPTIONS,
    enough_cards=lambda values, seats, cards: cards.bit_count() >= 3 * seats + 3,
    presets=PRESETS,
    package="boneace.games.schwimmen",
    place=35,
    prize="stake",
    cover=Cover(("8S", "8H", "8D"), ("QC", "AC", "9D"), counters="lives"),
    length="deals",
    only_with={"fire_costs": {"fire": ("32", "33")}},
)
