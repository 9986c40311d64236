"""Lives in words and as JSON: the standing of a match for lives, the losses of a deal, and the
winners."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from boneace.cards import members
from boneace.errors import OptionError
from boneace.games import standings
from boneace.games.facts import Facts, Record
from boneace.games.lives.sent import Blitz, Out
from boneace.games.sent import Changed, DealBegins, Effect, ShowdownHeld, Standings, Won
from boneace.games.shown import cards_text
from boneace.games.standings import Kept
from boneace.languages import say
from boneace.languages.lists import listed
from boneace.languages.you import you_first

# --- the standing ---------------------------------------------------------------------------------


def standing(options: Facts, f: Facts) -> Standings:
    """The lives by seat (docs/notation.md), None for a seat that is out."""
    return {"lives": [None if left < 0 else left for left in f.lives[: options.seats]]}


class _Lives(Kept):
    """Lives by seat; a seat may be out."""

    def number(self, value: object, what: str) -> int:
        return -1 if value in (None, "out") else super().number(value, what)


def restore(o: Record, s: Record, given: Mapping[str, object]) -> None:
    """Set the standing in lives at which a match begins. Raises OptionError if it is impossible."""
    lives = _Lives("lives", 0, int(o["lives"][0]), int(o["seats"][0]))
    standings.restore(s, given, {"lives": lives})
    check(o, s, "lives" in given)


def check(o: Record, s: Record, given: bool) -> None:
    """Set the lives if none are `given`, and refuse lives with which no match can go on."""
    seats = int(o["seats"][0])
    if not given:
        s["lives"][0, :seats] = o["lives"][0]
    lives = s["lives"][0, :seats].tolist()
    if 0 in lives and not o["free_ride"][0]:
        raise OptionError(say("lives-no-life"))
    if sum(left >= 0 for left in lives) < 2:
        raise OptionError(say("lives-two-in"))
    if lives[int(s["dealer"][0])] < 0:
        raise OptionError(say("lives-dealer-out", seat=int(s["dealer"][0])))


# --- events ---------------------------------------------------------------------------------------


def deal_begins(a: Facts, names: Sequence[str]) -> Effect:
    """Who deals."""
    line = say("lives-deals", deal=a.deal, who=names[a.dealer])
    return DealBegins(deal=a.deal, dealer=a.dealer, line=line)


def shown_hands(
    options: Facts, a: Facts, names: Sequence[str], worth: Callable[[int], str]
) -> dict[int, str]:
    """The words for each hand that was shown."""
    return {
        seat: say(
            "lives-shown-hand",
            who=names[seat],
            cards=_shown_cards(a, seat),
            worth=worth(a.last_totals[seat]),
        )
        for seat in range(options.seats)
        if a.last_hands[seat]
    }


def _shown_cards(a: Facts, seat: int) -> str:
    return " ".join(cards_text(a.last_hands[seat], 0))


def showdown(
    options: Facts, a: Facts, names: Sequence[str], worth: Callable[[int], str], blitzed: bool
) -> list[Effect]:
    """The hands that were shown at the end of a deal; those of 31 first, if it was `blitzed`."""
    shown = shown_hands(options, a, names, worth)
    found: list[Effect] = []
    if blitzed:
        blitzers = list(members(a.last_blitzers))
        showing = [
            say("lives-blitz-hand", who=names[seat], cards=_shown_cards(a, seat))
            for seat in you_first(blitzers, names)
            if shown.pop(seat)
        ]
        line = say("lives-blitz", showing=listed(showing))
        found.append(Blitz(seats=blitzers, line=line))
    if shown:
        line = say("lives-shown", hands="; ".join(shown.values()))
        found.append(ShowdownHeld(line=line))
    return found


def changes(
    options: Facts, a: Facts, names: Sequence[str], change: Callable[[int], str] | None = None
) -> list[Effect]:
    """Sentences about the losses and gains of each seat, and who has gone out.

    `change` makes the sentence for a seat, if it is not about lives.
    """
    found: list[Effect] = []
    for seat in range(options.seats):
        by = a.last_changes[seat]
        if by or a.last_out >> seat & 1:
            line = change(seat) if change else loss(names[seat], by, a.lives[seat])
            found.append(Changed(seat=seat, by=by, line=line))
    return found + [
        Out(seat=seat, line=say("lives-out", who=names[seat])) for seat in members(a.last_out)
    ]


def loss(who: str, change: int, left: int) -> str:
    """A sentence about a seat's loss, and the lives left: -1 if it is out.

    >>> loss("Ann", -1, 0)
    'Ann loses 1 life and is on the county.'
    """
    if change == 0:
        return say("lives-loses-again", who=who)
    if left < 0:
        return say("lives-loses-all", who=who, lives=-change)
    if left == 0:
        return say("lives-loses-last", who=who, lives=-change)
    return say("lives-loses", who=who, lives=-change, left=left)


def won(a: Facts, names: Sequence[str]) -> Effect:
    """Who has won the match."""
    winners = list(members(a.winners))
    who = listed([names[winner] for winner in winners])
    line = say("lives-won", who=who, count=len(winners))
    return Won(seats=winners, line=line)
