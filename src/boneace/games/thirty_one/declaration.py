"""The options of Thirty-one, and the known ways of playing the game."""

from __future__ import annotations

from collections.abc import Mapping

from boneace.cards import FRENCH_32
from boneace.declare import Declaration, Option, Preset
from boneace.described import Cover, Prize, Value
from boneace.games.lives.options import (
    BLITZ_AFTER_KNOCK,
    CAPPED_LOSS,
    DEALS,
    DEALT_BLITZ,
    FREE_RIDE,
    KNOCK_FROM,
    KNOCKER_DOUBLE,
    KNOCKER_MUST,
    KNOCKER_TIED,
    LIVES,
    THREE_OF_A_KIND,
)

OPTIONS = (
    Option.of(
        "thirty-one",
        "pack",
        "52",
        ("52", "32"),
        ("T31-05", "T31-06", "T31D-01", "B-T31-26"),
        "cards",
    ),
    THREE_OF_A_KIND,
    DEALT_BLITZ,
    BLITZ_AFTER_KNOCK,
    Option.of("thirty-one", "discard_taken", False, None, ("T31-12", "B-T31-11")),
    Option.of(
        "thirty-one",
        "own_discard",
        "always",
        ("always", "two_left"),
        ("T31-30", "T31D-24", "B-T31-12"),
    ),
    Option.of(
        "thirty-one",
        "drawn_when",
        "stock_taken",
        ("stock_taken", "must_draw"),
        ("T31-18", "T31D-13", "B-T31-13"),
    ),
    Option.of(
        "thirty-one", "last_turns_stock", "none", ("none", "reshuffle"), ("T31-16", "B-T31-13")
    ),
    KNOCK_FROM,
    Option.of(
        "thirty-one",
        "keeps",
        "lives",
        ("lives", "points", "pot"),
        ("T31-09", "T31-34", "T31-40", "T31-60"),
        "stakes",
    ),
    LIVES,
    FREE_RIDE,
    CAPPED_LOSS,
    KNOCKER_MUST,
    KNOCKER_DOUBLE,
    KNOCKER_TIED,
    Option.of(
        "thirty-one",
        "blitz_others",
        "by_place",
        ("by_place", "nothing"),
        ("T31-61", "B-T31-04"),
        "stakes",
    ),
    Option.of("thirty-one", "ante", 1, range(1, 101), ("T31-36",), "stakes"),
    Option.of(
        "thirty-one", "tied_pot", "share", ("share", "carry"), ("T31-40", "B-T31-18"), "stakes"
    ),
    Option.of("thirty-one", "widow", False, None, ("T31-37", "T31-38", "T31-39")),
    DEALS,
    Option.of("thirty-one", "side_wagers", False, None, ("T31-50", "T31-51", "B-T31-21"), "stakes"),
)

PRESETS = (
    Preset.of("thirty-one", "pennies", {}, ("T31-05", "T31-09", "T31-26")),
    Preset.of(
        "thirty-one",
        "dollar-bill",
        {
            "lives": 4,
            "knocker_must": "beat_one",
            "knocker_double": False,
            "knocker_tied": "alone",
        },
        ("T31-43", "T31D-05", "T31D-10", "T31D-16", "T31D-19", "T31D-21"),
        life="corner",
    ),
    Preset.of("thirty-one", "eenendertigen", {"pack": "32"}, ("T31-06",)),
    Preset.of(
        "thirty-one",
        "banking",
        {"keeps": "pot", "widow": True, "deals": 10},
        ("T31-35", "T31-36", "T31-37", "T31-40", "T31-42"),
    ),
    Preset.of("thirty-one", "three-of-a-kind", {"three_of_a_kind": "30.5"}, ("T31-48",)),
    Preset.of(
        "thirty-one",
        "west-lansing",
        {
            "three_of_a_kind": "30.5",
            "knocker_must": "beat_one",
            "knocker_tied": "with_others_unless_all",
            "side_wagers": True,
        },
        ("T31-49", "T31-50", "T31-51", "B-T31-20"),
    ),
    Preset.of(
        "thirty-one",
        "no-elimination",
        {"keeps": "points", "deals": 10},
        ("T31-60", "T31-61", "T31-62"),
    ),
    Preset.of(
        "thirty-one", "common", {"knocker_must": "beat_one", "knocker_tied": "safe"}, ("B-T31-06",)
    ),
)


#: The options that decide who loses how many lives.
OF_LIVES = (
    *("lives", "free_ride", "capped_loss", "knocker_must", "knocker_double", "knocker_tied"),
    "blitz_after_knock",
)

#: What a match is played for, by the option `keeps`.
PRIZES: Mapping[str, Prize] = {"lives": "stake", "points": "point", "pot": "chip"}


def enough_cards(values: Mapping[str, Value], seats: int, cards: int) -> bool:
    """Three cards for each hand and the widow, the upcard, and one in the stock."""
    hands = seats + (1 if values["widow"] else 0)
    if values["pack"] == "32":
        cards &= FRENCH_32.cards
    return cards.bit_count() >= 3 * hands + 2


DECLARATION = Declaration(
    name="thirty-one",
    min_seats=2,
    max_seats=7,
    options=OPTIONS,
    enough_cards=enough_cards,
    presets=PRESETS,
    package="boneace.games.thirty_one",
    layout="exchange",
    place=10,
    cover=Cover(("AH", "KH", "JH"), ("??", "TC"), counters="lives"),
    asides="wagers",
    life="penny",
    prize=lambda values: PRIZES[str(values["keeps"])],
    length="deals",
    only_with={
        **{name: {"keeps": ("lives",)} for name in OF_LIVES},
        "blitz_others": {"keeps": ("points",)},
        "ante": {"keeps": ("pot",)},
        "tied_pot": {"keeps": ("pot",)},
    },
    endless=lambda values: values["keeps"] != "lives" and values["deals"] == 0,
    zero_sum=lambda values: values["keeps"] == "lives",  # a pot may be left over
)
