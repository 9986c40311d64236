"""The rooms: their picture is up to date with the imports, and no imports go in a circle."""

from __future__ import annotations

import grimp

from tests import architecture
from tests.architecture import Drawing, Rooms
from tests.places import checkout

checkout()

REMEDY = "bring it up to date: python -m tests.architecture"
ROOMS = Rooms.of_the_code()


def test_the_picture_is_current() -> None:
    assert architecture.PICTURE.read_text(encoding="utf-8") == Drawing(ROOMS).svg(
        architecture.told
    ), REMEDY


def test_the_table_of_rooms_is_current() -> None:
    text = architecture.DOCUMENT.read_text(encoding="utf-8")
    assert architecture.document(text, ROOMS) == text, REMEDY


def test_a_room_stands_above_what_it_imports() -> None:
    """`b` imports `c` and `d`, `c` imports `d`: no arrow is needed from `b` to `d`."""
    of = {"a": {"b", "d"}, "b": {"c", "d"}, "c": {"d"}, "d": set[str](), "e": {"d"}}
    rooms = Rooms({room: frozenset(found) for room, found in of.items()}, dict.fromkeys(of, 1))
    assert rooms.row == {"a": 3, "b": 2, "c": 1, "d": 0, "e": 1}
    assert [rooms.arrows(room) for room in "abcde"] == [["b"], ["c"], ["d"], [], ["d"]]


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports inside functions count; those for type checkers alone do not."""
    graph = grimp.build_graph("boneace", exclude_type_checking_imports=True, cache_dir=None)
    assert _circles(graph) == []


def test_a_circle_is_found() -> None:
    """`a` imports `b`, `b` imports `c`, `c` imports `a`; `d` only imports one of them."""
    graph = grimp.ImportGraph()
    for importer, imported in ["ab", "bc", "ca", "da", "be"]:
        graph.add_import(importer=importer, imported=imported)
    assert _circles(graph) == [["a", "b", "c"]]


def _circles(graph: grimp.ImportGraph) -> list[list[str]]:
    """The modules that reach each other by imports, one list for each group of them."""
    below = {module: graph.find_upstream_modules(module) for module in graph.modules}
    found = {
        tuple(sorted({module} | {other for other in under if module in below[other]}))
        for module, under in below.items()
    }
    return sorted(list(circle) for circle in found if len(circle) > 1)


def test_an_arrow_passes_beside_the_boxes_of_a_row() -> None:
    of = {"a": {"b", "x"}, "b": {"c"}, "c": set[str](), "x": set[str]()}
    drawing = Drawing(
        Rooms({room: frozenset(found) for room, found in of.items()}, dict.fromkeys(of, 2))
    )
    assert ["a", ("a", "x"), "x"] in drawing.ways
    assert drawing.svg(str.upper).count("<path d=") == 1 + len(drawing.ways)
    assert "<title>B</title>" in drawing.svg(str.upper)
