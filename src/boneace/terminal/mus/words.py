"""Text that the plain and the drawn table of Mus share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from boneace.cards import SPANISH_40, UNKNOWN
from boneace.games.mus.speech import card_words, spoken
from boneace.languages import ENGLISH, current, say
from boneace.languages.lists import listed
from boneace.terminal.words import sentence, won

View = dict[str, Any]
Names = Sequence[str]

_CARD = re.compile(r"\b([A2-7SCK][OCEB])\b")
#: Verbs of the sentences, in the second person.
_VERBS = {"has": "have", "is": "are", "shows": "show", "discards": "discard", "wins": "win"}
_VERBS |= {"claims": "claim", "grants": "grant", "takes": "take", "returns": "return"}
_VERBS |= {"deals": "deal"}


def by_rank(hand: Sequence[str], ranks: str) -> list[str]:
    """A hand with its high cards first, unknown cards last; `ranks` from the high ones down."""

    def place(card: str) -> tuple[int, int]:
        if card == UNKNOWN:
            return len(ranks), 0
        return ranks.index(card[0]), SPANISH_40.suits.index(card[1])

    return sorted(hand, key=place)


def spelled(line: str) -> str:
    """A line with its cards in words.

    >>> spelled("Ann discards KO.")
    'Ann discards king of oros.'
    """
    return _CARD.sub(lambda card: card_words(card[1]), line)


def second_person(line: str, name: str) -> str:
    """An English sentence about a player as told to that player; other languages keep the name.

    >>> second_person("Pares: Ann and Ben have pares.", "Ann")
    'Pares: you and Ben have pares.'
    >>> second_person("Ann discards KO.", "Ann")
    'You discard KO.'
    """
    if current() != ENGLISH:
        return line
    verbs = "|".join(_VERBS)
    line = re.sub(
        rf"\b{re.escape(name)} ({verbs})\b", lambda found: f"{name} {_VERBS[found[1]]}", line
    )
    line = re.sub(rf"\b{re.escape(name)}\b(?!’)", "you", line)
    return line[:1].upper() + line[1:]


def told(effect: View, you: int | None, names: Names) -> str:
    """The sentence for an effect, as it is told to the seat `you`; “” if there is none."""
    line = str(effect["line"])
    if you is None or not line:
        return line
    if effect["kind"] == "signal" and effect["seat"] == you:
        return say("terminal-mus-you-signal", meaning=effect["meaning"])
    if effect["kind"] == "won" and you in effect["seats"]:
        return sentence(won(effect["seats"], you, names, "terminal-mus-won"))
    return second_person(line, names[you])


# --- sides ----------------------------------------------------------------------------------------


def side_name(view: View, side: int, names: Names) -> str:
    """The players of a side."""
    return listed([names[seat] for seat in view["sides"][side]["seats"]])


def pile_lines(view: View, side: int, names: Names) -> list[str]:
    """What a side has won, and where its stones lie (MUS-09 to MUS-11)."""
    found = view["sides"][side]
    who, stones = side_name(view, side, names), found["stones"]
    has = say(
        "terminal-mus-pile", who=who, stones=stones, target=view["target"], games=found["games"]
    )
    if view["alone"] or not stones:
        return [has]
    other = names[found["keepers"]["loose"]]
    if found["warned"]:
        return [has, say("terminal-mus-lie-warned", loose=found["loose"], other=other)]
    keeper = names[found["keepers"]["amarracos"]]
    many = {"amarracos": found["amarracos"], "loose": found["loose"]}
    return [has, say("terminal-mus-lie", keeper=keeper, other=other, **many)]


# --- what has been said ---------------------------------------------------------------------------


def said_by(seat: View) -> str:
    """What a seat said last: in this lance, else before the lances; “” for nothing."""
    if seat["said"] is not None:
        return spoken(seat["said"])
    talk = seat["talk"]
    if talk is None:
        return ""
    verb, _, cards = str(talk).rpartition(" ")
    return say("terminal-mus-changed", cards=int(cards)) if verb == "discarded" else spoken(talk)


def declared(seat: View) -> str:
    """What a seat has said that it has (B-MUS-08); “” before it is asked."""
    found = [
        say("terminal-mus-declared", word=say("mus-lance", lance=what), has="yes" if has else "no")
        for what, has in seat["declared"].items()
        if has is not None
    ]
    return ", ".join(found)


def lance_state(lance: View, view: View, names: Names) -> str:
    """The state of a lance: what was bet, asked, accepted or declined; “” before its turn."""
    by = "" if lance["by"] is None else names[lance["by"]]
    if lance["state"] == "now":
        if lance["ordago"]:
            return say("terminal-mus-asked-ordago", who=by, deje=max(lance["sure"], 1))
        if lance["pending"] is None:
            return say("terminal-mus-open")
        deje = max(lance["sure"], 1)
        return say("terminal-mus-asked", who=by, stones=lance["pending"], deje=deje)
    if lance["state"] == "ahead":
        return ""
    if lance["how"] == "declined":
        side = view["seats"][lance["by"]]["side"]
        who = side_name(view, side, names)
        return say("terminal-mus-declined", who=who, stones=lance["deje"])
    return say("terminal-mus-decided", how=lance["how"], stones=lance["bet"] or 0)


# --- signals --------------------------------------------------------------------------------------


def signals_by(view: View) -> dict[int, list[str]]:
    """What each seat, including yours, has signalled in this deal, as far as you saw it."""
    found: dict[int, list[str]] = {}
    for signal in view["signals"]["seen"]:
        found.setdefault(signal["seat"], []).append(signal["meaning"])
    for signal in view["signals"]["given"]:
        found.setdefault(view["you"], []).append(signal["meaning"])
    return found


def signals_seen(view: View, names: Names) -> list[str]:
    """The same in sentences."""
    return [
        say("terminal-mus-given", what=listed(what))
        if seat == view["you"]
        else say("terminal-mus-seen", who=names[seat], what=listed(what))
        for seat, what in signals_by(view).items()
    ]


# --- the count ------------------------------------------------------------------------------------


def running(last: View) -> list[tuple[View, int]]:
    """Each step of a count with its side's total after it (B-MUS-11)."""
    has = [
        stones - changed for stones, changed in zip(last["stones"], last["changes"], strict=True)
    ]
    found = []
    for step in last["count"]:
        has[step["side"]] += step["stones"]
        found.append((step, has[step["side"]]))
    return found


def count_lines(last: View, names: Names) -> list[str]:
    """Where each stone of a deal came from, a sentence each."""
    return [
        say(
            "terminal-mus-step",
            lance=step["lance"] or "none",
            who=names[step["seat"]],
            why=step["line"],
            stones=step["stones"],
            now=now,
        )
        for step, now in running(last)
    ]
