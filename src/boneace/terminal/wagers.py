"""Side wagers in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boneace.games.sent import TableView, Wager
from boneace.languages import say
from boneace.languages.lists import listed
from boneace.languages.you import heard_by


def help_lines() -> Iterator[str]:
    """How to type wagers."""
    yield say("terminal-wager-help-bet")
    yield say("terminal-wager-help-cover")
    yield say("terminal-wager-help-bots")


def lines(view: TableView, names: Sequence[str]) -> Iterator[str]:
    """The wagers of a view, and the results of those that are settled."""
    names = heard_by(view.you, names)
    yield from (_line(wager, names) for wager in view.wagers or [])
    if view.bets is not None and any(view.bets):
        won = [
            say("terminal-wager-net", who=name, net=f"{net:+d}")
            for name, net in zip(names, view.bets, strict=True)
        ]
        yield say("terminal-wagers-settled", won=listed(won))


def _line(wager: Wager, names: Sequence[str]) -> str:
    """A wager on the table in words."""
    who, on, over, by = names[wager.by], names[wager.on], wager.over, wager.covered_by
    what = say("terminal-wager-wins", who=on)
    if over is not None:
        what = say("terminal-wager-outlasts", who=on, other=names[over])
    state = say("terminal-wager-open")
    if by is not None:
        state = say("terminal-wager-covered", who=names[by])
    return say("terminal-wager-line", who=who, stake=wager.stake, what=what, state=state)
