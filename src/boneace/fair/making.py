"""Making the proof of a match: which of its cards a viewer may see opened."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from msgspec import to_builtins

from boneace.cards import members
from boneace.fair.cards import (
    CUT,
    VERSION,
    Coins,
    bound,
    hidden_pack,
    mixed,
    places,
    salts,
    seals,
)
from boneace.fair.proof import Opened, PackProof, Proof
from boneace.match.past import Past

if TYPE_CHECKING:
    from boneace.match.match import Match
    from boneace.match.telling import Dealt


class Secrets(NamedTuple):
    """What only the server knows, and the coins."""

    secret: bytes
    coins: Coins
    opens: bool


def proof(match: Match, name: str, secrets: Secrets, viewer: int | None = None) -> Proof:
    """The proof of a finished match, with the cards opened that a viewer has seen."""
    binding = bound(secrets.secret)
    mix = mixed(binding.commitment, secrets.coins)
    eyes = _Eyes(match, viewer)
    packs = [_Pack(secrets.secret, mix, CUT).cut(match)] if match.cut else []
    for number, cards in groupby(match.dealt(), lambda one: one.shuffle):
        packs.append(_Pack(secrets.secret, mix, number).proved(list(cards), eyes))
    return Proof(
        method=VERSION,
        match=name,
        game=match.game,
        players=list(match.players),
        ranks=match.pack.ranks,
        suits=match.pack.suits,
        commitment=binding.commitment.hex(),
        secret_seal=binding.secret.hex(),
        pack_seals=[seal.hex() for seal in binding.packs],
        coins=list(secrets.coins),
        seat=viewer,
        secret=secrets.secret.hex() if secrets.opens else None,
        packs=packs,
    )


class _Pack:
    """One pack, as the server knows it."""

    def __init__(self, secret: bytes, mix: bytes, number: int) -> None:
        self.number = number
        self._places = places(mix, number)
        hidden = hidden_pack(secret, number)
        self._order = [hidden[place] for place in self._places]
        self._salts = salts(secret, number)
        self._seals = [seal.hex() for seal in seals(secret, number)]

    def proved(self, dealt: list[Dealt], eyes: _Eyes) -> PackProof:
        """The pack with the cards opened that the viewer has seen."""
        by_card = {one.card: one for one in dealt}
        opened: list[Opened] = []
        events: list[int] = []
        for at, card in enumerate(self._order):
            if not by_card:
                break
            one = by_card.pop(card, None)
            events.append(0 if one is None else one.event + 1)
            if eyes.saw_missing(card, dealt[0]) if one is None else eyes.saw(one):
                opened.append(self._opened(at))
        return PackProof(self.number, self._seals, events, opened)

    def cut(self, match: Match) -> PackProof:
        """The pack that was cut: everybody saw the cards turned up, and the numbers that are not
        cards."""
        turned = [card for _, card in match.cut]
        last = max(self._order.index(card) for card in turned)
        pack = match.pack.cards
        return PackProof(
            self.number,
            self._seals,
            [turned.index(card) + 1 if card in turned else 0 for card in self._order[: last + 1]],
            [
                self._opened(at)
                for at, card in enumerate(self._order[: last + 1])
                if card in turned or not pack >> card & 1
            ],
        )

    def _opened(self, at: int) -> Opened:
        return Opened(at, self._order[at], self._salts[self._places[at]].hex())


class _Eyes:
    """What a viewer has seen of a match: the cards located, and those named in messages to it."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        dealt = list(match.dealt())
        self._firsts = [next(cards) for _, cards in groupby(dealt, lambda one: one.shuffle)]
        self._pack = dealt[0].pack if dealt else 0
        past = Past()
        events = len(match.plies)
        self._named = [0] * events
        for told in match.told(viewer, 0, past):
            last = match.last_deal(viewer, past, told.ply) if told.ends else None
            self._named[told.ply - 1] = self._cards(match, [told.effects, last])
        # by event, what was located after it
        self._located = [
            self._pack & ~match.unlocated(event, viewer, past) for event in range(1, events + 1)
        ]
        self._before = {
            one.event: self._pack & ~match.unlocated(one.event, viewer, past)
            for one in self._firsts
        }

    @staticmethod
    def _cards(match: Match, told: object) -> int:
        """The set of the cards named in the data of a message, outside of its sentences."""
        known = {match.pack.text(card): 1 << card for card in members(match.pack.cards)}
        found = 0
        for text in _texts(to_builtins(told)):
            found |= known.get(text, 0)
        return found

    def saw(self, dealt: Dealt) -> bool:
        """Whether the viewer was shown a card between its dealing and its return to the pack."""
        end = next(
            (
                one.event
                for one in self._firsts
                if one.event > dealt.event and one.pack >> dealt.card & 1
            ),
            len(self._named),
        )
        seen = 0
        for event in range(dealt.event, end):
            seen |= self._named[event]
            if event + 1 < end or end == len(self._named):
                seen |= self._located[event]  # after the last event before it the pack is whole
        return bool(seen >> dealt.card & 1)

    def saw_missing(self, card: int, first: Dealt) -> bool:
        """Whether the viewer knew, as a pack was made, that a card was not in it."""
        return not self._pack >> card & 1 or bool(self._before[first.event] >> card & 1)


def _texts(found: object) -> Iterator[str]:
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict):
        for key, value in found.items():
            if key != "line":
                yield from _texts(value)
    elif isinstance(found, list | tuple):
        for part in found:
            yield from _texts(part)
