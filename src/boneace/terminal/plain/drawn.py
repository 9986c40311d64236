"""Any game drawn from its plain view: seats in rows, cards on the table, a button for each move.

Moves that differ only by an amount have one button, which makes the move that + and − choose.
Cards that are chosen leave only the moves that name them.
"""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping, Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Button

from boneace.games.defaults.sent import PlainView
from boneace.games.sent import ClosedMove, LegalMove
from boneace.languages import say
from boneace.terminal.acting import Step, letters
from boneace.terminal.faces import FRENCH, SPANISH, Suits, row
from boneace.terminal.keys import RESERVED
from boneace.terminal.offers import Offer
from boneace.terminal.plain.moves import Letters, naming, open_cards, verb, verbs
from boneace.terminal.rows import RowsApp
from boneace.terminal.sitting import Sitting
from boneace.terminal.widgets import ACCENT, ROOMY, filled, grid
from boneace.terminal.words import cut, in_order, signed

OWN = 8  # lines on the felt for the table and yourself
LONGEST_NAME = 12
SHORT_NAME = 6  # of the player of a card on the table
LETTERS = "".join(letter for letter in string.ascii_lowercase if letter not in RESERVED)
FEW = 4  # up to this many buttons are tall and side by side
LABEL = 15  # columns of a low button, with three in a row


class PlainApp(RowsApp[PlainView]):
    BINDINGS = letters({letter: letter for letter in LETTERS})
    BETWEEN = ("lying", "facts")
    SEEN = ("showdown", "changed")
    KEYS = (
        ("terminal-plain-key-card", "1–9", "0"),
        ("terminal-plain-key-step", "+", "−"),
        ("terminal-key-marks", "(D)"),
    )

    def __init__(self, sitting: Sitting, pause: float = 0.8) -> None:
        self._letters = Letters()
        self._at: dict[str, int] = {}  # the place of the chosen move among those of its verb
        super().__init__(sitting, pause)

    @property
    def KEY_OF(self) -> Mapping[str, str]:  # type: ignore[override]
        """The letters of all verbs so far."""
        return self._letters.of_all(verbs(self.view))

    def keys(self) -> Iterator[tuple[str, str]]:
        yield from ((key, word) for word, key in self.KEY_OF.items() if key)
        yield from super().keys()

    @property
    def suits(self) -> Suits:
        return SPANISH if self.sitting.match.pack.kind == "spanish" else FRENCH

    # --- the screen ---------------------------------------------------------------------------

    def draw_table(self) -> None:
        self.draw_seats(self.lines(OWN))
        self.write("lying", self._lying())
        self.write("facts", " · ".join(self.view.facts))
        self.draw_hand()

    def seat_rows(self, at: int, lines: int) -> list[Content]:
        seat, turn = self.view.seats[at], self.view.turn == at
        longest = LONGEST_NAME if self.width < ROOMY else 2 * LONGEST_NAME
        name = cut(self.sitting.names[at], longest).ljust(longest)
        head = f"{'▶ ' if turn else '  '}{name}{' (D) ' if seat.dealer else '     '}"
        begin = Content.styled(head, ACCENT if turn else "" if seat.is_in else "dim")
        hand = row(in_order(seat.hand), " " if len(seat.hand) < 6 else "", self.suits)
        if len(hand.plain) > self.width - len(head) - 8:  # too long: only their number
            known = [card for card in seat.hand if card != "??"]
            hand = row(known[:4], " ", self.suits) + Content(f" ×{len(seat.hand)}")
        facts = ", ".join([*seat.facts, *([seat.total] if seat.total else [])])
        return filled(begin, hand, facts, lines, self.width)

    def _lying(self) -> Content:
        """The cards on the table by place, and the pack."""
        parts = []
        if self.view.stock is not None:
            parts.append(Content(say("terminal-plain-pack", cards=self.view.stock)))
        for pile in self.view.table:
            cards = [Content("··") if c is None else row([c], "", self.suits) for c in pile.cards]
            if pile.by_seat is True:
                whose = [Content(f"{cut(name, SHORT_NAME)} ") for name in self.sitting.names]
                played = zip(whose, cards, pile.cards, strict=True)
                cards = [who + card for who, card, there in played if there is not None]
            parts.append(Content(f"{pile.title} ") + Content(" ").join(cards))
        return Content("   ").join(parts)

    def caption(self, card: str, place: int) -> str:
        there = card != "??" and naming(self.view, [card])
        return str((place + 1) % 10) if there and place < 10 else ""

    def facts_of_you(self, you: int) -> list[str]:
        seat = self.view.seats[you]
        dealer = [say("terminal-dealer")] if seat.dealer else []
        return [*seat.facts, *([seat.total] if seat.total else []), *dealer]

    # --- buttons ------------------------------------------------------------------------------

    def buttons(self) -> ComposeResult:
        with VerticalScroll(id="moves", can_focus=False):
            yield from (Button("", id=f"do-{slot}", classes="do") for slot in range(self.SLOTS))
        yield Step("−", id="less")
        yield Step("+", id="more")

    def draw(self) -> None:
        super().draw()
        moves = self.base.query_one("#moves")
        moves.set_class(len(self._verbs) > FEW, "many")
        moves.set_class(max(map(len, self._verbs.values()), default=0) > LABEL, "long")
        moves.set_class(self.width > ROOMY, "wide")

    def verbs(self, found: Mapping[str, Offer], closed: Mapping[str, ClosedMove]) -> Sequence[str]:
        """Each open move, or the verb of those that differ only by an amount; then closed verbs."""
        several: list[str] = []
        for word in verbs(self.view):
            offer = self.offer(word)
            plain = offer is None or offer.amounts
            several += [word] if plain else [entry.move for entry in self._moves(word)]
        return several

    def key(self, verb: str) -> str:
        """The letter of a verb, on the button of its currently chosen move."""
        offer = self.offer(verb)
        now = offer is None or bool(offer.amounts) or offer.move == verb
        return self._letters.of(self.named(verb)) if now else ""

    def called(self, verb: str) -> str:
        return verb.capitalize()

    def label(self, verb: str, offer: Offer | None, closed: ClosedMove | None) -> str:
        same = [entry.label for entry in self.view.legal if entry.move == verb]
        return same[0] if same else super().label(verb, self.offer(verb), closed)

    # --- the offers ---------------------------------------------------------------------------

    def named(self, move: str) -> str:
        return verb(move)

    def _moves(self, word: str) -> list[LegalMove]:
        """The open moves of a verb that name the cards chosen, or all of them if none does."""
        chosen = [card for card in self.own_hand() if card in self.chosen]
        found = [entry for entry in naming(self.view, chosen) if verb(entry.move) == word]
        return found or [entry for entry in self.view.legal if verb(entry.move) == word]

    def offer(self, verb: str) -> Offer | None:
        """The moves of a verb with amounts; of another verb the chosen move."""
        word = self.named(verb)
        found = self._moves(word)
        numbers = [entry.move.partition(" ")[2] for entry in found]
        if len(found) > 1 and all(map(str.isdigit, numbers)):
            return Offer(word, found, tuple(map(int, numbers)))
        return Offer(word, [found[self._at.get(word, 0) % len(found)]]) if found else None

    def _offers(self) -> list[Offer]:
        return [offer for offer in map(self.offer, verbs(self.view)) if offer is not None]

    def choosing(self) -> Offer | None:
        """The offer that + and − choose for: one with amounts, else the first of several moves."""
        several = [offer for offer in self._offers() if len(self._moves(offer.verb)) > 1]
        return min(several, key=lambda offer: not offer.amounts, default=None)

    def asked(self, offer: Offer) -> str:
        given = {"label": offer.at(self.amount).label, "key": self._letters.of(offer.verb)}
        return say("terminal-plain-ask-move", count=len(self._moves(offer.verb)), **given)

    def question(self) -> str:
        return say("terminal-ask", moves=", ".join(map(self.asked, self._offers())))

    # --- the end of a deal --------------------------------------------------------------------

    def summing_up(self, view: PlainView) -> Iterator[Widget]:
        last, rows = view.last, []
        assert last
        for seat, name in enumerate(self.sitting.names):
            hand, by = last.hands[seat], last.changes[seat]
            gap = " " if hand and len(hand) < 6 else ""
            shown = row(in_order(hand), gap, self.suits) if hand else Content("—")
            total = last.totals[seat] if last.totals else None
            facts = ", ".join(view.seats[seat].facts)
            cards = Content.assemble(shown, f"  {total}") if total else shown
            rows.append((name, cards, signed(by) if by else "", facts))
        yield grid("shown", ("who", "", "change", "has"), rows)

    # --- the user's input ---------------------------------------------------------------------

    def do(self, verb: str) -> None:
        """Make the move of a button; for the letter of a verb, the currently chosen one."""
        if any(entry.move == verb for entry in self.view.legal):
            self.act(verb)
        else:
            super().do(verb)

    def action_verb(self, letter: str) -> None:
        word = self._letters.word(letter)
        offer = None if word is None else self.offer(word)
        if word is not None:
            self.do(word if offer is None or offer.amounts else offer.move)

    def number(self, digit: int) -> None:
        self.choose((digit or 10) - 1)

    def action_amount(self, by: int) -> None:
        choice = self.choosing()
        if choice is not None and not choice.amounts:
            self._at[choice.verb] = self._at.get(choice.verb, 0) + by
            self.show_choice()
        else:
            super().action_amount(by)

    def forget(self) -> None:
        super().forget()
        self._at.clear()

    def choose(self, place: int) -> None:
        """A card of your hand was picked: make the only move that names it, else mark it for a
        move."""
        hand = self.own_hand()
        card = hand[place] if place < len(hand) else ""
        if not self.sitting.your_turn or card not in open_cards(self.view):
            return
        found = naming(self.view, [card])
        if len(found) == 1 and not self.chosen:
            self.act(found[0].move)
        elif found:
            self.chosen ^= {card}
            self._at.clear()
            self.show_choice()
