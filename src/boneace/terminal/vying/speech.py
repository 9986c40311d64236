"""Games of vying in sentences: the stage, the pots, the bet, the hand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from boneace.games.vying.sent import PastStage, VyingLast, VyingSeat, VyingView
from boneace.languages import say
from boneace.languages.lists import listed
from boneace.terminal.keys import placed, shorts
from boneace.terminal.offers import Offer, offers
from boneace.terminal.speech import Speech
from boneace.terminal.words import (
    amount,
    called,
    in_order,
    sentence,
    standings,
    standings_of,
    yours,
)

DISCARD = "discard"


class Vying(Speech):
    short = shorts("vying")
    alias: ClassVar[Mapping[str, str]] = {"satisfied": "stand"}
    why_example = "raise"

    def moves_help(self) -> Iterator[str]:
        yield say("terminal-vying-help-short", **placed("vying"))
        yield say("terminal-vying-help-draw", **placed("vying"))
        yield say("terminal-vying-help-amounts", **placed("vying"))
        yield say("terminal-vying-help-amounts-more")
        yield say("terminal-vying-help-cards")
        yield say("terminal-vying-help-several", **placed("vying"))

    # --- what is shown ------------------------------------------------------------------------

    def turn(self, view: VyingView, names: Sequence[str]) -> Iterator[str]:
        yield from present_stage(view)
        yield from pots(view)
        yield from bet(view, names)
        others = [seat for seat in view.seats if seat.seat != view.you]
        shown = [f"{names[seat.seat]} {' '.join(seat.up)}" for seat in others if seat.up]
        if shown:
            yield say("terminal-vying-open-cards", shown=", ".join(shown))
        for seat in others:
            if seat.said and not lies_open(seat):
                yield say("terminal-vying-has-said", who=names[seat.seat], said=seat.said)
        yield from self.hand(view)

    def hand(self, view: VyingView) -> Iterator[str]:
        seat = yours(view.seats, view.you)
        if not seat.hand:
            yield say("terminal-vying-no-cards")
            return
        yield say("terminal-vying-hand", cards=", ".join(in_order(seat.hand)))
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
        yield from present_stage(view)
        yield from pots(view)
        yield from bet(view, names)
        yield say("terminal-vying-pack", cards=view.stock)

    def marks(self, seat: VyingSeat) -> list[str]:
        return [*super().marks(seat), *doing(seat)]

    def standing(self, view: VyingView, names: Sequence[str]) -> str:
        """The standing before the next deal; chips with its stakes already paid."""
        last = view.last
        if not last or not last.points:
            return say("terminal-vying-standing-paid", seats=standings_of(view.seats, names))
        seats = [replace(seat, points=has_now(last, seat)) for seat in view.seats]
        return standings(seats, names)

    # --- the menu -----------------------------------------------------------------------------

    def menu(self, view: VyingView) -> list[Offer]:
        """Discards last."""
        found = offers(view)
        return sorted(found, key=lambda offer: offer.verb == DISCARD)

    def choices(self, view: VyingView) -> Iterator[str]:
        """Discards are many and alike, so they are listed only on request."""
        found = self.menu(view)
        several = [offer for offer in found if offer.verb == DISCARD]
        usual = [offer for offer in found if offer.verb != DISCARD]
        yield from (f"{number}: {offer}" for number, offer in enumerate(usual, 1))
        if several:
            most = max(len(offer.moves[0].split()) - 1 for offer in several)
            example = several[len(several) // 3].moves[0]
            yield say("terminal-vying-discard", cards=upto(most), move=example)


def upto(most: int) -> str:
    """The number of cards that may be discarded, in words."""
    return say("terminal-vying-upto", most=most)


def lies_open(seat: VyingSeat) -> bool:
    """Whether everybody sees the whole hand of a seat."""
    return bool(seat.hand) and len(seat.up) == len(seat.hand)


def value_and_total(seat: VyingSeat) -> tuple[str, str]:
    """What a hand is worth and what it counts, without repetition between the two."""
    worth, total = seat.worth or "", seat.total or ""
    if total in re.findall(r"\d+", worth):
        return ("", total) if worth == total else (worth, "")
    return worth, total


def has_done(seat: VyingSeat, short: bool = False) -> list[str]:
    """What a seat has done in this deal, except what it said; `short`: in a few letters."""
    facts = [str(seat.state)] if seat.state else []
    if seat.staked and not lies_open(seat):
        staked = seat.staked
        put_in = say("terminal-vying-in", chips=staked)
        facts.append(put_in if short else say("terminal-vying-staked", chips=staked))
    if seat.thrown:
        facts.append(say("terminal-vying-threw", cards=seat.thrown))
    return facts


def doing(seat: VyingSeat, short: bool = False) -> list[str]:
    """What a seat has done and said in this deal, and what an open hand counts."""
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


def present_stage(view: VyingView) -> Iterator[str]:
    """The stage that is being played."""
    stages = view.stages
    for number, stage in enumerate(stages, 1):
        if stage.state == "now":
            # with chips, the pots are described instead
            told = stage.worth and not view.pots
            now: dict[str, str | int] = {
                "number": number,
                "count": len(stages),
                "title": stage.title,
            }
            if told:
                worth = amount(stage.worth or 0, view.unit)
                yield say("terminal-vying-stage-worth", worth=worth, **now)
            else:
                yield say("terminal-vying-stage", **now)


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


def pots(view: VyingView) -> Iterator[str]:
    """What lies in the pots."""
    held = view.pots
    if not held:
        return
    if len(held) == 1:
        yield say("terminal-vying-pot", chips=amount(held[0], view.unit))
        return
    titles = [stage.title for stage in view.stages]
    if len(titles) == len(held):
        parts = [f"{title} {chips}" for title, chips in zip(titles, held, strict=True)]
    else:
        parts = [str(chips) for chips in held]
    yield say("terminal-vying-pots", pots=", ".join(parts))


def bet(view: VyingView, names: Sequence[str]) -> Iterator[str]:
    """The stake that is proposed, or the brag to answer."""
    by, asked = view.bragger, view.asked
    if view.unit == "point" and asked is not None:
        yield proposed(by, amount(asked, "point"), view, names)
    elif by is not None and by == view.you:
        yield say("terminal-vying-your-brag", chips=amount(asked or 0, "chip"))
    elif by is not None:
        yield say("terminal-vying-brag", who=names[by], chips=amount(asked or 0, "chip"))
        if view.you is not None:
            staked = view.seats[view.you].staked or 0
            yield say("terminal-vying-put-in", chips=staked)
    elif any(offer.verb == "brag" for offer in offers(view)):
        yield say("terminal-vying-no-brag")


def proposed(by: int | None, stake: str, view: VyingView, names: Sequence[str]) -> str:
    """The stake that is proposed, and who proposes it."""
    if by is None:
        return say("terminal-vying-stake-is", stake=stake)
    if by == view.you:
        return say("terminal-vying-you-propose", stake=stake)
    return say("terminal-vying-proposes", who=names[by], stake=stake)
