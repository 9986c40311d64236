"""Checks of every game's view of a match: what is told, offered and refused."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from msgspec.json import encode

from boneace.games.sent import Effect, TableView
from boneace.match.match import Match


def as_sent(found: object) -> str:
    """What is sent of a view, or of events."""
    return encode(found).decode()


def check_told(match: Match, viewer: int | None, story: Iterable[tuple[int, list[Effect]]]) -> None:
    """All that a viewer is told about a match can be sent, and names no card that they have not
    seen.

    Some cards must have been dealt that they have not seen.
    """
    plies, hidden = match.plies, 0
    for ply, effects in story:
        seat, text, _ = plies[ply]
        for effect in effects:
            as_sent(effect)
            assert isinstance(effect.line, str)
            hidden += getattr(effect, "card", "") == "??"
            if seat == -1 and getattr(effect, "card", "") == "??":
                assert text not in as_sent(effect)
    assert hidden > 0
    assert not any("??" in line or "None" in line for line in match.log(viewer))


def check_shown(match: Match, clauses: Container[str]) -> TableView:
    """A state can be shown to the seat on turn: what is legal is offered, the rest has a reason."""
    told = match.present(match.turn if isinstance(match.turn, int) else None)
    as_sent(told)
    assert [offer.move for offer in told.legal] == [str(move) for move in match.legal]
    for offer in told.legal:
        assert match.why_not(offer.move) is None
        assert offer.label
    for refusal in told.closed:
        assert match.why_not(refusal.move) == f"{refusal.reason} ({refusal.clause})"
        assert refusal.clause in clauses
    return told


def check_hidden(told: TableView, had: Sequence[set[str]], viewer: int | None) -> int:
    """Of the cards that the seats have had, a viewer is shown none that they have not had
    themselves.

    Returns how many were looked for.
    """
    text = as_sent(told)
    others = [cards for seat, cards in enumerate(had) if seat != viewer]
    hidden = set().union(*others) - (set() if viewer is None else had[viewer])
    for card in hidden:
        assert f'"{card}"' not in text
    return len(hidden)
