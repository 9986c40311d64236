"""What of Switch a table may set."""

from __future__ import annotations

from dataclasses import replace

from boneace.declare import Declaration, Option, Preset
from boneace.games.lives_options import (
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

AS_IN_THIRTY_ONE = ("T31-58",)

OPTIONS = (
    Option(
        "fourth_action",
        "Fourth action",
        "What a player may do beside exchanging one card, exchanging with the face-up hand, and "
        "knocking.",
        "unseen",
        {
            "unseen": "Exchange with the face-down hand, unseen",
            "pass": "Pass; the face-down hand is not used",
            "both": "Exchange unseen, and pass too",
        },
        ("T31-57", "B-T31-01"),
    ),
    Option(
        "given_up",
        "The hand given up",
        "How the hand lies that was exchanged unseen.",
        "face_down",
        {
            "face_down": "Face down, in the place of the one taken",
            "face_up": "Face up: the hand that lay so is turned down",
        },
        ("B-T31-01",),
    ),
    Option(
        "restart",
        "Restart",
        "Who may restart the deal with three cards of one suit worth more than 21.",
        "anybody",
        {
            "anybody": "Anybody, in turn from the dealer’s left",
            "winner": "Only the highest hand",
            "nobody": "Nobody",
        },
        ("T31-59", "B-T31-02"),
    ),
    replace(THREE_OF_A_KIND, clauses=AS_IN_THIRTY_ONE),
    replace(DEALT_BLITZ, clauses=AS_IN_THIRTY_ONE),
    replace(
        BLITZ_AFTER_KNOCK,
        meaning="A 31 made after a knock ends the deal: its holder is safe, the knocker loses two, "
        "everybody else one.",
        clauses=AS_IN_THIRTY_ONE,
    ),
    replace(KNOCK_FROM, clauses=("T31-57", "T31-58")),
    replace(LIVES, clauses=AS_IN_THIRTY_ONE),
    replace(FREE_RIDE, clauses=AS_IN_THIRTY_ONE),
    replace(CAPPED_LOSS, clauses=AS_IN_THIRTY_ONE),
    replace(KNOCKER_MUST, clauses=AS_IN_THIRTY_ONE),
    replace(KNOCKER_DOUBLE, clauses=AS_IN_THIRTY_ONE),
    replace(KNOCKER_TIED, clauses=AS_IN_THIRTY_ONE),
    replace(DEALS, clauses=AS_IN_THIRTY_ONE),
)

PRESETS = (
    Preset(
        "default",
        "Switch",
        "A turn exchanges one card or the whole hand with the face-up hand, the whole hand unseen "
        "with the face-down one, or knocks.",
        {},
        ("T31-53", "T31-57", "B-T31-01"),
    ),
    Preset(
        "pass",
        "With a pass",
        "As in the German game a player may pass; the face-down hand is not used.",
        {"fourth_action": "pass"},
        ("B-T31-01",),
    ),
)

DECLARATION = Declaration(
    name="switch",
    title="Switch",
    summary="Collect 31 in one suit from two hands on the table, one face up and one face down.",
    min_seats=2,
    max_seats=7,
    options=OPTIONS,
    presets=PRESETS,
    package="boneace.games.switch",
)
