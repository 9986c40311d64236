"""Words: every move can be written and read, every refusal says why, every table can be sent."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

from msgspec import to_builtins
from msgspec.json import decode as from_json
from msgspec.json import encode as to_json

from boneace import games
from boneace.cards import members
from boneace.errors import BoneAceError, IllegalMove, InvalidMove
from boneace.games.defaults import own_module
from boneace.games.facts import facts
from boneace.games.sent import TableView
from boneace.match.match import Match
from boneace.testing.case import Case, viewer_name
from boneace.testing.walks import Walk, everywhere

SEEDS, MOVES = 2, 150
"""The matches in which the text of every legal move is read, and how long they are."""
ASKED = 60
"""How many known moves are tried in one state."""


def check_notation(case: Case) -> None:
    """Legal moves have different texts, which can be read in any case and order of cards."""
    for seed in range(SEEDS):
        walk = Walk(case, seed)
        while len(walk.moves) < MOVES:
            _require_read(walk)
            if not walk.step():
                break

    def holds(walk: Walk) -> None:
        match = walk.match()
        texts = [move.text for move in match.legal]
        if len(set(texts)) != len(texts) or not all(texts):
            raise walk.failure(f"legal moves have the same text, or none: {texts}")
        for move in match.legal:
            for text in spellings(case, move.text):
                try:
                    number = case.words.parse(facts(match._o), facts(match._s), text)
                except BoneAceError as error:
                    problem = f"“{text}” cannot be read: {error}{_advice(case)}"
                    raise walk.failure(problem) from error
                if number != move.number or match.why_not(text) is not None:
                    raise walk.failure(f"“{text}” is read as move {number}, not {move.number}")

    everywhere(holds, case, 12)


def _require_read(walk: Walk) -> None:
    """The texts of the legal moves are read as these moves, in every phase of the game."""
    if walk.seat < 0:
        return
    options, f = facts(walk.case.o), facts(walk.s)
    labels = walk.case.words.labels(options, f)
    for number in members(walk.legal):
        if number >= len(labels):
            raise walk.failure(f"move {number} is legal, but has no label: there are {len(labels)}")
        try:
            read = walk.case.words.parse(options, f, labels[number])
        except BoneAceError as error:
            problem = f"“{labels[number]}” cannot be read: {error}{_advice(walk.case)}"
            raise walk.failure(problem) from error
        if read != number:
            raise walk.failure(f"“{labels[number]}” is read as move {read}, not {number}")


def _advice(case: Case) -> str:
    """Advice if `parse` is missing and moves have a label in some states only; else empty."""
    own = own_module(f"{case.declaration.package}.words")
    if hasattr(own, "parse") or not hasattr(own, "labels"):
        return ""
    return "; words.py needs parse(options, f, text), because its labels differ by state"


def spellings(case: Case, text: str) -> Iterator[str]:
    """The ways in which people write a move."""
    yield from (text, text.lower(), text.upper(), text.title(), f"  {text.replace(' ', '  ')} ")
    words = text.split()
    runs: list[list[str]] = []
    for word in words:
        alike = bool(runs) and _is_card(case, runs[-1][0]) and _is_card(case, word)
        runs = [*runs[:-1], [*runs[-1], word]] if alike else [*runs, [word]]
    yield " ".join(" ".join(reversed(run)) for run in runs)


def _is_card(case: Case, word: str) -> bool:
    try:
        case.pack.number(word)
    except InvalidMove:
        return False
    return True


@cache
def known_moves(case: Case) -> tuple[str, ...]:
    """The moves that were legal in some random matches."""
    found: dict[str, None] = {}
    for seed in range(6):
        walk = Walk(case, seed)
        for _ in range(150):
            if walk.seat >= 0:
                labels = case.words.labels(facts(case.o), facts(walk.s))
                found |= {labels[number]: None for number in range(63) if walk.legal >> number & 1}
            if not walk.step():
                break
    return tuple(found)


def check_reasons(case: Case) -> None:
    """Every known move that is not legal has a sentence that says why; pushing it says so too."""

    def holds(walk: Walk) -> None:
        match = walk.match()
        legal = {move.text for move in match.legal}
        before = match.plies
        known = known_moves(case)
        for text in walk.chance.sample(known, min(len(known), ASKED)):
            if match.turn == "chance":
                break  # then only cards are moves
            try:
                reason = match.why_not(text)
            except BoneAceError as error:
                problem = f"why_not(“{text}”) raises {_named(error)}{_advice(case)}"
                raise walk.failure(problem) from error
            if text in legal:
                if reason is not None:
                    raise walk.failure(f"“{text}” is legal, but was refused: {reason}")
                continue
            if not reason or reason[0].islower():
                raise walk.failure(f"the reason against “{text}” is not a sentence: {reason!r}")
            _require_refused(walk, match, text, reason)
        if match.plies != before:
            raise walk.failure("a refused move was added to the plies")
        try:
            match.why_not("no such move at all")
        except InvalidMove:
            return
        raise walk.failure("“no such move at all” was accepted as a move")

    everywhere(holds, case, 10)


def _named(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _require_refused(walk: Walk, match: Match, text: str, reason: str) -> None:
    try:
        match.push(text)
    except IllegalMove as error:
        if str(error) != reason:
            raise walk.failure(
                f"“{text}” was refused with {error}, but why_not says {reason}"
            ) from None
        _require_clause(walk, text, error.clause)
        return
    except InvalidMove as error:
        raise walk.failure(f"the known move “{text}” cannot be read: {error}") from error
    raise walk.failure(f"“{text}” is not legal, but was played")


def _require_clause(walk: Walk, text: str, clause: str | None) -> None:
    """The clause that refuses a move is in the rule book, if the refusal is the game's own."""
    if clause is None or clause in walk.case.clauses or _borrowed(walk.case):
        return
    problem = f"“{text}” is refused by {clause}, which the rule book does not have"
    raise walk.failure(problem)


@cache
def _borrowed(case: Case) -> bool:
    """Whether the words of the game come from another package, and cite its rule book."""
    own = own_module(f"{case.declaration.package}.words")
    made = [getattr(own, name, None) for name in ("why_not", "parse", "labels")]
    homes = {str(one.__module__).partition(".")[0] for one in made if one is not None}
    return not homes <= {case.declaration.package.partition(".")[0]}


def check_tables(case: Case) -> None:
    """Tables get JSON with the same keys for all viewers; only the seat to move gets a menu."""

    def holds(walk: Walk) -> None:
        match = walk.match()
        _require_sizes(walk, match)
        shapes = {_required_table(walk, match, viewer) for viewer in [None, *range(case.seats)]}
        if len(shapes) != 1:
            raise walk.failure(f"the viewers' tables have different keys: {shapes}")

    everywhere(holds, case, 10)


def _require_sizes(walk: Walk, match: Match) -> None:
    """Lists of the standing have a number for each seat, or for what STANDING_OF says."""
    of = games.part(match.game, "words").STANDING_OF
    for key, has in match.standing().items():
        if isinstance(has, list) and key not in of and len(has) != match.seats:
            raise walk.failure(
                f"the standing has {len(has)} {key} for {match.seats} seats: STANDING_OF of "
                "words.py should say what they are of"
            )


def _required_table(walk: Walk, match: Match, viewer: int | None) -> str:
    """Check the table of a viewer and its last events; return its keys."""
    who = "the spectator" if viewer is None else viewer_name(viewer)
    shown = match.present(viewer)
    if from_json(to_json(shown), type=type(shown)) != shown:
        raise walk.failure(f"the table of {who} is not the same after JSON")
    menu, closed = [offer.move for offer in shown.legal], shown.closed
    mine = viewer is not None and match.turn == viewer
    if menu != ([move.text for move in match.legal] if mine else []):
        raise walk.failure(f"the menu of {who} is {menu}, but the turn is {match.turn}")
    if closed and not mine:
        raise walk.failure(f"{who} gets the closed moves, but the turn is {match.turn}")
    for refusal in closed:
        if match.why_not(refusal.move) is None:
            raise walk.failure(f"{refusal.move} is closed for {who}, but is legal")
        _require_clause(walk, refusal.move, refusal.clause)
    for ply in range(max(0, len(match) - 3), len(match)):
        for effect in match.effects(ply, viewer):
            if from_json(to_json(effect), type=type(effect)) != effect:
                raise walk.failure(f"an event is not the same after JSON: {effect}")
    return _shape(shown)


def _shape(shown: TableView) -> str:
    """The keys of what a table gets, and of what it gets about each seat."""
    keys = to_builtins(shown)
    return json.dumps([sorted(keys), [sorted(seat) for seat in keys["seats"]]])
