"""Views in games for lives: seats, the last deal and the menu, for a table to draw."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from boneace.cards import members
from boneace.games.facts import Facts
from boneace.games.lives.sent import Ending, ExchangeLast, ExchangeSeat
from boneace.games.once import once
from boneace.games.sent import ClosedMove, LegalMove, Menu
from boneace.games.shown import cards_text
from boneace.languages import say


def seat_shown(f: Facts, seat: int, total: str | None, best: int) -> ExchangeSeat:
    """One seat of a game for lives; `total` and `best` are known for the viewer’s own seat."""
    is_in = bool(f.alive >> seat & 1)
    return ExchangeSeat(
        seat=seat,
        is_in=is_in,
        lives=f.lives[seat] if is_in else None,
        hand=cards_text(f.hands[seat], f.held[seat]),
        total=total,
        best=cards_text(best, 0),
        dealer=seat == f.dealer,
    )


def last_shown(
    f: Facts,
    options: Facts,
    deal: int,
    kind: Ending,
    worth: Callable[[int], str],
    counted: Callable[[int, int], int],
) -> ExchangeLast:
    """How the last deal ended, as everybody saw it.

    `worth` gives the value of a hand in words. `counted` takes a hand and its value, and gives the
    cards that make the value.
    """
    seats = range(options.seats)
    return ExchangeLast(
        deal=deal,
        kind=kind,
        hands=[cards_text(f.last_hands[seat], 0) or None for seat in seats],
        totals=[worth(f.last_totals[seat]) if f.last_totals[seat] >= 0 else None for seat in seats],
        counted=[
            cards_text(counted(hand, worth)) if hand else []
            for hand, worth in list(zip(f.last_hands, f.last_totals, strict=True))[: options.seats]
        ],
        changes=f.last_changes[: options.seats],
        out=list(members(f.last_out)),
    )


def menu_shown(
    legal: int,
    names: Sequence[str],
    usual: Iterable[int],
    game: str,
    why_not: Callable[[int], tuple[str, str | None]],
) -> Menu:
    """The open moves of the viewer, and the `usual` actions that are closed, with reasons.

    The labels and explanations of moves are in the catalogue of the `game`.
    """
    return Menu(
        legal=[_offer(names[move], game) for move in members(legal)],
        closed=[
            _refusal(names[move], game, *why_not(move)) for move in usual if not legal >> move & 1
        ],
    )


@once
def _offer(text: str, game: str) -> LegalMove:
    given, found, taken = text.removeprefix("swap ").partition(" for ")
    if found:
        return LegalMove(move=text, label=say("lives-swap", given=given, taken=taken), hint="")
    name = text.replace(" ", "-")
    label, hint = say(f"{game}-move-{name}"), say(f"{game}-move-{name}.hint")
    return LegalMove(move=text, label=label, hint=hint)


def _refusal(text: str, game: str, reason: str, clause: str | None) -> ClosedMove:
    label = _offer(text, game).label
    return ClosedMove(move=text, label=label, reason=reason, clause=clause)
