"""The options of Switch."""

from __future__ import annotations

from boneace.declare import Declaration, Option, Preset
from boneace.described import Cover
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
from boneace.languages import later

AS_IN_THIRTY_ONE = ("T31-58",)

OPTIONS = (
    Option.of(
        "switch", "fourth_action", "unseen", ("unseen", "pass", "both"), ("T31-57", "B-T31-01")
    ),
    Option.of("switch", "given_up", "face_down", ("face_down", "face_up"), ("B-T31-01",)),
    Option.of(
        "switch", "restart", "anybody", ("anybody", "winner", "nobody"), ("T31-59", "B-T31-02")
    ),
    THREE_OF_A_KIND.but(AS_IN_THIRTY_ONE),
    DEALT_BLITZ.but(AS_IN_THIRTY_ONE),
    BLITZ_AFTER_KNOCK.but(AS_IN_THIRTY_ONE, meaning=later("switch-option-blitz-after-knock")),
    KNOCK_FROM.but(("T31-57", "T31-58")),
    LIVES.but(AS_IN_THIRTY_ONE),
    FREE_RIDE.but(AS_IN_THIRTY_ONE),
    CAPPED_LOSS.but(AS_IN_THIRTY_ONE),
    KNOCKER_MUST.but(AS_IN_THIRTY_ONE),
    KNOCKER_DOUBLE.but(AS_IN_THIRTY_ONE),
    KNOCKER_TIED.but(AS_IN_THIRTY_ONE),
    DEALS.but(AS_IN_THIRTY_ONE),
)

PRESETS = (
    Preset.of("switch", "default", {}, ("T31-53", "T31-57", "B-T31-01")),
    Preset.of("switch", "pass", {"fourth_action": "pass"}, ("B-T31-01",)),
)

DECLARATION = Declaration(
    name="switch",
    min_seats=2,
    max_seats=7,
    options=OPTIONS,
    enough_cards=lambda values, seats, cards: cards.bit_count() >= 3 * seats + 6,
    presets=PRESETS,
    package="boneace.games.switch",
    layout="exchange",
    place=20,
    prize="stake",
    cover=Cover(("TS", "KS", "AS"), ("??", "??", "??"), counters="lives"),
    length="deals",
    only_with={"given_up": {"fourth_action": ("unseen", "both")}},
)
