"""Games of stages and stakes in sentences: the stage, the pots, the bet, the hand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from boneace.games.facts import listing, plural
from boneace.terminal.offers import Offer, offers
from boneace.terminal.speech import Speech
from boneace.terminal.words import in_order, sentence, standing_of

View = dict[str, Any]

DISCARD = "discard"


class Stakes(Speech):
    short: ClassVar[Mapping[str, Sequence[str]]] = {
        "p": ("pass",), "b": ("brag",), "r": ("raise",), "m": ("match",), "f": ("fold",),
        "s": ("see", "stand"), "d": ("draw", "drop", DISCARD), "x": (DISCARD,),
    }  # fmt: skip
    alias: ClassVar[Mapping[str, str]] = {"satisfied": "stand"}
    moves_help = (
        "Short forms: p pass, b brag, r raise, m match, s see or stand (satisfied), f fold,",
        "d draw or drop, x discard. Or the number before a move in the list.",
        "Amounts where they are asked for: brag 2, b 2, r 3, or the number in the list and then",
        "the amount: 2 3.",
        "Cards: rank A K Q J T 9 to 2, then suit S H D C: TD is the ten of diamonds.",
        "Several at once where cards are exchanged: discard 7H 4C, x 7H 4C or just 7H 4C.",
    )
    why_example = "raise"

    # --- what is told -------------------------------------------------------------------------

    def turn(self, view: View, names: Sequence[str]) -> Iterator[str]:
        yield from present_stage(view)
        yield from pots(view)
        yield from bet(view, names)
        others = [seat for seat in view["seats"] if seat["seat"] != view["you"]]
        shown = [f"{names[seat['seat']]} {' '.join(seat['up'])}" for seat in others if seat["up"]]
        if shown:
            yield f"Open cards: {', '.join(shown)}."
        for seat in others:
            if seat["said"] and not lies_open(seat):
                yield f"{names[seat['seat']]} has said: {seat['said']}."
        yield from self.hand(view)

    def hand(self, view: View) -> Iterator[str]:
        seat = view["seats"][view["you"]]
        if not seat["hand"]:
            yield "You hold no cards."
            return
        yield f"Your hand: {', '.join(in_order(seat['hand']))}."
        if lies_open(seat):
            yield "All of it lies face up."
        elif seat["up"]:
            yield f"Face up: {', '.join(in_order(seat['up']))}."
        worth, total = value_and_total(seat)
        if worth:
            best = in_order(seat["best"])
            some = best and len(best) < len(seat["hand"])
            yield f"Its value: {worth}{f', by {listing(best)}' if some else ''}."
        if total:
            yield f"Its total: {total}."

    def table(self, view: View, names: Sequence[str]) -> Iterator[str]:
        for stage in view["stages"]:
            if stage["state"] == "past" and (stage["winner"] or stage["note"]):
                yield outcome(stage, view, names)
        yield from present_stage(view)
        yield from pots(view)
        yield from bet(view, names)
        yield f"The pack has {plural(view['stock'], 'card')} left."

    def marks(self, seat: View) -> list[str]:
        return [*super().marks(seat), *doing(seat)]

    def standing(self, view: View, names: Sequence[str]) -> str:
        """As it was before the next deal; chips, with the stakes for it paid."""
        last = view["last"]
        if last is None or last.get("points") is None:
            paid = super().standing(view, names).removeprefix("Standing: ")
            return f"Standing, the stakes for the next deal paid: {paid}"
        seats = [{**seat, "points": has_now(last, seat)} for seat in view["seats"]]
        parts = [f"{name} {standing_of(has)}" for name, has in zip(names, seats, strict=True)]
        return f"Standing: {listing(parts)}."

    # --- the menu -----------------------------------------------------------------------------

    def menu(self, view: View) -> list[Offer]:
        """Discards last."""
        found = offers(view)
        return sorted(found, key=lambda offer: offer.verb == DISCARD)

    def choices(self, view: View) -> Iterator[str]:
        """Discards are many and alike, so they are told when asked for."""
        found = self.menu(view)
        several = [offer for offer in found if offer.verb == DISCARD]
        usual = [offer for offer in found if offer.verb != DISCARD]
        yield from (f"{number}: {offer}" for number, offer in enumerate(usual, 1))
        if several:
            most = max(len(offer.moves[0].split()) - 1 for offer in several)
            example = several[len(several) // 3].moves[0]
            yield f"Discard {upto(most)}, such as {example}; moves tells them all."


def upto(most: int) -> str:
    return "one card" if most == 1 else f"1 to {most} cards"


def lies_open(seat: View) -> bool:
    """Whether everybody sees the whole hand of a seat."""
    return bool(seat["hand"]) and len(seat["up"]) == len(seat["hand"])


def value_and_total(seat: View) -> tuple[str, str]:
    """What a hand is worth and what it counts; what the one says the other need not say again."""
    worth, total = seat["worth"] or "", seat["total"] or ""
    if total in re.findall(r"\d+", worth):
        return ("", total) if worth == total else (worth, "")
    return worth, total


def has_done(seat: View) -> list[str]:
    """What a seat has done in this deal, but for what it has said; what an open hand counts."""
    facts = [str(seat["state"])] if seat["state"] else []
    if lies_open(seat):
        if seat["total"] not in (None, seat["state"]):
            facts.insert(0, f"total {seat['total']}")
    elif seat["staked"]:
        facts.append(f"{seat['staked']} staked")
    if seat["thrown"]:
        facts.append(f"threw {seat['thrown']}")
    return facts


def doing(seat: View) -> list[str]:
    """What a seat has done in this deal, and what it has said."""
    said = seat["said"] and not lies_open(seat)
    return [*has_done(seat), *([f"said {seat['said']}"] if said else [])]


def gone(seat: View) -> bool:
    """Whether a seat has nothing more to do with the present contest."""
    return not seat["in"] or seat["did"] == "dropped"


def has_now(last: View, seat: View) -> int:
    """The points a seat had when the last deal ended; of chips, what it has now."""
    known = last.get("points")
    has: int = seat["chips"] if known is None else known[seat["seat"]]
    return has


def present_stage(view: View) -> Iterator[str]:
    """The stage that is being played."""
    stages = view["stages"]
    for number, stage in enumerate(stages, 1):
        if stage["state"] == "now":
            # of chips it is told what lies in the pots
            told = stage["worth"] and not view["pots"]
            worth = f", for {plural(stage['worth'], view['unit'])}" if told else ""
            yield f"Stage {number} of {len(stages)}: {stage['title']}{worth}."


def outcome(stage: View, view: View, names: Sequence[str]) -> str:
    """How a stage ended, of this deal or of the last."""
    who = ["you" if seat == view["you"] else names[seat] for seat in stage["winner"]]
    if not who:
        return f"{stage['title']}: {sentence(stage['note'] or 'nobody')}"
    won = f"{plural(stage['worth'], view['unit'])} to " if stage["worth"] else ""
    text = f"{stage['title']}: {won}{listing(who)}."
    return f"{text} {sentence(stage['note'])}" if stage["note"] else text


def pots(view: View) -> Iterator[str]:
    """What lies in the pots."""
    held = view["pots"]
    if not held:
        return
    if len(held) == 1:
        yield f"The pot holds {plural(held[0], view['unit'])}."
        return
    titles = [stage["title"] for stage in view["stages"]]
    if len(titles) == len(held):
        parts = [f"{title} {chips}" for title, chips in zip(titles, held, strict=True)]
    else:
        parts = [str(chips) for chips in held]
    yield f"In the pots: {', '.join(parts)}."


def bet(view: View, names: Sequence[str]) -> Iterator[str]:
    """The stake that is proposed, or the brag to answer."""
    by, asked = view["bragger"], view["asked"]
    if view["unit"] == "point" and asked is not None:
        stake = plural(asked, "point")
        who = "" if by is None else "You propose" if by == view["you"] else f"{names[by]} proposes"
        yield f"{who} a stake of {stake}." if who else f"The stake is {stake}."
    elif by is not None:
        whose = "Your" if by == view["you"] else f"{names[by]}’s"
        yield f"{whose} brag stands at {plural(asked, 'chip')}."
        if view["you"] is not None and by != view["you"]:
            yield f"You have put in {view['seats'][view['you']]['staked'] or 0}."
    elif any(offer.verb == "brag" for offer in offers(view)):
        yield "Nobody has bragged yet."
