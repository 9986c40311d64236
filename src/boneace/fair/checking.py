"""Checking a proof: alone, and against the record of its match."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Literal, NamedTuple

from boneace.fair import cards
from boneace.fair.cards import CUT, PREPARED, Binding

if TYPE_CHECKING:
    from boneace.fair.proof import PackProof, Proof
    from boneace.match.match import Match
    from boneace.match.telling import Dealt

What = Literal["commitment", "packs", "cards", "sequence", "secret", "record"]


class Finding(NamedTuple):
    """One kind of check: how many were made, and where one failed (None: nowhere)."""

    what: What
    many: int
    wrong: str | None


class Checked(NamedTuple):
    """The checks of a proof, and what could not be checked."""

    findings: list[Finding]
    coins: int
    """Seats that have added a coin."""
    opened: int
    closed: int
    """Cards dealt that are not opened."""
    passed: int
    """Skipped cards, not in the pack, that are not opened."""
    late: int
    """Packs that the commitment does not cover."""

    @property
    def fits(self) -> bool:
        return all(finding.wrong is None for finding in self.findings)


def check(proof: Proof, match: Match | None = None) -> Checked:
    """Check a proof; if `match` is given (replayed from its record), also that it had these
    cards."""
    findings = [_commitment(proof), _packs(proof), _cards(proof), _sequence(proof)]
    if proof.secret is not None:
        findings.append(_secret(proof, bytes.fromhex(proof.secret)))
    if match is not None:
        findings.append(_record(proof, match))
    opened = [{one.place for one in pack.opened} for pack in proof.packs]
    shut = [
        event
        for pack, places in zip(proof.packs, opened, strict=True)
        for at, event in enumerate(pack.events)
        if at not in places
    ]
    late = sum(pack.number >= PREPARED for pack in proof.packs)
    return Checked(
        findings,
        coins=sum(coin is not None for coin in proof.coins),
        opened=sum(map(len, opened)),
        closed=sum(event > 0 for event in shut),
        passed=sum(event == 0 for event in shut),
        late=0 if proof.secret is not None else late,
    )


def _commitment(proof: Proof) -> Finding:
    seals = tuple(bytes.fromhex(seal) for seal in proof.pack_seals)
    found = Binding(bytes.fromhex(proof.secret_seal), seals).commitment.hex()
    wrong = None if found == proof.commitment else found[:8]
    return Finding("commitment", len(seals), wrong)


def _packs(proof: Proof) -> Finding:
    """Check that the seals of each pack's places give the seal that the commitment covers."""
    prepared = [pack for pack in proof.packs if pack.number < PREPARED]
    wrong = (
        str(pack.number)
        for pack in prepared
        if cards.seal_of_pack(pack.number, [bytes.fromhex(seal) for seal in pack.seals]).hex()
        != proof.pack_seals[pack.number - CUT]
    )
    return Finding("packs", len(prepared), next(wrong, None))


def _cards(proof: Proof) -> Finding:
    """Check that each opened card has its seal at the place that the coins determine."""
    mix = cards.mixed(bytes.fromhex(proof.commitment), proof.coins)

    def wrong() -> Iterator[str]:
        for pack in proof.packs:
            places = cards.places(mix, pack.number)
            for one in pack.opened:
                place = places[one.place]
                seal = cards.sealed(pack.number, place, one.card, bytes.fromhex(one.salt))
                if seal.hex() != pack.seals[place]:
                    yield f"{pack.number}/{one.place}"

    return Finding("cards", sum(len(pack.opened) for pack in proof.packs), next(wrong(), None))


def _sequence(proof: Proof) -> Finding:
    """Check that the packs follow each other, and their cards are dealt from the top, each once."""

    def wrong() -> Iterator[str]:
        before, last = CUT - 1, 0
        for pack in proof.packs:
            gap = pack.number != before + 1 and not (pack.number == 0 and before < CUT)
            events = [event for event in pack.events if event]
            rising = all(one < two for one, two in pairwise(events))
            unlike = {one.place for one in pack.opened}, {one.card for one in pack.opened}
            again = any(len(each) < len(pack.opened) for each in unlike)
            beyond = any(one.place >= len(pack.events) for one in pack.opened)
            if gap or not events or not rising or again or beyond or events[0] <= last:
                yield str(pack.number)
            before, last = pack.number, 0 if pack.number == CUT else (events or [0])[-1]

    dealt = sum(event > 0 for pack in proof.packs for event in pack.events)
    return Finding("sequence", dealt, next(wrong(), None))


def _secret(proof: Proof, secret: bytes) -> Finding:
    """Check that the secret gives all that the server committed to; it determines every card."""

    def wrong() -> Iterator[str]:
        if cards.bound(secret).commitment.hex() != proof.commitment:
            yield proof.commitment[:8]
        for pack in proof.packs:
            if [seal.hex() for seal in cards.seals(secret, pack.number)] != pack.seals:
                yield str(pack.number)

    return Finding("secret", len(proof.packs), next(wrong(), None))


def _record(proof: Proof, match: Match) -> Finding:
    """Check that the record's cards came at these events; skipped cards were not in the pack."""
    packs = [pack for pack in proof.packs if pack.number != CUT]
    dealt = list(match.dealt())
    own = (match.game, match.players, match.pack.ranks, match.pack.suits)
    same = own == (proof.game, proof.players, proof.ranks, proof.suits)
    if not same or len({one.shuffle for one in dealt}) != len(packs):
        return Finding("record", len(dealt), "")
    wrong = (place for pack in packs for place in _unlike(proof, pack, dealt))
    return Finding("record", len(dealt), next(wrong, None))


def _unlike(proof: Proof, pack: PackProof, dealt: list[Dealt]) -> Iterator[str]:
    """Where a pack differs from the record."""
    own = {one.event + 1: one for one in dealt if one.shuffle == pack.number}
    if [event for event in pack.events if event] != sorted(own):
        yield str(pack.number)
        return
    told = {one.place: one.card for one in pack.opened}
    if proof.secret is not None:  # then every card is known
        mix = cards.mixed(bytes.fromhex(proof.commitment), proof.coins)
        told = dict(enumerate(cards.order(bytes.fromhex(proof.secret), mix, pack.number)))
    whole = next(iter(own.values())).pack
    for place, event in enumerate(pack.events):
        card = told.get(place)
        if card is None:
            continue
        fits = own[event].card == card if event else not whole >> card & 1
        if not fits:
            yield f"{pack.number}/{place}"
