"""The source text of the functions that write a game's tensors: made from its fields.

A template imports them instead of `boneace.kernel.written`. They are rules like those of the game:
compiled into the loop that calls them, or run by Python.

`write_view(o, v, seat, out, at)` writes what is observed of a view to bytes, from the place `at`
on; `write_mask(legal, row, out, at)` writes the legal actions. One text serves all numbers of
seats, and all options: parts that take another number of places are skipped or repeated at run
time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from boneace.cards import members
from boneace.env.actions import NONE, Actions
from boneace.env.places import cards_in_play, different, fields_of, many
from boneace.games.fields import Field
from boneace.solve.setting import Setting

_HEAD = """\
import numpy as np

from boneace.kernel.contract import FACE_DOWN
from boneace.kernel.sets import bit, hot_rule, spread, without_lowest, lowest

"""
_MOST_RUNS = 12
"""If there are more runs of moves than this, each move is looked up instead."""


def text(setting: Setting) -> str:
    """The source text for a game; the same for all settings with the same cards."""
    return _HEAD + _tables(setting.game) + _view(setting) + _mask(Actions.of(setting.game))


# --- what is observed -----------------------------------------------------------------------------


def _view(setting: Setting) -> str:
    lines = ["seats = o.seats"]
    waiting: list[Field] = []
    for field in [*fields_of(setting.game), None]:
        together = _most_together(setting)
        if waiting and (field is None or not _is_of_seats(field) or len(waiting) == together):
            lines += _seats(waiting)
            waiting = []
        if field is None:
            break
        if _is_of_seats(field) and together:
            waiting.append(field)
            continue
        written = list(_lines_of(field, setting))
        if field.option is not None:
            name, value = field.option
            written = [f"if o.{name} == {value}:", *_inside(written)]
        lines += written
    return (
        "\n".join(["@hot_rule", "def write_view(o, v, seat, out, at):", *_inside(lines)]) + "\n\n\n"
    )


def _inside(lines: Sequence[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def _is_of_seats(field: Field) -> bool:
    """Whether a field is one seat, or one set of seats, whatever the options."""
    alone = field.by == "" and field.each == 1 and field.option is None
    return alone and field.kind in ("seat", "seats")


def _most_together(setting: Setting) -> int:
    """How many such fields fit into a set of 63 places."""
    return 63 // setting.declaration.max_seats


def _seats(fields: Sequence[Field]) -> Iterator[str]:
    """The lines that write fields of seats that follow each other: as one set, eight at a time."""
    yield f"# {', '.join(field.name for field in fields)}"
    yield "there, left = 0, 0"
    for field in fields:
        value = f"np.int64(v.{field.name})"
        if field.kind == "seats":
            yield f"some = ({value} >> seat | {value} << (seats - seat)) & (bit(seats) - 1)"
        else:
            yield f"one = {value} - seat"
            yield "one += seats if one < 0 else 0"
            yield f"some = bit(one) if {value} >= 0 else 0"
        yield "there |= some << left"
        yield "left += seats"
    yield "while left >= 8:"
    yield "    spread(there, 8, out, at)"
    yield "    there >>= 8"
    yield "    left -= 8"
    yield "    at += 8"
    yield "for _ in range(left):"
    yield "    out[at] = there & 1"
    yield "    there >>= 1"
    yield "    at += 1"


def _lines_of(field: Field, setting: Setting) -> Iterator[str]:
    """The lines that write one field."""
    yield f"# {field.name}: {field.about}"
    value = f"v.{field.name}"
    match field.by:
        case "":
            yield from _entry(field, value, setting)
        case "own":
            yield from _entry(field, f"{value}[seat]", setting)
        case "side":
            yield from _entry(field, f"{value}[seat & 1]", setting)
            yield from _entry(field, f"{value}[1 - (seat & 1)]", setting)
        case "place":
            taken = many(field, setting) if field.only is None else field.only
            for place in range(taken):
                yield from _entry(field, f"{value}[{place}]", setting)
        case _:
            first = 0 if field.by == "seat" else 1
            yield f"for further in range({first}, seats):"
            yield "    other = seat + further"
            yield "    if other >= seats:"
            yield "        other -= seats"
            if field.by == "row":
                entry = f"{value}[seat * {field.each} + other]"
                yield from _inside(list(_entry(field, entry, setting)))
            elif field.each == 1:
                yield from _inside(list(_entry(field, f"{value}[other]", setting)))
            else:
                yield f"    for hand in range({field.each}):"
                entry = f"{value}[other * {field.each} + hand]"
                yield from _inside(_inside(list(_entry(field, entry, setting))))


def _entry(field: Field, value: str, setting: Setting) -> Iterator[str]:
    """The lines that write one entry."""
    pack = cards_in_play(setting)
    wide = pack.bit_count()
    match field.kind:
        case "cards":
            yield f"spread({_packed(value, pack)}, {wide}, out, at)"
            yield f"at += {wide}"
        case "card":
            yield f"there = bit({value}) if {value} >= 0 else 0"
            yield f"down = {1 << wide} if {value} == FACE_DOWN else 0"
            yield f"spread({_packed('there', pack)} | down, {wide + 1}, out, at)"
            yield f"at += {wide + 1}"
        case "code":
            first, last = field.low, field.low + len(field.names) - 1
            found, wide = f"bit({value} - {first})", len(different(field))
            if _looked_up(field):
                found = f"{_table(field)}[{value} - {first}]"
            yield f"there = {found} if {first} <= {value} <= {last} else 0"
            yield f"spread(there, {wide}, out, at)"
            yield f"at += {wide}"
        case "marks":
            yield f"spread({value}, {len(field.names)}, out, at)"
            yield f"at += {len(field.names)}"
        case "seats" if field.each > 1:
            yield "for shift in range(seats):"
            yield "    one = seat + shift"
            yield "    if one >= seats:"
            yield "        one -= seats"
            yield f"    of_one = {value} >> {field.each} * one"
            yield f"    spread(of_one, {field.each}, out, at + {field.each} * shift)"
            yield f"at += {field.each} * seats"
        case "seat" | "seats":
            yield "for shift in range(seats):"
            yield "    one = seat + shift"
            yield "    if one >= seats:"
            yield "        one -= seats"
            found = f"{value} >> one & 1" if field.kind == "seats" else f"int({value} == one)"
            yield f"    out[at + shift] = {found}"
            yield "at += seats"
        case "count":
            yield f"out[at] = max(0, min({field.high}, {value}))"
            yield "at += 1"
        case "signed":
            yield f"out[at] = max(0, min({field.high}, np.int64({value})))"
            yield f"out[at + 1] = max(0, min({field.high}, -np.int64({value})))"
            yield "at += 2"


def _packed(value: str, pack: int) -> str:
    """A set of cards without the places of cards that are not in the pack."""
    runs = [(card - place, place, 0) for place, card in enumerate(members(pack))]
    parts = []
    for gap in dict.fromkeys(gap for gap, _, _ in runs):
        there = [place for found, place, _ in runs if found == gap]
        mask = sum(1 << place for place in there)
        shifted = value if gap == 0 else f"{value} >> {gap}"
        parts.append(f"({shifted} & {mask:#x})")
    return parts[0] if len(parts) == 1 else f"({' | '.join(parts)})"


# --- codes of which some values share a place, or have none --------------------------------------


def _tables(game: str) -> str:
    """For each such code, a table: by value, the set of its place."""
    lines = []
    for field in fields_of(game):
        if _looked_up(field):
            places = {name: 1 << place for place, name in enumerate(different(field))}
            sets = [places.get(name, 0) for name in field.names]
            lines.append(f"{_table(field)} = np.array({sets})\n")
    return "".join([*lines, "\n\n"]) if lines else ""


def _looked_up(field: Field) -> bool:
    return field.kind == "code" and len(different(field)) < len(field.names)


def _table(field: Field) -> str:
    return f"_{field.name}_{field.by or 'one'}".upper()


# --- what is legal --------------------------------------------------------------------------------


def _mask(actions: Actions) -> str:
    lines = []
    for row, moves in enumerate(actions.moves):
        asked = f"if row == {row}:" if row < len(actions.moves) - 1 else "else:"
        runs = _runs(moves)
        if len(runs) > _MOST_RUNS:
            written = [*_blank(0, len(moves)), *_LOOKED_UP.splitlines()]
        else:
            written = [line for run in runs for line in _run(*run)]
        lines += written if len(actions.moves) == 1 else [asked, *_inside(written)]
    rows = np.array2string(actions.by_table, separator=", ", threshold=10**6, max_line_width=100)
    table = f"_ACTIONS = np.array({rows})\n\n\n"
    head = ["@hot_rule", "def write_mask(legal, row, out, at):"]
    return table + "\n".join([*head, *_inside(lines)]) + "\n"


_LOOKED_UP = """\
while legal:
    out[at + _ACTIONS[row, lowest(legal)]] = 1
    legal = without_lowest(legal)"""


def _runs(moves: Sequence[int]) -> list[tuple[int, int, int]]:
    """Runs of actions whose moves follow each other: the first action, its move, how many.

    The move is NONE for a run of actions that have none.
    """
    found: list[tuple[int, int, int]] = []
    for action, move in enumerate(int(move) for move in moves):
        if found:
            first, begun, length = found[-1]
            goes_on = move == (NONE if begun == NONE else begun + length)
            if goes_on:
                found[-1] = first, begun, length + 1
                continue
        found.append((action, move, 1))
    return found


def _run(first: int, move: int, length: int) -> Iterator[str]:
    if move == NONE:
        yield from _blank(first, length)
    else:
        yield f"spread(legal >> {move}, {length}, out, at + {first})"


def _blank(first: int, length: int) -> Iterator[str]:
    for begun in range(first, first + length, 64):
        yield f"spread(0, {min(64, first + length - begun)}, out, at + {begun})"
