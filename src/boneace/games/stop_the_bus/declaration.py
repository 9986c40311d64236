"""What of Stop the Bus a table may set."""

from __future__ import annotations

from dataclasses import replace

from boneace.declare import Declaration, Option, Preset
from boneace.games.lives_options import DEALS, FREE_RIDE, LIVES

OPTIONS = (
    Option(
        "exchange",
        "Exchange",
        "How many cards a turn exchanges with the table.",
        "one_or_three",
        {"one_or_three": "One card, or all three", "one": "One card only"},
        ("T31-69", "B-T31-24"),
    ),
    Option(
        "stop_when",
        "Stopping the bus",
        "When a player may stop the bus.",
        "after_exchange",
        {
            "after_exchange": "After his exchange",
            "instead": "On his turn, in place of an exchange",
        },
        ("B-T31-24",),
    ),
    Option(
        "prial_of_threes",
        "Three threes",
        "Three threes are the best prial.",
        False,
        None,
        ("T31-65", "B-T31-25"),
        "Hands",
    ),
    Option(
        "ace_two_three",
        "Ace, two, three",
        "Ace, two and three are the best run, in front of ace, king and queen.",
        False,
        None,
        ("T31-65", "T31-66", "B-T31-25"),
        "Hands",
    ),
    replace(LIVES, meaning="The tokens of each player.", clauses=("B-T31-24",)),
    replace(FREE_RIDE, default=False, clauses=("B-T31-24",)),
    replace(DEALS, clauses=("B-T31-24",)),
)

PRESETS = (
    Preset(
        "default",
        "Stop the Bus",
        "One card or all three are exchanged; who likes his hand then stops the bus.",
        {},
        ("T31-64", "T31-68", "T31-69"),
    ),
    Preset(
        "brag-specials",
        "Brag specials",
        "As in brag, three threes are the best prial, and ace, two, three the best run.",
        {"prial_of_threes": True, "ace_two_three": True},
        ("B-T31-25",),
    ),
)

DECLARATION = Declaration(
    name="stop-the-bus",
    title="Stop the Bus",
    summary="Exchange with three open cards until somebody stops the bus: the weakest brag hand "
    "pays.",
    min_seats=2,
    max_seats=7,
    options=OPTIONS,
    presets=PRESETS,
    package="boneace.games.stop_the_bus",
)
