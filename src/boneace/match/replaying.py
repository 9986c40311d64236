"""Replaying records, and reporting where they end (docs/notation.md, "Records")."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from boneace.errors import BoneAceError, RecordError, quoted
from boneace.kernel.arguments import wrong_type
from boneace.kernel.contract import ALL_HANDS
from boneace.languages import say
from boneace.match.beginning import new
from boneace.match.match import Match
from boneace.moves import split_seat
from boneace.record import Deal, Record


def replay(record: Record, *, at_once: bool = False) -> Match:
    """Play a record through. Raises RecordError naming the deal, the place and the reason.

    `at_once` is as for `boneace.new`: replaying one record takes less time than loading the rules.
    """
    if not isinstance(record, Record):
        raise wrong_type("record", "arguments-a-record", record)
    record.check()
    match = _begin(record, at_once)
    for number, deal in enumerate(record.deals, 1):
        if match.over:
            raise record.error(_why_over(match), number, say("records-whole-deal"))
        _replay_deal(record, match, deal, number)
    return match


def _why_over(match: Match) -> str:
    """The reason why no deal follows, naming the option that ended the match, if one did."""
    name = match.declaration.length
    value = int(match.options[name]) if name else 0
    if not value or (name == "deals" and match.deal < value):  # other ends come before that
        return say("records-over")
    return say("records-over-by", name=str(name), value=str(value))


def _begin(record: Record, at_once: bool) -> Match:
    try:
        return new(
            record.game,
            players=record.players,
            preset=record.preset,
            options=record.options,
            dealer=record.dealer,
            standing=record.start,
            by_hand=True,
            at_once=at_once,
        )
    except BoneAceError as error:
        raise record.error(str(error)) from error


def _replay_deal(record: Record, match: Match, deal: Deal, number: int) -> None:
    begun, cards, moves = match.deal, deal.pack.split(), deal.moves
    card = move = 0
    while not match.over and match.deal == begun:
        if match.turn == "chance" and card < len(cards):
            _push(record, match, cards[card], number, say("records-card", number=card + 1))
            card += 1
        elif move < len(moves) and (match.turn != "chance" or _is_aside(match, moves[move])):
            _push(record, match, moves[move], number, say("records-move", number=move + 1))
            move += 1
        elif move < len(moves):
            reason = say("records-card-missing", move=quoted(moves[move]))
            raise record.error(reason, number, say("records-card", number=card + 1))
        elif number < len(record.deals):
            after = say("records-after-move", number=len(moves))
            raise record.error(say("records-unfinished"), number, after)
        else:
            return
    _finish_deal(record, match, deal, number, move)


def _finish_deal(record: Record, match: Match, deal: Deal, number: int, move: int) -> None:
    """Make the actions out of turn that a deal has after it has ended, from `move` on.

    If nobody had a turn, because a 31 as dealt ended the deal, they may have been made before its
    last card: they are, if they are not open after it.
    """
    pushes, nobody_moved = match.pushes, match.plies[-1].seat < 0 and move == 0
    try:
        _push_asides(record, match, deal, number, move)
    except RecordError as refused:
        if not nobody_moved or not all(_is_aside(match, text) for text in deal.moves):
            raise
        while match.pushes > pushes:
            match.pop()
        card = match.pop().text
        try:
            _push_asides(record, match, deal, number, move)
        except RecordError:
            raise refused from None
        match.push(card)


def _push_asides(record: Record, match: Match, deal: Deal, number: int, move: int) -> None:
    for at in range(move, len(deal.moves)):
        place = say("records-move", number=at + 1)
        if match.over or not _is_aside(match, deal.moves[at]):
            raise record.error(say("records-too-many", move=quoted(deal.moves[at])), number, place)
        _push(record, match, deal.moves[at], number, place)


def _is_aside(match: Match, text: str) -> bool:
    return match.takes_aside(split_seat(text)[1])


def _push(record: Record, match: Match, text: str, deal: int, place: str) -> None:
    seat, move = split_seat(text)
    try:
        if match.takes_aside(move):
            by = match.turn if seat is None else seat
            if not isinstance(by, int):
                raise record.error(say("records-name-seat", move=quoted(move)), deal, place)
            match.aside(by, move, as_written=True)
        else:
            match.push(move, seat)
    except RecordError:
        raise
    except BoneAceError as error:
        raise record.error(
            say("records-refused", move=quoted(text), why=str(error)), deal, place
        ) from error


def report(match: Match, seat: int | None = None, log: bool = False) -> dict[str, Any]:
    """What `boneace replay --json` prints. With a seat, only what that seat may know."""
    hidden = seat is not None and match.turn != seat
    found: dict[str, Any] = {
        "game": match.game,
        "preset": match.preset,
        "over": match.over,
        "dealer": match.dealer,
        "deal": match.deal,
        "turn": match.turn,
        "legal": [] if hidden else [move.text for move in match.legal],
        "standing": match.standing(),
        "result": match.result(),
    }
    if seat is not None:
        found["view"] = to_builtins(match.present(seat))
    if log:
        found["log"] = match.log(ALL_HANDS if seat is None else seat)
    return found
