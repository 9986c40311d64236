"""Games of vying drawn: stages, pots, seats in rows, the bet and its amount."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from textual.app import ComposeResult
from textual.content import Content
from textual.widget import Widget

from boneace.games.sent import ClosedMove
from boneace.games.vying.sent import VyingSeat, VyingView
from boneace.languages import say
from boneace.languages.lists import listed
from boneace.terminal.doable import DoingApp
from boneace.terminal.faces import row
from boneace.terminal.offers import Offer, offers
from boneace.terminal.rows import DISCARD, RowsApp
from boneace.terminal.screens import told
from boneace.terminal.vying import speech
from boneace.terminal.widgets import ACCENT, NAME, ROOMY, Hand, Seats, filled, grid
from boneace.terminal.words import amount, called, changed, cut, in_order, standing_of

OWN = 8  # lines on the felt for yourself
SIGNS = {"past": "✓", "now": "▶", "ahead": "·"}
STANDING = 7  # columns of a seat's standing
MANY = 8  # with more seats there is no spare line at the end of a deal


class VyingApp(DoingApp[VyingView], RowsApp[VyingView]):
    ABOVE, BETWEEN = ("strip",), ("stake",)
    SHORT = frozenset({DISCARD})
    ASK_AMOUNT = "terminal-vying-ask-amount"
    SEEN = ("showdown", "showed", "scored", "changed")
    KEYS = (
        ("terminal-vying-key-amount", "+", "−"),
        ("terminal-vying-key-choose", "1–4"),
        ("terminal-key-marks", "(D)"),
    )

    def others_above(self) -> ComposeResult:
        yield Seats()
        if self._duel:
            yield Hand("theirs")

    @property
    def _duel(self) -> bool:
        """Whether there is only one opponent, so that there is room for its cards."""
        return len(self.others()) == 1

    def draw_table(self) -> None:
        view, names, duel = self.view, self.sitting.names, self._duel
        self.write("strip", strip(view, names))
        self.draw_seats(2 if duel else self.lines(OWN))
        if duel:
            theirs = in_order(view.seats[self.others()[0]].hand)
            self.base.query_one("#theirs", Hand).show(theirs, self.width)
        self.write("stake", at_stake(view, names))
        self.draw_hand()

    def seat_rows(self, at: int, lines: int) -> list[Content]:
        seat, turn, roomy = self.view.seats[at], self.view.turn == at, self.width > ROOMY
        points = self.view.unit == "point"
        short = f"{seat.points if points else seat.chips} "
        short += say("terminal-vying-unit", unit=self.view.unit)
        has = standing_of(seat).rjust(STANDING + 5) if roomy else short.rjust(STANDING)
        name = cut(self.sitting.names[at], NAME + 7 * roomy).ljust(NAME + 7 * roomy)
        style = ACCENT if turn else "dim" if speech.gone(seat) else ""
        begin = Content.styled(f"{'▶ ' if turn else '  '}{name}", style)
        begin += Content(f" {has}{' (D)' if seat.dealer else '    '} ")
        hand = [] if self._duel else in_order(seat.hand)
        gap = " " if 3 * len(hand) <= min(self.width - len(begin.plain), 17) else ""
        return filled(begin, row(hand, gap), notes(seat), lines, self.width)

    def counting(self) -> Collection[str]:
        you = self.view.you
        return () if you is None else self.view.seats[you].best

    def caption(self, card: str, place: int) -> str:
        you = self.view.you
        up = you is not None and card in self.view.seats[you].up and not self.discarding
        return say("terminal-up") if up else super().caption(card, place)

    def facts_of_you(self, you: int) -> list[str]:
        seat = self.view.seats[you]
        worth, total = speech.value_and_total(seat)
        parts = [standing_of(seat), worth]
        parts += [say("terminal-vying-counts", total=total)] if total else []
        parts += [say("terminal-dealer")] if seat.dealer else []
        return [part for part in (*parts, *speech.has_done(seat)) if part]

    def you_are_out(self) -> bool:
        you = self.view.you
        return you is not None and speech.gone(self.view.seats[you])

    def label(self, verb: str, offer: Offer | None, closed: ClosedMove | None) -> str:
        if offer is None or not offer.amounts:
            return super().label(verb, offer, closed)
        now = offer.amounts[offer.entries.index(offer.at(self.amount))]
        return f"{self.called(verb)} {now}"

    def question(self) -> str:
        found = offers(self.view)
        parts = [self.asked(offer) for offer in found if offer.verb != DISCARD]
        if most := speech.most_discarded(found):
            parts.append(say("terminal-vying-ask-discard", most=most, discard=self.KEY_OF[DISCARD]))
        return say("terminal-ask", moves=", ".join(parts))

    def summing_up(self, view: VyingView) -> Iterator[Widget]:
        last, names = view.last, self.sitting.names
        assert last
        rows = []
        for seat, name in enumerate(names):
            hand, value = last.hands[seat], last.values[seat] or ""
            if seat in last.claims:
                value = say("terminal-vying-claims", value=value)
            cards = row(in_order(hand), " " if len(hand) < 6 else "") if hand else "—"
            by = changed(last.changes[seat], speech.has_now(last, view.seats[seat]))
            rows.append((name, cards, value, by))
        style = "shown many" if len(names) > MANY else "shown"
        yield grid(style, ("who", "", "value", "change"), rows)
        stages = [speech.outcome(stage, view, names) for stage in last.stages]
        yield from told(stage[:1].upper() + stage[1:] for stage in stages)
        if view.unit == "chip" and view.turn is not None:
            yield from told([say("terminal-vying-paid")])


def strip(view: VyingView, names: Sequence[str]) -> Content:
    """The stages of the deal (past, present, future), what each is worth and who won it."""
    parts = []
    for stage in view.stages:
        text = f"{SIGNS[stage.state]} {stage.title}"
        if stage.state == "past":
            who = listed(called(stage.winner, view.you, names))
            if who or stage.note:
                won = who or say("terminal-nobody")
                text = say("terminal-vying-strip-won", title=text, who=won)
            if who and stage.worth:
                text += f" +{stage.worth}"
        elif stage.worth:
            text += f" {stage.worth}"
        parts.append(Content.styled(text, ACCENT if stage.state == "now" else ""))
    return Content("  │  ").join(parts)


def notes(seat: VyingSeat) -> str:
    """What a seat has done, in a few letters."""
    if speech.lies_open(seat):
        total, state = seat.total or "", seat.state
        return total if state in ("", total) else f"{total} {state}".strip()
    return " · ".join(speech.doing(seat, short=True))


def at_stake(view: VyingView, names: Sequence[str]) -> str:
    """The line about pots and bets."""
    parts, by, unit = [], view.bragger, view.unit
    if view.pots and len(view.pots) == 1:  # several pots are shown with their stages
        parts.append(say("terminal-vying-in-pot", chips=view.pots[0]))
    if view.asked is not None:
        asked = amount(view.asked, unit)
        if by is not None:
            who = listed(called([by], view.you, names))
            parts.append(say("terminal-vying-at-stake-by", unit=unit, amount=asked, who=who))
        elif unit == "point":
            parts.append(say("terminal-vying-at-stake", unit=unit, amount=asked))
        else:
            parts.append(say("terminal-vying-nothing-bragged"))
    return " · ".join([*parts, say("terminal-vying-in-pack", cards=view.stock)])
