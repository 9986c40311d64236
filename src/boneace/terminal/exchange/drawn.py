"""Thirty-one, Switch and Stop the Bus drawn: stock and upcard, spare hands, open cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from boneace.terminal.acting import letters
from boneace.terminal.exchange.speech import Swapping
from boneace.terminal.exchange.table import LYING_KEY, ExchangeApp
from boneace.terminal.exchange.widgets import FaceDown, Laid
from boneace.terminal.offers import Offer
from boneace.terminal.sitting import View
from boneace.terminal.widgets import Card, named
from boneace.terminal.words import in_order

THREE = 3
COMMON_HINT = "z fast · l log · c dark/light · ? keys · --plain for screen readers"


# --- Thirty-one -----------------------------------------------------------------------------------


class ThirtyOneApp(ExchangeApp):
    BINDINGS: ClassVar[list[BindingType]] = [*letters("dtkse"), Binding("b", "wagers", "Bet")]
    KEY_OF: ClassVar[Mapping[str, str]] = {
        "draw": "d", "take": "t", "knock": "k", "stand": "s", "exchange": "e",
    }  # fmt: skip
    LABELS: ClassVar[Mapping[str, str]] = {"exchange": "Exchange"}
    HAND = 4
    KEYS = (
        ("d", "Draw the top card of the stock"),
        ("t", "Take the upcard"),
        ("k", "Knock"),
        ("s", "Stand"),
        ("1 to 4", "Discard a card of your hand; a click does the same"),
        ("1–3, 7–9", "With a widow: choose your cards and the widow’s"),
        ("e", "With a widow: exchange the cards chosen"),
        ("b", "Side wagers, where the match has them"),
    )

    def piles(self) -> ComposeResult:
        yield named(Card("stock"), "stock")
        yield named(Card("upcard"), "upcard")
        if self.view["widow"] is not None:
            for slot in range(THREE):
                card = named(Card(f"widow {slot}"), f"widow-{slot}")
                card.add_class("widow")
                yield card

    def draw_piles(self) -> None:
        base, view = self.base, self.view
        base.query_one("#stock", Card).show(
            "??" if view["stock"] else None, f"{view['stock']} left"
        )
        base.query_one("#upcard", Card).show(view["upcard"], "")
        for slot, card in enumerate(view["widow"] or []):
            chosen = ["chosen"] if slot in self.chosen_places else []
            key = str(slot + LYING_KEY)
            base.query_one(f"#widow-{slot}", Card).show(card, key, *chosen)

    def caption(self, card: str, place: int) -> str:
        if self.closed_card(card):
            return "new"
        discarding = self.view["phase"] == "discarding" and self.sitting.your_turn
        return str(place + 1) if discarding or self.view["widow"] is not None else ""

    def closed_card(self, card: str) -> bool:
        return any(entry["move"] == f"discard {card}" for entry in self.view["closed"])

    def hint(self) -> str:
        common = "z fast · l log · c dark/light · --plain"
        if self.view["widow"] is not None:
            return f"1–3, 7–9 choose · e exchange · {common}"
        return f"1–4 discard · {common} for screen readers"

    def verbs(self, found: Mapping[str, Offer], closed: Mapping[str, View]) -> Sequence[str]:
        knocker = self.view["knocker"]
        last = "knock" if knocker in (None, self.sitting.you) else "stand"
        spare = [] if self.view["widow"] is None else ["exchange"]
        return ["draw", "take", last, *spare]

    def question(self) -> str:
        if self.view["phase"] == "discarding":
            return "Discard a card: 1 to 4, or click it."
        return super().question()

    def asked(self) -> str:
        verbs = list(dict.fromkeys(offer["move"].split()[0] for offer in self.view["legal"]))
        return f"{', '.join(verbs[:-1])} or {verbs[-1]}" if len(verbs) > 1 else "".join(verbs)

    def do(self, verb: str) -> None:
        if verb == "exchange" and self.view["widow"] is not None:
            self._exchange()
        else:
            super().do(verb)

    def _exchange(self) -> None:
        if not self.chosen or len(self.chosen) != len(self.chosen_places):
            self.say("Choose your cards (1–3) and as many of the widow (7–9), then e.", "refused")
            return
        slots = " ".join(str(slot + 1) for slot in sorted(self.chosen_places))
        self.act(f"exchange {' '.join(in_order(list(self.chosen)))} for {slots}")

    def card(self, place: int) -> None:
        if self.view["phase"] == "discarding" or self.view["widow"] is None:
            self.act(f"discard {self.own_hand()[place]}")
        else:
            super().card(place)

    def lying(self, place: int) -> None:
        if self.view["widow"] is not None:
            super().lying(place)

    def picked(self, place: str) -> None:
        if place in ("stock", "upcard"):
            self.act("draw" if place == "stock" else "take")
        else:
            super().picked(place)


# --- swapping with cards that lie open ------------------------------------------------------------


class SwappingApp(ExchangeApp):
    """One card, or all three, are swapped for cards that lie face up: chosen, then swapped."""

    FELT = "swapping"
    speech: Swapping

    def hint(self) -> str:
        return COMMON_HINT

    def caption(self, card: str, place: int) -> str:
        return str(place + 1) if self.offer("swap") is not None else ""

    def question(self) -> str:
        move = self._swap()
        return f"Swap {move.removeprefix('swap ')}: e." if move else super().question()

    def _swap(self) -> str:
        """The swap of the cards chosen; empty as long as there are none on one side."""
        lying = self.speech.lying(self.view)
        taken = [lying[place] for place in sorted(self.chosen_places)]
        if not self.chosen or not taken:
            return ""
        return self.speech.swap(in_order(list(self.chosen)), taken, self.view)

    def do(self, verb: str) -> None:
        if verb != "swap":
            super().do(verb)
        elif self.offer("swap") is None:
            self._try_any()
        elif self._swap():
            self.act(self._swap())
        else:
            self.say("Choose a card of yours (1–3) and one that lies (7–9), then e.", "refused")

    def _try_any(self) -> None:
        """No swap is open: have the game say why."""
        hand, lying = self.own_hand(), self.speech.lying(self.view)
        if hand and lying:
            self.act(f"swap {hand[0]} for {lying[0]}")

    def card(self, place: int) -> None:
        if self.offer("swap") is None:
            self._try_any()
            return
        super().card(place)
        self.say(self.question(), "your-turn")

    def lying(self, place: int) -> None:
        if self.offer("swap") is None:
            self._try_any()
            return
        super().lying(place)
        self.say(self.question(), "your-turn")


class SwitchApp(SwappingApp):
    BINDINGS: ClassVar[list[BindingType]] = [*letters("eudksprn")]
    KEY_OF: ClassVar[Mapping[str, str]] = {
        "swap": "e", "swap up": "u", "swap down": "d", "pass": "p", "knock": "k", "stand": "s",
        "keep first": "1", "keep second": "2", "restart": "r", "decline": "n",
    }  # fmt: skip
    LABELS: ClassVar[Mapping[str, str]] = {
        "swap": "Swap", "swap up": "All three", "swap down": "Unseen",
        "keep first": "Keep first", "keep second": "Keep second",
    }  # fmt: skip
    ASKED: ClassVar[Mapping[str, str]] = {
        "swap": "swap 1–3 for 7–9 (e)", "swap up": "all (u)", "swap down": "unseen (d)",
        "pass": "pass (p)", "knock": "knock (k)", "stand": "stand (s)",
        "restart": "restart the deal (r)", "decline": "let it be settled (n)",
    }  # fmt: skip
    SLOTS = 5
    KEYS = (
        ("1 to 3", "Choose a card of yours; a click does the same"),
        ("7 to 9", "Choose a card of the face-up hand; a click does the same"),
        ("e", "Swap the cards chosen: one for one"),
        ("u", "Swap all three for the face-up hand"),
        ("d", "Swap all three, unseen, for the face-down hand"),
        ("k", "Knock"),
        ("s  p", "Stand, in your last turn; pass, where there is a pass"),
        ("1  2", "As dealer: keep your first hand, or the second"),
        ("r  n", "When all have shown: restart the deal, or let it be settled"),
    )

    def piles(self) -> ComposeResult:
        yield Laid("up", THREE)
        yield FaceDown("down")

    def draw_piles(self) -> None:
        base, view = self.base, self.view
        told, cards = "Face up", view["up"] or []
        if view["second"] is not None:
            told, cards = self._whose_second(), view["second"]
        key = LYING_KEY if self.offer("swap") is not None else 0
        base.query_one("#up", Laid).show(told, cards, self.chosen_places, key)
        base.query_one("#down", FaceDown).show("Face down", view["down"])

    def _whose_second(self) -> str:
        view = self.view
        if view["dealer"] != view["you"]:
            return "The dealer’s second hand"
        total = view["second_total"]
        return f"Your second hand{f': {total}' if total else ''}"

    def verbs(self, found: Mapping[str, Offer], closed: Mapping[str, View]) -> Sequence[str]:
        if "keep first" in found or "restart" in found:
            return [verb for verb in self.KEY_OF if verb in found]
        knocker = self.view["knocker"]
        last = "knock" if knocker in (None, self.sitting.you) else "stand"
        fourth = self.sitting.match.options["fourth_action"]
        unseen = [] if fourth == "pass" else ["swap down"]
        passing = [] if fourth == "unseen" else ["pass"]
        return ["swap", "swap up", *unseen, *passing, last]

    def question(self) -> str:
        if self.offer("keep first") is not None:
            return "You deal: keep your first hand (1), or the second (2)?"
        return super().question()

    def turn_is(self) -> str:
        if self.offer("restart") is not None:
            return "All have shown"
        knocker = self.view["knocker"]
        return "Your turn" if knocker is None else f"Last turn ({self.sitting.names[knocker]})"

    def card(self, place: int) -> None:
        if self.offer("keep first") is not None:
            self.act("keep second" if place == 1 else "keep first")
        else:
            super().card(place)

    def picked(self, place: str) -> None:
        if self.offer("keep first") is not None:
            self.act("keep first" if place.startswith("hand") else "keep second")
        else:
            super().picked(place)


class StopTheBusApp(SwappingApp):
    BINDINGS: ClassVar[list[BindingType]] = [*letters("easn")]
    KEY_OF: ClassVar[Mapping[str, str]] = {
        "swap": "e", "swap all": "a", "stop": "s", "continue": "n",
    }  # fmt: skip
    LABELS: ClassVar[Mapping[str, str]] = {
        "swap": "Swap", "swap all": "All three", "stop": "Stop", "continue": "Continue",
    }  # fmt: skip
    ASKED: ClassVar[Mapping[str, str]] = {
        "swap": "swap 1–3 for 7–9 (e)", "swap all": "all three (a)",
        "stop": "stop the bus (s)", "continue": "continue (n)",
    }  # fmt: skip
    SHOWN = "hands worded"
    KEYS = (
        ("1 to 3", "Choose a card of yours; a click does the same"),
        ("7 to 9", "Choose a card on the table; a click does the same"),
        ("e", "Swap the cards chosen: one for one"),
        ("a", "Swap all three"),
        ("s", "Stop the bus"),
        ("n", "Continue: the bus is not stopped"),
    )

    def piles(self) -> ComposeResult:
        yield Laid("open", THREE)

    def draw_piles(self) -> None:
        key = LYING_KEY if self.offer("swap") is not None else 0
        cards = self.speech.lying(self.view)
        self.base.query_one("#open", Laid).show("On the table", cards, self.chosen_places, key)

    def verbs(self, found: Mapping[str, Offer], closed: Mapping[str, View]) -> Sequence[str]:
        options = self.sitting.match.options
        three = [] if options["exchange"] == "one" else ["swap all"]
        going_on = [] if options["stop_when"] == "instead" else ["continue"]
        return ["swap", *three, "stop", *going_on]

    def turn_is(self) -> str:
        stopper = self.view["stopper"]
        if stopper is None:
            return "Your turn"
        return f"Last exchange ({self.sitting.names[stopper]} stopped)"
