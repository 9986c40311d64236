"""What of Thirty-one a table may set, and the ways the game is known to be played."""

from __future__ import annotations

from boneace.declare import Declaration, Option, Preset, Value
from boneace.errors import OptionError
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

OPTIONS = (
    Option(
        "pack",
        "Pack",
        "The cards that are played with.",
        "52",
        {"52": "The standard pack of 52", "32": "Dutch Eenendertigen: 32 cards, seven and higher"},
        ("T31-05", "T31-06", "T31D-01", "B-T31-26"),
        "Cards",
    ),
    THREE_OF_A_KIND,
    DEALT_BLITZ,
    BLITZ_AFTER_KNOCK,
    Option(
        "discard_taken",
        "Discard what was taken",
        "The card just taken from the discard pile may be discarded again at once.",
        False,
        None,
        ("T31-12", "B-T31-11"),
    ),
    Option(
        "own_discard",
        "Taking back one's own discard",
        "When a player may take a card that he discarded himself.",
        "always",
        {
            "always": "Whenever it lies on top",
            "two_left": "Only with two players left",
        },
        ("T31-30", "T31D-24", "B-T31-12"),
    ),
    Option(
        "drawn_when",
        "When the stock is used up",
        "What ends a deal that nobody has knocked in.",
        "stock_taken",
        {
            "stock_taken": "The turn in which the last card of the stock is taken",
            "must_draw": "A player who would draw from the empty stock",
        },
        ("T31-18", "T31D-13", "B-T31-13"),
    ),
    Option(
        "last_turns_stock",
        "No stock in the last turns",
        "What happens when the stock runs out after a knock.",
        "none",
        {
            "none": "The discard pile or standing remains",
            "reshuffle": "The discards under the top card are shuffled to make a new stock",
        },
        ("T31-16", "B-T31-13"),
    ),
    KNOCK_FROM,
    Option(
        "keeps",
        "What is kept",
        "What a deal is played for.",
        "lives",
        {
            "lives": "Lives: the last player left wins",
            "points": "Points: a running total, and nobody goes out",
            "pot": "The pot: the highest hand takes the tokens on the table",
        },
        ("T31-09", "T31-34", "T31-40", "T31-60"),
        "Stakes",
    ),
    LIVES,
    FREE_RIDE,
    CAPPED_LOSS,
    KNOCKER_MUST,
    KNOCKER_DOUBLE,
    KNOCKER_TIED,
    Option(
        "blitz_others",
        "Points under a 31",
        "What the others score when somebody shows 31.",
        "by_place",
        {"by_place": "By their place, as in any deal", "nothing": "Nothing"},
        ("T31-61", "B-T31-04"),
        "Stakes",
    ),
    Option(
        "ante",
        "Ante",
        "Tokens that each player puts on the table before a deal that is played for the pot.",
        1,
        range(1, 101),
        ("T31-36",),
        "Stakes",
    ),
    Option(
        "tied_pot",
        "Tied for the pot",
        "What happens to the pot when the highest hands tie.",
        "share",
        {
            "share": "They share it; odd tokens stay on the table",
            "carry": "It stays on the table for the next deal",
        },
        ("T31-40", "B-T31-18"),
        "Stakes",
    ),
    Option(
        "widow",
        "Widow",
        "Three cards lie face down on the table, and a turn may be used to exchange with them.",
        False,
        None,
        ("T31-37", "T31-38", "T31-39"),
    ),
    DEALS,
    Option(
        "side_wagers",
        "Side wagers",
        "Anybody, also who is out, may bet on who wins or on who lasts longer.",
        False,
        None,
        ("T31-50", "T31-51", "B-T31-21"),
        "Stakes",
    ),
)

PRESETS = (
    Preset(
        "pennies",
        "Pennies",
        "The game as usually played: three lives, a knocker who does not win loses two.",
        {},
        ("T31-05", "T31-09", "T31-26"),
    ),
    Preset(
        "dollar-bill",
        "Dollar bill",
        "Lives are the four corners of a note; the lowest pays one, and a knocker who ties for "
        "lowest pays alone.",
        {
            "lives": 4,
            "knocker_must": "beat_one",
            "knocker_double": False,
            "knocker_tied": "alone",
        },
        ("T31-43", "T31D-05", "T31D-10", "T31D-16", "T31D-19", "T31D-21"),
    ),
    Preset(
        "eenendertigen",
        "Eenendertigen",
        "The Dutch pack: 32 cards, seven and higher.",
        {"pack": "32"},
        ("T31-06",),
    ),
    Preset(
        "banking",
        "Banking",
        "Everybody antes a token, three cards lie as a widow to exchange with, and the highest "
        "hand takes the table.",
        {"keeps": "pot", "widow": True, "deals": 10},
        ("T31-35", "T31-36", "T31-37", "T31-40", "T31-42"),
    ),
    Preset(
        "three-of-a-kind",
        "Three of a kind",
        "Three cards of one rank count 30½.",
        {"three_of_a_kind": "30.5"},
        ("T31-48",),
    ),
    Preset(
        "west-lansing",
        "West Lansing Cut Throat",
        "Three of a kind counts 30½, only the lowest pays, a knocker double, and side wagers are "
        "encouraged.",
        {
            "three_of_a_kind": "30.5",
            "knocker_must": "beat_one",
            "knocker_tied": "with_others_unless_all",
            "side_wagers": True,
        },
        ("T31-49", "T31-50", "T31-51", "B-T31-20"),
    ),
    Preset(
        "no-elimination",
        "No elimination",
        "A running total over ten deals: three points for the highest hand, six for 31.",
        {"keeps": "points", "deals": 10},
        ("T31-60", "T31-61", "T31-62"),
    ),
    Preset(
        "common",
        "Common",
        "Only the lowest pays; a knocker wins ties, and pays double only when he is the lowest.",
        {"knocker_must": "beat_one", "knocker_tied": "safe"},
        ("B-T31-06",),
    ),
)


def check(values: dict[str, Value]) -> None:
    """Refuse options that do not go together."""
    if values["keeps"] != "lives" and values["deals"] == 0:
        raise OptionError(
            f"a game kept by {values['keeps']} has no end of its own: "
            "option “deals” must be a whole number from 1 to 1000"
        )


DECLARATION = Declaration(
    name="thirty-one",
    title="Thirty-one",
    summary="Collect 31 in one suit, or come nearer than the others. Knock when you dare.",
    min_seats=2,
    max_seats=7,
    options=OPTIONS,
    presets=PRESETS,
    package="boneace.games.thirty_one",
    asides="wagers",
    check=check,
    zero_sum=lambda values: values["keeps"] == "lives",  # a pot may be left over
)
