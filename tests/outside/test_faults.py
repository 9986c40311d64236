"""Faults of a game from outside, as `boneace.testing` reports them: Leduc with one slip."""

from __future__ import annotations

import subprocess
from pathlib import Path
from shutil import copytree

import pytest

from boneace.testing import CHECKS
from tests.outside.running import offer, run
from tests.places import checkout

LEDUC = checkout() / "examples" / "leduc" / "src" / "boneace_leduc"


def checked(
    folder: Path, slips: dict[str, tuple[str, str]], *checks: str
) -> subprocess.CompletedProcess[str]:
    """Run the suite on Leduc with texts of its files replaced."""
    package = folder / "boneace_leduc"
    copytree(LEDUC, package, dirs_exist_ok=True)
    for name, (before, after) in slips.items():
        path = package / name
        text = path.read_text(encoding="utf-8")
        assert text.count(before) == 1, f"{before!r} is {text.count(before)} times in {name}"
        path.write_text(text.replace(before, after), encoding="utf-8")
    offer(folder, "leduc", "boneace_leduc")
    named = [f"--check={name}" for name in checks]
    return run(folder, "-m", "boneace.testing", "leduc", *named, NUMBA_DISABLE_JIT="1")


def told(folder: Path, slips: dict[str, tuple[str, str]], *checks: str) -> str:
    """What the suite prints; it must fail."""
    done = checked(folder, slips, *checks)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


# --- numbers --------------------------------------------------------------------------------------


def test_a_number_too_large_for_its_field_is_found_with_the_remedy(tmp_path: Path) -> None:
    slip = ("s.paid[s.turn] += 2 * s.stage", "s.paid[s.turn] += 200 * s.stage")
    said = told(tmp_path, {"rules.py": slip}, "plainly")
    assert "rules.py, line " in said and "compute with np.int64(s.field)" in said


# --- cards ----------------------------------------------------------------------------------------


def test_a_card_that_is_put_nowhere_is_found(tmp_path: Path) -> None:
    slip = ("s.widow[0] = card  # LP-08", "pass")
    said = told(tmp_path, {"rules.py": slip}, "cards")
    assert "FAILED cards: leduc, preset default, 2 seats, seed " in said
    assert " lies nowhere, after “" in said and "elsewhere(o, s) of rules.py" in said


def test_a_card_in_two_places_is_found(tmp_path: Path) -> None:
    slip = (
        "        deal_card(o, s, card)",
        "        deal_card(o, s, card)\n        s.stock |= bit(card)",
    )
    assert "lies in two places at once" in told(tmp_path, {"rules.py": slip}, "cards")


def test_a_card_that_comes_from_nowhere_is_found(tmp_path: Path) -> None:
    slip = ("s.calls += 1", "s.calls += 1\n        s.stock |= 1")
    said = told(tmp_path, {"rules.py": slip}, "cards")
    assert "AS lies somewhere" in said and "not in the pack when the match began" in said


OWN_VIEW = """import numpy as np

from boneace.games.views import begin_view, hide_hand
"""
VIEW = """def view(o, s, seat):
    if begin_view(s, seat):
        for other in range(2):
            if other != seat:
                {hides}
"""


def own_view(hides: str) -> tuple[str, str]:
    """The rules with a view of their own instead of that of the house."""
    text = (LEDUC / "rules.py").read_text(encoding="utf-8")
    changed = text.replace("import numpy as np\n", OWN_VIEW).replace(", view\n", "\n")
    return text, f"{changed}\n\n@rule\n{VIEW.format(hides=hides)}"


def test_a_card_that_a_view_hides_and_does_not_add_to_the_stock_is_found(tmp_path: Path) -> None:
    said = told(tmp_path, {"rules.py": own_view("s.hands[other] = 0")}, "cards")
    assert "in the view of seat 0 " in said or "in the view of seat 1 " in said
    assert "`view` must add the cards that it hides to the stock" in said


@pytest.mark.parametrize(
    ("slip", "said"),
    [
        ("s.held[other] += 1", "held[1] is 1, but set 1 of `hands` has 0 cards"),
        ("s.stock_left -= 1", "but the stock has "),
    ],
)
def test_a_view_that_miscounts_cards_is_found(tmp_path: Path, slip: str, said: str) -> None:
    hides = "hide_hand(s, other, s.last_hands[other] if s.over else 0)"
    found = told(tmp_path, {"rules.py": own_view(f"{hides}; {slip}")}, "cards")
    assert "in the view of seat 0 " in found and said in found


FOREHEAD = """
from boneace.kernel.contract import ALL_HANDS, CHANCE

def seen_text(f, seat, text, viewer):
    hidden = seat == CHANCE and viewer != ALL_HANDS and viewer in (None, f.turn)
    return None if hidden and f.stage == 1 else text
"""


def test_players_may_see_each_others_cards_if_the_narration_says_so(tmp_path: Path) -> None:
    """As at blind man's bluff, where all hold their card to the forehead."""
    before, after = own_view("hide_hand(s, other, s.last_hands[other] if s.over else 0)")
    blind = {
        "rules.py": (before, after.replace("if other != seat", "if seat < 0 or other == seat"))
    }
    said = told(tmp_path, blind, "hidden", "unseen-chance")
    assert "must not see" in said and "if the rules let them, seen_text of narration.py" in said
    assert "hides the card, but the event names it: seen_text of narration.py must return" in said
    (tmp_path / "boneace_leduc" / "narration.py").write_text(FOREHEAD)
    named = [f"--check={name}" for name in ("hidden", "unseen-chance", "secrets")]
    done = run(tmp_path, "-m", "boneace.testing", "leduc", *named, NUMBA_DISABLE_JIT="1")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_move_that_no_view_shows_and_the_log_tells_is_found(tmp_path: Path) -> None:
    slips = {
        "rules.py": ("legal = bit(CALL)", "legal = bit(CALL) | bit(3)"),
        "words.py": ('"raise")', '"raise", "stare")'),
    }
    said = told(tmp_path, slips, "unseen-moves")
    assert "is the same after “" in said and "“stare”" in said
    assert "a secret move needs seen_text in narration.py, an open one a field of State" in said


def test_where_cards_or_moves_are_lost_nothing_follows_that_relies_on_them() -> None:
    """Filling in the hands of such a view might never end; moves are replayed by their texts."""
    names = [check.name for check in CHECKS]
    for first in ("cards", "notation"):
        assert CHECKS[names.index(first)].alone
        relying = ("compiled", "secrets", "worlds", "impossible", "records")
        assert names.index(first) < min(names.index(name) for name in relying)


def test_a_pile_is_found_by_what_the_rules_return(tmp_path: Path) -> None:
    text = (LEDUC / "rules.py").read_text(encoding="utf-8")
    shown = "\n\n@rule\ndef elsewhere(o, s):\n    return bit(s.pile - 1) if s.pile else 0\n"
    kept = text.replace('("stage", "i1"),', '("pile", "i1"), ("stage", "i1"),')
    kept = kept.replace("s.widow[0] = card  # LP-08", "s.pile = card + 1")
    kept = kept.replace("    s.widow[0] = EMPTY\n", "    s.widow[0] = EMPTY\n    s.pile = 0\n")
    assert kept.count("pile") == 3
    done = checked(tmp_path, {"rules.py": (text, kept + shown)}, "cards")
    assert done.returncode == 0, done.stdout + done.stderr


# --- words ----------------------------------------------------------------------------------------

CLOSED = 'CLOSED = {"fold": "LP-04", "raise": "LP-06"}'


def why_not(returned: str) -> tuple[str, str]:
    """Words with a `why_not` of their own instead of CLOSED."""
    says = "from boneace.languages import say\n\n"
    return CLOSED, f"{says}def why_not(options, f, move):\n    return {returned}\n"


def test_why_not_that_returns_a_text_is_told_what_it_must_return(tmp_path: Path) -> None:
    slip = why_not('say("leduc-move-fold.closed")')
    said = told(tmp_path, {"words.py": slip}, "reasons", "tables")
    assert "why_not in words.py of leduc must return a sentence and the number of a clause" in said
    assert "It returned 'There is no raise to answer" in said and "unpack" not in said


@pytest.mark.parametrize(
    ("parse", "said"),
    [
        ("return None", "“call” is read as move None, not 1"),
        ("return MOVES.index(text.lower().strip()) + 1", "“call” is read as move 2, not 1"),
    ],
)
def test_a_parse_that_reads_another_move_is_found(tmp_path: Path, parse: str, said: str) -> None:
    source = f"{CLOSED}\n\ndef parse(options, f, text):\n    {parse}\n"
    assert said in told(tmp_path, {"words.py": (CLOSED, source)}, "notation")


def test_a_parse_that_returns_no_number_is_told_what_it_must_return(tmp_path: Path) -> None:
    source = f"{CLOSED}\nNUMBERS = {{}}\n\ndef parse(options, f, text):\n    return None\n"
    said = told(tmp_path, {"words.py": (CLOSED, source)}, "reasons")
    assert "parse in words.py of leduc must return the number of a move. For “" in said


@pytest.mark.parametrize(
    ("slips", "said"),
    [
        (
            {"words.py": ('"raise": "LP', '"rise": "LP')},
            "en.ftl has no message “leduc-move-rise.closed”, which CLOSED of words.py needs",
        ),
        ({"words.py": (CLOSED, 'CLOSED = ("fold",)')}, "CLOSED of words.py must give each verb"),
        (
            {
                "languages/en.ftl": (
                    "leduc-option-deals = Deals\n    .meaning",
                    "leduc-deals =\n    .a",
                )
            },
            "languages/en.ftl has no message “leduc-option-deals”, “leduc-option-deals.meaning”",
        ),
        ({"words.py": ('"LP-06"', '"LP-66"')}, "LP-66 is cited, which the rule book does not have"),
    ],
)
def test_a_slip_in_the_reasons_is_found(
    tmp_path: Path, slips: dict[str, tuple[str, str]], said: str
) -> None:
    assert said in told(tmp_path, slips, "texts", "layout", "source")


def test_numbers_of_seats_with_a_gap_are_found(tmp_path: Path) -> None:
    slip = ("max_seats=2,", "max_seats=4, seated=lambda values: range(2, 5, 2),")
    said = told(tmp_path, {"declaration.py": slip}, "declared")
    assert "the numbers of seats are 2, 4: seated in the declaration must return a range" in said


def test_a_reason_that_nothing_asks_for_is_found(tmp_path: Path) -> None:
    said = told(tmp_path, {"words.py": (', "raise": "LP-06"', "")}, "used")
    assert "nothing asks for the message leduc-move-raise.closed: is it misspelt?" in said


def test_a_move_without_a_label_is_found(tmp_path: Path) -> None:
    said = told(tmp_path, {"words.py": ('"call", "raise")', '"call")')}, "notation")
    assert "move 2 is legal, but has no label: there are 2" in said


def test_all_that_is_found_before_a_match_is_told_at_once(tmp_path: Path) -> None:
    slips = {
        "declaration.py": ('("LP-11",)', '("LP-12",)'),
        "languages/en.ftl": ("Give up the pot\n    .closed", "Give up the pot\n    .close"),
        "words.py": ('ON_TABLE = ("widow",)', 'ON_TABLE = ("widdow",)'),
    }
    said = told(tmp_path, slips)
    failed = [line.split()[1] for line in said.splitlines() if line.startswith("FAILED")]
    assert failed[:4] == ["declared:", "texts:", "source:", "layout:"]
    assert "left out until these" in said


def test_a_clause_that_is_put_together_and_is_wrong_is_found(tmp_path: Path) -> None:
    slip = why_not('say("leduc-move-fold.closed"), f"LP-{90 + 1}"')
    said = told(tmp_path, {"words.py": slip}, "reasons")
    assert "“fold” is refused by LP-91, which the rule book does not have" in said


def test_one_missing_text_is_one_failure_however_many_checks_meet_it(tmp_path: Path) -> None:
    (tmp_path / "boneace_leduc").mkdir()
    look = "from boneace.languages import say\n\n\ndef facts(options, f):\n    return [say(POT)]\n"
    (tmp_path / "boneace_leduc" / "look.py").write_text(f"POT = 'leduc-pott'\n{look}")
    said = told(tmp_path, {}, "tables", "shown", "undo", "secrets")
    assert said.count("FAILED") == 1 and said.count("AND ") == 1
    assert "there is no message “leduc-pott”" in said
    assert "look.py, line 6, in facts" in said
    assert ", reasons: 1, " in said and said.count("more") <= 1


@pytest.mark.parametrize(
    ("slip", "said"),
    [
        (("leduc-fact-paid =", "leduc-facts-paid ="), "the message leduc-facts-paid"),
        (("leduc-place-widow", "leduc-place-window"), "the message leduc-place-window"),
        (("leduc-move-call", "leduc-move-coll"), "the message leduc-move-coll"),
        (("    .hint = Give up", "    .hints = Give up"), "the message leduc-move-fold.hints"),
    ],
)
def test_a_slip_in_the_name_of_a_message_is_found(
    tmp_path: Path, slip: tuple[str, str], said: str
) -> None:
    found = told(tmp_path, {"languages/en.ftl": slip}, "used")
    assert f"nothing asks for {said}: is it misspelt?" in found


@pytest.mark.parametrize(
    ("slip", "said"),
    [
        (('("widow",)', '("widdow",)'), "ON_TABLE of words.py names 'widdow', which is no field"),
        (('("paid",)', '("payed",)'), "FACTS of words.py names 'payed', which is no field"),
        (('("chips",)', '("chip",)'), "STANDING of words.py names 'chip', which is no field"),
        (('("chips",)', '("chips")'), 'STANDING of words.py must be a tuple: ("chips",)'),
    ],
)
def test_a_field_that_is_not_there_is_named(
    tmp_path: Path, slip: tuple[str, str], said: str
) -> None:
    assert said in told(tmp_path, {"words.py": slip}, "layout")


# --- the declaration ------------------------------------------------------------------------------


def test_a_worth_that_is_no_number_is_found(tmp_path: Path) -> None:
    package = tmp_path / "boneace_leduc"
    package.mkdir()
    rule = "from boneace.kernel.sets import rule\n\n\n@rule\n"
    source = f"{rule}def worth(o, s, seat):\n    return s.chips[seat] - 1e999\n"
    (package / "heuristics.py").write_text(source)
    said = told(tmp_path, {}, "heuristics")
    assert "the worth of the standing is [" in said and "not finite numbers" in said


def test_a_rule_that_changes_the_options_is_found(tmp_path: Path) -> None:
    slip = ("        deal_card(o, s, card)", "        o.deals = 2\n        deal_card(o, s, card)")
    assert "a rule has changed the options" in told(tmp_path, {"rules.py": slip}, "plainly")


def test_a_prize_of_no_kind_is_found(tmp_path: Path) -> None:
    said = told(tmp_path, {"declaration.py": ('"chip"', '"chop"')}, "declared")
    assert "the prize is called 'chop', which is none of game, stake, chip, point" in said


def test_a_start_that_forgets_the_standing_is_found(tmp_path: Path) -> None:
    begin = "    s.carried_over = 0  #"
    slips = {
        "rules.py": (begin, f"    s.chips[0] = s.chips[1] = 0\n{begin}"),
        "declaration.py": ('"deals", 1,', '"deals", 9,'),
    }
    said = told(tmp_path, slips, "standing")
    assert "a match that begins with the standing {'chips': [" in said
    assert "`start` must not begin again if carried_over is 1" in said


def test_the_place_of_an_error_in_a_generator_is_told(tmp_path: Path) -> None:
    package = tmp_path / "boneace_leduc"
    package.mkdir()
    (package / "narration.py").write_text(
        "def also(options, b, a, seat, names):\n    next(iter([]))\n"
    )
    said = told(tmp_path, {}, "shown")
    assert (
        "cannot be shown the table: RuntimeError" in said
        and "narration.py, line 2, in also" in said
    )


def test_a_name_that_no_message_can_begin_with_is_found(tmp_path: Path) -> None:
    checked(tmp_path, {"declaration.py": ('name="leduc"', 'name="Leduc Poker"')}, "contract")
    arguments = ("--register", "boneace_leduc", "Leduc Poker", "--check=declared")
    done = run(tmp_path, "-m", "boneace.testing", *arguments, NUMBA_DISABLE_JIT="1")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "the name 'Leduc Poker' must be small letters, digits and hyphens" in done.stdout


@pytest.mark.parametrize("arguments", [("leduc",), ("--register", "boneace_leduc", "leduc")])
def test_a_package_without_a_declaration_is_told_what_it_must_have(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    checked(tmp_path, {"declaration.py": ("DECLARATION =", "DECLARATOIN =")}, "contract")
    done = run(tmp_path, "-m", "boneace.testing", *arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("boneace.testing: ") and done.stderr.count("\n") == 1
    assert "a Declaration named DECLARATION in boneace_leduc/declaration.py" in done.stderr
