"""The options of Three-Stake Brag."""

from __future__ import annotations

from boneace.declare import Declaration, Option, Preset
from boneace.described import Cover, Value
from boneace.errors import OptionError
from boneace.games.amounts import MOST
from boneace.languages import say

OPTIONS = (
    Option.of("three-stake-brag", "second_bragger", False, None, ("TSB-09", "TSB-10"), "cards"),
    Option.of(
        "three-stake-brag",
        "natural_beats",
        "all",
        ("all", "prials"),
        ("TSB-11", "B-TSB-07"),
        "cards",
    ),
    Option.of(
        "three-stake-brag",
        "bragger_of_rank",
        "natural",
        ("natural", "made"),
        ("TSB-11", "B-TSB-06"),
        "cards",
    ),
    Option.of(
        "three-stake-brag",
        "no_pair",
        "high_card",
        ("high_card", "nothing"),
        ("TSB-08", "B-TSB-04"),
        "cards",
    ),
    Option.of("three-stake-brag", "ace", "1", ("1", "1_or_11"), ("TSB-15", "B-TSB-10"), "cards"),
    Option.of("three-stake-brag", "stake", 1, range(1, 101), ("TSB-02",), "stakes"),
    Option.of(
        "three-stake-brag",
        "vying",
        "matched",
        ("matched", "modern"),
        ("TSB-08", "B-TSB-02"),
        "stakes",
    ),
    Option.of(
        "three-stake-brag", "max_brag", 10, range(1, MOST + 1), ("TSB-08", "B-TSB-02"), "stakes"
    ),
    Option.of("three-stake-brag", "vying_limit", 0, range(1001), ("TSB-08", "B-TSB-02"), "stakes"),
    Option.of(
        "three-stake-brag",
        "nobody_brags",
        "best_hand",
        ("best_hand", "carried"),
        ("TSB-08", "B-TSB-03"),
        "stakes",
    ),
    Option.of("three-stake-brag", "thirty_one_ends", False, None, ("TSB-14", "B-TSB-09")),
    Option.of("three-stake-brag", "all_three", 0, range(11), ("B-TSB-11",), "stakes"),
    Option.of("three-stake-brag", "deals", 10, range(1001), ("TSB-02",), "stakes"),
)


def check(values: dict[str, Value]) -> None:
    """Refuse options that cannot be combined."""
    if values["vying"] == "modern" and values["vying_limit"]:
        raise OptionError(say("three-stake-brag-modern-limit"))


DECLARATION = Declaration(
    name="three-stake-brag",
    min_seats=2,
    max_seats=10,
    options=OPTIONS,
    enough_cards=lambda values, seats, cards: cards.bit_count() >= 3 * seats,
    presets=(
        Preset.of("three-stake-brag", "default", {}, ("TSB-02", "TSB-09", "TSB-11")),
        Preset.of("three-stake-brag", "two-braggers", {"second_bragger": True}, ("TSB-10",)),
        Preset.of(
            "three-stake-brag",
            "hoyle",
            {"second_bragger": True, "natural_beats": "prials"},
            ("TSB-10", "B-TSB-07"),
        ),
    ),
    package="boneace.games.three_stake_brag",
    layout="vying",
    place=50,
    prize="chip",
    cover=Cover(("JS", "9D", "9H"), ("??", "??", "AC"), counters="chips"),
    check=check,
    length="deals",
    endless=lambda values: values["deals"] == 0,
    zero_sum=False,  # a pot may be left over
)
