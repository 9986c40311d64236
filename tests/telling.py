"""Random matches and all their texts, for tests of each language."""

from __future__ import annotations

import random
import re
from collections.abc import Container, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from msgspec import to_builtins

import boneace
from boneace import Match, games
from boneace.errors import BoneAceError
from boneace.languages import speaking

#: Names that are not words of any of the languages.
NAMES = ["Xabi", "Maren", "Oihan", "Unax"]
READABLE = {"label", "hint", "reason", "total", "line"}
MOVES = 150


def played(
    game: str, seed: int, preset: str | None = None, options: Mapping[str, Any] | None = None
) -> Match:
    """Some deals of a match at random, with wagers if the table has them."""
    rng = random.Random(seed)
    players = NAMES[: games.declaration(game).max_seats]
    dealer, given = len(players) - 1, dict(options or {})
    match = boneace.new(
        game, players=players, dealer=dealer, preset=preset, options=given, seed=seed
    )
    for _ in range(MOVES):
        if match.over:
            break
        if match.takes_aside("bet") and rng.random() < 0.2:
            _wager(match, rng)
        match.push(rng.choice([move.text for move in match.legal]))
    return match


def _wager(match: Match, rng: random.Random) -> None:
    by, on, over = rng.choices(range(4), k=3)
    text = rng.choice([f"bet 5 on {on}", f"bet 5 on {on} over {over}", f"cover {over}"])
    with suppress(BoneAceError):  # the seat is out, or has no open wager
        match.aside(by, text)


def told(match: Match, code: str, readable: Container[str] = READABLE) -> list[str]:
    """All the text of a match for its players, in a language."""
    with speaking(code):
        said = [line for seat in range(match.seats) for line in match.log(seat)]
        views = [to_builtins(match.present(seat)) for seat in range(match.seats)]
    return said + [text for view in views for text in _texts(view, readable)]


def _texts(found: object, readable: Container[str], read: bool = False) -> Iterator[str]:
    """The texts of a view that people read, by the keys under which they stand."""
    if isinstance(found, str):
        if read:
            yield found
    elif isinstance(found, dict):
        for key, value in found.items():
            yield from _texts(value, readable, key in readable)
    elif isinstance(found, list):
        for part in found:
            yield from _texts(part, readable, read)


def left_in_english(lines: Sequence[str], words: Sequence[str], prefix: str) -> set[str]:
    """The lines that have English words in them outside of quotes, or no text but an id."""
    english = re.compile(rf"\b({'|'.join(words)})\b")
    spare = re.compile(r"«[^»]*»|stop the bus|hay swap.*|daude: .*|hay draw.*")
    return {
        line
        for line in lines
        if english.search(spare.sub("", line.lower())) or prefix in line or "{" in line
    }


def refusal(
    game: str,
    text: str,
    code: str,
    moves: Sequence[str] = (),
    preset: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> str:
    """The reason why a move, or an action out of turn, is refused; “” if it is legal."""
    match = boneace.new(
        game, players=NAMES, dealer=3, preset=preset, options=dict(options or {}), seed=1
    )
    for move in moves:
        match.push(move)
    return why_not(match, text, code)


def why_not(match: Match, text: str, code: str) -> str:
    """The reason why a move, or an action out of turn, is refused; “” if it is made."""
    with speaking(code):
        try:
            if match.takes_aside(text):
                match.aside(0, text)
            else:
                match.push(text)
        except BoneAceError as refused:
            return str(refused)
    return ""
