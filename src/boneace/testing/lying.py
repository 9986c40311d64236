"""Where the cards lie: every card of the pack is in one place, in the states and in the views.

The pack is what a match begins with. A card that a rule forgot to put somewhere never comes back;
one that a view leaves out without adding it to the stock is one that the viewer can rule out.
"""

from __future__ import annotations

from boneace.cards import members
from boneace.games.facts import facts
from boneace.testing.case import Case, State, turn_name, viewer_name
from boneace.testing.walks import Walk, everywhere
from boneace.testing.worlds import cards_in, located, places_of

EXAMPLES = 12


def check_cards(case: Case) -> None:
    """Every card of the pack lies in one place, and each view shows it or counts it to the stock.

    The places are hands, stock, `widow`, ON_TABLE, `seen` and what `elsewhere` returns.
    """

    def holds(walk: Walk) -> None:
        if walk.over:
            return
        pack = set(located(case, case.begun(walk.dealer)))
        lying = _lying(case, walk.s)
        if lost := pack - lying:
            raise walk.failure(
                f"{_told(case, lost)} nowhere, {_after(walk)}: `play` must put it into a hand, the "
                "stock or `widow`; a pile is another set in `hands`, or what elsewhere(o, s) of "
                "rules.py returns"
            )
        if twice := {card for card, count in located(case, walk.s).items() if count > 1}:
            raise walk.failure(f"{_told(case, twice)} in two places at once, {_after(walk)}")
        if strange := lying - pack:
            more = "which was not in the pack when the match began"
            raise walk.failure(f"{_told(case, strange)} somewhere, {_after(walk)}, {more}")
        for viewer in case.viewers:
            seen = case.seen(walk.s, viewer)
            if wrong := _miscounted(walk.s, seen):
                raise walk.failure(f"in the view of {viewer_name(viewer)} {wrong}")
            if hidden := pack - _lying(case, seen):
                raise walk.failure(
                    f"in the view of {viewer_name(viewer)} {_told(case, hidden)} nowhere: `view` "
                    "must add the cards that it hides to the stock, or the viewer can rule them "
                    "out, and the log names them"
                )

    everywhere(holds, case, EXAMPLES)


def _miscounted(s: State, seen: State) -> str:
    """What is wrong with the numbers of cards in a view; empty if nothing is."""
    for place, hand in enumerate(s["hands"][0].tolist()):
        held, true = int(seen["held"][0, place]), int(hand).bit_count()
        if held != true:
            return f"held[{place}] is {held}, but set {place} of `hands` has {true} cards"
    left, true = int(seen["stock_left"][0]), int(s["stock"][0]).bit_count()
    return f"stock_left is {left}, but the stock has {true} cards" if left != true else ""


def _told(case: Case, cards: set[int]) -> str:
    """Cards and a verb: `7H lies`."""
    names = " ".join(case.pack.text(card) for card in sorted(cards))
    return f"{names} {'lies' if len(cards) == 1 else 'lie'}"


def _after(walk: Walk) -> str:
    """The last move in words."""
    if not walk.moves:
        return "after `start`"
    ply = walk.match().plies[-1]
    return f"after “{ply.text}” of {turn_name(ply.seat)}"


def _lying(case: Case, s: State) -> set[int]:
    """The cards whose place is known in a state or a view; in a view, also those in the stock."""
    f = facts(s)
    found = set(located(case, s))
    for name in {*case.words.ON_TABLE} - set(places_of(case)):
        found |= {card for card in cards_in(f, name) if card >= 0}
    elsewhere = getattr(case.rules, "elsewhere", None)
    if elsewhere is not None:
        found |= set(members(int(elsewhere(facts(case.o), f))))
    return found | set(members(f.seen)) if "seen" in (s.dtype.names or ()) else found
