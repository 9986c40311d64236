"""A deal of Vingt-Un between one player and the dealer: learned by both, and measured exactly.

Both improve by regret in turn (PCFR+, averages weighted by the square of the round). A round goes
over all lines: the dealer learns to reply, and whether to call “double”; the player learns to draw,
to divide and to stake. Values are in chips, and times the probability of the cards.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from boneace.cards import FRENCH_52
from boneace.games.vingt_un.solving.dealt import Dealt, template
from boneace.games.vingt_un.solving.game import Floats
from boneace.games.vingt_un.solving.hands import ACE, TEN, VALUES
from boneace.games.vingt_un.solving.packs import Pack
from boneace.games.vingt_un.solving.setting import Setting
from boneace.games.vingt_un.solving.sides import Both, Singles

WHOLE = Pack(FRENCH_52.cards)
AS_GIVEN, BY_REGRET, BEST_REPLY, FOLLOWED = range(4)  # as in `chances`
THREADS = 2
LEFT_OUT = 5
"""Rounds at the start that are left out of the averages."""
EARLY = 20
"""Rounds after which signals are no longer forgotten: otherwise one round could reverse them."""
EVERYWHERE = (2, 6)
"""Rounds in which the dealer learns in all groups, however rare."""
START = 17  # a dealer stands on this before they have learned anything

_threads = ThreadPoolExecutor(THREADS, "vingt-un")


class Deal:
    """A deal before its first card, and what both have learned about it."""

    def __init__(
        self,
        setting: Setting,
        pack: Pack = WHOLE,
        told: Callable[[float], None] = lambda share: None,
    ) -> None:
        self.iterations = 0
        dealt = self.dealt = Dealt(setting, pack, told)
        nodes = dealt.game.node_total
        draws = np.tile((nodes < START).astype(np.float32), (len(dealt.game.groups), 1))
        self.both = Both.new(dealt, draws)
        kinds, lines, pairs = len(dealt.shares), len(dealt.lines), len(dealt.totals)
        self.records = [dealt.game.record.copy() for _ in range(lines)]
        hands, groups = dealt.totals.shape[1], len(dealt.game.groups)
        self.reach = np.zeros((lines, kinds, pairs, hands))
        self.begin = np.zeros((lines, kinds, pairs))
        self.stands = np.zeros((lines, kinds, pairs, hands))
        self.rates = np.zeros((lines, kinds, pairs, hands))  # `stands`, but given the cards
        self.received = np.zeros((lines, kinds, groups, VALUES))
        self.come(0.0)
        for kind in range(kinds):
            self.begin_with(kind)

    def begin_with(self, kind: int) -> None:
        """The value of standing against the dealer’s first strategy, the same on all lines."""
        called = np.ones(VALUES)
        self.tell(0, called)
        dealer, every = self.both.dealers[kind][0], np.ones(len(self.dealt.game.groups), np.bool_)
        play = dealer.draws, dealer.divides
        self.dealer_pass(0, kind, FOLLOWED, every, play, dealer.learned, 0.0)
        masses = self.dealt.chances @ called
        first = np.divide(self.stands[0, kind], masses, out=self.rates[0, kind], where=masses > 0)
        self.rates[:, kind] = first

    # --- a round ----------------------------------------------------------------------------------

    def learn(self) -> None:
        """One round of learning for both."""
        self.iterations += 1
        weight = float(max(0, self.iterations - LEFT_OUT) ** 2)
        self.forget(self.iterations / (self.iterations + 1))
        both, lines = self.both, self.dealt.lines
        called = self.called(both.doubles.shares)
        brought = np.zeros((len(lines), VALUES))
        for line in range(len(lines)):
            self.reply(line, called[line], weight)
            brought[line] = self.brought(line, both.stakes.shares, both.divides.shares)
        learned = [self.player_learns(line, called[line]) for line in range(len(lines))]
        both.doubles.add_up(weight)
        both.doubles.learn(self.by_stake(brought))
        both.divides.learn(np.array([choices for choices, _ in learned]))
        values = np.array([worth for _, worth in learned])
        both.stakes.learn(self.by_stake(values).sum(axis=2).T)
        both.stakes.add_up(weight)
        staked = np.array([both.stakes.shares[:, at] for at, _ in lines])
        both.divides.add_up(weight * staked[..., None])
        self.come(weight)

    def forget(self, share: float) -> None:
        """Reduce the weight of the first rounds."""
        both = self.both
        if self.iterations <= EARLY:
            for choice in (both.doubles, both.stakes, both.divides):
                choice.regrets *= share
        for players in both.players:
            for player in players:
                player.regrets *= share

    def called(self, doubles: Floats) -> Floats:
        """How often the dealer makes the call of each line, by line and first card."""
        return np.array([doubles[at, :, int(twice)] for at, twice in self.dealt.lines])

    def by_stake(self, of_lines: Floats) -> Floats:
        """By stake, first card and whether “double” is called, from an array by line and card."""
        stakes = len(self.dealt.setting.stakes)
        return of_lines.reshape(stakes, -1, VALUES).transpose(0, 2, 1)

    def come(self, weight: float) -> None:
        """How often the player’s strategy stands, by line, kind, pair and hand shown."""
        both, dealt = self.both, self.dealt
        for line in range(len(dealt.lines)):
            self.begin[line] = self.begins(line, both.stakes.shares, both.divides.shares)
            for kind, players in enumerate(both.players):
                player = players[line]
                self.stood(line, kind, player.draws, weight, player.sums)

    def stood(self, line: int, kind: int, draws: Floats, weight: float, sums: Floats) -> None:
        """Fill `reach`; and add to the sums for the average."""
        given = self.records[line], self.dealt.totals, draws, self.begin[line, kind]
        template("player_passes").reach_pass(*given, weight, sums, self.reach[line, kind])

    def begins(self, line: int, stakes: Floats, divides: Floats) -> Floats:
        """How often a player gets to draw to a pair on a line, by kind and pair."""
        at, _ = self.dealt.lines[line]
        found = self.dealt.begins(stakes[:, at]) * self.dealt.shares
        if self.dealt.may_divide:
            found[1, self.dealt.pair_of] *= divides[line, :, 0]
        return found

    # --- the dealer -------------------------------------------------------------------------------

    def reply(self, line: int, called: Floats, weight: float) -> None:
        """The dealer learns to reply on a line; `stands` is then the value of standing."""
        self.tell(line, called)
        masses = self.dealt.chances @ called
        for kind, turns in enumerate(self.dealt.turns):
            due = (np.arange(len(turns)) + self.iterations) % turns == 0
            due |= self.iterations in EVERYWHERE
            dealer = self.both.dealers[kind][line]
            play = dealer.draws, dealer.divides
            self.dealer_pass(line, kind, BY_REGRET, due, play, dealer.learned, weight)
            hands = self.dealt.game.groups[due]
            here, mass = self.stands[line, kind], masses[:, hands]
            rates = self.rates[line, kind]
            rates[:, hands] = np.divide(here[:, hands], mass, out=rates[:, hands], where=mass > 0)
            self.stands[line, kind] = rates * masses

    def tell(self, line: int, called: Floats) -> None:
        """Set, for the compiled passes, how often a line is called on each first card."""
        game, record = self.dealt.game, self.records[line]
        record["first"][0] = called
        start = np.zeros(len(game.low))
        start[game.pairs] = ((game.counts[game.pairs] > 0) * called).sum(axis=1)
        start[game.pairs[self.dealt.natural]] = 0.0
        record["start"][0] = start

    def dealer_pass(
        self,
        line: int,
        kind: int,
        mode: int,
        due: npt.NDArray[np.bool_],
        play: tuple[Singles, Singles],
        learned: tuple[Singles, ...],
        weight: float,
    ) -> None:
        """A pass over the groups that are due; fills `stands` and `received`."""
        given = self.dealt.totals, self.dealt.able[kind], self.reach[line, kind], play, learned
        out = self.stands[line, kind], self.received[line, kind]

        def part(at: int) -> None:
            passes = template("passes")
            passes.dealer_pass(self.records[line], at, THREADS, mode, due, *given, weight, *out)

        list(_threads.map(part, range(THREADS)))

    def brought(self, line: int, stakes: Floats, divides: Floats) -> Floats:
        """The dealer's receipts on a line, by their first card, regardless of how often they call
        so."""
        dealt = self.dealt
        at, _ = dealt.lines[line]
        held = dealt.begins(stakes[:, at])
        settled = self.received[line].sum(axis=(0, 1))
        stood = self.reach[line].sum(axis=0).ravel() @ dealt.chances.reshape(-1, VALUES)
        over = self.begin[line].sum(axis=0) @ dealt.chances[:, 0] - stood
        natural = stakes[ACE, at] + stakes[TEN, at]
        naturals = held @ dealt.naturals - natural * dealt.chances[dealt.natural, 0]
        found: Floats = dealt.scales[line] * (settled + over + 2.0 * naturals)
        if dealt.may_divide:
            kinds = dealt.game.of_one_kind[dealt.pair_of] * stakes[:, at]
            found -= np.einsum("v,vs,vse->e", kinds, divides[line, :, 1:], dealt.apart[:, line])
        return found

    # --- the player -------------------------------------------------------------------------------

    def player_learns(self, line: int, called: Floats) -> tuple[Floats, Floats]:
        """The player learns to draw on a line.

        Returns the values of keeping and dividing each pair, and of the line, both by first card.
        """
        players = [kind[line] for kind in self.both.players]
        draws, regrets = [of.draws for of in players], [of.regrets for of in players]
        worth = self.player_pass(line, called, BY_REGRET, draws, regrets)
        choices = self.pairs(line, called, worth)
        brings = (self.both.divides.shares[line] * choices).sum(axis=1)
        return choices, self.worth_of_first(line, called, worth, brings)

    def player_pass(
        self, line: int, called: Floats, mode: int, draws: list[Floats], regrets: list[Floats]
    ) -> Floats:
        """The value of each pair to a player who keeps it, by kind, in chips."""
        dealt = self.dealt
        masses, pairs = dealt.chances @ called, len(dealt.totals)
        nothing = np.full(pairs, np.nan), np.zeros(pairs), np.zeros((pairs, 2))
        worth, drawing = np.zeros_like(masses), np.zeros_like(masses)
        found = np.zeros((len(draws), pairs))
        for kind, play in enumerate(draws):
            template("player_passes").player_pass(
                self.records[line], mode, dealt.totals, masses, self.stands[line, kind],
                nothing[0], (play, nothing[1]), (regrets[kind], nothing[2]), worth, drawing,
            )  # fmt: skip
            found[kind] = dealt.scales[line] * worth[:, 0]
        return found

    def pairs(self, line: int, called: Floats, worth: Floats) -> Floats:
        """The values of keeping a pair, and of dividing it with each stake, by value of the
        pair."""
        kept: Floats = worth[-1, self.dealt.pair_of][:, None]
        if not self.dealt.may_divide:
            return kept
        found: Floats = np.concatenate([kept, self.dealt.apart[:, line] @ called], axis=1)
        return found

    def worth_of_first(self, line: int, called: Floats, worth: Floats, pairs: Floats) -> Floats:
        """The value of a line to a player by first card; `pairs`: those that may be divided."""
        dealt = self.dealt
        of_pair = dealt.shares[0] * worth[0]
        if dealt.may_divide:
            of_pair[dealt.pair_of] += dealt.shares[1, dealt.pair_of] * pairs
        scale = 2.0 * dealt.scales[line]
        of_pair -= scale * (dealt.naturals @ called)
        of_pair[dealt.natural] = scale * (dealt.chances[dealt.natural, 0] @ called)
        found = np.zeros(VALUES)
        for column in range(2):
            np.add.at(found, dealt.values[:, column], of_pair)
        found -= of_pair[dealt.pair_of]  # a pair of equal cards has only one order
        return found
