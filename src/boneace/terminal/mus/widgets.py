"""The parts of the Mus table: the players in their places, the lances, the line of the sides."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from boneace.games.mus.sent import MusSeat, MusView
from boneace.languages import say
from boneace.terminal.faces import SPANISH, row
from boneace.terminal.keys import placed
from boneace.terminal.mus.words import declared, lance_state, said_by, side_name, signals_by
from boneace.terminal.widgets import ACCENT
from boneace.terminal.words import cut

Names = Sequence[str]

STONE, AMARRACO = "○", "◆"
NAME = 9  # columns of a name
TITLE = 7  # columns of the name of a lance


def about_sides(view: MusView, names: Names, width: int) -> str:
    """The line about the sides: stones and games won; if players are alone, only the bowl."""
    bowl = say("terminal-mus-in-bowl", bowl=view.bowl)
    if view.alone:
        best = max(side.games for side in view.sides)
        return " · ".join([say("terminal-mus-target", target=view.target, games=best), bowl])
    room = (width - len(bowl) - 40) // 4
    short = [cut(name, max(room, 4)) for name in names]
    found = [
        say(
            "terminal-mus-side",
            who=side_name(view, side.side, short),
            stones=side.stones,
            target=view.target,
            games=side.games,
        )
        for side in view.sides
    ]
    return " · ".join([*found, bowl])


def on_table(view: MusView, seat: int) -> str:
    """The stones in front of a seat (MUS-09): amarracos or stones, both if the seat is alone.

    >>> keepers = {"loose": 0, "amarracos": 2}
    >>> side = {"keepers": keepers, "amarracos": 2, "loose": 3}
    >>> view = {"alone": False, "seats": [{"side": 0}, {}, {"side": 0}], "sides": [side]}
    >>> on_table(view, 0), on_table(view, 2)
    ('○○○', '◆◆')
    """
    side = view.sides[view.seats[seat].side]
    loose = view.alone or side.keepers.loose == seat
    amarracos = view.alone or side.keepers.amarracos == seat
    return AMARRACO * (amarracos * side.amarracos) + STONE * (loose * side.loose)


def _name(view: MusView, seat: int, names: Names) -> Content:
    """A name, marked if the seat is on turn or deals, with the stones in front of it."""
    turn, stones = view.turn == seat, on_table(view, seat)
    found = f"{'▶' if turn else ' '}{cut(names[seat], NAME)}"
    dealer = " (D)" if view.seats[seat].dealer else ""
    lying = Content.styled(f" {stones}" if stones else "", "$secondary")
    return Content.styled(found, ACCENT if turn else "bold") + Content(dealer) + lying


def player(view: MusView, at: int, names: Names) -> Content:
    """A player in three lines: the name, what was said, what was declared."""
    seat = view.seats[at]
    backs = row(seat.hand, "", SPANISH) if "??" in seat.hand else Content("")
    second = backs + Content(f" {said_by(seat)}".rstrip())
    return Content("\n").join([_name(view, at, names), second, Content(f" {declared(seat)}")])


def seat_row(view: MusView, at: int, names: Names, width: int) -> Content:
    """One of any number of players, in a line."""
    seat, turn = view.seats[at], view.turn == at
    side = view.sides[seat.side]
    begin = f"{'▶' if turn else ' '}{cut(names[at], NAME):<{NAME}}"
    stones = f"{side.stones} ({side.games})" if view.alone else on_table(view, at)
    has = f" {stones:<8}{'(D)' if seat.dealer else '   '} "
    told = " · ".join(part for part in (said_by(seat), _shortly(seat)) if part)
    more = Content(has + cut(told, width - len(begin) - len(has)))
    return Content.styled(begin, ACCENT if turn else "bold") + more


def _shortly(seat: MusSeat) -> str:
    """What a seat has declared that it has, if anything."""
    return ", ".join(
        say("terminal-mus-declared", word=say("mus-lance", lance=what), has="yes")
        for what, has in (("pares", seat.declared.pares), ("juego", seat.declared.juego))
        if has
    )


def lances(view: MusView, names: Names, width: int) -> Content:
    """The four lances, a line each, with what has been bet and accepted."""
    rows = []
    for lance in view.lances:
        now = lance.state == "now"
        begin = f"{'▶' if now else ' '}{lance.title:<{TITLE}} "
        state = cut(lance_state(lance, view, names), width - len(begin))
        style = ACCENT if now else "$foreground 60%" if lance.state == "ahead" else ""
        rows.append(Content.styled(begin, style) + Content.styled(state, "bold" if now else ""))
    return Content("\n").join(rows)


def about_signals(view: MusView, names: Names) -> str:
    """The line about signals: those seen and given, and how to signal."""
    if not view.signals.here and view.claims is None:
        return ""
    found = signals_by(view)
    facts = [f"{names[seat]}: {', '.join(what)}" for seat, what in found.items()]
    facts += [
        say("terminal-mus-claims", who=names[seat], **placed("mus-signals"))
        for seat in view.claims or ()
    ]
    return " · ".join(facts) or say("terminal-mus-signal-key", **placed("mus-signals"))


def about_you(view: MusView, you: int, names: Names) -> Content:
    """The line about yourself: your name, your stones, what you declared and what you hold."""
    seat = view.seats[you]
    stones = f" {view.sides[seat.side].stones}" if view.alone else ""
    told = " · ".join(["", *(part for part in (said_by(seat), seat.holds) if part)])
    return _name(view, you, names) + Content(stones + told)
