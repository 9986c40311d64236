"""What each viewer sees: their own cards and discards, shown cards, and no more."""

from __future__ import annotations

import random
from typing import Any

import pytest

import boneace
from boneace.games.sent import Standing
from boneace.kernel.contract import ALL_HANDS
from boneace.match.match import Match
from tests.seen import as_sent, check_hidden, check_shown, check_told

from .reference import PACK
from .table import EIGHT, GAME, chips, everything, hand, last, play, table
from .test_clauses import BOOK
from .test_draw import DRAWS, FOUR, four

TABLES: list[dict[str, Any]] = [
    {},
    {"order": "chorus", "point_cards": 2, "stake_again": True},
    {"vying": True, "max_brag": 3, "vying_limit": 5, "stand_pat": True},
    {"further_draws": True, "short_pack": "reshuffle", "vying": True, "ante": 2},
    {"order": "fifty_five", "suits": "hearts", "counted": "combination", "stand_pat": True},
]


def random_match(options: dict[str, Any], number: int) -> tuple[Match, random.Random]:
    pick = random.Random(f"{options}{number}")
    seats = pick.choice([4, 5, 8])
    return boneace.new(GAME, seats=seats, options=options, seed=number), pick


def random_move(match: Match, pick: random.Random) -> str:
    moves = [str(move) for move in match.legal]
    verb = pick.choice(sorted({move.split()[0] for move in moves} - {"raise"}))
    return pick.choice([move for move in moves if move.split()[0] == verb])


class Memory:
    """The cards that every seat has held in the present deal, worked out from the events."""

    def __init__(self, match: Match) -> None:
        self.match, self.at, self.deal = match, 0, 0
        self.begin()

    def begin(self) -> None:
        self.deal += 1
        self.hands: list[set[str]] = [set() for _ in range(self.match.seats)]
        self.had: list[set[str]] = [set() for _ in range(self.match.seats)]
        dealer = (self.match.first_dealer + self.deal - 1) % self.match.seats
        order = [(dealer + 1 + step) % self.match.seats for step in range(self.match.seats)]
        self.to_serve = [seat for seat in order for _ in "12"] * 2

    def catch_up(self) -> None:
        """Take in the events of the present deal; those of a deal that is done are forgotten."""
        plies = self.match.plies
        while self.at < len(plies):
            seat, text, _ = plies[self.at]
            if seat < 0 and not self.to_serve:
                self.begin()
            if seat < 0:
                served = self.to_serve.pop(0)
                self.hands[served].add(text)
                self.had[served].add(text)
            elif text.startswith("discard"):
                self.hands[seat] -= set(text.split())
                self.to_serve = [seat] * len(text.split()[1:])
            self.at += 1


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options) or "default")
def test_nobody_sees_anything_but_his_own_hand(options: dict[str, Any]) -> None:
    match, pick = random_match(options, 1)
    memory = Memory(match)
    looked = 0
    for _ in range(120):
        if match.over:
            break
        memory.catch_up()
        for viewer in (None, *range(match.seats)):
            told = match.present(viewer)
            told.last = None
            for seat, shown in enumerate(told.seats):
                mine = memory.hands[seat] if seat == viewer else {"??"}
                assert set(shown.hand) == mine
                assert len(shown.hand) == 4
            looked += check_hidden(told, memory.had, viewer)
        match.push(random_move(match, pick))
    assert looked > 100


def test_discards_are_seen_by_the_discarder_only() -> None:
    match = four("discard KC: 2D")
    at = 16
    for viewer, named in ((0, True), (1, False), (None, False), (ALL_HANDS, True)):
        text = as_sent([match.effects(ply, viewer) for ply in (at, at + 1)])
        assert ("KC" in text, "2D" in text) == (named, named)
        threw = next(e for e in match.effects(at, viewer) if e.kind == "threw")
        assert threw.cards == (["KC"] if named else ["??"])
    assert "KC" not in match.view(0).unseen  # a seat's own discard does not come back
    assert "KC" in match.view(1).unseen


def test_everybody_sees_how_many_were_changed() -> None:
    match = four(*DRAWS[:3])
    for viewer in (None, 0, 3):
        assert [seat.thrown for seat in match.present(viewer).seats][:3] == [1, 1, 2]


def test_what_a_viewer_is_told_does_not_hang_on_what_he_cannot_see() -> None:
    one = table(*FOUR)
    other = table(FOUR[0], "KS QS 4S 7C", "2H 3D 5C JD", "6C 5D QC JH")
    for pair in (DRAWS[:1] * 2, ("discard 7S: JC", "discard 7C: KD")):
        assert one.present(0) == other.present(0)
        assert one.log(0) == other.log(0)
        play(one, pair[0])
        play(other, pair[1])
    assert one.present(0) == other.present(0)
    assert one.present() == other.present()


def test_own_point_is_told_to_oneself_only() -> None:
    match = four()
    seen = match.present(0).seats
    assert (seen[0].total, sorted(seen[0].best)) == ("35", ["4H", "7H"])
    for viewer in (None, 1):
        told = match.present(viewer).seats[0]
        assert (told.total, told.worth, told.best) == (None, None, [])


def test_claims_show_the_hands_of_the_claimants_only() -> None:
    match = table("7S 2H 3D 4C", None, "7H 6H AH KD", None, options={"deals": 2})
    for viewer in (None, 0, 1, 2, 3):
        told = match.present(viewer).last
        assert told.claims == [0, 2]
        shown = [cards and sorted(cards) for cards in told.hands]
        assert shown == [["2H", "3D", "4C", "7S"], None, ["6H", "7H", "AH", "KD"], None]
        assert [told.values[seat] for seat in (1, 3)] == [None, None]
        assert told.changes == [-1, -1, 3, -1]


def test_claims_after_the_draw_likewise() -> None:
    match = four(DRAWS[0], "discard 7S: 6D", *DRAWS[2:], deals=2)
    told = last(match)
    assert [cards is not None for cards in told.hands] == [False, True, False, False]
    for line in match.log():
        assert "7C" not in line and "2S" not in line


def test_a_point_shows_all_hands() -> None:
    match = four(*DRAWS, deals=2)
    for viewer in (None, 0, 3):
        told = match.present(viewer).last
        assert all(len(cards) == 4 for cards in told.hands)
        assert all(told.values)
        assert told.claims == []


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options) or "default")
def test_every_event_can_be_told_to_everybody(options: dict[str, Any]) -> None:
    match, pick = random_match(options, 3)
    while not match.over and len(match) < 200:
        match.push(random_move(match, pick))
    for viewer in (None, 0, match.seats - 1):
        check_told(match, viewer, match.story(viewer, 0))


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options) or "default")
def test_every_state_can_be_shown_and_every_refusal_has_a_reason(options: dict[str, Any]) -> None:
    match, pick = random_match(options, 4)
    for _ in range(80):
        if match.over:
            break
        check_shown(match, BOOK.clauses)
        match.push(random_move(match, pick))


def test_moves_are_offered_to_the_seat_on_turn_only() -> None:
    match = four()
    assert len(match.present(0).legal) == 15
    for viewer in (None, 1):
        assert match.present(viewer).legal == []


def test_the_view_tells_where_the_deal_is() -> None:
    match = four(vying=True)
    told = match.present()
    assert (told.game, told.unit, told.pots) == (GAME, "chip", [4])
    assert [stage.state for stage in told.stages] == ["past", "now", "ahead", "ahead"]
    play(match, *DRAWS, "brag 2")
    told = match.present(3)
    assert [stage.state for stage in told.stages] == ["past", "past", "now", "ahead"]
    assert (told.pots, told.asked, told.bragger) == ([6], 2, 0)
    assert told.seats[0].staked == 2
    assert [seat.chips for seat in told.seats] == chips(match)
    assert told.standing == [
        Standing("chips", "seat", match.standing()["chips"]),
        Standing("pot", "match", [match.standing()["pot"]]),
    ]


def test_the_cards_of_all_others_and_of_the_pack_are_unseen() -> None:
    match = table(*EIGHT)
    assert set(match.view(2).unseen) == set(PACK) - set(EIGHT[2].split())
    assert everything(match) == set(" ".join(EIGHT).split())
    assert len(hand(match, 2, 2)) == 4


@pytest.mark.parametrize(
    ("drawn", "options", "best", "worth"),
    [
        ("KC AS 4H: 6H AH KD", {}, "6H 7H AH", "fifty-five of 65"),
        ("KC AS: 2H 3H", {}, "2H 3H 4H 7H", "flush of 60"),
        ("KC AS 4H: 6S 5D 6C", {}, "5D 6C 6S 7H", "primiera of 72"),
        ("KC AS 4H: 7S 7D KD", {"sets_are_primiera": True, "counted": "combination"},
         "7D 7H 7S", "primiera of 63"),
        ("KC AS 4H: 7S 7D 7C", {"order": "chorus"}, "7C 7D 7H 7S", "chorus of 84"),
        ("KC AS: 2D 3S", {}, "4H 7H", "point of 35"),
    ],
)  # fmt: skip
def test_ones_own_new_hand_is_told_with_the_cards_that_make_it(
    drawn: str, options: dict[str, Any], best: str, worth: str
) -> None:
    others = ("KS QS 2C 3C", "JS 2S JC 4C", "QH JH QC 5C")
    match = play(table(FOUR[0], *others, options=options), f"discard {drawn}")
    seen = match.present(0).seats[0]
    assert (sorted(seen.best), seen.worth) == (best.split(), worth)
    assert match.present(1).seats[0].worth is None
