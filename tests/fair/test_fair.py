"""Fair cards: the method never changes, a proof fits its match, and nothing else fits it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boneace import games
from boneace.fair import cards
from boneace.fair.checking import check
from boneace.fair.proof import Opened, PackProof, Proof, ProofError, read
from boneace.match.replaying import replay
from tests.fair.matches import COINS, SECRET, example, played

EXAMPLE = Path(__file__).with_name("example.json")
GAMES = games.shipped()


def test_the_method_never_changes() -> None:
    """The vectors of docs/fair-cards.md: matches that are stored are dealt again by them."""
    commitment = cards.bound(SECRET).commitment
    mix = cards.mixed(commitment, COINS[:3])
    document = (Path(__file__).parents[2] / "docs" / "fair-cards.md").read_text(encoding="utf-8")
    for value in (SECRET, cards.salts(SECRET, 0)[0], cards.seals(SECRET, 0)[0], commitment, mix):
        assert value.hex() in document
    for order in (cards.hidden_pack(SECRET, 0), cards.places(mix, 0), cards.order(SECRET, mix, 0)):
        assert " ".join(map(str, order[:8])) in document


def test_the_example_is_made_as_it_was() -> None:
    assert msgspec.json.decode(EXAMPLE.read_bytes(), type=Proof) == example().proof()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [None, 0])
def test_the_proof_of_any_game_fits_its_record(game: str, viewer: int | None) -> None:
    for seed, opens in ((1, False), (2, True)):
        cut = games.declaration(game).cut is not None
        one = played(game, seed, cut=cut, opens=opens)
        checked = check(one.proof(viewer), replay(one.match.to_record(), at_once=True))
        assert checked.fits, checked.findings
        dealt = sum(ply.seat < 0 for ply in one.match.plies)
        events = [event for pack in one.proof().packs if pack.number >= 0 for event in pack.events]
        assert sum(event > 0 for event in events) == dealt
        assert checked.opened > dealt / 4  # most are shown at some time


def test_the_first_places_are_fair() -> None:
    """Whatever the server chose, the coins bring every card to the top about equally often."""
    commitment = cards.bound(SECRET).commitment
    firsts = Counter(
        cards.order(SECRET, cards.mixed(commitment, [str(n)]), 0)[0] for n in range(5200)
    )
    assert set(firsts) == set(range(52)) and all(50 < many < 160 for many in firsts.values())


def test_every_coin_counts_and_so_does_its_seat() -> None:
    commitment = cards.bound(SECRET).commitment
    coins: list[list[str | None]] = [[], ["a"], [None, "a"], ["a", "a"], ["a", "b"], ["1:a/"]]
    assert len({cards.mixed(commitment, one) for one in coins}) == len(coins)


# -- proofs that do not fit ------------------------------------------------------------------------


def _first_opened(proof: Proof, **other: Any) -> Proof:
    pack = proof.packs[1]
    opened = [msgspec.structs.replace(pack.opened[0], **other), *pack.opened[1:]]
    return _pack(proof, opened=opened)


def _pack(proof: Proof, **other: Any) -> Proof:
    return msgspec.structs.replace(
        proof,
        packs=[proof.packs[0], msgspec.structs.replace(proof.packs[1], **other), *proof.packs[2:]],
    )


def _other_seal(seals: list[str], at: int = 3) -> list[str]:
    return [*seals[:at], "0" * 64, *seals[at + 1 :]]


CHANGES: dict[str, tuple[Callable[[Proof], Proof], set[str]]] = {
    "another commitment": (
        lambda p: msgspec.structs.replace(p, commitment="0" * 64),
        {"commitment", "cards", "secret"},
    ),
    "another prepared pack": (
        lambda p: msgspec.structs.replace(p, pack_seals=_other_seal(p.pack_seals, 30)),
        {"commitment"},
    ),
    "another pack dealt": (
        lambda p: msgspec.structs.replace(p, pack_seals=_other_seal(p.pack_seals, 1)),
        {"commitment", "packs"},
    ),
    "another seal": (lambda p: _pack(p, seals=_other_seal(p.packs[1].seals)), {"packs", "secret"}),
    "another coin": (
        lambda p: msgspec.structs.replace(p, coins=["heads-2", None]),
        {"cards", "record"},
    ),
    "a coin left out": (
        lambda p: msgspec.structs.replace(p, coins=[None, None]),
        {"cards", "record"},
    ),
    "another card": (
        lambda p: _first_opened(p, card=(p.packs[1].opened[0].card + 1) % 52),
        {"cards"},
    ),
    "another salt": (lambda p: _first_opened(p, salt="0" * 32), {"cards"}),
    "a card twice": (
        lambda p: _pack(p, opened=[p.packs[1].opened[0], *p.packs[1].opened]),
        {"sequence"},
    ),
    "a card that was not dealt": (
        lambda p: _pack(p, opened=[*p.packs[1].opened, Opened(51, 1, "0" * 32)]),
        {"cards", "sequence"},
    ),
    "a pack left out": (
        lambda p: msgspec.structs.replace(p, packs=[*p.packs[:1], *p.packs[2:]]),
        {"sequence", "record"},
    ),
    "cards out of order": (
        lambda p: _pack(p, events=[*reversed(p.packs[1].events)]),
        {"sequence", "record"},
    ),
    "an earlier event": (
        lambda p: _pack(p, events=[*p.packs[1].events[:-1], p.packs[1].events[-1] + 1]),
        {"record"},
    ),
    "another secret": (
        lambda p: msgspec.structs.replace(p, secret="0" * 64),
        {"secret", "record"},
    ),
    "another player": (lambda p: msgspec.structs.replace(p, players=["Ann", "Eve"]), {"record"}),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_was_changed_does_not_fit(change: str) -> None:
    one = example()
    made, expected = CHANGES[change]
    checked = check(made(one.proof()), one.match)
    assert not checked.fits
    wrong = {finding.what for finding in checked.findings if finding.wrong is not None}
    assert expected <= wrong


def test_a_server_whose_packs_have_a_card_twice_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    proof, honest, secret = example().proof(), cards.hidden_pack, bytes(reversed(SECRET))
    monkeypatch.setattr(
        cards, "hidden_pack", lambda key, pack: [max(1, card) for card in honest(key, pack)]
    )
    bound = cards.bound(secret)
    mix = cards.mixed(bound.commitment, COINS[:2])
    salts, places = cards.salts(secret, 0), cards.places(mix, 0)
    opened = [
        Opened(at, card, salts[places[at]].hex())
        for at, card in enumerate(cards.order(secret, mix, 0))
    ]
    seals = [seal.hex() for seal in cards.seals(secret, 0)]
    proof = msgspec.structs.replace(
        proof,
        commitment=bound.commitment.hex(),
        secret_seal=bound.secret.hex(),
        pack_seals=[seal.hex() for seal in bound.packs],
        coins=list(COINS[:2]),
        secret=None,
        packs=[PackProof(0, seals, list(range(1, 53)), opened)],
    )
    assert [one.what for one in check(proof).findings if one.wrong is not None] == ["sequence"]


def test_another_match_does_not_fit() -> None:
    other = played("best-pair-thirty-one", 6, cut=True, seats=2, most=40)
    checked = check(example().proof(), other.match)
    assert [finding.what for finding in checked.findings if finding.wrong is not None] == ["record"]


def test_other_letters_for_the_cards_do_not_fit() -> None:
    one = example()
    for letters in ({"suits": "HSDC"}, {"ranks": "A23456789TJKQ"}):
        checked = check(msgspec.structs.replace(one.proof(), **letters), one.match)
        wrong = [finding.what for finding in checked.findings if finding.wrong is not None]
        assert wrong == ["record"]


# -- opened cards ----------------------------------------------------------------------------------


def test_only_what_was_shown_is_opened() -> None:
    """Folded hands and cards not dealt stay closed; a seat's own cards are opened for it."""
    one = played("best-pair-thirty-one", 3, seats=2)
    everybody, ann = check(one.proof()), check(one.proof(0))
    assert everybody.closed > 0
    assert ann.opened > everybody.opened and ann.closed < everybody.closed
    dealt = sum(len(pack.events) for pack in one.proof().packs)
    assert dealt < 52 * len(one.proof().packs)
    assert one.proof().secret is None


def test_the_secret_is_opened_where_the_table_wants_it() -> None:
    assert example().proof().secret == SECRET.hex()


# -- files -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("method", 3, "method"),
        ("commitment", "xyz", "commitment"),
        ("coins", ["a b", None], "coins"),
        ("coins", ["a"], "one coin"),
        ("pack_seals", [], "pack_seals"),
        ("more", 1, "more"),
    ],
)
def test_what_is_no_proof_is_refused(tmp_path: Path, key: str, value: object, told: str) -> None:
    file = tmp_path / "proof.json"
    file.write_bytes(msgspec.json.encode({**msgspec.json.decode(EXAMPLE.read_bytes()), key: value}))
    with pytest.raises(ProofError, match=told):
        read(file)
