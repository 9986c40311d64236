"""Mus in sentences: the lances and their bets, the sides and their stones, signals, the count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boneace.games.mus.sent import MusView
from boneace.languages import say
from boneace.languages.labels import within
from boneace.terminal.keys import placed, shorts
from boneace.terminal.mus import typed, words
from boneace.terminal.offers import Offer, offers
from boneace.terminal.speech import Speech
from boneace.terminal.words import won, yours

Names = Sequence[str]


class Mus(Speech[MusView]):
    why_example = "envido 2"
    short = shorts("mus")
    keys = placed("mus")
    between = "; "
    HELP = ("terminal-mus-help-short", "terminal-mus-help-bets", "terminal-mus-help-discards")

    @property
    def before_others(self) -> str:
        return say("terminal-mus-before-others")

    def spelled(self, line: str) -> str:
        return words.spelled(line)

    def moves_help(self, view: MusView) -> Iterator[str]:
        yield from super().moves_help(view)
        if view.signals.here:
            yield say("terminal-mus-help-signals", **placed("mus-signals"))
        if view.claims is not None:
            yield say("terminal-mus-help-claims")
        yield say("terminal-mus-help-count")

    def turn(self, view: MusView, names: Names) -> Iterator[str]:
        yield say("terminal-mus-deal", dealer=names[view.dealer], mano=names[view.eldest])
        for lance in view.lances:
            if lance.state == "now":
                state = words.lance_state(lance, view, names)
                yield say("terminal-mus-lance", title=lance.title, state=state)
        yield from words.signals_seen(view, names)
        yield from self.hand(view)

    def own(self, view: MusView) -> list[str]:
        return words.by_rank(yours(view.seats, view.you).hand, view.ranks)

    def holding(self, view: MusView, cards: str) -> Iterator[str]:
        holds = yours(view.seats, view.you).holds
        if holds is None:
            yield from super().holding(view, cards)
        else:
            yield say("terminal-mus-hand", cards=cards, holds=holds)

    def table(self, view: MusView, names: Names) -> Iterator[str]:
        for lance in view.lances:
            state = words.lance_state(lance, view, names)
            if state:
                yield say("terminal-mus-lance", title=lance.title, state=state)
        for side in range(len(view.sides)):
            yield from words.pile_lines(view, side, names)
        yield say("terminal-mus-bowl", bowl=view.bowl, stock=view.stock)
        yield from words.signals_seen(view, names)
        yield from claims(view, names)

    def facts(self, view: MusView, seat: int) -> list[str]:
        found = view.seats[seat]
        dealer = say("terminal-dealer") if found.dealer else ""
        facts = [part for part in (dealer, words.declared(found), words.said_by(found)) if part]
        return facts or [say("terminal-mus-silent")]

    def standing(self, view: MusView, names: Names) -> str:
        """The standing of all, and where the stones of the deal came from."""
        sides = [
            say(
                "terminal-mus-has",
                who=words.side_name(view, side.side, names),
                stones=side.stones,
                games=side.games,
            )
            for side in view.sides
        ]
        return say("terminal-mus-standing", sides="; ".join(sides))

    def won(
        self, winners: Sequence[int], you: int | None, names: Names, together: bool = True
    ) -> str:
        return won(winners, you, names, together=True)

    def menu(self, view: MusView) -> list[Offer]:
        """Discards are typed by places, which are numbers, so they have no numbers in the menu."""
        return [] if view.phase == "discarding" else offers(view)

    def all_choices(self, view: MusView) -> Iterator[str]:
        if view.phase == "discarding" and view.legal:
            yield say("terminal-mus-discard")
        yield from super().all_choices(view)

    def offered(self, offer: Offer) -> str:
        """A move and, if they differ, the words of the language for it."""
        label = offer.entries[0].label
        same = offer.amounts or label.lower() == offer.move
        return str(offer) if same else f"{offer.move} ({within(label, whole=True)})"

    def read(self, text: str, view: MusView) -> str:
        words = self.words(text, view)
        if view.phase == "discarding":
            return typed.discard(words, self.own(view))
        numbered = self.numbered(words, view)
        if numbered is not None:
            return numbered
        if words and words[0] in self.short:
            words[0] = self.verb(words[0], view)
        return typed.said(words, view)

    def without_amount(self, offer: Offer) -> str:
        """A bet without an amount is the usual one (B-MUS-13)."""
        return f"{offer.verb} {typed.USUAL}"

    def why(self, text: str, view: MusView) -> str | None:
        found = typed.said(text.split(), view)
        return super().why(text, view) if found == text else None

    def aside(self, text: str, view: MusView) -> str:
        return typed.aside(text, view)

    def may_act_first(self, view: MusView) -> object:
        """Once for each hand with something to signal to a partner who speaks first (B-MUS-15)."""
        may = {signal.name for signal in view.signals.may} - typed.WISHES
        if not may or view.phase not in ("talk", "opening") or view.turn == view.you:
            return None
        return view.deal, view.exchanges

    def answer(self, verb: str, view: MusView, names: Names) -> Sequence[str] | None:
        if verb in typed.SIGNALS:
            return list(signals(view, names))
        if verb in typed.COUNT:
            if not view.last:
                return [say("terminal-mus-no-count")]
            return words.count_lines(view.last, names)
        return None


def signals(view: MusView, names: Names) -> Iterator[str]:
    """What you may signal now, with the gesture, and what has been signalled."""
    found = view.signals
    if not found.here:
        yield say("terminal-mus-no-signals")
    elif found.closed:
        yield f"{found.closed.reason} ({found.closed.clause})."
    for number, signal in enumerate(found.may, 1):
        yield say(
            "terminal-mus-may-signal",
            number=number,
            move=signal.move,
            gesture=signal.gesture,
            meaning=signal.meaning,
        )
    yield from words.signals_seen(view, names)
    yield from claims(view, names)


def claims(view: MusView, names: Names) -> Iterator[str]:
    """Who has claimed a stone for playing properly (MUS-50)."""
    for seat in view.claims or ():
        yield say("terminal-mus-claimed", who=names[seat], seat=seat)
