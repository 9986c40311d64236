"""The options of Best, Pair and Thirty-one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boneace.cards import members
from boneace.cut import FirstDealer
from boneace.declare import Declaration, Option, Preset
from boneace.described import Cover, Value

OPTIONS = (
    Option.of(
        "best-pair-thirty-one",
        "pair_cards",
        "three",
        ("three", "hidden"),
        ("BPT-21", "B-BPT-01"),
        "cards",
    ),
    Option.of(
        "best-pair-thirty-one",
        "showdown",
        "winner",
        ("winner", "all"),
        ("BPT-35", "BPT-63", "B-BPT-02"),
        "cards",
    ),
    Option.of(
        "best-pair-thirty-one",
        "after_pass",
        "must_answer",
        ("must_answer", "may_fold"),
        ("BPT-32", "B-BPT-03", "B-BPT-05"),
        "betting",
    ),
    Option.of(
        "best-pair-thirty-one",
        "raise_limit",
        "own",
        ("own", "both"),
        ("BPT-41", "B-BPT-04"),
        "betting",
    ),
    Option.of(
        "best-pair-thirty-one",
        "see_at_ten",
        "showdown",
        ("showdown", "may_raise"),
        ("BPT-46", "B-BPT-06"),
        "betting",
    ),
    Option.of("best-pair-thirty-one", "prial_first", False, None, ("BPT-29", "B-BPT-07")),
    Option.of(
        "best-pair-thirty-one",
        "two_prials",
        "higher",
        ("higher", "non_dealer"),
        ("BPT-29", "B-BPT-08"),
    ),
    Option.of(
        "best-pair-thirty-one",
        "two_32s",
        "nobody",
        ("nobody", "both", "dealer"),
        ("BPT-55", "B-BPT-09"),
    ),
    Option.of(
        "best-pair-thirty-one",
        "next_game_dealer",
        "alternates",
        ("alternates", "loser"),
        ("BPT-07", "B-BPT-14"),
        "match",
    ),
    Option.of("best-pair-thirty-one", "games", 1, range(1, 22), ("BPT-12", "B-BPT-13"), "match"),
)

SUIT_RANKS = (0, 2, 3, 1)  # BPT-04: of spades, hearts, diamonds, clubs; diamonds are highest


def card_order(card: int) -> int:
    """BPT-03, BPT-04: a card as 4 × rank + suit-rank, so that a higher number is a better card."""
    return 4 * ((card - 1) % 13) + SUIT_RANKS[card // 13]


def cut(pack: Sequence[int], seats: int) -> FirstDealer:
    """BPT-06: both cut, and the lowest card deals first; equal ranks go by suit (B-BPT-12)."""
    turned = tuple((seat, int(pack[seat])) for seat in range(seats))
    return FirstDealer(min(turned, key=lambda cut: card_order(cut[1]))[0], turned)


def enough_cards(values: Mapping[str, Value], seats: int, cards: int) -> bool:
    """Both may draw to 30, and somebody draws again: the pack must count 61, an ace eleven."""
    ranks = [card % 13 for card in members(cards)]
    return sum(11 if rank == 0 else min(rank + 1, 10) for rank in ranks) > 2 * 30


DECLARATION = Declaration(
    name="best-pair-thirty-one",
    min_seats=2,
    max_seats=2,
    options=OPTIONS,
    enough_cards=enough_cards,
    presets=(Preset.of("best-pair-thirty-one", "reid", {}, ("BPT-11", "BPT-14")),),
    package="boneace.games.best_pair_thirty_one",
    layout="vying",
    place=40,
    prize="game",
    cover=Cover(("QD", "QC", "AS"), ("??", "??", "KH"), counters="chips"),
    length="games",
    cut=cut,
)
