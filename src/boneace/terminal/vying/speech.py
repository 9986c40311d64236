"""Games of vying in sentences: the stage, the pots, the bet, the hand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from boneace.games.vying.sent import PastStage, VyingLast, VyingSeat, VyingView
from boneace.languages import say
from boneace.languages.lists import listed
from boneace.terminal.doable import DoingSpeech
from boneace.terminal.offers import Offer, offers
from boneace.terminal.words import amount, called, in_order, sentence, standings_of, yours

DISCARD = "discard"


class Vying(DoingSpeech[VyingView]):
    alias: Mapping[str, str] = {"satisfied": "stand"}
    several = DISCARD
    HELP = ("terminal-help-number",)

    def moves_help(self, view: VyingView) -> Iterator[str]:
        yield from super().moves_help(view)
        if self.does("brag"):
            yield say("terminal-vying-help-amounts", **self.keys)
            yield say("terminal-vying-help-amounts-more")
        yield say("terminal-help-cards")
        if self.does(DISCARD):
            yield say("terminal-vying-help-several", **self.keys)

    def turn(self, view: VyingView, names: Sequence[str]) -> Iterator[str]:
        yield from at_stake(view, names)
        others = [seat for seat in view.seats if seat.seat != view.you]
        shown = [f"{names[seat.seat]} {' '.join(seat.up)}" for seat in others if seat.up]
        if shown:
            yield say("terminal-vying-open-cards", shown=", ".join(shown))
        for seat in others:
            if seat.said and not lies_open(seat):
                yield say("terminal-vying-has-said", who=names[seat.seat], said=seat.said)
        yield from self.hand(view)

    def holding(self, view: VyingView, cards: str) -> Iterator[str]:
        yield from super().holding(view, cards)
        seat = yours(view.seats, view.you)
        if lies_open(seat):
            yield say("terminal-vying-all-up")
        elif seat.up:
            yield say("terminal-vying-face-up", cards=", ".join(in_order(seat.up)))
        worth, total = value_and_total(seat)
        best = in_order(seat.best)
        if worth and best and len(best) < len(seat.hand):
            yield say("terminal-vying-value-by", worth=worth, best=listed(best))
        elif worth:
            yield say("terminal-vying-value", worth=worth)
        if total:
            yield say("terminal-vying-total", total=total)

    def table(self, view: VyingView, names: Sequence[str]) -> Iterator[str]:
        for stage in view.stages:
            if stage.state == "past" and (stage.winner or stage.note):
                yield outcome(stage, view, names)
        yield from at_stake(view, names)
        yield say("terminal-vying-pack", cards=view.stock)

    def marks(self, view: VyingView, seat: int) -> list[str]:
        return [*super().marks(view, seat), *doing(view.seats[seat])]

    def standing(self, view: VyingView, names: Sequence[str]) -> str:
        """The standing before the next deal; chips with its stakes already paid."""
        last = view.last
        if not last or not last.points:
            return say("terminal-vying-standing-paid", seats=standings_of(view.seats, names))
        seats = [replace(seat, points=has_now(last, seat)) for seat in view.seats]
        return say("terminal-standing", seats=standings_of(seats, names))

    def told_of_many(self, many: Sequence[Offer]) -> Iterator[str]:
        example = many[len(many) // 3].move
        cards = say("terminal-vying-upto", most=most_discarded(many))
        yield say("terminal-vying-discard", cards=cards, move=example)


def most_discarded(many: Sequence[Offer]) -> int:
    """How many cards may be discarded, by the moves on offer."""
    return max((offer.move.count(" ") for offer in many if offer.verb == DISCARD), default=0)


def lies_open(seat: VyingSeat) -> bool:
    """Whether everybody sees the whole hand of a seat."""
    return bool(seat.hand) and len(seat.up) == len(seat.hand)


def value_and_total(seat: VyingSeat) -> tuple[str, str]:
    """The value of a hand and its count, without repetition between the two."""
    worth, total = seat.worth or "", seat.total or ""
    if total in re.findall(r"\d+", worth):
        return ("", total) if worth == total else (worth, "")
    return worth, total


def has_done(seat: VyingSeat, short: bool = False) -> list[str]:
    """The actions of a seat in this deal, without its announcements; `short`: in a few letters."""
    facts = [str(seat.state)] if seat.state else []
    if seat.staked and not lies_open(seat):
        put_in = say("terminal-vying-in", chips=seat.staked)
        facts.append(put_in if short else say("terminal-vying-staked", chips=seat.staked))
    return [*facts, *([say("terminal-vying-threw", cards=seat.thrown)] if seat.thrown else [])]


def doing(seat: VyingSeat, short: bool = False) -> list[str]:
    """The actions and announcements of a seat in this deal, and the count of an open hand."""
    facts = has_done(seat, short)
    if lies_open(seat):
        counts = seat.total not in (None, seat.state)
        return [say("terminal-vying-counts", total=seat.total or ""), *facts] if counts else facts
    return [*facts, say("terminal-vying-said", said=seat.said)] if seat.said else facts


def gone(seat: VyingSeat) -> bool:
    """Whether a seat has left the present contest."""
    return not seat.is_in or seat.did == "dropped"


def has_now(last: VyingLast, seat: VyingSeat) -> int:
    """The points a seat had when the last deal ended; for chips, what it has now."""
    return last.points[seat.seat] if last.points else seat.chips or 0


def at_stake(view: VyingView, names: Sequence[str]) -> Iterator[str]:
    """The stage that is being played, the contents of the pots, the stake or the brag to answer."""
    for number, stage in enumerate(view.stages, 1):
        if stage.state == "now":
            which = {"number": number, "count": len(view.stages)}
            if stage.worth and not view.pots:  # else the pots are described
                worth = amount(stage.worth, view.unit)
                yield say("terminal-vying-stage-worth", title=stage.title, worth=worth, **which)
            else:
                yield say("terminal-vying-stage", title=stage.title, **which)
    held, titles = view.pots or [], [stage.title for stage in view.stages]
    if len(held) == 1:
        yield say("terminal-vying-pot", chips=amount(held[0], view.unit))
    elif held:
        named = titles if len(titles) == len(held) else [""] * len(held)
        parts = [f"{title} {chips}".strip() for title, chips in zip(named, held, strict=True)]
        yield say("terminal-vying-pots", pots=", ".join(parts))
    yield from _bet(view, names)


def outcome(stage: PastStage, view: VyingView, names: Sequence[str]) -> str:
    """How a stage ended, of this deal or of the last."""
    title, who = stage.title, listed(called(stage.winner, view.you, names))
    if not who:
        told = sentence(stage.note or say("terminal-nobody"))
        return say("terminal-vying-outcome", title=title, told=told)
    text = say("terminal-vying-won", title=title, who=who)
    if stage.worth:
        worth = amount(stage.worth, view.unit)
        text = say("terminal-vying-won-worth", title=title, who=who, worth=worth)
    return f"{text} {sentence(stage.note)}" if stage.note else text


def _bet(view: VyingView, names: Sequence[str]) -> Iterator[str]:
    """The stake that is proposed, or the brag to answer."""
    by, asked = view.bragger, amount(view.asked or 0, view.unit)
    if view.unit == "point" and view.asked is not None:
        if by is None:
            yield say("terminal-vying-stake-is", stake=asked)
        elif by == view.you:
            yield say("terminal-vying-you-propose", stake=asked)
        else:
            yield say("terminal-vying-proposes", who=names[by], stake=asked)
    elif by is not None and by == view.you:
        yield say("terminal-vying-your-brag", chips=asked)
    elif by is not None:
        yield say("terminal-vying-brag", who=names[by], chips=asked)
        if view.you is not None:
            yield say("terminal-vying-put-in", chips=view.seats[view.you].staked or 0)
    elif any(offer.verb == "brag" for offer in offers(view)):
        yield say("terminal-vying-no-brag")
