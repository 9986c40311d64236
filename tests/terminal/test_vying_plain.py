"""Plain mode in the games of vying: output, input and the end."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from boneace.languages import speaking
from boneace.terminal.offers import offers

from .sittings import (
    CARD,
    VYING,
    arranged,
    at_random,
    check_written,
    looked_through,
    played,
    sitting,
    told,
)

BPT, TSB, PRI = VYING
PRESETS = [
    (BPT, "reid"), (TSB, "default"), (TSB, "two-braggers"), (TSB, "hoyle"),
    (PRI, "primiera"), (PRI, "primero"),
]  # fmt: skip
FEW: dict[str, dict[str, object]] = {BPT: {}, TSB: {"deals": 3}, PRI: {"deals": 4}}


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_way_of_playing_comes_to_an_end(game: str, preset: str) -> None:
    found = sitting(preset, VYING[game], 5, FEW[game], game=game)
    said = played(found, at_random(found, 1))
    text = check_written(said, 160)
    assert not re.search(r"\bYou \w+s (?!high)[a-z0-9]", text.replace("You as", "")), text


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        (TSB, 2, {"vying": "modern", "deals": 3}),
        (TSB, 10, {"all_three": 2, "deals": 2, "nobody_brags": "carried"}),
        (TSB, 3, {"vying_limit": 4, "thirty_one_ends": True, "deals": 4}),
        (PRI, 8, {"vying": True, "short_pack": "reshuffle", "deals": 4}),
        (PRI, 5, {"stand_pat": True, "further_draws": True, "stake_again": True, "deals": 4}),
        (BPT, 2, {"showdown": "all", "games": 2, "after_pass": "may_fold"}),
    ],
)
def test_house_rules_too(game: str, seats: int, options: dict[str, object]) -> None:
    found = sitting(None, seats, 7, options, game=game)
    said = played(found, at_random(found, 2))
    assert any(line.startswith("House rule: ") for line in said)


@pytest.mark.parametrize("game", VYING)
def test_one_may_watch(game: str) -> None:
    said = told(sitting(None, VYING[game], 3, FEW[game], watch=True, game=game))
    assert "Your turn." not in said
    assert not any(line.startswith("You ") for line in said)


def test_your_turn_in_pair() -> None:
    found = arranged(BPT, 2, "raise")
    said = told(found)
    view = found.view()
    at = said.index("Your turn.")
    mine, other = view.seats
    assert said[at + 1 : at + 4] == [
        "Stage 2 of 3: Pair, for 2 points.",
        "Ann proposes a stake of 2 points.",
        f"Open cards: Ann {other.up[0]}.",
    ]
    assert said[at + 4].startswith("Your hand: ")
    assert said[at + 5] == f"Face up: {mine.up[0]}."
    assert said[at + 6 : at + 8] == [f"Its value: {mine.worth}.", f"Its total: {mine.total}."]
    assert said[at + 8 : at + 12] == ["1: raise (to 3)", "2: see (for 2)", "3: fold", "Your move?"]


def test_your_turn_in_a_brag() -> None:
    said = told(arranged(TSB, 3, "brag 4", "match"))
    at = said.index("Your turn.")
    assert said[at + 1 : at + 5] == [
        "Stage 2 of 3: Brag.",
        "In the pots: Best upcard 0, Brag 11, Thirty-one 3.",
        "Ann’s brag stands at 4 chips.",
        "You have put in 0.",
    ]
    assert said[-5:-1] == ["1: raise 1 to 10", "2: match (4)", "3: drop", "Your move?"]
    assert not any(re.match(r"\d+: (raise|brag) \d+$", line) for line in said)


def test_your_turn_to_discard() -> None:
    found = arranged(PRI, 4, seed=no_claim())
    said = told(found, "moves")
    assert "Stage 2 of 3: Draw." in said and "The pot holds 4 chips." in said
    assert any(re.fullmatch(r"Discard 1 to 4 cards, such as .*; moves .*", line) for line in said)
    assert sum(bool(re.match(r"\d+: discard ", line)) for line in said) == 15
    assert "Not allowed: stand." in "\n".join(said)


@cache
def no_claim() -> int:
    """A seed of a deal of Primiera in which nobody claims."""
    return next(seed for seed in range(99) if arranged(PRI, 4, seed=seed).match.deal == 1)


@pytest.mark.parametrize("typed", ["brag 3", "b 3", "B 3", "1 3", "0: brag 3"])
def test_a_brag_can_be_typed_in_several_ways(typed: str) -> None:
    assert "You brag 3." in told(arranged(TSB, 3, "pass"), typed)


@pytest.mark.parametrize(
    ("moves", "typed", "does"),
    [
        (("brag 1", "match"), "m", "You match."),
        (("brag 1", "match"), "d", "You drop."),
        (("brag 1", "match"), "r 2", "You raise by 2 to 3."),
        (("pass",), "p", "You pass."),
    ],
)
def test_letters_of_a_brag(moves: tuple[str, ...], typed: str, does: str) -> None:
    assert does in told(arranged(TSB, 3, *moves), typed)


def test_letters_mean_what_is_open() -> None:
    """`s` is see, and later satisfied; `d` draws if there is nothing to drop."""
    said = told(arranged(BPT, 2, "raise", "stand"), "s", "d", "s")
    assert "You see for 2." in said and "You are satisfied." in said
    assert any(re.match(r"You draw \w\w\.", line) for line in said)
    assert "You fold." in told(arranged(BPT, 2, "raise"), "f")
    assert "You raise to 3." in told(arranged(BPT, 2, "raise"), "r")
    assert "You are satisfied." in told(arranged(BPT, 2, "raise", "stand"), "s", "satisfied")


@pytest.mark.parametrize("form", ["discard {} {}", "d {} {}", "{} {}"])
def test_a_discard_can_be_typed_in_several_ways(form: str) -> None:
    found = arranged(PRI, 4, seed=no_claim())
    told(found)
    hand = found.view().seats[0].hand
    said = told(found, form.format(hand[2].lower(), hand[0]))
    line = next(line for line in said if line.startswith("You discard "))
    assert {*line[:-1].split()[2:]} == {hand[0], hand[2]}
    assert sum(line.startswith("You are served ") for line in said) == 2


@pytest.mark.parametrize(
    ("game", "moves", "typed", "answer"),
    [
        (BPT, ("raise",), "pass", "The stake has been raised to 2: see, raise or fold (BPT-33)."),
        (BPT, ("raise",), "draw", "The betting for Pair is not over: you draw in the third"),
        (BPT, ("raise",), "raise 3", "“raise 3”: a raise is always by 1: write “raise”"),
        (BPT, ("raise",), "flibber", "“flibber” is not a move of Best, Pair and Thirty-one"),
        (TSB, ("pass",), "brag", "How much? Choose from brag 1 to 10: type, for example, brag 10."),
        (TSB, ("pass",), "1", "How much? Choose from brag 1 to 10: type, for example, brag 10."),
        (TSB, ("pass",), "brag 11", "You may brag 10 chips at most"),
        (TSB, ("pass",), "brag 99", "Nobody may brag more than "),
        (TSB, ("pass",), "brag 0", "“brag 0” is not a move: the least is “brag 1”."),
        (TSB, ("pass",), "match", "Nobody has bragged yet: brag or pass"),
        (TSB, ("pass",), "raise 2", "Nobody has bragged yet: brag or pass"),
        (TSB, ("pass",), "claim", "“claim” is not a move of Three-Stake Brag"),
        (TSB, ("brag 1", "match"), "pass", "You must answer the brag: match it, raise it or"),
        (TSB, ("brag 1", "match"), "brag 2", "Somebody has bragged already: match it, raise it"),
        (TSB, ("brag 1", "match"), "raise 11", "You may raise 10 chips at most"),
        (PRI, (), "claim", "“claim” is not a move of Primiera"),
        (PRI, (), "stand", ""),
        (PRI, (), "discard", ""),
        (PRI, (), "discard 8H", ""),
        (PRI, (), "brag 2", ""),
    ],
)
def test_a_bad_move_is_answered_and_asked_again(
    game: str, moves: tuple[str, ...], typed: str, answer: str
) -> None:
    found = arranged(game, VYING[game], *moves, seed=no_claim() if game == PRI else 3)
    said = told(found, typed)
    assert said.count("Your move?") == 2
    at = len(said) - said[::-1].index("Your move?") - 1
    first = said.index("Your move?")
    assert any(line.startswith(answer) for line in said[first + 1 : at]), said[first:]
    assert not any(line.startswith("You ") for line in said[first + 1 : at - 1])
    assert found.match.turn == 0


def test_a_discard_of_a_card_that_one_has_not() -> None:
    found = arranged(PRI, 4, seed=no_claim())
    told(found)
    card = next(card for card in ("7H", "KS", "2D", "AC", "JD")
                if card not in found.view().seats[0].hand)  # fmt: skip
    said = told(found, f"discard {card}")
    assert any(line.startswith(f"{card} is not in ") for line in said), said[-3:]


def test_a_raise_past_the_limit() -> None:
    """You are non-dealer on 10 points (BPT-46), and have lost Best."""
    for seed in range(99):
        found = arranged(BPT, 2, "fold", dealer=1, standing={"points": [10, 3]}, seed=seed)
        if not found.match.over and found.match.deal == 1 and found.match.turn == 0:
            break
    said = told(found, "raise", "why raise", "why r", "see")
    answer = "A raise to 2 on top of your 10 points would exceed 11 (BPT-46)."
    assert said.count(answer) == 3
    assert "You see for 1." in said


def test_a_fold_where_re_entry_is_due() -> None:
    found = arranged(BPT, 2, "raise", dealer=1)
    said = told(found, "pass", "fold", "why f", "raise")
    answer = "You passed, so you must come back in: see or raise (B-BPT-03)."
    assert said.count(answer) == 2
    assert "You raise to 3." in said


def test_why() -> None:
    said = told(arranged(TSB, 3, "pass"), "why raise", "why brag", "why pass", "why brag 11",
                "why fly", "why")  # fmt: skip
    assert any(line.startswith("Nobody has bragged yet: brag or pass") for line in said)
    assert "Nothing stops you: brag 1 to 10 is legal." in said
    assert "Nothing stops you: pass is legal." in said
    assert any(line.startswith("You may brag 10 chips at most") for line in said)
    assert any(line.startswith("“fly” is not a move") for line in said)
    assert "Name a move: why brag." in said


@pytest.mark.parametrize("game", VYING)
def test_hand_table_log_rules_and_help(game: str) -> None:
    found = arranged(game, VYING[game], seed=no_claim() if game == PRI else 3)
    clause = found.match.declaration.options[0].clauses[0]
    said = told(found, "?", "hand", "table", "log", "rules", f"rules {clause}", "moves")
    assert sum(line.startswith("Your hand: ") for line in said) == 2
    helped = {BPT: "raise or r: Raise by 1.", PRI: "discard or d: Discard the chosen cards."}
    assert helped.get(game, "match or m: Match the brag.") in said
    assert any(line.startswith("Seat 1, Ann: ") for line in said)
    assert any(line.startswith(clause) for line in said)
    assert any(re.fullmatch(r"The pack has \d+ cards left\.", line) for line in said)
    assert said.count("Deal 1: you deal.") == 2


def test_the_table_tells_stages_and_words() -> None:
    found = arranged(BPT, 2, "see", "stand")
    said = told(found, "raise", "table")
    at = said.index("Deal 1, dealt by you.")
    table = "\n".join(said[at:])
    assert re.search(r"Best: 1 point to (you|Ann)\. \w\w beats \w\w", table)
    assert re.search(r"Pair: 2 points to (you|Ann)\. Seen for 2: ", table)
    assert "Stage 3 of 3: Thirty-one, for 1 point." in table
    assert re.search(r"Seat 1, Ann: \d points?, .*said (pair of \w+|\w+ high)", table)


def test_the_standing_is_that_of_the_deal() -> None:
    """Best of the next deal is scored with its last card: it is not in the standing shown
    before."""
    found = sitting(None, 2, 3, game=BPT)
    said = played(found, at_random(found, 1))
    for at, line in enumerate(said):
        if line.startswith("Standing: "):
            over = next(line for line in reversed(said[:at]) if line.startswith("The deal is over"))
            assert re.findall(r"\d+", over) == re.findall(r"\d+", line)


def test_chips_are_told_as_they_are() -> None:
    """Deals that end on the deal follow one another in one move: the standing is shown once."""
    found = sitting(None, 8, 5, {"deals": 12}, game=PRI)
    choose, said = at_random(found, 1), []

    def policy(lines: list[str]) -> str:
        said.append(lines)
        return str(choose(lines))

    played(found, policy)
    for lines in said:
        assert sum(line.startswith("Standing") for line in lines) <= len(
            [line for line in lines if line.startswith("Deal ")]
        )
        told_of = [line for line in lines if line.startswith("Standing")]
        assert len(told_of) == len(set(told_of))


@pytest.mark.parametrize("game", VYING)
def test_the_cut_is_told_where_there_is_one(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = sitting(None, VYING[game], game=game)
    if found.match.declaration.cut is None:
        return
    from boneace.terminal.sitting import sit_down

    cut = sit_down(game, None, {}, ["you", "novice"], ["You", "Ann"], "cut", 3)
    said = told(cut)
    line = next(line for line in said if line.startswith("The cut for deal: "))
    assert line.endswith(("You deal first.", "Ann deals first."))


# --- nothing leaks --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", VYING)
def test_no_hidden_card_is_ever_named(game: str) -> None:
    options: dict[str, object] = {} if game == BPT else {"deals": 12}
    found = sitting(None, VYING[game], 11, options, game=game)
    assert looked_through(found, 3, discarded) > 3


def discarded(deal: list[str]) -> set[str]:
    """Your own discards of this deal, which a shuffle may have brought to another player."""
    return {card for line in deal if line.startswith("You discard") for card in CARD.findall(line)}


NO_CLAIM = re.compile("Nobody claims|No claim")


@pytest.mark.parametrize(("game", "swapped"), [(BPT, (0, 20)), (TSB, (1, 30)), (PRI, (2, 30))])
def test_what_you_are_told_does_not_depend_on_what_you_cannot_see(
    game: str, swapped: tuple[int, int]
) -> None:
    """One of Ann's or Ben's hidden cards and one of the pack change places: nothing changes."""
    pack = list(range(52)) if game != PRI else [c for c in range(52) if not 7 <= c % 13 <= 9]
    compared = 0
    for seed in range(40):
        order = random.Random(seed).sample(pack, len(pack))
        other = list(order)
        first, second = swapped
        other[first], other[second] = order[second], order[first]
        said = [
            told(
                arranged(game, VYING[game], "pass", shuffles=lambda _, cards=cards: cards),
                "table", "hand", "moves", "log",
            )
            for cards in (order, other)
        ]  # fmt: skip
        if any("claim" in line or "prial" in line or "Deal 2" in line
               for lines in said for line in lines if not NO_CLAIM.search(line)):  # fmt: skip
            continue
        compared += 1
        assert said[0] == said[1]
    assert compared > 10


def test_offers_put_amounts_together() -> None:
    found = arranged(TSB, 3, "pass")
    told(found)
    brag, passing = offers(found.view())
    assert str(brag) == "brag 1 to 10" and str(passing) == "pass"
    assert [brag.at(amount).move for amount in (4, 99, 0)] == ["brag 4", "brag 10", "brag 1"]
    with speaking("fr"):  # a word of French begins like the move
        _, passing = offers(found.view())
        assert str(passing) == "pass (passer)"
    with speaking("de"):  # nouns keep their capital
        _, passing = offers(found.view())
        assert str(passing) == "pass (Passen)"
