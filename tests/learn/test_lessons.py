"""The lessons: each a real match, with a note at every move of the learner, in every language."""

from __future__ import annotations

import pytest

from boneace import games
from boneace.languages import speaking
from boneace.languages.codes import LANGUAGES
from boneace.learn.lessons import LEARNER, lesson
from boneace.learn.written import has_lesson

TAUGHT = [name for name in games.names() if has_lesson(name)]
#: Three minutes at the pace of a reader, with time to look at the cards.
MOST_WORDS = 450

every_lesson = pytest.mark.parametrize("game", TAUGHT)


@every_lesson
def test_every_move_of_the_learner_is_explained(game: str) -> None:
    match, notes, _ = lesson(game)
    own = [at for at, ply in enumerate(match.plies) if ply.seat == LEARNER and not ply.aside]
    assert len(own) >= 2, "the learner has something to do"
    assert set(own) <= {note.after for note in notes}


@every_lesson
def test_the_notes_are_in_order_and_the_last_is_at_the_end(game: str) -> None:
    match, notes, _ = lesson(game)
    places = [note.after for note in notes]
    assert places == sorted(places)
    last_move = max(at for at, ply in enumerate(match.plies) if ply.seat >= 0)
    assert last_move < places[-1] <= len(match)


@every_lesson
@pytest.mark.parametrize("code", LANGUAGES)
def test_it_takes_three_minutes(game: str, code: str) -> None:
    with speaking(code):
        words = " ".join(note.text for note in lesson(game).notes).split()
    assert 60 < len(words) < MOST_WORDS


@every_lesson
def test_its_rule_book_has_pictures_of_it(game: str) -> None:
    """Each is of a moment that a note explains."""
    _, notes, pictured = lesson(game)
    assert pictured and pictured == sorted(set(pictured))
    assert set(pictured) <= {note.after for note in notes}


def test_every_game_has_a_lesson() -> None:
    assert [name for name in games.names() if not has_lesson(name)] == []


@pytest.mark.parametrize(
    ("carried", "reason"),
    [
        ({"x-notes": {"3": "goal"}}, "deal 1 has no 3 moves"),
        ({"x-pictured": [0]}, "deal 1 has no note after 0 moves to picture"),
    ],
)
def test_a_note_or_a_picture_where_there_is_nothing(
    monkeypatch: pytest.MonkeyPatch, carried: dict[str, object], reason: str
) -> None:
    from boneace import record

    written = record.from_dict(
        {
            "boneace": 1,
            "game": "stop-the-bus",
            "players": ["Mia", "Ann"],
            "deals": [{"pack": "", "moves": [], **carried}],
        }
    )
    monkeypatch.setattr(record, "read", lambda _path: written)
    with pytest.raises(ValueError, match=reason):
        lesson("stop-the-bus")
