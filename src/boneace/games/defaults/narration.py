"""What happened in any game, as one viewer saw it: from that viewer's views before and after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from boneace import games
from boneace.cards import UNKNOWN, members
from boneace.games import standings
from boneace.games.defaults.cards import hand_shown, is_card, offer
from boneace.games.defaults.pairs import in_pairs
from boneace.games.defaults.sent import Moved, PlainDealBegins, PlainDealt, WentOut
from boneace.games.facts import Facts
from boneace.games.sent import Changed, Effect, ShowdownHeld, Showed, Won
from boneace.kernel.contract import ALL_HANDS, CHANCE, OVER
from boneace.languages import say, say_if_any
from boneace.languages.lists import listed


class Defaults:
    """The defaults for `narration.py`."""

    def __init__(self, game: str, narration: Any) -> None:
        self._game = game
        self._rules, self._words = games.part(game, "rules"), games.part(game, "words")
        self._also = getattr(narration, "also", None)
        self._sees = hasattr(narration, "seen_text") or bool(self._words.PLAYED)

    def seen_text(self, f: Facts, seat: int, text: str, viewer: int | None) -> str | None:
        """A move as it was made; a card only if it is dealt to the viewer.

        `effects` names a card that is turned up for all, as the view after it shows.
        """
        return text if seat != CHANCE or viewer in (ALL_HANDS, f.turn) else None

    def opening(self, options: Facts, f: Facts, names: Sequence[str]) -> list[Effect]:
        """The first deal begins."""
        return [self._deal(f, names)]

    def effects(
        self, options: Facts, b: Facts, a: Facts, seat: int, text: str | None, names: Sequence[str]
    ) -> list[Effect]:
        """The card or the move; at the end of a deal what was shown, what it cost, who has won."""
        over = self._rules.seat_to_move(options, a) == OVER
        ends = over or a.deal != b.deal
        if seat == CHANCE:
            done = [self._dealt(b, a, text, names)]
        else:
            done = [self._moved(b, a, seat, text, names)]
            done += [] if ends else self._located(b, a, names)
        if self._also is not None and (said := self._also(options, b, a, seat, names)):
            done[0] = replace(done[0], line=" ".join([done[0].line, *said]).strip())
        if ends:
            done += [*self._ended(options, a, names), *self._went_out(b, a, names)]
            done.append(self._won(options, a, names) if over else self._deal(a, names))
        return done

    # --- one move -----------------------------------------------------------------------------

    def _deal(self, a: Facts, names: Sequence[str]) -> Effect:
        if a.dealer < 0:
            return PlainDealBegins(deal=a.deal, dealer=None, line="")
        line = say("defaults-deals", deal=a.deal, who=names[a.dealer])
        return PlainDealBegins(deal=a.deal, dealer=a.dealer, line=line)

    def _dealt(self, b: Facts, a: Facts, text: str | None, names: Sequence[str]) -> Effect:
        """A card was dealt: its name, if the viewer now knows where it is."""
        pack, same = self._words.PACK, a.deal == b.deal
        located = list(members(b.stock & ~a.stock)) if same else []
        card = text or (pack.text(located[0]) if len(located) == 1 else UNKNOWN)
        shown = a.last_hands if "last_hands" in self._rules.State.names else []
        hands = a.hands if same else shown  # the deal may end with it
        dealt = 0 if card == UNKNOWN else 1 << pack.number(card)
        to = next((one for one, hand in enumerate(hands[: len(names)]) if hand & dealt), None)
        if to is None and same:
            to = next((one for one in range(len(names)) if _held(a, one) > _held(b, one)), None)
        line = ""
        if card != UNKNOWN:
            who = "" if to is None else names[to]
            line = say("defaults-dealt", who=who, to="seat" if who else "table", card=card)
        return PlainDealt(seat=to, card=card, line=line)

    def _moved(
        self, b: Facts, a: Facts, seat: int, text: str | None, names: Sequence[str]
    ) -> Effect:
        """A move, with ?? for the cards in it that the viewer still has not located.

        The views no longer tell where the cards of a move that ends the deal went: then a
        `seen_text` of the game is believed; in a game with tricks, a card is played face up.
        """
        if text is None:
            return Moved(seat=seat, move="", line=say("defaults-moved-unseen", who=names[seat]))
        unknown = a.stock if a.deal == b.deal else 0 if self._sees else b.stock
        words = [UNKNOWN if self._is_among(unknown, word) else word for word in text.split()]
        text = " ".join(words)
        line = say("defaults-moved", who=names[seat], move=offer(self._game, text).label)
        return Moved(seat=seat, move=text, line=line)

    def _located(self, b: Facts, a: Facts, names: Sequence[str]) -> list[Effect]:
        """The cards in hands that the viewer now knows, and did not before: swapped, or shown."""
        found: list[Effect] = []
        for seat, who in enumerate(names):
            cards = hand_shown(self._words.PACK, a.hands[seat] & b.stock)
            if cards:
                line = say("defaults-holds", who=who, cards=listed(cards))
                found.append(Showed(seat=seat, cards=cards, line=line))
        return found

    def _is_among(self, cards: int, word: str) -> bool:
        pack = self._words.PACK
        return is_card(pack, word) and bool(cards >> pack.number(word) & 1)

    # --- the end of a deal --------------------------------------------------------------------

    def _ended(self, options: Facts, a: Facts, names: Sequence[str]) -> list[Effect]:
        """The hands that were shown, and what each seat has won or lost."""
        last = games.part(self._game, "look").last_deal(a, options)
        hands, changes = ([], []) if last is None else (last.hands, last.changes)
        shown = [
            say("defaults-shows", who=who, cards=" ".join(cards))
            for who, cards in zip(names, hands, strict=False)
            if cards
        ]
        line = say("defaults-showdown", hands="; ".join(shown)) if shown else ""
        found: list[Effect] = [ShowdownHeld(line=line)]
        for seat, by in enumerate(changes):
            if by:
                told = {"who": names[seat], "amount": self._amount(options, a, abs(by))}
                line = say("defaults-wins", **told) if by > 0 else say("defaults-loses", **told)
                found.append(Changed(seat=seat, by=by, line=line))
        return found

    def _went_out(self, b: Facts, a: Facts, names: Sequence[str]) -> list[Effect]:
        """Who is out from now on."""
        gone = b.alive & ~a.alive if "alive" in self._rules.State.names else 0
        return [
            WentOut(seat=seat, line=say("lives-out", who=names[seat])) for seat in members(gone)
        ]

    def _amount(self, options: Facts, a: Facts, count: int) -> str | int:
        """What was won or lost: in the words of the standing, where that is one thing by seat."""
        standing, of = self._words.standing(options, a), self._words.STANDING_OF
        kept = [part.name for part in standings.parts(standing, of) if part.of == "seat"]
        if len(kept) != 1:
            return count
        return say_if_any(f"{self._game}-fact-{kept[0].replace('_', '-')}", count=count) or count

    def _won(self, options: Facts, a: Facts, names: Sequence[str]) -> Effect:
        winners = self._words.result(options, a)["winners"]
        if not winners:
            return Won(seats=[], line=say("defaults-over"))
        pair = len(winners) == 2 and in_pairs(self._game, options)
        told = "defaults-won-together" if pair else "defaults-won"
        who = listed([names[winner] for winner in winners])
        line = say(told, who=who, count=len(winners))
        return Won(seats=winners, line=line)


def _held(f: Facts, seat: int) -> int:
    """The number of cards that a seat holds; a state that is not a view does not have it."""
    return max(int(f.held[seat]), int(f.hands[seat]).bit_count())
