"""What of Three-Stake Brag a table may set."""

from __future__ import annotations

from boneace.declare import Declaration, Option, Preset, Value
from boneace.errors import OptionError
from boneace.games.amounts import MOST

OPTIONS = (
    Option(
        "second_bragger",
        "Second bragger",
        "The nine of diamonds is a bragger too, beside the jack of clubs.",
        False,
        None,
        ("TSB-09", "TSB-10"),
        "Cards",
    ),
    Option(
        "natural_beats",
        "Natural over made",
        "Which natural hands beat the same hand made with a bragger.",
        "all",
        {"all": "Pairs and prials", "prials": "Prials only, as Hoyle has it"},
        ("TSB-11", "B-TSB-07"),
        "Cards",
    ),
    Option(
        "bragger_of_rank",
        "Bragger of the rank itself",
        "Whether a bragger beside cards of its own rank counts as natural.",
        "natural",
        {"natural": "As itself: natural", "made": "Always as a bragger: made"},
        ("TSB-11", "B-TSB-06"),
        "Cards",
    ),
    Option(
        "no_pair",
        "Hands without a pair",
        "What a hand without a pair is worth in the second pot.",
        "high_card",
        {"high_card": "Its highest card, below every pair", "nothing": "Nothing: it cannot win"},
        ("TSB-08", "B-TSB-04"),
        "Cards",
    ),
    Option(
        "ace",
        "Ace in thirty-one",
        "What an ace counts in the third pot.",
        "1",
        {"1": "One", "1_or_11": "One or eleven, as is better"},
        ("TSB-15", "B-TSB-10"),
        "Cards",
    ),
    Option(
        "stake",
        "Stake",
        "The chips that each player puts into each of the three pots.",
        1,
        range(1, 101),
        ("TSB-02",),
        "Stakes",
    ),
    Option(
        "vying",
        "Way of vying",
        "How a round of vying is fought out.",
        "matched",
        {
            "matched": "Match, raise or drop until all that are left have staked the same",
            "modern": "Pay the bet at every turn; when two are left either may see for double",
        },
        ("TSB-08", "B-TSB-02"),
        "Stakes",
    ),
    Option(
        "max_brag",
        "Highest brag",
        "The most by which a brag or a raise may go up.",
        10,
        range(1, MOST + 1),
        ("TSB-08", "B-TSB-02"),
        "Stakes",
    ),
    Option(
        "vying_limit",
        "Limit of vying",
        "The most that one player may put in while vying in one deal; 0 is without a limit.",
        0,
        range(1001),
        ("TSB-08", "B-TSB-02"),
        "Stakes",
    ),
    Option(
        "nobody_brags",
        "Nobody brags",
        "What becomes of the second pot when all pass.",
        "best_hand",
        {"best_hand": "The best hand takes it", "carried": "It is carried to the next deal"},
        ("TSB-08", "B-TSB-03"),
        "Stakes",
    ),
    Option(
        "thirty_one_ends",
        "Thirty-one ends the drawing",
        "The first player to make exactly 31 takes the third pot at once.",
        False,
        None,
        ("TSB-14", "B-TSB-09"),
    ),
    Option(
        "all_three",
        "All three stakes",
        "Extra stakes that everybody pays to a player who takes all three pots of a deal.",
        0,
        range(11),
        ("B-TSB-11",),
        "Stakes",
    ),
    Option(
        "deals",
        "Deals",
        "The match ends after so many deals.",
        10,
        range(1, 1001),
        ("TSB-02",),
        "Stakes",
    ),
)


def check(values: dict[str, Value]) -> None:
    """Refuse options that do not go together."""
    if values["vying"] == "modern" and values["vying_limit"]:
        raise OptionError(
            "under modern vying a player pays at every turn and there is no limit: "
            "option “vying_limit” must be 0"
        )


DECLARATION = Declaration(
    name="three-stake-brag",
    title="Three-Stake Brag",
    summary="Three pots in every deal: the best card shown, a round of bragging on pairs and "
    "prials, and the hand nearest to 31.",
    min_seats=2,
    max_seats=10,
    options=OPTIONS,
    presets=(
        Preset(
            "default",
            "One bragger",
            "The Bragg of 1721: the jack of clubs is wild, and a natural hand beats a made one.",
            {},
            ("TSB-02", "TSB-09", "TSB-11"),
        ),
        Preset(
            "two-braggers",
            "Two braggers",
            "The nine of diamonds is wild as well.",
            {"second_bragger": True},
            ("TSB-10",),
        ),
        Preset(
            "hoyle",
            "Hoyle",
            "Two braggers, and a natural pair does not beat an equal pair made with one.",
            {"second_bragger": True, "natural_beats": "prials"},
            ("TSB-10", "B-TSB-07"),
        ),
    ),
    package="boneace.games.three_stake_brag",
    check=check,
    zero_sum=lambda values: False,  # a pot may be left over
)
