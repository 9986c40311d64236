"""Games against a bank in sentences: stakes, hands side by side, the pack and the used cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from boneace.games.facts import plural
from boneace.terminal.offers import offers
from boneace.terminal.speech import Speech
from boneace.terminal.words import in_order, standing_of

View = dict[str, Any]

ORDINALS = ("first", "second", "third", "fourth")


class Bank(Speech):
    short: ClassVar[Mapping[str, Sequence[str]]] = {
        "s": ("stake", "stand"), "d": ("draw", "double"), "n": ("no double",), "v": ("divide",),
        "k": ("keep",),
    }  # fmt: skip
    moves_help = (
        "Short forms: s stake or stand, d draw or double, n no double, v divide, k keep the pair.",
        "Or the number before a move in the list.",
        "Stakes: the number alone, such as 3, or stake 3, or s 3. A second hand: divide 3 or v 3.",
        "An ace counts 1 or 11: a hand of 7 or 17 becomes 17 by a ten.",
    )
    why_example = "divide"

    # --- what is told -------------------------------------------------------------------------

    def turn(self, view: View, names: Sequence[str]) -> Iterator[str]:
        you = view["you"]
        who = "You deal" if view["dealer"] == you else f"{names[view['dealer']]} deals"
        yield f"{who}, and the stakes are doubled." if view["doubled"] else f"{who}."
        yield from pool(view)
        if view["phase"] in ("staking", "doubling"):
            yield pack(view)
        if view["dealer"] == you:
            for seat in view["seats"]:
                if seat["seat"] != you:
                    yield f"{names[seat['seat']]}: {'; '.join(hands_of(seat))}."
        elif view["phase"] not in ("staking", "doubling"):
            dealer = view["seats"][view["dealer"]]
            if dealer["up"]:
                yield f"{names[view['dealer']]} has {', '.join(in_order(dealer['up']))}."
        yield from self.hand(view)

    def hand(self, view: View) -> Iterator[str]:
        hands = view["seats"][view["you"]]["hands"]
        for number, hand in enumerate(hands):
            if not hand["cards"]:
                yield "You hold no cards."
                continue
            which = f" {ORDINALS[number]}" if len(hands) > 1 else ""
            yield f"Your{which} hand: {', '.join(in_order(hand['cards']))}."
            facts = [f"It counts {hand['total']}"] if hand["total"] else []
            facts += [f"{plural(hand['stake'], 'chip')} on it"] if hand["stake"] else []
            facts += ended(hand)
            facts += ["it is asked about now"] if which and hand["state"] == "now" else []
            if facts:
                told = ", ".join(facts)
                yield f"{told[0].upper()}{told[1:]}."

    def table(self, view: View, names: Sequence[str]) -> Iterator[str]:
        if view["doubled"]:
            yield "The stakes are doubled."
        yield from pool(view)
        yield pack(view, names)

    def seat(self, seat: View, name: str) -> str:
        deals = ", deals" if seat["dealer"] else ""
        facts = [f"{standing_of(seat)}{deals}", *hands_of(seat)]
        return f"Seat {seat['seat']}, {name}: {'; '.join(facts)}."

    def standing(self, view: View, names: Sequence[str]) -> str:
        """Where there is a pool, what the next deal puts into it is paid."""
        told = super().standing(view, names)
        if view["pool"] is None:
            return told
        return f"{told[:-1]}; the pool holds {view['pool']}."

    # --- the menu -----------------------------------------------------------------------------

    def all_choices(self, view: View) -> Iterator[str]:
        """A stake is typed as a number, so it has none in the menu."""
        if view["phase"] == "staking" and view["legal"]:
            yield f"{str(offers(view)[0]).capitalize()}: type the number."
        else:
            yield from super().all_choices(view)

    def read(self, text: str, view: View) -> str:
        words = self.words(text, view)
        if view["phase"] == "staking" and len(words) == 1 and words[0].isdigit():
            return f"stake {words[0]}"
        return super().read(text, view)


def pool(view: View) -> Iterator[str]:
    """What the pool holds, where there is one."""
    if view["pool"] is not None:
        yield f"The pool holds {plural(view['pool'], 'chip')}."


def pack(view: View, names: Sequence[str] | None = None) -> str:
    """The pack, and the used cards with whom they lie."""
    left = f"The pack has {plural(view['stock'], 'card')} left"
    if not view["used"]:
        return f"{left}."
    used = f"{plural(view['used'], 'card')} {'is' if view['used'] == 1 else 'are'} used"
    if names is None:
        return f"{left}; {used}."
    pone = view["pone"]
    who = "you, the pone" if pone == view["you"] else f"{names[pone]}, the pone"
    return f"{left}; {used} and lie with {who}."


def ended(hand: View) -> list[str]:
    """How a hand stands, where that says more than what it counts."""
    return [] if hand["state"] in ("", "now") else [str(hand["state"])]


def hands_of(seat: View) -> list[str]:
    """The hands of a seat as everybody sees them, each with its stake and how it stands."""
    hands = seat["hands"]
    several = len(hands) > 1
    return [
        " ".join([f"{ORDINALS[number]} hand", told]) if several else told
        for number, hand in enumerate(hands)
        if (told := seen_of(hand))
    ]


def seen_of(hand: View) -> str:
    """What is seen of a hand, in words: the cards face down, those face up, the stake."""
    up = [card for card in hand["cards"] if card != "??"]
    down = len(hand["cards"]) - len(up)
    lie = [f"{plural(down, 'card')} face down"] if down else []
    lie += [" ".join(in_order(up))] if up else []
    facts = [" and ".join(lie)] if lie else []
    facts += [f"counts {hand['total']}"] if hand["total"] else []
    facts += [f"{plural(hand['stake'], 'chip')} on it"] if hand["stake"] else []
    return ", ".join([*facts, *ended(hand)])
