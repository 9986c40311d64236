"""The options of Vingt-Un."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boneace.cut import CutWords, FirstDealer
from boneace.declare import Declaration, Option, Preset
from boneace.described import Cover, Value
from boneace.errors import OptionError
from boneace.games.amounts import MOST
from boneace.languages import later, say

OPTIONS = (
    Option.of("vingt-un", "min_stake", 1, range(1, MOST + 1), ("VUX-04", "B-VU-14"), "stakes"),
    Option.of("vingt-un", "max_stake", 10, range(1, MOST + 1), ("VUX-04", "B-VU-14"), "stakes"),
    Option.of(
        "vingt-un", "natural_puts_out_dealer", True, None, ("VU-19", "VU-20", "VU-50"), "the-deal"
    ),
    Option.of(
        "vingt-un", "deal_passes_to", "next", ("next", "holder"), ("VU-51", "B-VU-08"), "the-deal"
    ),
    Option.of("vingt-un", "naturals_to_put_out", 1, range(1, 3), ("VU-53", "B-VU-07"), "the-deal"),
    Option.of(
        "vingt-un",
        "first_hand",
        "of_deal",
        ("of_deal", "of_pack"),
        ("VU-53", "B-VU-06"),
        "the-deal",
    ),
    Option.of("vingt-un", "dealer_hands", 0, range(101), ("VUX-15",), "the-deal"),
    Option.of("vingt-un", "dealer_packs", 0, range(5), ("VUX-15",), "the-deal"),
    Option.of(
        "vingt-un",
        "first_natural",
        "at_once",
        ("at_once", "waits"),
        ("VU-53", "B-VU-05"),
        "naturals",
    ),
    Option.of(
        "vingt-un", "several_naturals", "each", ("each", "first"), ("VU-18", "B-VU-08"), "naturals"
    ),
    Option.of(
        "vingt-un", "after_natural", "finish", ("finish", "drop"), ("VU-19", "B-VU-04"), "naturals"
    ),
    Option.of(
        "vingt-un",
        "divided_natural",
        "drawn",
        ("drawn", "natural"),
        ("VU-22", "VU-35", "B-VU-09"),
        "naturals",
    ),
    Option.of(
        "vingt-un",
        "natural_collects_from_all",
        False,
        None,
        ("VU-21", "VUX-16", "B-VU-03"),
        "naturals",
    ),
    Option.of("vingt-un", "draw_on_21", True, None, ("VU-23", "B-VU-17")),
    Option.of(
        "vingt-un", "dealer_divides", "each", ("each", "best", "forbidden"), ("VU-46", "B-VU-10")
    ),
    Option.of("vingt-un", "double_covers_divided", False, None, ("VU-12", "VU-40", "B-VU-11")),
    Option.of("vingt-un", "pool_ante", 0, range(11), ("VU-52", "VUX-14", "VUX-17"), "pool"),
    Option.of("vingt-un", "pool_over_draw", 0, range(11), ("VUX-14",), "pool"),
    Option.of("vingt-un", "pool_ties", "none", ("none", "quarter", "third"), ("VUX-14",), "pool"),
    # A hundred deals are a long evening, enough for twelve players to have dealt.
    Option.of("vingt-un", "deals", 0, range(1001), ("VUX-03",), "match", proposed=100),
)


def check(values: dict[str, Value]) -> None:
    """Refuse options that cannot be combined."""
    if int(values["min_stake"]) > int(values["max_stake"]):
        least, most = int(values["min_stake"]), int(values["max_stake"])
        raise OptionError(say("vingt-un-limits-crossed", least=least, most=most))


def has_pool(values: Mapping[str, Value]) -> bool:
    """Whether anything ever goes into a pool."""
    return bool(values["pool_ante"] or values["pool_over_draw"] or values["pool_ties"] != "none")


def cut(pack: Sequence[int], seats: int) -> FirstDealer:
    """VUX-05: cards are dealt round, face up, and the player who receives the first ace deals."""
    turned = []
    for place, card in enumerate(pack):
        turned.append((place % seats, int(card)))
        if card % 13 == 0:
            break
    return FirstDealer(turned[-1][0], tuple(turned))


DECLARATION = Declaration(
    name="vingt-un",
    min_seats=2,
    max_seats=12,
    options=OPTIONS,
    enough_cards=lambda values, seats, cards: cards.bit_count() >= 2 * seats + 1,
    presets=(
        Preset.of("vingt-un", "default", {}, ("VU-19", "VU-50", "VU-51")),
        Preset.of(
            "vingt-un",
            "pool",
            {"pool_ante": 1, "pool_over_draw": 1, "pool_ties": "third"},
            ("VU-52", "VUX-14", "VUX-17"),
        ),
        Preset.of(
            "vingt-un",
            "limited-deal",
            {
                "natural_puts_out_dealer": False,
                "natural_collects_from_all": True,
                "dealer_packs": 2,
            },
            ("VU-20", "VU-21", "VUX-15", "VUX-16"),
        ),
    ),
    package="boneace.games.vingt_un",
    layout="bank",
    place=70,
    prize="chip",
    cover=Cover(("AS", "KD"), ("??", "9C"), counters="chips"),
    check=check,
    zero_sum=lambda values: not has_pool(values),  # a pool may be left over
    length="deals",
    only_with={
        name: {"natural_puts_out_dealer": (True,)}
        for name in ("deal_passes_to", "naturals_to_put_out", "after_natural")
    },
    endless=lambda values: values["deals"] == 0,
    cut=cut,
    cut_words=CutWords(later("vingt-un-cut-told"), later("vingt-un-cut-choice")),
)
