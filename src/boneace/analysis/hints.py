"""Hints: what each legal move of the seat to move is worth, and why, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from boneace import games
from boneace.analysis.analysts import valuer_of
from boneace.analysis.beliefs import CountsHands, beliefs
from boneace.bots.seat import Seat
from boneace.errors import IllegalMove
from boneace.games.facts import facts
from boneace.kernel.arguments import any_whole, wrong_type
from boneace.languages import say
from boneace.languages.numbers import percent, signed
from boneace.match.match import Match
from boneace.values import Analyst, MoveValue, Sureness, Values

if TYPE_CHECKING:
    from boneace.moves import Move

PLAYOUTS = 8_000
"""Playouts for a hint: a few hundredths of a second on one core."""
ENOUGH = 100
"""The fewest worlds from which shares are stated: in fewer, 100 % may be chance."""


@dataclass(frozen=True)
class HintedMove:
    """A legal move with its value, and why it is good or not, in the current language."""

    value: MoveValue
    label: str
    """The label of the move's button."""
    why: str

    @property
    def move(self) -> Move:
        """The move."""
        return self.value.move


@dataclass(frozen=True, repr=False)
class Hint:
    """What the legal moves of a seat are worth, the best first."""

    seat: int
    sure: Sureness
    moves: tuple[HintedMove, ...]
    hands: tuple[str, ...] = ()
    """Estimates of what the others' hands count, one sentence for each."""

    def __repr__(self) -> str:
        worth = ", ".join(f"{one.move} {one.value.worth:+.3f}" for one in self.moves)
        return f"<Hint for seat {self.seat}: {worth} ({self.sure})>"

    def to_json(self) -> dict[str, Any]:
        """Plain values, for `json.dumps`."""
        told = [{**described(hinted.value), "why": hinted.why} for hinted in self.moves]
        return {"seat": self.seat, "sure": self.sure, "moves": told, "hands": list(self.hands)}


def hint(match: Match, seat: int | None = None, analyst: Analyst | None = None) -> Hint:
    """What each legal move is worth to the seat to move, from what it knows.

    `seat`, if given, must be the seat to move; otherwise, or if nobody is to move, IllegalMove is
    raised. `analyst` replaces the game's own; where it has no value, playouts are made.

    >>> import boneace
    >>> match = boneace.new("thirty-one", seats=3, seed=7)
    >>> [hinted.move.text for hinted in hint(match).moves]
    ['draw', 'take', 'knock']
    """
    if not isinstance(match, Match):
        raise wrong_type("match", "arguments-a-match", match)
    mover = match.seat
    if seat is not None and any_whole("seat", seat) != mover:
        raise IllegalMove(say("analysis-not-to-move", who=match.players[mover], seat=seat))
    return hint_of(Seat.of(match, mover), analyst)


def hint_of(seat: Seat, analyst: Analyst | None = None) -> Hint:
    """The same from what a seat knows; it must be the turn of that seat."""
    if not seat.legal:
        raise IllegalMove(say("analysis-not-to-move", who="", seat=seat.seat))
    valuer = valuer_of(seat.game, seat.options, PLAYOUTS, analyst)
    return hint_from(seat, valuer.values(seat))


def hint_from(seat: Seat, values: Values) -> Hint:
    """The same from values that are known already."""
    titles = titles_of(seat)
    moves = [
        HintedMove(value, _called(value, titles), _sentences(value, values, titles))
        for value in values.moves
    ]
    return Hint(seat.seat, values.sure, tuple(moves), _hands(seat, values))


def _sentences(value: MoveValue, values: Values, titles: Mapping[str, str]) -> str:
    """Why a move is good or not, and what the deal brings after it."""
    return " ".join(filter(None, (why(value, values, titles), _deal(value))))


def _deal(value: MoveValue) -> str:
    """What the deal brings, as far as that is known."""
    found = value.of_deal
    if found is None or found.worlds < ENOUGH:
        return ""
    kind = "both" if found.gains and found.loses else "gain" if found.gains else "loss"
    return say(
        "analysis-why-deal", kind=kind, gains=percent(found.gains), loses=percent(found.loses)
    )


def _hands(seat: Seat, values: Values) -> tuple[str, ...]:
    """What the hidden hands of others are likely to count."""
    found = []
    for belief in beliefs(seat, values.hands, CountsHands(seat.game, seat.options)):
        if belief.counts is not None:
            low, middle, high = (f"{count:.0f}" for count in belief.counts)
            given = {"who": seat.players[belief.seat], "low": low, "middle": middle, "high": high}
            found.append(say("analysis-hint-hand", **given))
    return tuple(found)


def titles_of(seat: Seat) -> Mapping[str, str]:
    """The labels of the buttons of a seat's moves, by notation."""
    menu = games.part(seat.game, "look").menu
    found = menu(facts(seat.options), facts(seat.view), seat.legal.mask)
    return {legal.move: legal.label for legal in found.legal}


def why(value: MoveValue, values: Values, titles: Mapping[str, str]) -> str:
    """Why a move is good or not, from the numbers alone."""
    if len(values.moves) == 1:
        return say("analysis-why-only")
    best = values.best
    other = values.moves[1] if value is best else best
    given = {"other": _called(other, titles)}
    how = "best" if value is best else "even" if value.is_as_good else "less"
    if value is best and other.is_as_good:
        how = "close"
    if value.chance is None or other.chance is None or _is_turned(value, best, other):
        apart = abs(value.worth - other.worth)
        given |= {"worth": signed(value.worth), "apart": f"{apart:.2f}"}
        return say(f"analysis-why-{how}", **given)
    given |= {"chance": percent(value.chance), "apart": percent(abs(value.chance - other.chance))}
    return say(f"analysis-why-{how}-chance", **given)


def _is_turned(value: MoveValue, best: MoveValue, other: MoveValue) -> bool:
    """Whether the move that is worth less wins more matches, as when some wins count double."""
    assert value.chance is not None and other.chance is not None
    more = value.chance - other.chance
    return more < 0 if value is best else more > 0


def _called(value: MoveValue, titles: Mapping[str, str]) -> str:
    return titles.get(value.move.text, value.move.text)


def described(value: MoveValue) -> dict[str, Any]:
    """The value of a move as plain values."""
    return {
        "move": value.move.text,
        "worth": value.worth,
        "error": value.error,
        "chance": value.chance,
        "chance_error": value.chance_error,
        "behind": value.behind,
        "behind_error": value.behind_error,
        "mix": value.mix,
        "deal": None if value.of_deal is None else asdict(value.of_deal),
    }
