"""Checks of every game's view of a match: the data sent, the moves offered and refused."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from msgspec.json import encode

from boneace.games.sent import Effect, TableView
from boneace.match.match import Match


def as_sent(found: object) -> str:
    """The data that are sent for a view, or for events."""
    return encode(found).decode()


def check_told(match: Match, viewer: int | None, story: Iterable[tuple[int, list[Effect]]]) -> None:
    """Everything shown to a viewer can be sent, and names no card that they have not
    seen.

    Some of the dealt cards must be unseen by the viewer.
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
    """A state can be shown to the seat on turn: legal moves are offered, and others have a
    reason."""
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
    """Of the cards that the seats have had, a viewer is shown only those that they have had
    themselves.

    Returns the number of cards checked.
    """
    text = as_sent(told)
    others = [cards for seat, cards in enumerate(had) if seat != viewer]
    hidden = set().union(*others) - (set() if viewer is None else had[viewer])
    for card in hidden:
        assert f'"{card}"' not in text
    return len(hidden)
