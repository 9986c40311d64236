"""Games of stages and stakes drawn: stages, pots, seats in rows, the bet and its amount."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Button, Static

from boneace.terminal.app import TableApp
from boneace.terminal.offers import Offer, closed_for, offers
from boneace.terminal.screens import Ended
from boneace.terminal.sitting import Sitting, View
from boneace.terminal.speech import reason_of
from boneace.terminal.stakes.ended import summing_up
from boneace.terminal.stakes.speech import DISCARD, SPEECH, upto
from boneace.terminal.stakes.widgets import LARGE, Hand, Seats, about_you, at_stake, strip
from boneace.terminal.words import in_order

LETTERS = "pbrmsfdx"
#: The key of each verb, and their order as buttons.
KEY_OF = {
    "pass": "p", "brag": "b", "match": "m", "see": "s", "raise": "r", "fold": "f", "drop": "d",
    "draw": "d", "discard": "x", "stand": "s",
}  # fmt: skip
SLOTS = 4
LOG = 31  # columns of the log
FRAME, OWN = 7, 8  # lines above and below the felt; and on it for yourself


class StakesApp(TableApp):
    CSS_PATH: ClassVar[list[str | PurePath]] = ["../table.tcss", "stakes.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(letter, f"verb('{letter}')", show=False) for letter in LETTERS),
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
        Binding("plus,equals_sign,right,up", "amount(1)", "More"),
        Binding("minus,left,down", "amount(-1)", "Less"),
    ]
    KEYS = (
        ("p", "Pass"),
        ("b  r", "Brag; raise"),
        ("m", "Match a brag"),
        ("s", "See a bet; or stand: you are satisfied"),
        ("f  d", "Fold; drop, or draw a card"),
        ("+  −", "Another amount for a brag or a raise; or type its digit"),
        ("1 to 4", "Choose a card to discard; a click does the same"),
        ("x", "Discard the cards chosen"),
        ("(D)", "marks the dealer, ▶ whose turn it is"),
    )

    def __init__(self, sitting: Sitting, pause: float = 0.8) -> None:
        super().__init__(sitting, pause)
        self._chosen: set[str] = set()
        self._amount = 1
        self._verbs: dict[str, str] = {}  # of the buttons, with their labels

    # --- what is on the screen ----------------------------------------------------------------

    def table(self) -> ComposeResult:
        yield Static(id="strip")
        with Horizontal(id="middle"):
            with Vertical(id="felt"):
                yield Seats(self.others(), self.sitting.names)
                if self._duel:
                    yield Hand("theirs")
                yield Static(id="gap")
                yield Static(id="stake")
                if self.sitting.you is not None:
                    yield Hand("own")
                yield Static(id="you")
            yield self.log_panel()

    @property
    def _duel(self) -> bool:
        """Whether there is one other only: there is room for his cards then."""
        return len(self.others()) == 1

    def buttons(self) -> ComposeResult:
        for slot in range(SLOTS):
            yield Button("", id=f"do-{slot}")
        yield Button("−", id="less")
        yield Button("+", id="more")

    def hint(self) -> str:
        return "z fast · l log · c dark/light · ? keys · --plain for screen readers"

    def draw_table(self) -> None:
        base, view, names = self.base, self.view, self.sitting.names
        base.query_one("#where", Static).update(f"deal {view['deal']}")
        base.query_one("#strip", Static).update(strip(view, names))
        width = self.size.width - LOG
        others = self.others()
        room = self.size.height - FRAME - OWN
        lines = 2 if 2 * len(others) <= room or self._duel else 1
        base.query_one(Seats).show(view, lines, width, not self._duel)
        if self._duel:
            theirs = in_order(view["seats"][others[0]]["hand"])
            nothing: list[list[str]] = [[] for _ in theirs]
            base.query_one("#theirs", Hand).show(theirs, [""] * len(theirs), nothing, width)
        base.query_one("#stake", Static).update(Content(at_stake(view, names)))
        self._draw_hand(width)
        base.query_one("#you", Static).update(Content(about_you(view, names)))
        self._draw_actions()

    def _draw_hand(self, width: int) -> None:
        you, hand = self.sitting.you, self._hand()
        if you is None:
            return
        up, best = set(self.view["seats"][you]["up"]), set(self.view["seats"][you]["best"])
        discarding = self._offer(DISCARD) is not None
        captions, marks = [], []
        for place, card in enumerate(hand):
            captions.append(str(place + 1) if discarding else "up" if card in up else "")
            chosen = ["chosen"] if card in self._chosen else []
            marks.append(chosen or (["counts"] if card in best else []))
        self.base.query_one("#own", Hand).show(hand, captions, marks, width)

    def _hand(self) -> list[str]:
        you = self.sitting.you
        return [] if you is None else in_order(self.view["seats"][you]["hand"])

    def _offer(self, verb: str) -> Offer | None:
        for offer in offers(self.view):
            if offer.verb == verb:
                return offer
        return None

    def _draw_actions(self) -> None:
        found = {offer.verb: offer for offer in offers(self.view)}
        closed = {entry["move"].split()[0]: entry for entry in self.view["closed"]}
        if found or closed:
            spare = [verb for verb in KEY_OF if verb in closed and verb not in found]
            kept = {*found, *spare[: max(0, SLOTS - len(found))]}
            self._verbs = {
                verb: self._label(verb, found.get(verb), closed.get(verb))
                for verb in KEY_OF
                if verb in kept
            }
        for slot in range(SLOTS):
            button = self.base.query_one(f"#do-{slot}", Button)
            button.display = slot < len(self._verbs)
            if button.display:
                verb = list(self._verbs)[slot]
                button.label = f"{self._verbs[verb]} {KEY_OF[verb]}"
                button.set_class(verb not in found, "closed")
                button.variant = "primary" if verb in found else "default"
        choosing = any(len(offer.amounts) > 1 for offer in found.values())
        for name in ("#less", "#more"):
            self.base.query_one(name, Button).display = choosing

    def _label(self, verb: str, offer: Offer | None, closed: View | None) -> str:
        if offer is not None and offer.amounts:
            return offer.move(self._amount).capitalize()
        if offer is not None and verb != DISCARD:
            return offer.labels[0]
        if closed is not None and closed["move"] == verb:
            return str(closed["label"])
        return verb.capitalize()

    def question(self) -> str:
        parts = []
        for offer in offers(self.view):
            if offer.verb == DISCARD:
                continue
            label = offer.labels[offer.place(self._amount) if len(offer.amounts) > 1 else 0]
            change = ", − + change it" if len(offer.amounts) > 1 else ""
            parts.append(f"{label[:1].lower()}{label[1:]} ({KEY_OF[offer.verb]}{change})")
        most = self._most_discarded()
        if most:
            parts.append(f"choose {upto(most)} (keys 1–4) and discard (x)")
        return f"Your turn: {', '.join(parts)}."

    def _most_discarded(self) -> int:
        found = [offer for offer in offers(self.view) if offer.verb == DISCARD]
        return max((len(offer.moves[0].split()) - 1 for offer in found), default=0)

    # --- the end of a deal --------------------------------------------------------------------

    def heading(self, ended: Ended) -> str:
        return f"End of deal {ended.deal}"

    def summing_up(self, ended: Ended, view: View) -> Iterator[Widget]:
        if ended.last is not None:
            yield from summing_up(ended.last, view, self.sitting.names)

    def sentences(self, ended: Ended) -> list[str]:
        """What is told by the hands and by the stages is not told again."""
        seen = ("showdown", "showed", "scored", "changed") if ended.last is not None else ()
        return ended.lines(*seen)

    # --- what the person does -----------------------------------------------------------------

    def forget(self) -> None:
        self._chosen.clear()
        self._amount = 1

    def action_verb(self, letter: str) -> None:
        self._do(SPEECH.verb(letter, self.view))

    def _do(self, verb: str) -> None:
        if verb == DISCARD and self._most_discarded():
            if not self._chosen:
                self.say("Choose the cards first: 1 to 4, or click them.", "refused")
                return
            self.act(f"{DISCARD} {' '.join(in_order(list(self._chosen)))}")
            return
        offer, closed = self._offer(verb), closed_for(self.view, verb)
        if offer is None and closed is not None and self.sitting.your_turn:
            self.say(reason_of(closed), "refused")
            return
        self.act(verb if offer is None else offer.move(self._amount))

    def action_digit(self, digit: int) -> None:
        if any(len(offer.amounts) > 1 for offer in offers(self.view)):
            self._set_amount(digit or 10)
        elif self._offer(DISCARD) is not None:
            self._choose(digit - 1)

    def _choose(self, place: int) -> None:
        hand = self._hand()
        if 0 <= place < min(len(hand), LARGE) and self._offer(DISCARD) is not None:
            self._chosen ^= {hand[place]}
            self.draw()

    def action_amount(self, by: int) -> None:
        self._set_amount(self._amount + by)

    def _set_amount(self, amount: int) -> None:
        choices = [offer for offer in offers(self.view) if len(offer.amounts) > 1]
        if not choices:
            return
        self._amount = choices[0].amounts[choices[0].place(amount)]
        self.draw()
        self.say(self.question(), "your-turn")

    def pressed(self, name: str) -> None:
        if name in ("less", "more"):
            self.action_amount(1 if name == "more" else -1)
        else:
            self._do(list(self._verbs)[int(name.removeprefix("do-"))])

    def picked(self, place: str) -> None:
        where, _, number = place.partition(" ")
        if where == "own":
            self._choose(int(number))

    def on_resize(self) -> None:
        if self.screen_stack and self.base.query("#you"):
            self.call_after_refresh(self.draw)  # by then the size is the new one


APP = StakesApp
