"""The rules of a table of friends, without a server."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boneace.table.errors import TableError
from boneace.table.friends import rules
from boneace.table.friends.state import MEMBERS, Manners, Member, Rules, TableState
from boneace.table.play.people import names

HOST = 0


def table(game: str = "thirty-one", places: int = 3) -> TableState:
    """A new table: Ann is its host and sits at the first place."""
    asked = rules.checked(Rules(game))
    return rules.new("abcd", Member(HOST, "Ann", "00"), asked, places, Manners())


def with_people(state: TableState, *names: str) -> TableState:
    for name in names:
        state, _ = rules.join(state, name, name)
    return state


def sits(state: TableState) -> list[int | str | None]:
    return [place.member if place.bot is None else place.bot for place in state.places]


def refused(match: str) -> object:
    return pytest.raises(TableError, match=match)


def test_a_new_table_has_its_host_at_the_first_place() -> None:
    assert sits(table()) == [HOST, None, None]


def test_a_table_has_as_many_places_as_the_rules_allow() -> None:
    with refused("not 10"):
        table(places=10)
    with refused("not 3"):
        table("mus", places=3)


def test_wrong_rules_are_named() -> None:
    with pytest.raises(TableError) as caught:
        rules.checked(Rules("thirty-one", None, {"lives": "many"}))
    assert caught.value.place == "options.lives"
    with pytest.raises(TableError) as caught:
        rules.checked(Rules("whist"))
    assert caught.value.place == "game"


def test_who_comes_takes_the_first_free_place() -> None:
    state = with_people(table(), "Ben", "Cleo", "Dora")
    assert sits(state) == [0, 1, 2]
    assert state.place_of(3) is None, "Dora watches"


def test_a_name_is_had_once_and_guests_get_one() -> None:
    state = with_people(table(), "", "")
    assert len({one.name.casefold() for one in state.members}) == 3
    with refused("the name ann is already taken"):
        rules.join(state, "ann", "x")
    with refused("the name ANN is already taken"):
        rules.rename(state, 1, "ANN")
    assert rules.rename(state, 1, " Ben  Nord ").members[1].name == "Ben Nord"


def test_names_hold_no_control_or_direction_marks() -> None:
    _, member = rules.join(table(), "B\u202een\x07", "x")
    assert member.name == "Ben"


def test_a_bot_gives_its_name_up_for_a_person() -> None:
    state = rules.put_bot(table(), HOST, 2, "club")
    bot = state.places[2].name
    assert bot is not None
    state = with_people(state, bot.upper())
    assert state.members[1].name == bot.upper() and state.places[2].name not in (bot, None)


def test_a_full_table_takes_nobody() -> None:
    state = table()
    for number in range(MEMBERS - 1):
        state, _ = rules.join(state, f"P{number}", str(number))
    with refused("full"):
        rules.join(state, "One more", "x")


def test_the_host_may_let_nobody_new_join() -> None:
    state = with_people(table(), "Ben")
    closed = rules.ask(
        state, HOST, rules.checked(state.rules), 3, replace(state.manners, newcomers=False)
    )
    with refused("closed this table to new people"):
        rules.join(closed, "Cleo", "x")
    assert closed.members == state.members


def test_places_are_taken_given_up_and_swapped() -> None:
    state = with_people(table(), "Ben")
    with refused("Ben sits there"):
        rules.sit(state, HOST, 1)
    with refused("no seat 7"):
        rules.sit(state, HOST, 7)
    moved = rules.sit(state, HOST, 2)
    assert sits(moved) == [None, 1, HOST]
    assert sits(rules.stand(moved, HOST)) == [None, 1, None]
    with refused("no place"):
        rules.stand(rules.stand(moved, HOST), HOST)


def test_a_person_may_take_the_place_of_a_bot() -> None:
    state = rules.put_bot(with_people(table(), "Ben"), HOST, 2, "master")
    assert sits(state) == [0, 1, "master"]
    assert sits(rules.sit(state, 1, 2)) == [0, None, 1]


def test_only_the_host_puts_bots_and_changes_rules() -> None:
    state = with_people(table(), "Ben")
    asked = rules.checked(Rules("switch"))
    for forbidden in (
        lambda: rules.put_bot(state, 1, 2, "club"),
        lambda: rules.ask(state, 1, asked, 3, Manners()),
        lambda: rules.silence(state, 1, HOST, True),
        lambda: rules.hand_over(state, 1, 1, host_gone=False),
    ):
        with refused("only the host, Ann"):
            forbidden()
    with refused("somebody sits there"):
        rules.put_bot(state, HOST, 1, "club")
    with refused("genius"):
        rules.put_bot(state, HOST, 2, "genius")


def test_where_the_host_is_away_somebody_who_sits_may_take_over() -> None:
    state = with_people(table(), "Ben", "Cleo", "Dora")
    assert rules.hand_over(state, 1, 1, host_gone=True).host == 1
    with refused("only the host"):
        rules.hand_over(state, 3, 3, host_gone=True)  # Dora has no place
    with refused("only the host"):
        rules.hand_over(state, 1, 2, host_gone=True)  # only for their own seat


def test_when_the_host_leaves_the_longest_there_is_host() -> None:
    state = rules.leave(with_people(table(), "Ben", "Cleo"), HOST)
    assert state.host == 1 and sits(state) == [None, 1, 2]
    with refused("last one"):
        rules.leave(rules.leave(state, 1), 2)


def test_fewer_places_take_free_ones_and_bots_first() -> None:
    state = rules.put_bot(with_people(table(places=4), "Ben"), HOST, 2, "club")
    asked = rules.checked(Rules("thirty-one"))
    assert sits(rules.ask(state, HOST, asked, 3, Manners())) == [0, 1, "club"]
    assert sits(rules.ask(state, HOST, asked, 2, Manners())) == [0, 1]
    with refused("more people"):
        rules.ask(with_people(state, "Cleo"), HOST, asked, 2, Manners())


def test_bots_take_the_free_places_when_a_match_begins() -> None:
    state = rules.ready_to_start(with_people(table(), "Ben"), 1)
    assert sits(state) == [0, 1, "club"]
    assert state.places[2].name not in {"Ann", "Ben", None}
    again = rules.ready_to_start(state, 1)
    assert again == state, "the bot keeps its name from match to match"


def test_who_may_start() -> None:
    state = with_people(table(places=2), "Ben", "Cleo")
    with refused("take a place"):
        rules.ready_to_start(state, 2)
    empty = rules.stand(table(), HOST)
    with refused("nobody has taken a place"):
        rules.ready_to_start(empty, HOST)


def test_nothing_changes_while_a_match_is_played() -> None:
    state = rules.started(with_people(table(), "Ben"), "m1")
    for forbidden in (
        lambda: rules.sit(state, 1, 2),
        lambda: rules.stand(state, 1),
        lambda: rules.leave(state, 1),
        lambda: rules.vote(state, 1, "mus"),
        lambda: rules.ready_to_start(state, HOST),
        lambda: rules.put_bot(state, HOST, 2, "club"),
    ):
        with refused("a match is being played"):
            forbidden()
    _, late = rules.join(state, "Cleo", "c")
    assert rules.join(state, "Cleo", "c")[0].place_of(late.id) is None


def test_who_stands_up_has_no_vote_any_more() -> None:
    state = rules.vote(with_people(table(), "Ben", "Cleo"), 0, "mus")
    state = rules.stand(state, 0)
    assert state.votes == {}
    state = rules.vote(rules.vote(state, 1, "mus"), 2, "switch")
    assert rules.sit(state, 0, 0).votes == {1: "mus", 2: "switch"}


def test_the_most_votes_choose_the_next_game() -> None:
    state = with_people(table(), "Ben", "Cleo", "Dora")
    with refused("only those who have a place"):
        rules.vote(state, 3, "mus")
    with pytest.raises(TableError):
        rules.vote(state, 1, "whist")
    state = rules.vote(rules.vote(state, 1, "switch"), 2, "switch")
    assert rules.chosen(state, here := [0, 1, 2]) is None, "Ann has not voted"
    assert rules.chosen(state, [1, 2]) == "switch", "those who are away are not waited for"
    assert rules.chosen(rules.vote(state, 0, "schwimmen"), here) == "switch"
    tied = rules.vote(rules.vote(state, 2, None), 0, "schwimmen")
    assert rules.chosen(tied, [0, 1]) == "schwimmen", "the host decides a tie"
    assert rules.chosen(tied, []) is None


def test_another_game_keeps_people_at_their_places() -> None:
    state = rules.put_bot(with_people(table(places=5), "Ben", "Cleo"), HOST, 3, "club")
    mus = rules.change_game(state, "mus")
    assert mus.rules.game == "mus" and sits(mus) == [0, 1, 2, "club"]
    assert rules.change_game(state, "thirty-one").rules == state.rules, "the same again"
    crowd = with_people(table(places=5), "Ben", "Cleo", "Dora", "Emil")
    with refused("more people"):
        rules.change_game(crowd, "mus")


def test_what_an_evening_has_set_is_not_changed() -> None:
    from msgspec.structs import replace

    state = replace(with_people(table(), "Ben"), fixed=True)
    with refused("the evening"):
        rules.sit(state, 1, 2)
    with refused("a place in this round"):
        rules.join(state, "Cleo", "c")
    assert rules.ready_to_start(state, HOST).match is None


def test_the_host_sends_somebody_away_and_the_place_is_free() -> None:
    state = rules.vote(with_people(table(), "Ben", "Cleo"), 1, "mus")
    without = rules.remove(state, HOST, 1)
    assert [one.name for one in without.members] == ["Ann", "Cleo"]
    assert sits(without) == [0, None, 2] and without.votes == {}
    with refused("only the host"):
        rules.remove(state, 1, 2)
    with refused("yourself"):
        rules.remove(state, HOST, HOST)
    with refused("no such player"):
        rules.remove(state, HOST, 9)
    with refused("being played"):
        rules.remove(rules.started(state, "m"), HOST, 1)


def test_the_host_lets_a_match_go_that_does_not_end() -> None:
    state = rules.started(with_people(table(), "Ben"), "m")
    assert rules.give_up(state, HOST).match is None
    with refused("only the host"):
        rules.give_up(state, 1)
    with refused("no match"):
        rules.give_up(rules.let_go(state, "m"), HOST)


@pytest.mark.parametrize(
    "name", ["anna", "Ann\u0430", "\uff21nna", "Anna\ufe0f", "An\u034fna", "Anna\u3164"]
)
def test_no_name_looks_like_another(name: str) -> None:
    state = with_people(table(), "Anna")
    with pytest.raises(TableError, match=r"already taken|one alphabet"):
        rules.join(state, name, "c")


def test_a_name_is_seen_and_stays_on_its_line() -> None:
    assert names.clean("\u3164\u2800\u115f", "name") == ""
    assert names.clean("Z" + "\u0335" * 22, "name") == "Z" + "\u0335" * 2
    for name in ("Анна", "Ἄννα", "안나", "Zoë", "Đức", "阿安 Ann"):
        assert names.clean(name, "name") == name
