"""The figures of matches between bots: those of a comparison, and who wins by seat and by bot."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.languages import say
from boneace.study.compare.labels import Labels
from boneace.study.compare.measures import Matches, gain, interval, measures, won
from boneace.study.simulate.told import Figure, Of


def figures(game: str, bots: Sequence[str], side: Matches, labels: Labels) -> list[Figure]:
    """All figures, in the current language; `bots` are by seat."""
    usual = [
        Figure(
            one.group,
            "place" if one.group in ("won", "gain", "dealt") else "table",
            one.name,
            one.title,
            interval(found.estimate if (found := one.of(side)) else None),
        )
        for one in measures(game, [side], labels)
    ]
    length = [one for one in usual if one.group == "length"]
    others = [one for one in usual if one.group != "length"]
    return [*length, *_by_bot(bots, side), *_by_seat(bots, side), *others]


def _by_bot(bots: Sequence[str], side: Matches) -> list[Figure]:
    """What each bot won and gained with all its seats, if a bot has several seats."""
    names = list(dict.fromkeys(bots))
    if not 1 < len(names) < len(bots):
        return []
    return _who(
        "bot",
        [(name, name, [at for at, bot in enumerate(bots) if bot == name]) for name in names],
        side,
    )


def _by_seat(bots: Sequence[str], side: Matches) -> list[Figure]:
    return _who(
        "seat",
        [(str(at), say("simulate-seat", seat=at, bot=bot), [at]) for at, bot in enumerate(bots)],
        side,
    )


def _who(of: Of, whose: Sequence[tuple[str, str, list[int]]], side: Matches) -> list[Figure]:
    """What groups of seats won together, and gained on average; `whose` has name, title and
    seats."""
    shares, gains = [], []
    for name, title, seats in whose:
        share = won(side, lambda match, s=seats: _sum(match.by_seat(match.won), s))  # type: ignore[misc]
        shares.append(Figure("won", of, name, title, interval(share.estimate if share else None)))
        more = gain(side, lambda match, s=seats: _sum(match.by_seat(match.gained), s) / len(s))  # type: ignore[misc]
        gains.append(Figure("gain", of, name, title, interval(more.estimate)))
    return shares + gains


def _sum(numbers: Sequence[float], seats: Sequence[int]) -> float:
    return sum(numbers[seat] for seat in seats)
