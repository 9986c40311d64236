"""Sentences for one player: the standing and the winners, with cards spelled out on request."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

from boneace.cards import FRENCH_52
from boneace.games.lives.sent import ExchangeSeat
from boneace.games.sent import Seat, TableView
from boneace.languages import say
from boneace.languages.lists import listed
from boneace.languages.you import heard_by
from boneace.match.match import Match

_CARD = re.compile(r"\b([A23456789TJQK][SHDC])\b")
_SUIT_ORDER, _RANK_ORDER = "SHCD", "AKQJT98765432"


def played(match: Match) -> list[str]:
    """The titles of the game and its preset; one if they are called the same."""
    declaration = match.declaration
    return [*dict.fromkeys([declaration.title, declaration.preset(match.preset).title])]


def in_force(match: Match) -> list[str]:
    """The preset of a match, and the options that differ from it, one line each."""
    declaration = match.declaration
    lines = [f"{', '.join(played(match))}. {declaration.preset(match.preset).summary}"]
    for name, value in declaration.differences(match.preset, match.options).items():
        option = declaration.option(name)
        text = str(value)
        if option.kind == "bool":
            text = say("terminal-yes") if value else say("terminal-no")
        clauses = ", ".join(option.clauses)
        lines.append(say("terminal-house-rule", rule=option.title, value=text, clauses=clauses))
    return lines


def where(view: TableView) -> str:
    """The number of the deal in a view, and of all deals if that is set."""
    return say("terminal-where", deal=view.deal, of=view.deals or 0)


def won(
    winners: Sequence[int], you: int | None, names: Sequence[str], together: bool = False
) -> str:
    """Who has won a match, or that it is over, without a full stop; you come first.

    >>> won([0, 2], 2, ["Ann", "Ben", "You"])
    'You and Ann share the match'
    >>> won([0, 2], 2, ["Ann", "Ben", "You"], together=True)
    'You and Ann win the match'
    """
    if not winners:
        return say("match-over")
    heard = heard_by(you, names)
    message = "terminal-won-together" if together else "terminal-won"
    return say(message, who=listed([heard[seat] for seat in winners]), count=len(winners))


def spelled(line: str) -> str:
    """A line with its cards in words.

    >>> spelled("Ben takes 7H.")
    'Ben takes seven of hearts.'
    """
    return _CARD.sub(lambda card: FRENCH_52.words(FRENCH_52.number(card[1])), line)


def called(seats: Sequence[int], you: int | None, names: Sequence[str]) -> list[str]:
    """The names of seats within a sentence; you are “you”."""
    return [say("names-you-within") if seat == you else names[seat] for seat in seats]


def in_order(hand: Sequence[str]) -> list[str]:
    """A hand by suit, high cards first; unknown cards last."""
    return sorted(hand, key=lambda card: _PLACES.get(card, len(_PLACES)))


AnySeat = TypeVar("AnySeat", bound=Seat)

_PLACES = {
    rank + suit: place
    for place, (suit, rank) in enumerate((s, r) for s in _SUIT_ORDER for r in _RANK_ORDER)
}


def yours(seats: Sequence[AnySeat], you: int | None) -> AnySeat:
    """Your own seat; call this only if you have one."""
    assert you is not None
    return seats[you]


def standing_of(seat: Seat) -> str:
    """What a seat has: lives, points, tokens or chips, and games won, in words."""
    # games that may be played for lives are otherwise played for tokens
    money = "token" if isinstance(seat, ExchangeSeat) else "chip"
    for key, one in (("points", "point"), ("chips", money)):
        if (count := counted(seat, key)) is not None:
            has, games = amount(count, one), counted(seat, "games")
            return has if games is None else listed([has, say("terminal-games", games=games)])
    lives = counted(seat, "lives")
    if lives is None:
        return say("terminal-is-out")
    if lives == 0:
        return say("terminal-on-the-county")
    return say("terminal-lives", lives=lives)


def counted(seat: Seat, what: str) -> int | None:
    """How many of something a seat has; None in games that do not count it."""
    found = getattr(seat, what, None)
    return found if isinstance(found, int) else None


def standings_of(seats: Sequence[Seat], names: Sequence[str]) -> str:
    """What all players have, as part of a sentence."""
    parts = [
        say("terminal-has", who=name, has=standing_of(seat))
        for name, seat in zip(names, seats, strict=True)
    ]
    return listed(parts)


def amount(count: int, unit: str) -> str:
    """A number of points, tokens or chips, in words.

    >>> amount(1, "point"), amount(3, "chip")
    ('1 point', '3 chips')
    """
    return say("terminal-amount", count=count, unit=unit)


def cards_of(cards: int) -> str:
    """A number of cards, in words."""
    return say("terminal-cards", cards=cards)


def sentence(text: str) -> str:
    """A reason as a separate sentence."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."


def cut(text: str, room: int) -> str:
    """A text cut to fit into `room` columns.

    >>> cut("Maximilian", 8), cut("Ann", 8)
    ('Maximil…', 'Ann')
    """
    return text if len(text) <= room else f"{text[: max(0, room - 1)]}…"


def changed(by: int, has: int) -> str:
    """A seat's change in the deal, and what it has now.

    >>> changed(-3, 4)
    '−3, now 4'
    """
    return say("terminal-changed", change=signed(by), has=minus(has))


def signed(by: int) -> str:
    """A number won or lost.

    >>> signed(3), signed(0), signed(-2)
    ('+3', '0', '−2')
    """
    return f"{'+' if by > 0 else ''}{minus(by)}"


def minus(text: object) -> str:
    """A number, or text that begins with one, with a typographic minus sign.

    >>> minus(-2), minus("-2 chips")
    ('−2', '−2 chips')
    """
    return str(text).replace("-", "−", 1)
