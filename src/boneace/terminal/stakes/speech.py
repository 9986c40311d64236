"""Games of stages and stakes in sentences: the stage, the pots, the bet, the hand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from boneace.languages import say
from boneace.languages.lists import listed
from boneace.terminal.offers import Offer, offers
from boneace.terminal.speech import Speech
from boneace.terminal.words import (
    amount,
    called,
    in_order,
    sentence,
    standings,
    standings_of,
)

View = dict[str, Any]

DISCARD = "discard"


class Stakes(Speech):
    short: ClassVar[Mapping[str, Sequence[str]]] = {
        "p": ("pass",), "b": ("brag",), "r": ("raise",), "m": ("match",), "f": ("fold",),
        "s": ("see", "stand"), "d": ("draw", "drop", DISCARD), "x": (DISCARD,),
    }  # fmt: skip
    alias: ClassVar[Mapping[str, str]] = {"satisfied": "stand"}
    why_example = "raise"

    def moves_help(self) -> Iterator[str]:
        yield say("terminal-stakes-help-short")
        yield say("terminal-stakes-help-draw")
        yield say("terminal-stakes-help-amounts")
        yield say("terminal-stakes-help-amounts-more")
        yield say("terminal-stakes-help-cards")
        yield say("terminal-stakes-help-several")

    # --- what is shown ------------------------------------------------------------------------

    def turn(self, view: View, names: Sequence[str]) -> Iterator[str]:
        yield from present_stage(view)
        yield from pots(view)
        yield from bet(view, names)
        others = [seat for seat in view["seats"] if seat["seat"] != view["you"]]
        shown = [f"{names[seat['seat']]} {' '.join(seat['up'])}" for seat in others if seat["up"]]
        if shown:
            yield say("terminal-stakes-open-cards", shown=", ".join(shown))
        for seat in others:
            if seat["said"] and not lies_open(seat):
                yield say("terminal-stakes-has-said", who=names[seat["seat"]], said=seat["said"])
        yield from self.hand(view)

    def hand(self, view: View) -> Iterator[str]:
        seat = view["seats"][view["you"]]
        if not seat["hand"]:
            yield say("terminal-stakes-no-cards")
            return
        yield say("terminal-stakes-hand", cards=", ".join(in_order(seat["hand"])))
        if lies_open(seat):
            yield say("terminal-stakes-all-up")
        elif seat["up"]:
            yield say("terminal-stakes-face-up", cards=", ".join(in_order(seat["up"])))
        worth, total = value_and_total(seat)
        best = in_order(seat["best"])
        if worth and best and len(best) < len(seat["hand"]):
            yield say("terminal-stakes-value-by", worth=worth, best=listed(best))
        elif worth:
            yield say("terminal-stakes-value", worth=worth)
        if total:
            yield say("terminal-stakes-total", total=total)

    def table(self, view: View, names: Sequence[str]) -> Iterator[str]:
        for stage in view["stages"]:
            if stage["state"] == "past" and (stage["winner"] or stage["note"]):
                yield outcome(stage, view, names)
        yield from present_stage(view)
        yield from pots(view)
        yield from bet(view, names)
        yield say("terminal-stakes-pack", cards=view["stock"])

    def marks(self, seat: View) -> list[str]:
        return [*super().marks(seat), *doing(seat)]

    def standing(self, view: View, names: Sequence[str]) -> str:
        """The standing before the next deal; chips with its stakes already paid."""
        last = view["last"]
        if last is None or last.get("points") is None:
            return say("terminal-stakes-standing-paid", seats=standings_of(view["seats"], names))
        seats = [{**seat, "points": has_now(last, seat)} for seat in view["seats"]]
        return standings(seats, names)

    # --- the menu -----------------------------------------------------------------------------

    def menu(self, view: View) -> list[Offer]:
        """Discards last."""
        found = offers(view)
        return sorted(found, key=lambda offer: offer.verb == DISCARD)

    def choices(self, view: View) -> Iterator[str]:
        """Discards are many and alike, so they are listed only on request."""
        found = self.menu(view)
        several = [offer for offer in found if offer.verb == DISCARD]
        usual = [offer for offer in found if offer.verb != DISCARD]
        yield from (f"{number}: {offer}" for number, offer in enumerate(usual, 1))
        if several:
            most = max(len(offer.moves[0].split()) - 1 for offer in several)
            example = several[len(several) // 3].moves[0]
            yield say("terminal-stakes-discard", cards=upto(most), move=example)


def upto(most: int) -> str:
    """The number of cards that may be discarded, in words."""
    return say("terminal-stakes-upto", most=most)


def lies_open(seat: View) -> bool:
    """Whether everybody sees the whole hand of a seat."""
    return bool(seat["hand"]) and len(seat["up"]) == len(seat["hand"])


def value_and_total(seat: View) -> tuple[str, str]:
    """What a hand is worth and what it counts, without repetition between the two."""
    worth, total = seat["worth"] or "", seat["total"] or ""
    if total in re.findall(r"\d+", worth):
        return ("", total) if worth == total else (worth, "")
    return worth, total


def has_done(seat: View, short: bool = False) -> list[str]:
    """What a seat has done in this deal, except what it said; `short`: in a few letters."""
    facts = [str(seat["state"])] if seat["state"] else []
    if seat["staked"] and not lies_open(seat):
        staked = seat["staked"]
        put_in = say("terminal-stakes-in", chips=staked)
        facts.append(put_in if short else say("terminal-stakes-staked", chips=staked))
    if seat["thrown"]:
        facts.append(say("terminal-stakes-threw", cards=seat["thrown"]))
    return facts


def doing(seat: View, short: bool = False) -> list[str]:
    """What a seat has done and said in this deal, and what an open hand counts."""
    facts = has_done(seat, short)
    if lies_open(seat):
        counts = seat["total"] not in (None, seat["state"])
        return [say("terminal-stakes-counts", total=seat["total"]), *facts] if counts else facts
    return [*facts, say("terminal-stakes-said", said=seat["said"])] if seat["said"] else facts


def gone(seat: View) -> bool:
    """Whether a seat has left the present contest."""
    return not seat["in"] or seat["did"] == "dropped"


def has_now(last: View, seat: View) -> int:
    """The points a seat had when the last deal ended; for chips, what it has now."""
    known = last.get("points")
    has: int = seat["chips"] if known is None else known[seat["seat"]]
    return has


def present_stage(view: View) -> Iterator[str]:
    """The stage that is being played."""
    stages = view["stages"]
    for number, stage in enumerate(stages, 1):
        if stage["state"] == "now":
            # with chips, the pots are described instead
            told = stage["worth"] and not view["pots"]
            now = {"number": number, "count": len(stages), "title": stage["title"]}
            if told:
                worth = amount(stage["worth"], view["unit"])
                yield say("terminal-stakes-stage-worth", worth=worth, **now)
            else:
                yield say("terminal-stakes-stage", **now)


def outcome(stage: View, view: View, names: Sequence[str]) -> str:
    """How a stage ended, of this deal or of the last."""
    title, who = stage["title"], listed(called(stage["winner"], view["you"], names))
    if not who:
        told = sentence(stage["note"] or say("terminal-nobody"))
        return say("terminal-stakes-outcome", title=title, told=told)
    text = say("terminal-stakes-won", title=title, who=who)
    if stage["worth"]:
        worth = amount(stage["worth"], view["unit"])
        text = say("terminal-stakes-won-worth", title=title, who=who, worth=worth)
    return f"{text} {sentence(stage['note'])}" if stage["note"] else text


def pots(view: View) -> Iterator[str]:
    """What lies in the pots."""
    held = view["pots"]
    if not held:
        return
    if len(held) == 1:
        yield say("terminal-stakes-pot", chips=amount(held[0], view["unit"]))
        return
    titles = [stage["title"] for stage in view["stages"]]
    if len(titles) == len(held):
        parts = [f"{title} {chips}" for title, chips in zip(titles, held, strict=True)]
    else:
        parts = [str(chips) for chips in held]
    yield say("terminal-stakes-pots", pots=", ".join(parts))


def bet(view: View, names: Sequence[str]) -> Iterator[str]:
    """The stake that is proposed, or the brag to answer."""
    by, asked = view["bragger"], view["asked"]
    if view["unit"] == "point" and asked is not None:
        yield proposed(by, amount(asked, "point"), view, names)
    elif by is not None and by == view["you"]:
        yield say("terminal-stakes-your-brag", chips=amount(asked, "chip"))
    elif by is not None:
        yield say("terminal-stakes-brag", who=names[by], chips=amount(asked, "chip"))
        if view["you"] is not None:
            staked = view["seats"][view["you"]]["staked"] or 0
            yield say("terminal-stakes-put-in", chips=staked)
    elif any(offer.verb == "brag" for offer in offers(view)):
        yield say("terminal-stakes-no-brag")


def proposed(by: int | None, stake: str, view: View, names: Sequence[str]) -> str:
    """The stake that is proposed, and who proposes it."""
    if by is None:
        return say("terminal-stakes-stake-is", stake=stake)
    if by == view["you"]:
        return say("terminal-stakes-you-propose", stake=stake)
    return say("terminal-stakes-proposes", who=names[by], stake=stake)
