"""The picture of the rooms is true: it is as it would be drawn from the imports now."""

from __future__ import annotations

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


def test_an_arrow_passes_beside_the_boxes_of_a_row() -> None:
    of = {"a": {"b", "x"}, "b": {"c"}, "c": set[str](), "x": set[str]()}
    drawing = Drawing(
        Rooms({room: frozenset(found) for room, found in of.items()}, dict.fromkeys(of, 2))
    )
    assert ["a", ("a", "x"), "x"] in drawing.ways
    assert drawing.svg(str.upper).count("<path d=") == 1 + len(drawing.ways)
    assert "<title>B</title>" in drawing.svg(str.upper)
