"""Ratings of the members, by game: openskill over the rated matches, one after another.

A rating is a mean and its uncertainty. The mean is shown. For comparisons a member's strength is
`mean - 3 * uncertainty`, which is near zero at first and grows with every match.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace
from openskill.models import PlackettLuce

from boneace.table.clubs.state import RATED, ClubState, RatedMatch, Rating, Ratings

_MODEL = PlackettLuce()


def new() -> Rating:
    """The rating of a member who has played no rated match."""
    fresh = _MODEL.rating()
    return Rating(fresh.mu, fresh.sigma)


def after(ratings: Ratings, match: RatedMatch) -> Ratings:
    """The ratings after one more match. Ties count as equal; partners rise together."""
    known = ratings.get(match.game, {})
    sides = [[known.get(member) or new() for member in side] for side in match.sides]
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma) for one in side] for side in sides]
    ranks = [float(sum(other > won for other in match.won)) for won in match.won]
    rated = _MODEL.rate(teams, ranks=ranks)
    changed = {
        member: Rating(one.mu, one.sigma, before.matches + 1)
        for members, befores, ones in zip(match.sides, sides, rated, strict=True)
        for member, before, one in zip(members, befores, ones, strict=True)
    }
    return {**ratings, match.game: {**known, **changed}}


def over(base: Ratings, matches: Iterable[RatedMatch]) -> Ratings:
    """The ratings after these matches, in their order."""
    for match in matches:
        base = after(base, match)
    return base


def counted(club: ClubState, match: RatedMatch, began: int) -> ClubState:
    """The club with one more rated match, of a round that began then.

    A match already counted changes nothing, nor does one so old that it may be among those that
    are combined.
    """
    if any(one.table == match.table for one in club.rated):
        return club
    if club.base and began < club.rated[0].at:
        return club
    rated = [*club.rated, match]
    base = over(club.base, rated[:-RATED])
    return replace(club, base=base, rated=rated[-RATED:], ratings=after(club.ratings, match))


def recounted(club: ClubState, table: str, won: list[float]) -> ClubState:
    """The club after the result of a rated match was corrected: all ratings from there on are
    calculated again."""
    rated = [replace(one, won=won) if one.table == table else one for one in club.rated]
    if rated == club.rated:
        return club
    return replace(club, rated=rated, ratings=over(club.base, rated))


def history(club: ClubState, game: str) -> dict[int, list[tuple[int, Rating]]]:
    """The ratings of a game after each match, by member, with the time."""
    found: dict[int, list[tuple[int, Rating]]] = {}
    ratings = club.base
    for match in club.rated:
        if match.game == game:
            ratings = after(ratings, match)
            for member in (one for side in match.sides for one in side):
                found.setdefault(member, []).append((match.at, ratings[game][member]))
    return found
