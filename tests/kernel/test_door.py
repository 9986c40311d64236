"""Arguments of the drivers: anything that would break machine code is refused before the call."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any

import numpy as np
import pytest

from boneace import games
from boneace.errors import ArgumentError, BoneAceError, OptionError, WrongType, WrongValue
from boneace.games.options import options_record
from boneace.kernel.door import Drivers
from boneace.kernel.specialized import specialize
from boneace.languages import speaking

GAME, SEATS = "thirty-one", 3
STATE = games.part(GAME, "rules").State


def options(game: str = GAME, seats: int = SEATS) -> Any:
    declaration = games.declaration(game)
    return options_record(declaration, seats, declaration.resolve())


def begun(states: int = 1) -> Any:
    s = np.zeros(states, STATE)
    games.drivers(GAME).begin_all(options(), s)
    return s


def seen_by_one() -> Any:
    """A seat's view of a match in which the first cards are dealt."""
    on_turn, seen = begun(), np.zeros(1, STATE)
    cards = np.arange(52, dtype=np.int8)
    games.drivers(GAME).advance(options(), on_turn, -1, cards, 0, np.zeros(64, np.int8))
    games.drivers(GAME).look(options(), on_turn, 1, seen)
    return seen


def blank(states: int = 1) -> Any:
    return np.zeros(states, STATE)


def right(
    begun: Callable[..., Any] = begun, seen_by_one: Callable[[], Any] = seen_by_one
) -> dict[str, dict[str, Any]]:
    """Every driver of a match with arguments that it takes; `begin` with a state not begun."""
    o, rng = options(), np.array([7], np.uint64)
    cards, four = np.arange(52, dtype=np.int8), np.zeros(4, np.int64)
    fresh = {"o": o, "s": np.zeros(1, STATE)}
    one, many = {"o": o, "s": begun()}, {"o": o, "s": begun(4)}
    seen, out = seen_by_one(), np.zeros(1, STATE)
    return {
        "begin": fresh,
        "turn_and_moves": one,
        "advance": {**one, "move": -1, "shuffle": cards, "at": 0, "chances": cards.copy()},
        "play_one": {**one, "move": 5},
        "look": {**one, "seat": 0, "out": out},
        "returns_of": {**one, "out": np.zeros(SEATS)},
        "sample": {"o": o, "seen": seen, "out": out, "rng": rng, "tries": 5},
        "shuffled": {"pack": 7, "rng": rng, "out": cards},
        "perft": {**one, "depth": 1},
        "playouts": {"o": o, "states": np.zeros(1, STATE), "rng": rng, "matches": 2},
        "begin_all": {"o": o, "s": np.zeros(4, STATE)},
        "turns_and_moves": {**many, "seats": four, "legal": four.copy()},
        "play_all": {**many, "chosen": np.array([1, 2, 3, 4])},
        "play_all_at_random": {**many, "rng": rng, "steps": 3},
    }


#: The same drivers and kinds of arguments, without loading any machine code: to name the tests.
LISTED = right(blank, blank)


def read_only(array: Any) -> Any:
    copy = array.copy()
    copy.flags.writeable = False
    return copy


def unaligned(array: Any) -> Any:
    raw = np.zeros(array.nbytes + 1, np.uint8)
    return raw[1:].view(array.dtype)


#: Possible errors of any array.
ARRAYS: dict[str, Callable[[Any], Any]] = {
    "none": lambda array: None,
    "a list": lambda array: array.tolist(),
    "a record array": lambda array: array.view(np.recarray),
    "two dimensions": lambda array: array.reshape(1, -1),
    "no dimension": lambda array: array[0],
    "float32": lambda array: np.zeros(len(array), np.float32),
    "complex": lambda array: np.zeros(len(array), np.complex128),
    "another game's state": lambda array: np.zeros(len(array), games.part("switch", "rules").State),
    "read only": read_only,
    "with gaps": lambda array: np.repeat(array, 2)[::2] if len(array) > 1 else None,
    "backwards": lambda array: array[::-1] if len(array) > 1 else None,
    "unaligned": lambda array: unaligned(array) if array.dtype.itemsize > 1 else None,
    "other byte order": lambda array: (
        array.astype(array.dtype.newbyteorder()) if array.dtype.itemsize > 1 else None
    ),
    "empty": lambda array: array[:0],
    "too short": lambda array: array[: len(array) - 1] if len(array) < 50 else array[:0],
}
#: An empty batch is allowed, and a shuffle may be used up, even before the first card.
EMPTY_IS_FINE = {("begin_all", "s"), ("play_all_at_random", "s"), ("advance", "shuffle")}


@pytest.mark.parametrize("driver", LISTED)
def test_what_is_right_is_taken(driver: str) -> None:
    given = right()[driver]
    getattr(games.drivers(GAME), driver)(**given)
    specialized = {
        name: specialize(value) if name == "o" else value for name, value in right()[driver].items()
    }
    assert signature(getattr(Drivers, driver)).parameters.keys() == {"self", *given}
    if driver == "turn_and_moves":  # one of them compiled for specialized options is enough
        getattr(games.drivers(GAME), driver)(**specialized)


def wrong_arrays() -> list[Any]:
    return [
        pytest.param(driver, name, wrong, id=f"{driver}-{name}-{wrong}")
        for driver, given in LISTED.items()
        for name, value in given.items()
        if isinstance(value, np.ndarray)
        for wrong in ARRAYS
        if not (wrong in ("empty", "too short") and (driver, name) in EMPTY_IS_FINE)
    ]


@pytest.mark.parametrize(("driver", "name", "wrong"), wrong_arrays())
def test_a_wrong_array_is_refused(driver: str, name: str, wrong: str) -> None:
    given = right()[driver]
    given[name] = ARRAYS[wrong](given[name])
    with pytest.raises(ArgumentError) as raised:
        getattr(games.drivers(GAME), driver)(**given)
    assert isinstance(raised.value, BoneAceError)
    assert isinstance(raised.value, TypeError if type(raised.value) is WrongType else ValueError)
    if wrong not in ("empty", "too short"):  # of two that do not fit, either may be named
        assert f"“{name}”" in str(raised.value)


def wrong_numbers() -> list[Any]:
    return [
        pytest.param(driver, name, wrong, id=f"{driver}-{name}-{wrong}")
        for driver, given in LISTED.items()
        for name, value in given.items()
        if isinstance(value, int)
        for wrong in (None, "1", 1.0, True, 1 << 64, *([] if name == "move" else [-2]))
    ]


@pytest.mark.parametrize(("driver", "name", "wrong"), wrong_numbers())
def test_a_wrong_number_is_refused(driver: str, name: str, wrong: Any) -> None:
    kind = WrongValue if type(wrong) is int else WrongType
    with pytest.raises(kind, match=f"“{name}”"):
        getattr(games.drivers(GAME), driver)(**right()[driver] | {name: wrong})


def test_whole_numbers_of_numpy_are_taken() -> None:
    given = right()["look"] | {"seat": np.int8(2)}
    games.drivers(GAME).look(**given)
    assert given["out"]["seen_by"][0] == 3


@pytest.mark.parametrize("seat", [50, 3, -2])
def test_only_seats_of_the_match_look(seat: int) -> None:
    with pytest.raises(WrongValue, match="“seat” must be from -1 to 2"):
        games.drivers(GAME).look(**right()["look"] | {"seat": seat})


def with_seats(seats: int) -> Any:
    o = options()
    o["seats"] = seats
    return o


@pytest.mark.parametrize("driver", [name for name, given in LISTED.items() if "o" in given])
@pytest.mark.parametrize("seats", [12, 8, 1, 0, -3])
def test_no_more_seats_than_the_game_has(driver: str, seats: int) -> None:
    for o in (with_seats(seats), specialize(with_seats(seats))):
        with pytest.raises(OptionError):
            getattr(games.drivers(GAME), driver)(**right()[driver] | {"o": o})


@pytest.mark.parametrize("driver", [name for name, given in LISTED.items() if "o" in given])
def test_options_of_another_game_are_refused(driver: str) -> None:
    for o in (options("switch"), specialize(options("switch"))):
        with pytest.raises(ArgumentError, match=r"“o” .*thirty-one"):
            getattr(games.drivers(GAME), driver)(**right()[driver] | {"o": o})


def test_an_option_without_such_a_value_is_refused() -> None:
    o = options()
    o["pack"] = 9
    with pytest.raises(OptionError, match="“o” sets the option “pack” to the number 9"):
        games.drivers(GAME).begin(o, np.zeros(1, STATE))


@pytest.mark.parametrize("field", ["turn", "dealer"])
def test_a_state_of_more_seats_is_refused(field: str) -> None:
    s = begun()
    s[field] = 5
    with pytest.raises(WrongValue, match=f"not a state with 3 seats: its {field} is 5"):
        games.drivers(GAME).turn_and_moves(options(), s)
    with pytest.raises(WrongValue, match="its dealer is 6"):
        dealt_by = np.zeros(3, STATE)
        dealt_by["dealer"][2] = 6
        games.drivers(GAME).begin_all(options(), dealt_by)


@pytest.mark.parametrize(
    "driver", ["turn_and_moves", "advance", "look", "perft", "play_all_at_random"]
)
def test_a_state_that_was_never_begun_is_refused(driver: str) -> None:
    given = right()[driver]
    given["s"] = np.zeros_like(given["s"])
    with pytest.raises(WrongValue, match="“s” holds a state that was never begun"):
        getattr(games.drivers(GAME), driver)(**given)


def test_a_generator_is_not_zero() -> None:
    with pytest.raises(WrongValue, match="must not be 0"):
        games.drivers(GAME).playouts(**right()["playouts"] | {"rng": np.zeros(1, np.uint64)})


@pytest.mark.parametrize("card", [-1, 63, 70, 127])
def test_a_shuffle_holds_cards(card: int) -> None:
    shuffle = np.arange(52, dtype=np.int8)
    shuffle[30] = card
    with pytest.raises(WrongValue, match=f"0 to 62, not {card}"):
        games.drivers(GAME).advance(**right()["advance"] | {"shuffle": shuffle})
    with pytest.raises(WrongValue, match="“at” must be from 0 to 52, not 53"):
        games.drivers(GAME).advance(**right()["advance"] | {"at": 53})


def test_illegal_moves_are_answered_as_before() -> None:
    drivers, given = games.drivers(GAME), right()["advance"]
    assert drivers.play_one(given["o"], given["s"], -7) is False
    assert drivers.advance(**given | {"move": 99})[0] == drivers.ILLEGAL
    chosen = np.array([1, 2, 60, 4], np.int16)
    assert drivers.play_all(**right()["play_all"] | {"chosen": chosen}) == 2


def test_what_is_unchecked_can_be_called_by_compiled_code() -> None:
    from numba import njit

    play_one = games.drivers(GAME).unchecked.play_one

    @njit
    def play(o, s, cards):  # type: ignore[no-untyped-def]
        made = 0
        for card in cards:
            made += play_one(o, s, card)
        return made

    s = begun()
    assert play(options(), s, np.array([3, 3, 4, 5])) == 3
    assert int(s["stock"][0]).bit_count() == 49


def test_the_refusal_is_said_in_every_language() -> None:
    for code, told in (("es", "«rng» debe ser un array de NumPy"), ("eu", "NumPyren array bat")):
        with speaking(code), pytest.raises(WrongType, match=told):
            games.drivers(GAME).playouts(**right()["playouts"] | {"rng": 7})


# --- searches of bots -----------------------------------------------------------------------------


def thinking() -> dict[str, dict[str, Any]]:
    given = right()["sample"]
    known = {"o": given["o"], "seen": given["seen"]}
    legal = games.drivers(GAME).turn_and_moves(given["o"], given["seen"])[1]
    return {
        "policy_of": {**known, "chance": 5},
        "aside_of": {**known, "me": 0, "chance": 5},
        "search": {
            **known,
            "legal": legal,
            "rng": np.array([7], np.uint64),
            "playouts": 20,
            "deals": 1,
            "means": np.zeros(63),
            "stray": 100,
        },
        "rollouts": {
            **known,
            "me": int(given["seen"]["turn"][0]),
            "legal": legal,
            "rng": np.array([7], np.uint64),
            "worlds": 2,
            "deals": 1,
            "values": np.zeros(126),
            "chances": np.zeros(126),
            "gains": np.zeros(126),
            "hands": np.zeros(2 * given["seen"]["hands"].shape[1], np.int64),
            "stray": 200,
        },
    }


@pytest.mark.parametrize("driver", ["policy_of", "aside_of", "search", "rollouts"])
def test_the_thinking_of_bots_has_a_door_too(driver: str) -> None:
    door, given = games.drivers(GAME, "boneace.bots.search"), thinking()[driver]
    for name, value in given.items():
        if isinstance(value, np.ndarray):
            wrongs = [make(value) for make in ARRAYS.values()]
        else:
            wrongs = [None, "1", 1.0, True, -2, 1 << 64]
        for wrong in wrongs:
            with pytest.raises(ArgumentError):
                getattr(door, driver)(**given | {name: wrong})
    with pytest.raises(OptionError):
        getattr(door, driver)(**given | {"o": with_seats(12)})
    assert (getattr(door, driver)(**given) or 0) >= -1


def test_search_is_given_a_legal_move() -> None:
    door, given = games.drivers(GAME, "boneace.bots.search"), thinking()["search"]
    for legal in (0, 1 << 60):
        with pytest.raises(WrongValue, match="“legal” must contain a legal move"):
            door.search(**given | {"legal": legal})
    assert given["legal"] >> door.search(**given | {"legal": (1 << 63) - 1}) & 1


def test_a_view_that_lost_cards_is_refused() -> None:
    """Machine code would look for the missing cards forever."""
    for fields in ({"stock": 0}, {"stock": 7, "held": 4}):
        seen = seen_by_one()
        for field, value in fields.items():
            seen[field] = value
        with pytest.raises(WrongValue, match="“seen” is not a view: it hides more cards"):
            games.drivers(GAME).sample(
                options(), seen, np.zeros(1, STATE), np.array([7], np.uint64), 5
            )
