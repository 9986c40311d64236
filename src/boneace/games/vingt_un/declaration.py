"""What of Vingt-Un a table may set."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.declare import CutWords, Declaration, FirstDealer, Option, Preset, Value
from boneace.errors import OptionError
from boneace.games.amounts import MOST

OPTIONS = (
    Option(
        "min_stake",
        "Lowest stake",
        "The least that may be staked on a card.",
        1,
        range(1, MOST + 1),
        ("VUX-04", "B-VU-14"),
        "Stakes",
    ),
    Option(
        "max_stake",
        "Highest stake",
        "The most that may be staked on a card. What is lost with it may be four times as much.",
        10,
        range(1, MOST + 1),
        ("VUX-04", "B-VU-14"),
        "Stakes",
    ),
    Option(
        "natural_puts_out_dealer",
        "A natural takes the deal",
        "A player’s natural puts the dealer out.",
        True,
        None,
        ("VU-19", "VU-20", "VU-50"),
        "The deal",
    ),
    Option(
        "deal_passes_to",
        "The deal passes",
        "Who deals when a natural has put the dealer out.",
        "next",
        {"next": "To the next player", "holder": "To the holder of the natural, the eldest first"},
        ("VU-51", "B-VU-08"),
        "The deal",
    ),
    Option(
        "naturals_to_put_out",
        "Naturals that put the dealer out",
        "How many naturals the dealer can be put out by, where the first deal brought none.",
        1,
        range(1, 3),
        ("VU-53", "B-VU-07"),
        "The deal",
    ),
    Option(
        "first_hand",
        "First hand",
        "In which hand a natural does not put the dealer out.",
        "of_deal",
        {
            "of_deal": "In the first after the deal has passed",
            "of_pack": "Also in the first with a pack that was made anew",
        },
        ("VU-53", "B-VU-06"),
        "The deal",
    ),
    Option(
        "dealer_hands",
        "Hands a dealer deals",
        "The deal passes to the next player after so many hands; 0 is without a limit.",
        0,
        range(101),
        ("VUX-15",),
        "The deal",
    ),
    Option(
        "dealer_packs",
        "Packs a dealer deals",
        "The deal passes when the dealer has gone so many times through the pack, at the end of "
        "the hand; 0 is without a limit.",
        0,
        range(5),
        ("VUX-15",),
        "The deal",
    ),
    Option(
        "first_natural",
        "Natural in the first hand",
        "When a natural is paid that does not put the dealer out, being in the first hand.",
        "at_once",
        {"at_once": "At once, double", "waits": "It waits, and is settled as a drawn vingt-un"},
        ("VU-53", "B-VU-05"),
        "Naturals",
    ),
    Option(
        "several_naturals",
        "Several naturals",
        "What two or more players are paid that have naturals in one hand.",
        "each",
        {"each": "Double each", "first": "Double the eldest, the others single"},
        ("VU-18", "B-VU-08"),
        "Naturals",
    ),
    Option(
        "after_natural",
        "After a natural",
        "What becomes of the hand in which a natural puts the dealer out.",
        "finish",
        {"finish": "It is played to its end", "drop": "It is dropped when naturals are paid"},
        ("VU-19", "B-VU-04"),
        "Naturals",
    ),
    Option(
        "divided_natural",
        "Ace and ten after dividing",
        "What an ace and a ten or court card are in a divided hand.",
        "drawn",
        {"drawn": "A drawn vingt-un", "natural": "A natural"},
        ("VU-22", "VU-35", "B-VU-09"),
        "Naturals",
    ),
    Option(
        "natural_collects_from_all",
        "A natural collects from all",
        "The holder of a natural receives his stake from every other player too, but those who "
        "have a vingt-un, where the dealer has no natural.",
        False,
        None,
        ("VU-21", "VUX-16", "B-VU-03"),
        "Naturals",
    ),
    Option(
        "draw_on_21",
        "Drawing on 21",
        "A player may draw on although his hand counts 21.",
        True,
        None,
        ("VU-23", "B-VU-17"),
        "Play",
    ),
    Option(
        "dealer_divides",
        "The dealer divides",
        "What is settled when the dealer has divided.",
        "each",
        {
            "each": "Each of his hands, against every player",
            "best": "One of his hands, the one that brings him most",
            "forbidden": "The dealer may not divide",
        },
        ("VU-46", "B-VU-10"),
        "Play",
    ),
    Option(
        "double_covers_divided",
        "Double for divided hands",
        "“Double” is for the stakes on divided hands too.",
        False,
        None,
        ("VU-12", "VU-40", "B-VU-11"),
        "Play",
    ),
    Option(
        "pool_ante",
        "Into the pool",
        "The counters that everybody puts into the pool in every hand; the first who declares a "
        "natural takes it.",
        0,
        range(11),
        ("VU-52", "VUX-14", "VUX-17"),
        "Pool",
    ),
    Option(
        "pool_over_draw",
        "Dealer’s penalty",
        "The counters that the dealer puts into the pool for each hand that he over-draws.",
        0,
        range(11),
        ("VUX-14",),
        "Pool",
    ),
    Option(
        "pool_ties",
        "Ties",
        "What part of his receipts on ties the dealer puts into the pool, rounded down.",
        "none",
        {"none": "Nothing", "quarter": "A quarter", "third": "A third"},
        ("VUX-14",),
        "Pool",
    ),
    # Without an end no match of bots or of random moves would ever be over: a hundred are a long
    # evening, in which even twelve will have dealt, and more than a record is likely to hold.
    Option(
        "deals",
        "Deals",
        "The match ends after so many deals; 0 is without an end.",
        100,
        range(1001),
        ("VUX-03",),
        "Match",
    ),
)


def check(values: dict[str, Value]) -> None:
    """Refuse options that do not go together."""
    if int(values["min_stake"]) > int(values["max_stake"]):
        raise OptionError(
            f"the lowest stake, {values['min_stake']}, is more than the highest, "
            f"{values['max_stake']}: see options “min_stake” and “max_stake”"
        )


def has_pool(values: dict[str, Value]) -> bool:
    """Whether anything ever goes into a pool."""
    return bool(values["pool_ante"] or values["pool_over_draw"] or values["pool_ties"] != "none")


def cut(pack: Sequence[int], seats: int) -> FirstDealer:
    """VUX-05: cards are dealt round, face up, and who receives the first ace deals."""
    turned = []
    for place, card in enumerate(pack):
        turned.append((place % seats, int(card)))
        if card % 13 == 0:
            break
    return FirstDealer(turned[-1][0], tuple(turned))


DECLARATION = Declaration(
    name="vingt-un",
    title="Vingt-Un",
    summary="Everybody stakes on a card and draws for 21 against the dealer, who deals until a "
    "player has an ace with a ten or court card.",
    min_seats=2,
    max_seats=12,
    options=OPTIONS,
    presets=(
        Preset(
            "default",
            "Vingt-Un",
            "A natural puts the dealer out, and the deal passes to the next player.",
            {},
            ("VU-19", "VU-50", "VU-51"),
        ),
        Preset(
            "pool",
            "With a pool",
            "A counter from everybody in every hand, the dealer’s penalties and a third of his "
            "ties lie in a pool for the next natural.",
            {"pool_ante": 1, "pool_over_draw": 1, "pool_ties": "third"},
            ("VU-52", "VUX-14", "VUX-17"),
        ),
        Preset(
            "limited-deal",
            "Limited deal",
            "Everybody deals twice through the pack; a natural collects from all players instead "
            "of putting the dealer out.",
            {
                "natural_puts_out_dealer": False,
                "natural_collects_from_all": True,
                "dealer_packs": 2,
            },
            ("VU-20", "VU-21", "VUX-15", "VUX-16"),
        ),
    ),
    package="boneace.games.vingt_un",
    check=check,
    zero_sum=lambda values: not has_pool(values),  # a pool may be left over
    cut=cut,
    cut_words=CutWords("Cards are dealt round for the first ace", "By the first ace"),
)
