"""Matches to test the terminal with: fixed seeds and novices, so that they are quick."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.json import encode
from msgspec.structs import replace

import boneace
from boneace.bots import Seat
from boneace.cards import SPANISH_40
from boneace.kernel.contract import ALL_HANDS
from boneace.moves import Move
from boneace.terminal import layouts as kinds
from boneace.terminal.line_by_line import LineByLine
from boneace.terminal.sitting import Sitting, sit_down
from boneace.terminal.start import complete

#: The games of vying, with a number of seats for each.
VYING = {"best-pair-thirty-one": 2, "three-stake-brag": 4, "primiera": 4}
#: The exchange games without a stock.
SWAPPING = ("switch", "stop-the-bus")
CARD = re.compile(r"\b[A2-9TJQK][SHDC]\b")
SPANISH_CARD = re.compile(r"\b[A2-7SCK][OCEB]\b")


def sitting(
    preset: str | None = None,
    seats: int = 3,
    seed: int = 3,
    options: Mapping[str, object] | None = None,
    watch: bool = False,
    game: str = "thirty-one",
    dealer: int = 0,
) -> Sitting:
    who = ["novice" if watch else "you", *["novice"] * (seats - 1)]
    names = complete([None] * seats, who)
    return sit_down(game, preset, options, who, names, dealer, seed)


class Follows:
    """A bot that makes the first of these moves that is legal, otherwise the first legal move."""

    def __init__(self, *moves: str) -> None:
        self._moves = moves

    def choose(self, seat: Seat) -> Move:
        found = {move.text: move for move in seat.legal}
        return next((found[text] for text in self._moves if text in found), seat.legal[0])

    def aside(self, seat: Seat) -> None:
        """It does nothing out of turn."""


def arranged(
    game: str,
    seats: int,
    *moves: str,
    seed: int = 3,
    dealer: int = 0,
    options: Mapping[str, object] | None = None,
    standing: Mapping[str, Any] | None = None,
    shuffles: Callable[[int], Sequence[int]] | None = None,
) -> Sitting:
    """A match in which you sit in seat 0 and all the others follow these moves."""
    who = ["you", *["novice"] * (seats - 1)]
    match = boneace.new(
        game,
        players=complete([None] * seats, who),
        options=options,
        dealer=dealer,
        seed=seed,
        standing=standing,
        shuffles=shuffles,
    )
    return Sitting(match, who, {seat: Follows(*moves) for seat in range(1, seats)}, 0)


def told(found: Sitting, *commands: str) -> list[str]:
    """The output of plain mode when these lines are typed and the input ends."""
    out = io.StringIO()
    LineByLine(found, io.StringIO("".join(f"{command}\n" for command in commands)), out).run()
    return out.getvalue().splitlines()


class Answers(io.StringIO):
    """The input of a person who reads the output: at each prompt, the answer of `policy`."""

    def __init__(self, out: io.StringIO, policy: Any) -> None:
        super().__init__()
        self._out = out
        self._policy = policy
        self._read = 0

    def readline(self, *_: Any) -> str:
        said = self._out.getvalue()
        lines, self._read = said[self._read :].splitlines(), len(said)
        return f"{self._policy(lines)}\n"


def played(found: Sitting, policy: Callable[[list[str]], str]) -> list[str]:
    """The output of plain mode in a whole match that is played by a policy."""
    out = io.StringIO()
    assert LineByLine(found, Answers(out, policy), out).run() == 0
    assert found.match.over
    return out.getvalue().splitlines()


def check_written(said: list[str], longest: int) -> str:
    """The output of a whole match ends with the winner, in plain text in lines not too long.

    Returns the text.
    """
    text = "\n".join(said)
    assert said[-1].endswith(("wins the match.", "win the match.", "share the match."))
    assert "None" not in text and "\x1b" not in text and "\t" not in text
    assert not any(0x2500 <= ord(sign) < 0x2700 for sign in text), "box drawing or symbols"
    assert max(map(len, said)) < longest
    return text


def menu(lines: list[str]) -> Iterator[str]:
    """The moves that a menu offers."""
    for line in lines:
        if found := re.fullmatch(r"\d+: (\w+(?: \w\w)?)(?: \(.*\))?", line):
            yield found[1]


def at_random(found: Sitting, seed: int) -> Callable[[list[str]], str]:
    """Type a legal move, in notation or by its number in the menu."""
    rng = random.Random(seed)

    def policy(_: list[str]) -> str:
        view = found.view()
        offered = kinds.speech(view).menu(view)
        if not offered:  # there is no menu, or you are asked out of turn
            return str(rng.choice(view.legal).move) if view.legal else ""
        number = rng.randrange(len(offered))
        amounts = offered[number].amounts
        if rng.random() < 0.5:
            return f"{number + 1} {rng.choice(amounts)}" if amounts else str(number + 1)
        return str(rng.choice(view.legal).move)

    return policy


def hidden_from_you(found: Sitting) -> set[str]:
    """The cards of the others, and on the table, that you may not know."""
    record, view = found.match.view(ALL_HANDS).record, found.view()
    cards = sum(int(record["hands"][0, seat]) for seat in range(1, found.match.seats))
    held = {found.match.pack.text(card) for card in range(52) if cards >> card & 1}
    if found.match.game == "switch":
        held |= {found.match.pack.text(int(card)) for card in record["widow"][0] if card >= 0}
    of_now = replace(view, last=None, legal=[], closed=[])
    return held - set(card_of(found).findall(encode(of_now).decode()))


def card_of(found: Sitting) -> re.Pattern[str]:
    """The notation of a card in a match."""
    return SPANISH_CARD if found.match.pack is SPANISH_40 else CARD


def looked_through(
    found: Sitting, seed: int, also: Callable[[list[str]], set[str]] = lambda deal: set()
) -> int:
    """Play a match and check at every prompt that no hidden card is named, neither in the text
    about this deal nor by any command. `also` may be named. Returns the number of prompts."""
    choose, looked = at_random(found, seed), 0
    commands: list[str] = []
    deal: list[str] = []

    def policy(lines: list[str]) -> str:
        nonlocal looked
        for line in lines:
            if line.startswith("Deal ") and "dealt by" not in line:
                deal.clear()
            deal.append(line)
        if not commands:
            commands.extend(["table", "hand", "moves", "log", ""])
        command = commands.pop(0)
        if command:
            return str(command)
        looked += 1
        named = set(card_of(found).findall("\n".join(deal)))
        hidden = hidden_from_you(found) - also(deal)
        assert not named & hidden, (named & hidden, deal)
        return choose(lines)

    played(found, policy)
    return looked
