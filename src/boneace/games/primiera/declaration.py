"""What of Primiera a table may set, and how Primero differs."""

from __future__ import annotations

from boneace.declare import Declaration, Option, Preset
from boneace.games.amounts import MOST

OPTIONS = (
    Option(
        "order",
        "Order of hands",
        "How the winning hands rank, the lowest first.",
        "flush",
        {
            "flush": "Primiera, fifty-five, flush",
            "fifty_five": "Primiera, flush, fifty-five",
            "chorus": "Primiera, fifty-five, flush, and above all chorus: four of a kind",
        },
        ("PRI-08", "PRI-09", "PRI-10", "PRX-14", "B-PRI-03"),
        "Cards",
    ),
    Option(
        "sets_are_primiera",
        "Sets",
        "Three or four cards of one rank count as a primiera.",
        False,
        None,
        ("PRX-12",),
        "Cards",
    ),
    Option(
        "counted",
        "Cards counted in ties",
        "Which cards of two equal winning hands are counted.",
        "all",
        {"all": "All four", "combination": "Only those that make the combination"},
        ("PRI-11", "PRX-01", "B-PRI-02"),
        "Cards",
    ),
    Option(
        "suits",
        "Suits break ties",
        "Whether equal flushes and fifty-fives go by suit.",
        "none",
        {
            "none": "No: the deal is annulled",
            "hearts": "Hearts, diamonds, clubs, spades",
            "cups": "Cups, coins, batons, swords",
        },
        ("PRX-03", "PRX-04", "B-PRI-04"),
        "Cards",
    ),
    Option(
        "point_cards",
        "Cards of a point",
        "How many cards of one suit a point needs at least.",
        1,
        range(1, 3),
        ("PRX-08", "B-PRI-09"),
        "Cards",
    ),
    Option(
        "ante",
        "Ante",
        "The chips that each player puts into the pot before a deal.",
        1,
        range(1, 101),
        ("PRI-04",),
        "Stakes",
    ),
    Option(
        "stake_again",
        "Stake again",
        "Everybody puts in another ante when nobody claims on the deal.",
        False,
        None,
        ("PRX-07",),
        "Stakes",
    ),
    Option(
        "stand_pat",
        "Standing pat",
        "A player may keep all his cards instead of discarding at least one.",
        False,
        None,
        ("PRX-06", "B-PRI-06"),
    ),
    Option(
        "short_pack",
        "Too few cards",
        "What happens when the pack cannot replace what is discarded.",
        "in_turn",
        {
            "in_turn": "Served in turn while cards last; the rest keep what they hold",
            "reshuffle": "The discards are shuffled to make a new pack",
        },
        ("PRX-06", "B-PRI-05"),
    ),
    Option(
        "further_draws",
        "Further draws",
        "Further rounds of drawing follow until somebody claims or the cards run short.",
        False,
        None,
        ("PRX-11",),
    ),
    Option(
        "vying",
        "Vying",
        "A round of vying comes between the draw and the showdown.",
        False,
        None,
        ("PRX-10", "B-PRI-08"),
        "Stakes",
    ),
    Option(
        "max_brag",
        "Highest brag",
        "The most by which a brag or a raise may go up, where there is vying.",
        10,
        range(1, MOST + 1),
        ("PRX-10", "B-PRI-08"),
        "Stakes",
    ),
    Option(
        "vying_limit",
        "Limit of vying",
        "The most that one player may put in while vying in one deal; 0 is without a limit.",
        0,
        range(1001),
        ("PRX-10", "B-PRI-08"),
        "Stakes",
    ),
    Option(
        "deals",
        "Deals",
        "The match ends after so many deals.",
        10,
        range(1, 1001),
        ("PRI-03",),
        "Stakes",
    ),
)

DECLARATION = Declaration(
    name="primiera",
    title="Primiera",
    summary="Four cards, forty in the pack: a card of every suit, seven, six and ace of one, or a "
    "flush takes the pot; else the best point in one suit does.",
    min_seats=4,
    max_seats=8,
    options=OPTIONS,
    presets=(
        Preset(
            "primiera",
            "Primiera",
            "The Italian game: flush over fifty-five over primiera, and a draw of at least one.",
            {},
            ("PRI-07", "PRI-08", "PRI-09", "PRI-10"),
        ),
        Preset(
            "primero",
            "Primero",
            "Cardano’s order: a chorus of four of a kind beats all, and a point takes two cards.",
            {"order": "chorus", "point_cards": 2},
            ("PRX-14", "B-PRI-09", "B-PRI-10"),
        ),
    ),
    package="boneace.games.primiera",
    zero_sum=lambda values: False,  # a pot may be left over
)
