"""What of Best, Pair and Thirty-one a table may set."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.declare import Declaration, FirstDealer, Option, Preset

OPTIONS = (
    Option(
        "pair_cards",
        "Cards for Pair",
        "Which cards make the hand for Pair.",
        "three",
        {"three": "All three, the face-up card too", "hidden": "The two face-down cards only"},
        ("BPT-21", "B-BPT-01"),
        "Cards",
    ),
    Option(
        "showdown",
        "Showdown",
        "What is shown when a bet is seen and when Thirty-one is decided.",
        "winner",
        {
            "winner": "Values are spoken, and the winner shows what won",
            "all": "Both players show all their cards",
        },
        ("BPT-35", "BPT-63", "B-BPT-02"),
        "Cards",
    ),
    Option(
        "after_pass",
        "After a pass",
        "What a non-dealer who passed may do when the dealer bets.",
        "must_answer",
        {
            "must_answer": "He must come back in: see or raise",
            "may_fold": "He may fold too, for 1 point",
        },
        ("BPT-32", "B-BPT-03", "B-BPT-05"),
        "Betting",
    ),
    Option(
        "raise_limit",
        "Limit of a raise",
        "Whose score together with the stake may not exceed 11.",
        "own",
        {"own": "The raiser’s own", "both": "Either player’s"},
        ("BPT-41", "B-BPT-04"),
        "Betting",
    ),
    Option(
        "see_at_ten",
        "Seeing at 10",
        "What follows when a non-dealer on 10 sees before any bet.",
        "showdown",
        {"showdown": "A showdown at once", "may_raise": "The dealer may raise instead"},
        ("BPT-46", "B-BPT-06"),
        "Betting",
    ),
    Option(
        "prial_first",
        "Prial before Best",
        "A dealt prial is announced before Best is scored.",
        False,
        None,
        ("BPT-29", "B-BPT-07"),
    ),
    Option(
        "two_prials",
        "Two prials",
        "Who wins when both are dealt a prial.",
        "higher",
        {"higher": "The higher prial", "non_dealer": "The non-dealer, who speaks first"},
        ("BPT-29", "B-BPT-08"),
    ),
    Option(
        "two_32s",
        "Two hands of 32",
        "Who scores for Thirty-one when both hold 32.",
        "nobody",
        {
            "nobody": "Nobody",
            "both": "Each scores 1",
            "dealer": "The dealer: the non-dealer has to announce first",
        },
        ("BPT-55", "B-BPT-09"),
    ),
    Option(
        "next_game_dealer",
        "First deal of the next game",
        "Who deals first in the second and later games of a match.",
        "alternates",
        {"alternates": "The deal goes on alternating", "loser": "The loser of the last game"},
        ("BPT-07", "B-BPT-14"),
        "Match",
    ),
    Option(
        "games",
        "Games to win",
        "The match goes to the player who first wins so many games; a double game counts for two.",
        1,
        range(1, 22),
        ("BPT-12", "B-BPT-13"),
        "Match",
    ),
)

SUIT_RANKS = (0, 2, 3, 1)  # BPT-04: of spades, hearts, diamonds, clubs; diamonds are highest


def card_order(card: int) -> int:
    """BPT-03, BPT-04: a card as 4 × rank + suit-rank, so that a higher number is a better card."""
    return 4 * ((card - 1) % 13) + SUIT_RANKS[card // 13]


def cut(pack: Sequence[int], seats: int) -> FirstDealer:
    """BPT-06: both cut, and the lowest card deals first; equal ranks go by suit (B-BPT-12)."""
    turned = tuple((seat, int(pack[seat])) for seat in range(seats))
    return FirstDealer(min(turned, key=lambda cut: card_order(cut[1]))[0], turned)


DECLARATION = Declaration(
    name="best-pair-thirty-one",
    title="Best, Pair and Thirty-one",
    summary="Three contests in every deal: the best card shown, a bet on the better pair, and the "
    "hand nearest to 31. First to 11 points wins.",
    min_seats=2,
    max_seats=2,
    options=OPTIONS,
    presets=(
        Preset(
            "reid",
            "Reid",
            "The game as its author describes it: 11 points, raises of one, and a pass that must "
            "come back in.",
            {},
            ("BPT-11", "BPT-14"),
        ),
    ),
    package="boneace.games.best_pair_thirty_one",
    cut=cut,
)
