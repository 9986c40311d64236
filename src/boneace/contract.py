"""The contract: everything that the package of a game provides, as types.

A game is a package of modules. Each class here is one of them: the names in the class are the names
in the module. `boneace.testing` checks a game against these classes first, and reports what is
missing and where. A class whose name begins with `Optional` lists what a module may leave out, and
what happens then.

| Module           | Required | Classes                             |
|------------------|----------|-------------------------------------|
| `declaration.py` | yes      | `DeclarationModule`                 |
| `rules.py`       | yes      | `Rules`, `OptionalRules`            |
| `words.py`       | yes      | `OptionalWords`: `MOVES` or `labels` |
| `rulebook.md`    | yes      | the rules as a person reads them    |
| `look.py`        | no       | `OptionalLook`, `OptionalPlainLook` |
| `narration.py`   | no       | `OptionalNarration`                 |
| `heuristics.py`  | no       | `OptionalHeuristics`                |
| `worth.py`       | no       | `WorthModule`                       |
| `analyst.py`     | no       | `AnalystModule`                     |
| `solving`        | no       | `SolvingModule`, `OptionalSolving`  |
| `players.py`     | no       | `PlayersModule`, `OptionalPlayers`  |
| `zoo.py`         | no       | `ZooModule`                         |
| `learners.py`    | no       | `OptionalLearners`                  |
| `study.py`       | no       | `StudyModule`                       |
| `lesson.toml`    | no       | the first deal, for learning: `boneace.learn.lessons` |
| `puzzles.jsonl`  | no       | positions with one clearly best move: `boneace.learn.puzzles` |

The zoo and the study may import modules that are above the games: `boneace.bots.zoo` and
`boneace.study`. The other modules may import them only for types.

What words, look and narration leave out is filled in by `boneace.games.defaults`, from the rules
and the fields below; what heuristics leave out, by `boneace.bots.search`. A game that has its own
kind of table (`layout` in its declaration) has its own view too, so it writes all of `look.py`.

`o` is the record of the options: `seats`, then one field for each option; of a choice, the place of
its value among those allowed, from 0. `s` is a state, a record of the layout `State`. Functions of
rules and heuristics take records, because they are compiled. All others take `Facts`: the fields of
a record as plain numbers and lists. Interpreted rules that only read can be called with facts too,
and the defaults do: `seat_to_move`, `moves`, `returns`. `rng` is a generator of random numbers:
draw from it by `below` and `any_of` of `kernel/sample.py`.

Some fields of a state have the same meaning in every game:

    hands      i8 × seats    sets of cards; more sets may follow those of the seats, for cards that
                             lie face down, such as the discards of each seat
    stock      i8            set of cards; their order is left to chance
    deal       i4            number of the deal, from 1
    dealer     i1            seat
    turn       i1            the seat to move, or the seat that a card is dealt to
    held       i1 × hands    in views: how many cards each of the `hands` holds
    stock_left i1            in views: how many cards the stock holds
    seen_by    i1            in views: 1 + the seat of the viewer, or SEEN_BY_NOBODY; else 0
    alive                    set of the seats that still play, in games in which players go out
    last_…                   how the last deal ended, as everybody saw it; the defaults read
                             last_hands (i8 × seats), the hands that were shown, and
                             last_changes (× seats), what each seat has won or lost
    carried_over             1 if a standing was set before `start`; only where that can happen

In a view the stock holds every card that the viewer has not located. If a hand has fewer cards than
`held` says, the rest are among them. Other cards that may lie face down are in the field `widow`
(i1 × any): card numbers by slot, EMPTY for no card, FACE_DOWN for a card that the viewer does not
know. A view sets every field that only views have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from boneace.bots.kinds import OwnBot
from boneace.bots.zoo.entry import Entry
from boneace.cards import Pack
from boneace.contract_learners import OptionalLearners
from boneace.contract_rules import OptionalRules, Rng, Rules
from boneace.contract_solving import OptionalSolving, SolvingModule
from boneace.declare import Declaration
from boneace.games.defaults.sent import Pile
from boneace.games.facts import Facts, Record
from boneace.games.sent import Effect, Last, Menu, Result, StandingOf, Standings, TableView
from boneace.games.worth import Worth
from boneace.study.questions import Question
from boneace.values import Analyst

Reason = tuple[str, str | None]
"""Why a move is closed: a sentence in the current language, and the number of a clause."""


class DeclarationModule(Protocol):
    """`declaration.py`: the facts about the game that do not need its rules."""

    DECLARATION: Declaration
    """Name, seats, options and presets, each with the clauses that it comes from."""


# --- words, views, events -------------------------------------------------------------------------


class OptionalWords(Protocol):
    """`words.py`: moves in notation, and the standing of a match. It needs `MOVES` or `labels`."""

    MOVES: Sequence[str]
    """The notation of every move, by number, if moves have the same numbers in every state."""

    PACK: Pack
    """How the cards of the game are written. Default: the French pack of 52."""

    NUMBERS: Mapping[str, int]
    """By notation, the numbers of the moves whose number is the same in every state.
    Default: those of MOVES; none where the game has `labels`."""

    ON_TABLE: tuple[str, ...]
    """The fields of a state with cards that lie on the table: one card number, or one by place.
    Default: none."""

    PLAYED: tuple[str, ...]
    """Those of ON_TABLE with a card of each seat, by seat: a trick. A table says whose each is.

    Default: none."""

    FACTS: tuple[str, ...]
    """The fields of a state that a table shows besides the standing: numbers, or lists by seat.

    Each is the message `<game>-fact-<field>` with `$count`. Default: none."""

    CLOSED: Mapping[str, str | None]
    """By verb, the first word of a move: the clause of the rule book that closes such moves.

    The sentence is the message `<game>-move-<verb>.closed`. Default: none; it is for verbs that
    are closed for one reason only, `why_not` for others."""

    STANDING: tuple[str, ...]
    """The fields of a state that are the standing: numbers, or lists by seat. Default: none."""

    STANDING_OF: Mapping[str, StandingOf]
    """What a list in the standing is about, by its key, if it is not about seats: `side`, `pot`.
    Default: every list is by seat."""

    def labels(self, options: Facts, f: Facts) -> Sequence[str]:
        """Return the notation of every move, by number, as moves are numbered in this state.

        Default: MOVES.
        """
        ...

    def chance_text(self, card: int) -> str:
        """Return the notation of a move of chance. Default: the card."""
        ...

    def parse(self, options: Facts, f: Facts, text: str) -> int:
        """Return the number of a move in notation, in any case and with any spaces between words.

        Raises InvalidMove if it is not a move of the game, IllegalMove if it is a move that has no
        number in this state. Default: the move with this label. Write this if some moves have a
        label in some states only.
        """
        ...

    def why_not(self, options: Facts, f: Facts, move: int) -> Reason:
        """Return why a move is closed in this state.

        Default: the reason of its verb in CLOSED, else which moves are open instead.
        """
        ...

    def standing(self, options: Facts, f: Facts) -> Standings:
        """Return the standing of the match, in the form that docs/notation.md gives for the game.

        Each entry is a whole number, or a list of them, with None for a seat that is out.
        Default: the fields of STANDING; a seat that is not in `alive` has None.
        """
        ...

    def restore(self, o: Record, s: Record, given: Mapping[str, object]) -> None:
        """Write a standing into a state before `start`. Raises OptionError if it is impossible.

        What is `given` comes from a record or a user, and may be anything.
        Default: the fields of STANDING are written, with any numbers that they hold, 0 for None.
        """

    def result(self, options: Facts, f: Facts) -> Result:
        """Return the result of a match that is over: `winners`, and what the game adds.

        Default: the seats with the highest returns have won; one that plays alone has won if its
        returns are positive, else there are no winners.
        """
        ...

    def out_of_turn(self, options: Facts, f: Facts, seat: int) -> Reason | None:
        """Return why a seat must wait, if there is a better reason than whose turn it is.

        Default: None.
        """
        ...


class OptionalLook(Protocol):
    """`look.py`: what one viewer sees, for a table to draw. `f` is always read from a view."""

    def present(self, options: Facts, f: Facts) -> TableView:
        """Return the view: a struct of the game or its family (`sent.py`).

        Default: the plain view, which any table can draw.
        """
        ...

    def last_deal(self, f: Facts, options: Facts) -> Last | None:
        """Return how the last deal ended, from the fields `last_…`; None in the first deal.

        It is cached, as `menu` is. Default: `last_hands` and `last_changes`, of which one will do;
        None without both.
        """
        ...

    def menu(self, options: Facts, f: Facts, legal: int) -> Menu:
        """Return `legal`, the open moves, and `closed`, usual moves with the reason.

        The viewer is the seat to move; `legal` is the set of its moves. The result must depend on
        the arguments and the language alone: it is cached for them. Default: all legal moves. The
        label of a move is the message `<game>-move-<move>`, or `<game>-move-<verb>` with `$rest`,
        and its `.hint` the explanation; else its notation.
        """
        ...


class OptionalPlainLook(Protocol):
    """`look.py`: the parts of the plain view that a game may write, if it leaves out `present`.

    Short phrases, in the current language.
    """

    def phase(self, options: Facts, f: Facts) -> str:
        """Return what is going on; it is shown as the first of the facts. Default: nothing."""
        ...

    def is_in(self, options: Facts, f: Facts, seat: int) -> bool:
        """Return whether a seat still plays. Default: as `alive` says; all do without it."""
        ...

    def total(self, options: Facts, f: Facts, seat: int) -> str | None:
        """Return what the known hand of a seat counts. Default: None."""
        ...

    def seat_facts(self, options: Facts, f: Facts, seat: int) -> list[str]:
        """Return facts about a seat: “2 lives”.

        Default: its entries in the standing and in FACTS, by the messages `<game>-fact-<key>` with
        `$count`.
        """
        ...

    def facts(self, options: Facts, f: Facts) -> list[str]:
        """Return facts about the table: “Pot: 4 chips”.

        Default: the single numbers of the standing and of FACTS, by the same messages.
        """
        ...

    def table(self, options: Facts, f: Facts) -> list[Pile]:
        """Return the cards on the table, place by place.

        A card is its notation, ?? face down, None for an empty place. Default: the fields of
        ON_TABLE, each under the title `<game>-place-<field>`.
        """
        ...


class OptionalNarration(Protocol):
    """`narration.py`: what happened, as one viewer saw it."""

    def seen_text(self, f: Facts, seat: int, text: str, viewer: int | None) -> str | None:
        """Return the notation of a move as the viewer saw it, None if it stays hidden.

        `f` is the viewer's view before the move. `viewer` is a seat, None for a spectator, or
        ALL_HANDS. Default: moves as they are; a card only if it is dealt to the viewer.
        """
        ...

    def opening(self, options: Facts, f: Facts, names: Sequence[str]) -> list[Effect]:
        """Return the text before the first event of a match. Default: who deals."""
        ...

    def effects(
        self, options: Facts, b: Facts, a: Facts, seat: int, text: str | None, names: Sequence[str]
    ) -> list[Effect]:
        """Return what one move did.

        `b` and `a` are the viewer's views before and after it, `text` is as from `seen_text`. Each
        effect is a struct of its kind (`games/sent.py`) with `line`: a sentence for the log, empty
        where nothing is said. Every table knows the kinds `deal`, `showdown`, `changed` and `won`.
        Default: the card or the move, and what it brings to the viewer's sight in hands; at the end
        of a deal, what was shown, and what was won and lost (`<game>-fact-<key>`, if it is one).
        """
        ...

    def also(
        self, options: Facts, b: Facts, a: Facts, seat: int, names: Sequence[str]
    ) -> list[str]:
        """Return sentences that follow the move in the default `effects`: “Ann wins the trick.”

        The arguments are those of `effects`; `seat` is CHANCE for a card. Default: none.
        """
        ...


class WorthModule(Protocol):
    """`worth.py`: what a hand counts, for `boneace.score`. Leave it out if hands do not count."""

    def worth_of(self, options: Facts, f: Facts) -> Worth | None:
        """Return what the hand of seat 0 counts; None for a hand of the wrong number of cards."""
        ...


# --- heuristics for bots --------------------------------------------------------------------------


class OptionalHeuristics(Protocol):
    """`heuristics.py`: how a sensible player plays, for bots. Compiled like the rules."""

    def policy(self, o: Record, s: Record, chance: int) -> int:
        """Return a legal move for the seat to move, from what that seat knows.

        `chance` is a random integer, for heuristics that mix. Default: any legal move.
        """
        ...

    def worth(self, o: Record, s: Record, seat: int) -> float:
        """Return what a seat can expect to win from this standing; its returns when over.

        Default: 0 until the match is over. Bots then play every playout to the end of the match,
        which is slow in long matches.
        """
        ...

    def winning(self, o: Record, s: Record, seat: int) -> float:
        """Return the chance of a seat to win the match, for hints; NaN if it is unknown.

        Default: it is known once the match is over.
        """
        ...

    def gain(self, o: Record, s: Record, seat: int) -> float:
        """Return what the last deal brought a seat, for hints. Default: `last_changes`, if any."""
        ...

    def settle(self, o: Record, s: Record, me: int, rng: Rng) -> bool:
        """Make hands that were filled in at random more like those that their holders would have.

        The hand of `me` stays. Return False if the holders would not have played like this.
        Default: hands stay as they are.
        """
        ...

    def sensible(self, o: Record, s: Record) -> int:
        """Return the moves worth searching, as a set with some legal ones. Default: all legal."""
        ...

    def err(self, o: Record, s: Record, chance: int) -> int:
        """Return a legal move that a person may make, good or bad: others do this in searches.

        Default: that of the policy. Write this if search would otherwise rely on moves that only
        the policy makes, such as giving up whenever much is bet, and if contests show it helps.
        """
        ...

    def aside(self, o: Record, s: Record, me: int, chance: int) -> int:
        """Return what the seat does out of turn, as a number of the game's asides, or -1.

        Default: -1.
        """
        ...


# --- exact values, the game's own solver ----------------------------------------------------------


class AnalystModule(Protocol):
    """`analyst.py`: what moves are worth, if the game knows better than playouts."""

    def analyst(self, options: Facts) -> Analyst | None:
        """Return the analyst for a match with these options; None for playouts.

        Several threads call it at once. Its values are in the units of `returns`.
        """
        ...


# --- players --------------------------------------------------------------------------------------


class PlayersModule(Protocol):
    """`players.py`: the game's own bots, if they play better than the general ones."""

    def player(self, level: str, seed: int) -> OwnBot | None:
        """Return the bot of a level (`boneace.bots.names`), None for the general bot.

        It is not asked for the only legal move, nor before the rules are compiled, nor in a deal
        that drags on (`boneace.bots.club.LONG`): the policy makes these moves.

        It gets its seat's view at each turn and must not keep what it sees: as with every bot, its
        choice depends only on the `boneace.bots.Seat` and the seed. Default: None.
        """
        ...


class OptionalPlayers(Protocol):
    """`players.py`, optional part."""

    SLIPS: Mapping[str, int]
    """By level, how many of 1024 decisions are made like the novice, if not the usual number.
    Default: those of `boneace.bots.kinds.KINDS`."""

    def plays(self, o: Record) -> bool:
        """Return whether the game's own players support these options.

        With other options the general bots play instead. Default: True.
        """
        ...

    def prepare(self) -> None:
        """Load what the players need, and compile it if necessary. Default: nothing."""


class ZooModule(Protocol):
    """`zoo.py`: fixed strategies, against which the arena measures bots (`boneace.bots.zoo`).

    They know the rules and what hands are worth, and use neither heuristics nor search. Every game
    has `random`, which makes any legal move; a game without this module has nothing else.
    """

    STRATEGIES: Sequence[Entry]
    """The strategies, each with a name, a function that makes the bot, and the message that says
    what it does. A bot need not do anything out of turn; its choice depends on its seat's view and
    the seed, as with every bot."""


# --- studies --------------------------------------------------------------------------------------


class StudyModule(Protocol):
    """`study.py`: the questions that its players argue about, for `boneace study`."""

    QUESTIONS: Sequence[Question]
    """The questions about the game. Default: only those about every game: how long it is, who
    wins, what each house rule does."""


MODULES: Mapping[str, tuple[type, ...]] = {
    "declaration": (DeclarationModule,),
    "rules": (Rules, OptionalRules),
    "words": (OptionalWords,),
    "look": (OptionalLook, OptionalPlainLook),
    "narration": (OptionalNarration,),
    "heuristics": (OptionalHeuristics,),
    "worth": (WorthModule,),
    "analyst": (AnalystModule,),
    "solving": (SolvingModule, OptionalSolving),
    "players": (PlayersModule, OptionalPlayers),
    "zoo": (ZooModule,),
    "learners": (OptionalLearners,),
    "study": (StudyModule,),
}
"""The modules of a game, with the classes that describe their contents."""

MAY_LACK = frozenset(
    {"look", "narration", "heuristics", "worth", "analyst"}
    | {"players", "zoo", "solving", "learners", "study"}
)
"""The modules that a game may leave out."""

ONE_OF: Mapping[str, tuple[str, ...]] = {"words": ("MOVES", "labels")}
"""By module, a set of names of which it needs at least one."""
