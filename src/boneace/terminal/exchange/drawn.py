"""Tables of exchange drawn, by the cards in the middle: stock and upcard, two hands, open cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from boneace.games.lives.sent import HandsView, OpenView, StockView
from boneace.games.sent import Slot
from boneace.languages import say
from boneace.languages.labels import within
from boneace.languages.lists import either
from boneace.terminal.exchange.speech import ExchangeT, Swapping, there
from boneace.terminal.exchange.table import LYING_KEY, ExchangeApp
from boneace.terminal.exchange.widgets import FaceDown, Laid
from boneace.terminal.widgets import Card
from boneace.terminal.words import in_order

THREE = 3
T = TypeVar("T")


# --- a stock, a discard pile, and possibly a widow ------------------------------------------------


class StockApp(ExchangeApp[StockView]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("b", "wagers", show=False)]
    SHORT = frozenset({"exchange"})
    HAND = 4
    KEYS = (
        ("terminal-exchange-key-discard", "1–4"),
        ("terminal-exchange-key-widow", "1–3", "7–9"),
        ("terminal-exchange-key-wagers", "b"),
    )

    def piles(self) -> ComposeResult:
        yield Card("stock")
        yield Card("upcard")
        if self.view.widow is not None:
            for slot in range(THREE):
                card = Card(f"widow {slot}")
                card.add_class("widow")
                yield card

    def draw_piles(self) -> None:
        base, view = self.base, self.view
        left = say("terminal-exchange-left", stock=view.stock)
        base.query_one("#stock", Card).show("??" if view.stock else None, left)
        base.query_one("#upcard", Card).show(view.upcard, "")
        for slot, card in enumerate(view.widow or []):
            chosen = ["chosen"] * (slot in self.chosen_places)
            base.query_one(f"#widow-{slot}", Card).show(card, str(slot + LYING_KEY), *chosen)

    def caption(self, card: str, place: int) -> str:
        if self.closed_card(card):
            return say("terminal-exchange-new")
        for entry in self.view.legal:
            if entry.move == f"discard {card}" and entry.left:
                return say("terminal-exchange-left-without", place=place + 1, left=entry.left)
        return str(place + 1) if self.view.widow is not None else ""

    def closed_card(self, card: str) -> bool:
        return any(entry.move == f"discard {card}" for entry in self.view.closed)

    def hint(self) -> str:
        if self.view.widow is not None:
            return say("terminal-exchange-hint-widow")
        return say("terminal-exchange-hint-discard")

    def where(self) -> str:
        if self.view.table is None:
            return super().where()
        return say("terminal-exchange-where-pot", where=super().where(), pot=self.view.table)

    def question(self) -> str:
        if self.view.phase == "discarding":
            return say("terminal-exchange-ask-discard")
        return super().question()

    def asked_moves(self) -> str:
        verbs = list(dict.fromkeys(offer.move.split()[0] for offer in self.view.legal))
        return either([within(self.called(verb)) for verb in verbs])

    def do(self, verb: str) -> None:
        if verb != "exchange" or self.view.widow is None:
            super().do(verb)
        elif not self.chosen or len(self.chosen) != len(self.chosen_places):
            self.say(say("terminal-exchange-choose-widow", **self.speech.keys), "refused")
        else:
            slots = " ".join(str(slot + 1) for slot in sorted(self.chosen_places))
            self.act(f"exchange {' '.join(in_order(list(self.chosen)))} for {slots}")

    def choose(self, place: int) -> None:
        if self.view.phase == "discarding" or self.view.widow is None:
            self.act(f"discard {self.own_hand()[place]}")
        else:
            super().choose(place)

    def lying(self, place: int) -> None:
        if self.view.widow is not None:
            super().lying(place)

    def picked(self, where: str, place: int) -> None:
        if where in ("stock", "upcard"):
            self.act("draw" if where == "stock" else "take")
        else:
            super().picked(where, place)


# --- swapping with cards that lie face up ---------------------------------------------------------


class SwappingApp(ExchangeApp[ExchangeT]):
    """Tables where one card, or all three, are chosen and swapped for cards that lie face up."""

    FELT = "swapping"
    speech: Swapping[ExchangeT]

    def caption(self, card: str, place: int) -> str:
        return str(place + 1) if self.offer("swap") is not None else ""

    def draw_laid(self, name: str, told: str, cards: Sequence[Slot]) -> None:
        """Draw the cards that lie face up, with their keys while they may be taken."""
        key = LYING_KEY if self.offer("swap") is not None else 0
        self.base.query_one(f"#{name}", Laid).show(told, cards, self.chosen_places, key)

    def in_words(self, verb: str) -> str:
        if verb == "swap":
            return say("terminal-exchange-ask-pick", key=self.KEY_OF[verb])
        return super().in_words(verb)

    def question(self) -> str:
        move = self._swap()
        if not move:
            return super().question()
        given, _, taken = move.removeprefix("swap ").partition(" for ")
        if not taken:
            return say("terminal-exchange-ask-swap-all", how=given, key=self.KEY_OF["swap"])
        return say("terminal-exchange-ask-swap", cards=given, lying=taken, key=self.KEY_OF["swap"])

    def _swap(self) -> str:
        """The swap of the cards chosen; empty while none is chosen on one side."""
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

    def choose(self, place: int) -> None:
        self._chosen_from(self.chosen, self.own_hand()[place])

    def lying(self, place: int) -> None:
        self._chosen_from(self.chosen_places, place)

    def _chosen_from(self, chosen: set[T], one: T) -> None:
        """Something was chosen for a swap, or deselected."""
        if self.offer("swap") is None:
            self._try_any()
        else:
            chosen ^= {one}
            self.show_choice()


class HandsApp(SwappingApp[HandsView]):
    SHORT = frozenset({"swap", "swap up", "swap down", "keep first", "keep second"})
    SLOTS = 5
    KEYS = (
        ("terminal-exchange-key-yours", "1–3"),
        ("terminal-exchange-key-face-up", "7–9"),
    )

    def piles(self) -> ComposeResult:
        yield Laid("up")
        yield FaceDown("down")

    def draw_piles(self) -> None:
        base, view = self.base, self.view
        if view.second is None:
            told = say("terminal-exchange-told-up")
        elif view.dealer != view.you:
            told = say("terminal-exchange-told-dealers")
        elif view.second_total:
            told = say("terminal-exchange-told-second-total", total=view.second_total)
        else:
            told = say("terminal-exchange-told-second")
        self.draw_laid("up", told, view.up or [] if view.second is None else view.second)
        base.query_one("#down", FaceDown).show(say("terminal-exchange-told-down"), there(view.down))

    def question(self) -> str:
        if self.offer("keep first") is not None:
            return say("terminal-exchange-ask-keep", **self.speech.keys)
        return super().question()

    def turn_is(self) -> str:
        if self.offer("restart") is not None:
            return say("terminal-exchange-turn-shown")
        return super().turn_is()

    def choose(self, place: int) -> None:
        if self.offer("keep first") is not None:
            self.act("keep second" if place == 1 else "keep first")
        else:
            super().choose(place)

    def picked(self, where: str, place: int) -> None:
        if self.offer("keep first") is not None:
            self.act("keep first" if where == "hand" else "keep second")
        else:
            super().picked(where, place)


class OpenApp(SwappingApp[OpenView]):
    SHORT = frozenset({"swap", "swap all", "stop", "continue"})
    KEYS = (
        ("terminal-exchange-key-yours", "1–3"),
        ("terminal-exchange-key-open", "7–9"),
    )

    def piles(self) -> ComposeResult:
        yield Laid("open")

    def draw_piles(self) -> None:
        self.draw_laid("open", say("terminal-exchange-told-open"), self.speech.lying(self.view))
