"""Ratings: winners rise, partners rise together, and the list of matches reproduces them."""

from __future__ import annotations

import pytest

from boneace.table.clubs import ratings
from boneace.table.clubs.state import RatedMatch
from tests.clubs.people import club_of


def match(number: int, sides: list[list[int]], won: list[float], game: str = "mus") -> RatedMatch:
    return RatedMatch(f"t{number}", game, number, sides, won)


def test_who_wins_rises_and_both_become_surer() -> None:
    found = ratings.over({}, [match(1, [[0], [1]], [1, -1])])["mus"]
    new = ratings.new()
    assert found[0].mu > new.mu > found[1].mu
    assert max(found[0].sigma, found[1].sigma) < new.sigma
    assert found[0].matches == 1


def test_partners_rise_together_and_ties_are_level() -> None:
    found = ratings.over({}, [match(1, [[0, 1], [2, 3]], [0, 4])])["mus"]
    assert found[2] == found[3]
    assert found[2].mu > found[0].mu
    tied = ratings.over({}, [match(1, [[0], [1], [2]], [5, 5, 5])])["mus"]
    assert tied[0].mu == pytest.approx(tied[2].mu)


def test_the_stored_ratings_are_those_of_the_list_counted_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ratings, "RATED", 5)
    club = club_of(4)
    played = [
        match(at, [[at % 4], [(at + 1) % 4]], [at % 3, 1], "mus" if at % 2 else "switch")
        for at in range(12)
    ]
    for one in played:
        club = ratings.counted(club, one, one.at)
        club = ratings.counted(club, one, one.at)  # reported twice, counted once
    assert len(club.rated) == 5
    for one in played:  # the page of an old evening is opened again
        assert ratings.counted(club, one, one.at) == club
    assert club.ratings == ratings.over({}, played)
    assert club.ratings == ratings.over(club.base, club.rated)


def test_a_corrected_result_is_counted_in_its_place() -> None:
    first, second = match(1, [[0], [1]], [1, -1]), match(2, [[0], [2]], [1, -1])
    club = ratings.counted(ratings.counted(club_of(3), first, 1), second, 2)
    club = ratings.recounted(club, "t1", [-1, 1])
    assert club.ratings == ratings.over({}, [match(1, [[0], [1]], [-1, 1]), second])
    assert ratings.recounted(club, "unknown", [0, 0]) == club


def test_the_history_ends_with_the_rating() -> None:
    played = [match(at, [[0], [1]], [1, -1]) for at in range(3)]
    club = club_of(2)
    for one in played:
        club = ratings.counted(club, one, one.at)
    told = ratings.history(club, "mus")
    assert [at for at, _ in told[0]] == [0, 1, 2]
    assert told[0][-1][1] == club.ratings["mus"][0]
