"""The picture and the table of docs/architecture.md, made from what the code imports.

A room is a module of `boneace` or a folder of them. It stands above every room that it imports, and
an arrow leads to each one that it does not reach through another: a room may also import any room
further down. Imports for type checkers only do not count, as in the contracts of pyproject.toml.

Run `python -m tests.architecture` from the checkout to bring both up to date.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from importlib import import_module
from itertools import pairwise
from xml.sax.saxutils import escape, quoteattr

import grimp

from tests.places import ROOT

DOCUMENT = ROOT / "docs" / "architecture.md"
PICTURE = ROOT / "docs" / "architecture.svg"
BEGIN, END = "<!-- rooms -->\n", "<!-- /rooms -->\n"

WIDE, HIGH, THIN = 112, 40, 10  # of a box, and of an arrow on its way through a row
ACROSS, DOWN, MARGIN = 16, 44, 20  # between boxes, between rows, around all
SWEEPS = 12  # over the rows, to have fewer arrows cross

BY_NAME = ("zoo", "study")
"""Parts of games that belong to rooms further up, which import them by name."""

#: A place in a row: a room, or an arrow (from, to) on its way through.
Place = str | tuple[str, str]


@dataclass(frozen=True)
class Rooms:
    """The imports of each room, and the number of its files."""

    imports: Mapping[str, frozenset[str]]
    files: Mapping[str, int]

    @classmethod
    def of_the_code(cls) -> Rooms:
        """The rooms of `boneace` as it is imported here."""
        graph = grimp.build_graph("boneace", exclude_type_checking_imports=True, cache_dir=None)
        imports: dict[str, set[str]] = defaultdict(set)
        files: dict[str, int] = defaultdict(int)
        for module in graph.modules - {"boneace"}:
            room = module.split(".")[1]
            files[room] += 1
            if any(fnmatchcase(module, f"boneace.games.*.{by_name}") for by_name in BY_NAME):
                continue
            names = graph.find_modules_directly_imported_by(module) - {"boneace"}
            imports[room] |= {name.split(".")[1] for name in names} - {room}
        return cls({room: frozenset(found) for room, found in imports.items()}, files)

    @cached_property
    def below(self) -> dict[str, frozenset[str]]:
        """All that a room imports, directly or through others."""
        found: dict[str, frozenset[str]] = {}

        def add(room: str) -> frozenset[str]:
            if room not in found:
                found[room] = self.imports[room].union(*map(add, self.imports[room]))
            return found[room]

        for room in self.imports:
            add(room)
        return found

    def arrows(self, room: str) -> list[str]:
        """The rooms that a room imports and does not reach through another."""
        found = self.imports[room]
        return sorted(found - frozenset[str]().union(*(self.below[other] for other in found)))

    @cached_property
    def row(self) -> dict[str, int]:
        """The row of each room: one above the highest room that it imports."""
        found: dict[str, int] = {}
        for room in sorted(self.imports, key=lambda room: len(self.below[room])):
            found[room] = 1 + max((found[other] for other in self.imports[room]), default=-1)
        return found

    def from_the_top(self) -> list[str]:
        return sorted(self.imports, key=lambda room: (-self.row[room], room))


class Drawing:
    """The rooms in rows, each above what it imports."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.rows: list[list[Place]] = [[] for _ in range(max(rooms.row.values()) + 1)]
        self.ways: list[list[Place]] = []  # of each arrow: the places that it goes through
        for room in rooms.from_the_top():
            self.rows[rooms.row[room]].append(room)
            for other in rooms.arrows(room):
                between = range(rooms.row[room] - 1, rooms.row[other], -1)
                for row in between:
                    self.rows[row].append((room, other))
                self.ways.append([room, *((room, other) for _ in between), other])
        self._untangle()
        self.width = max(map(self._width, self.rows)) + 2 * MARGIN
        self.height = len(self.rows) * (HIGH + DOWN) - DOWN + 2 * MARGIN

    def _untangle(self) -> None:
        """Move each place towards the mean position of its neighbours, row by row, down and up."""
        joined: dict[tuple[int, Place], set[tuple[int, Place]]] = defaultdict(set)
        for way in self.ways:
            top = self.rooms.row[str(way[0])]
            steps = [(top - n, place) for n, place in enumerate(way)]
            for upper, lower in pairwise(steps):
                joined[upper].add(lower)
                joined[lower].add(upper)
        heights = range(len(self.rows))
        for sweep in range(SWEEPS):
            step = 1 if sweep % 2 else -1
            for height in heights[::step]:
                beside = height - step
                if beside not in heights:
                    continue
                middles = self._middles(beside)

                def wanted(
                    place: Place, height: int = height, middles: Mapping[Place, float] = middles
                ) -> float:
                    near = [middles[p] for h, p in joined[height, place] if p in middles]
                    return sum(near) / len(near) if near else 0.0

                self.rows[height].sort(key=wanted)

    def _width(self, row: list[Place]) -> int:
        return sum(self._across(place) + ACROSS for place in row) - ACROSS

    @staticmethod
    def _across(place: Place) -> int:
        return WIDE if isinstance(place, str) else THIN

    def _middles(self, height: int) -> dict[Place, float]:
        """The position of each place of a row, from the middle of the picture."""
        row = self.rows[height]
        x, found = -self._width(row) / 2, {}
        for place in row:
            found[place] = x + self._across(place) / 2
            x += self._across(place) + ACROSS
        return found

    def _at(self, height: int, place: Place) -> tuple[float, float]:
        """The middle of the top of a place."""
        y = MARGIN + (len(self.rows) - 1 - height) * (HIGH + DOWN)
        return round(self._middles(height)[place] + self.width / 2, 1), y

    def _arrow(self, way: list[Place]) -> str:
        top = self.rooms.row[str(way[0])]
        points = [self._at(top - n, place) for n, place in enumerate(way)]
        path = f"M{points[0][0]:g} {points[0][1] + HIGH}"
        for n, ((x, y), (to_x, to_y)) in enumerate(pairwise(points)):
            through = HIGH if n < len(points) - 2 else -2  # straight on beside the boxes of a row
            middle = (y + HIGH + to_y) / 2
            path += f"C{x:g} {middle:g} {to_x:g} {middle:g} {to_x:g} {to_y + min(through, 0)}"
            path += f"V{to_y + HIGH}" if through > 0 else ""
        return f'<path d="{path}"/>'

    def _box(self, room: str, told: Callable[[str], str]) -> str:
        x, y = self._at(self.rooms.row[room], room)
        files = self.rooms.files[room]
        count = f"{files} files" if files > 1 else "1 file"
        return (
            f"<g><title>{escape(told(room))}</title>"
            f'<rect x="{x - WIDE / 2:g}" y="{y}" width="{WIDE}" height="{HIGH}" rx="6"/>'
            f'<text x="{x:g}" y="{y + 17}">{escape(room)}</text>'
            f'<text x="{x:g}" y="{y + 31}" class="files">{count}</text></g>'
        )

    def svg(self, told: Callable[[str], str]) -> str:
        """The picture; `told` describes each room."""
        title = "The parts of boneace, each above what it imports"
        size = f'width="{self.width}" height="{self.height}"'
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'{size} role="img" aria-label={quoteattr(title)}>',
            f"<title>{escape(title)}</title>",
            "<style>text{font:600 13px sans-serif;text-anchor:middle;fill:#1c1c28}"
            ".files{font:11px sans-serif;fill:#55556a}rect{fill:#fdf6e3;stroke:#8a6d1f}"
            ".paper{fill:#fff;stroke:none}path{fill:none;stroke:#5a6b8c;stroke-width:1.3}</style>",
            '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" '
            'markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" style="fill:#5a6b8c;'
            'stroke:none"/></marker></defs>',
            f'<rect class="paper" {size}/>',
            '<g marker-end="url(#tip)">',
            *map(self._arrow, self.ways),
            "</g>",
            *(self._box(room, told) for room in self.rooms.from_the_top()),
            "</svg>",
        ]
        return "\n".join(lines) + "\n"


def told(room: str) -> str:
    """The description of a room: the beginning of its docstring."""
    words = (import_module(f"boneace.{room}").__doc__ or "").partition("\n\n")[0]
    assert words, f"boneace.{room} does not say what it is"
    return " ".join(words.split())


def table(rooms: Rooms) -> str:
    """Every room in a row, from the top."""
    package = ROOT / "src" / "boneace"
    rows = ["| Part | Files | What it is |", "|---|---|---|"]
    for room in rooms.from_the_top():
        home = f"{room}/" if (package / room).is_dir() else f"{room}.py"
        link = f"[`{room}`](../src/boneace/{home})"
        rows.append(f"| {link} | {rooms.files[room]} | {told(room)} |")
    return "\n".join(rows) + "\n"


def document(text: str, rooms: Rooms) -> str:
    """The text of docs/architecture.md with an up-to-date table."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    assert after, "docs/architecture.md lacks the marks of its table"
    return f"{before}{BEGIN}{table(rooms)}{END}{after}"


def main() -> None:
    """Bring the picture and the table up to date."""
    rooms = Rooms.of_the_code()
    PICTURE.write_text(Drawing(rooms).svg(told), encoding="utf-8")
    text = DOCUMENT.read_text(encoding="utf-8")
    DOCUMENT.write_text(document(text, rooms), encoding="utf-8")


if __name__ == "__main__":
    main()
