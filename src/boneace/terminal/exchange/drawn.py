"""Thirty-one, Switch and Stop the Bus drawn: stock and upcard, spare hands, open cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from boneace.games.sent import ClosedMove
from boneace.languages import say
from boneace.languages.lists import either
from boneace.terminal.acting import letters
from boneace.terminal.exchange.speech import Swapping
from boneace.terminal.exchange.table import LYING_KEY, ExchangeApp
from boneace.terminal.exchange.widgets import FaceDown, Laid
from boneace.terminal.keys import KEYS_AT, placed
from boneace.terminal.offers import Offer
from boneace.terminal.widgets import Card, named
from boneace.terminal.words import in_order

THREE = 3


# --- Thirty-one -----------------------------------------------------------------------------------


class ThirtyOneApp(ExchangeApp):
    BINDINGS: ClassVar[list[BindingType]] = [
        *letters(KEYS_AT["thirty-one"]),
        Binding("b", "wagers", show=False),
    ]
    KEY_OF = KEYS_AT["thirty-one"]
    SHORT = frozenset({"exchange"})
    HAND = 4

    @property
    def KEYS(self) -> Sequence[tuple[str, str]]:  # type: ignore[override]
        """The keys, in the language that is spoken."""
        return (
            (self.keys("draw"), say("terminal-exchange-key-draw")),
            (self.keys("take"), say("terminal-exchange-key-take")),
            (self.keys("knock"), say("terminal-exchange-key-knock")),
            (self.keys("stand"), say("terminal-exchange-key-stand")),
            ("1–4", say("terminal-exchange-key-discard")),
            ("1–3, 7–9", say("terminal-exchange-key-widow")),
            (self.keys("exchange"), say("terminal-exchange-key-exchange")),
            ("b", say("terminal-exchange-key-wagers")),
        )

    def piles(self) -> ComposeResult:
        yield named(Card("stock"), "stock")
        yield named(Card("upcard"), "upcard")
        if self.view.widow is not None:
            for slot in range(THREE):
                card = named(Card(f"widow {slot}"), f"widow-{slot}")
                card.add_class("widow")
                yield card

    def draw_piles(self) -> None:
        base, view = self.base, self.view
        left = say("terminal-exchange-left", stock=view.stock)
        base.query_one("#stock", Card).show("??" if view.stock else None, left)
        base.query_one("#upcard", Card).show(view.upcard, "")
        for slot, card in enumerate(view.widow or []):
            chosen = ["chosen"] if slot in self.chosen_places else []
            key = str(slot + LYING_KEY)
            base.query_one(f"#widow-{slot}", Card).show(card, key, *chosen)

    def caption(self, card: str, place: int) -> str:
        if self.closed_card(card):
            return say("terminal-exchange-new")
        left = self._left().get(card)
        if left is not None:
            return say("terminal-exchange-left-without", place=place + 1, left=left)
        return str(place + 1) if self.view.widow is not None else ""

    def _left(self) -> dict[str, str]:
        """For each card that you may discard, what the remaining cards count."""
        discards = (offer for offer in self.view.legal if offer.left)
        return {offer.move.removeprefix("discard "): offer.left for offer in discards}

    def closed_card(self, card: str) -> bool:
        return any(entry.move == f"discard {card}" for entry in self.view.closed)

    def hint(self) -> str:
        if self.view.widow is not None:
            return say("terminal-exchange-hint-widow")
        return say("terminal-exchange-hint-discard")

    def verbs(self, found: Mapping[str, Offer], closed: Mapping[str, ClosedMove]) -> Sequence[str]:
        knocker = self.view.knocker
        last = "knock" if knocker in (None, self.sitting.you) else "stand"
        spare = [] if self.view.widow is None else ["exchange"]
        return ["draw", "take", last, *spare]

    def question(self) -> str:
        if self.view.phase == "discarding":
            return say("terminal-exchange-ask-discard")
        return super().question()

    def asked(self) -> str:
        verbs = list(dict.fromkeys(offer.move.split()[0] for offer in self.view.legal))
        return either([say("terminal-exchange-ask-move", move=verb) for verb in verbs])

    def do(self, verb: str) -> None:
        if verb == "exchange" and self.view.widow is not None:
            self._exchange()
        else:
            super().do(verb)

    def _exchange(self) -> None:
        if not self.chosen or len(self.chosen) != len(self.chosen_places):
            self.say(
                say("terminal-exchange-choose-widow", exchange=self.KEY_OF["exchange"]), "refused"
            )
            return
        slots = " ".join(str(slot + 1) for slot in sorted(self.chosen_places))
        self.act(f"exchange {' '.join(in_order(list(self.chosen)))} for {slots}")

    def card(self, place: int) -> None:
        if self.view.phase == "discarding" or self.view.widow is None:
            self.act(f"discard {self.own_hand()[place]}")
        else:
            super().card(place)

    def lying(self, place: int) -> None:
        if self.view.widow is not None:
            super().lying(place)

    def picked(self, place: str) -> None:
        if place in ("stock", "upcard"):
            self.act("draw" if place == "stock" else "take")
        else:
            super().picked(place)


# --- swapping with cards that lie face up ---------------------------------------------------------


class SwappingApp(ExchangeApp):
    """Tables where one card, or all three, are chosen and swapped for cards that lie face up."""

    FELT = "swapping"
    speech: Swapping

    def caption(self, card: str, place: int) -> str:
        return str(place + 1) if self.offer("swap") is not None else ""

    def question(self) -> str:
        move = self._swap()
        if not move:
            return super().question()
        given, _, taken = move.removeprefix("swap ").partition(" for ")
        if not taken:
            return say("terminal-exchange-ask-swap-all", how=given)
        return say("terminal-exchange-ask-swap", cards=given, lying=taken)

    def _swap(self) -> str:
        """The swap of the cards chosen; empty while there are none on one side."""
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
            self.say(say("terminal-exchange-choose-swap", swap=self.KEY_OF["swap"]), "refused")

    def _try_any(self) -> None:
        """No swap is legal: let the game say why."""
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
    BINDINGS: ClassVar[list[BindingType]] = [*letters(KEYS_AT["switch"])]
    KEY_OF = KEYS_AT["switch"]
    SHORT = frozenset({"swap", "swap up", "swap down", "keep first", "keep second"})
    SLOTS = 5

    @property
    def KEYS(self) -> Sequence[tuple[str, str]]:  # type: ignore[override]
        """The keys, in the language that is spoken."""
        return (
            ("1–3", say("terminal-exchange-key-yours")),
            ("7–9", say("terminal-exchange-key-face-up")),
            (self.keys("swap"), say("terminal-exchange-key-swap")),
            (self.keys("swap up"), say("terminal-exchange-key-up")),
            (self.keys("swap down"), say("terminal-exchange-key-down")),
            (self.keys("knock"), say("terminal-exchange-key-knock")),
            (self.keys("stand", "pass"), say("terminal-exchange-key-last")),
            (self.keys("keep first", "keep second"), say("terminal-exchange-key-keep")),
            (self.keys("restart", "decline"), say("terminal-exchange-key-restart")),
        )

    def piles(self) -> ComposeResult:
        yield Laid("up", THREE)
        yield FaceDown("down")

    def draw_piles(self) -> None:
        base, view = self.base, self.view
        told, cards = say("terminal-exchange-told-up"), view.up or []
        if view.second is not None:
            told, cards = self._whose_second(), view.second
        key = LYING_KEY if self.offer("swap") is not None else 0
        base.query_one("#up", Laid).show(told, cards, self.chosen_places, key)
        base.query_one("#down", FaceDown).show(say("terminal-exchange-told-down"), view.down)

    def _whose_second(self) -> str:
        view = self.view
        if view.dealer != view.you:
            return say("terminal-exchange-told-dealers")
        total = view.second_total
        if not total:
            return say("terminal-exchange-told-second")
        return say("terminal-exchange-told-second-total", total=total)

    def verbs(self, found: Mapping[str, Offer], closed: Mapping[str, ClosedMove]) -> Sequence[str]:
        if "keep first" in found or "restart" in found:
            return [verb for verb in self.KEY_OF if verb in found]
        knocker = self.view.knocker
        last = "knock" if knocker in (None, self.sitting.you) else "stand"
        fourth = self.sitting.match.options["fourth_action"]
        unseen = [] if fourth == "pass" else ["swap down"]
        passing = [] if fourth == "unseen" else ["pass"]
        return ["swap", "swap up", *unseen, *passing, last]

    def question(self) -> str:
        if self.offer("keep first") is not None:
            return say("terminal-exchange-ask-keep", **placed("switch"))
        return super().question()

    def turn_is(self) -> str:
        if self.offer("restart") is not None:
            return say("terminal-exchange-turn-shown")
        knocker = self.view.knocker
        if knocker is None:
            return say("terminal-exchange-your-turn")
        return say("terminal-exchange-turn-last-short", who=self.sitting.names[knocker])

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
    BINDINGS: ClassVar[list[BindingType]] = [*letters(KEYS_AT["stop-the-bus"])]
    KEY_OF = KEYS_AT["stop-the-bus"]
    SHORT = frozenset({"swap", "swap all", "stop", "continue"})
    SHOWN = "hands worded"

    @property
    def KEYS(self) -> Sequence[tuple[str, str]]:  # type: ignore[override]
        """The keys, in the language that is spoken."""
        return (
            ("1–3", say("terminal-exchange-key-yours")),
            ("7–9", say("terminal-exchange-key-open")),
            (self.keys("swap"), say("terminal-exchange-key-swap")),
            (self.keys("swap all"), say("terminal-exchange-key-all")),
            (self.keys("stop"), say("terminal-exchange-key-stop")),
            (self.keys("continue"), say("terminal-exchange-key-continue")),
        )

    def piles(self) -> ComposeResult:
        yield Laid("open", THREE)

    def draw_piles(self) -> None:
        key = LYING_KEY if self.offer("swap") is not None else 0
        cards, told = self.speech.lying(self.view), say("terminal-exchange-told-open")
        self.base.query_one("#open", Laid).show(told, cards, self.chosen_places, key)

    def verbs(self, found: Mapping[str, Offer], closed: Mapping[str, ClosedMove]) -> Sequence[str]:
        options = self.sitting.match.options
        three = [] if options["exchange"] == "one" else ["swap all"]
        going_on = [] if options["stop_when"] == "instead" else ["continue"]
        return ["swap", *three, "stop", *going_on]

    def turn_is(self) -> str:
        stopper = self.view.stopper
        if stopper is None:
            return say("terminal-exchange-your-turn")
        return say("terminal-exchange-turn-last-exchange", who=self.sitting.names[stopper])
