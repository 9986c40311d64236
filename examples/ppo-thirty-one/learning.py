"""PPO by self-play: the network, the matches that it learns from, and a step of learning.

Schulman and others, “Proximal Policy Optimization Algorithms”, 2017. The first lessons are not PPO:
the network watches the novice's play and learns to imitate it. The game is zero-sum, so one network
plays both seats. During learning, a second network estimates the value of a position. It sees both
hands: then the other's cards are no longer chance, and the value of a move shows at once. The
player sees only what its seat observes.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from suits import Turned
from torch import Tensor, nn

from boneace import bots, games
from boneace.env.policies import Alike, Policy
from boneace.env.vector import Vector

GAME, SEATS, CARDS = "thirty-one", 2, 52
QUICK = bool(getattr(torch.cpu, "get_capabilities", dict)().get("avx512_bf16"))
"""Whether this processor multiplies half-precision numbers: it learns almost twice as fast."""


@dataclass(frozen=True)
class Plan:
    """How to learn."""

    hidden: int = 192
    lessons: int = 24
    """Steps of learning in which it imitates the novice, before it learns by self-play."""
    batch: int = 768
    """The number of matches at once: two thirds against itself, the others against the novice."""
    steps: int = 16
    """Decisions of each match between two steps of learning."""
    epochs: int = 2
    minibatch: int = 2048
    rate: float = 1e-3
    """The learning rate at first; it falls to 0 at the end."""
    clip: float = 0.2
    ahead: float = 0.9
    """The λ of generalized advantage estimation."""
    entropy: float = 0.01
    """The reward for trying different moves at first (the entropy bonus); it falls to 0 too."""
    sharper: float = 4.0
    """The factor of the actions' logits when it plays: to learn it must try moves that look worse,
    to win it need not."""


def matches(many: int, players: list[str] | None = None) -> Vector:
    """A batch of matches for two; if `players` is not given, both seats learn."""
    how = {"autoreset": "same_step", "dealer": None, "players": players}
    return Vector.of(GAME, many, SEATS, **how)


class Networks(nn.Module):
    """The network that plays, and the one that values positions."""

    def __init__(self, of: Vector, hidden: int) -> None:
        super().__init__()
        self.size, actions = of.tensor.size, len(of.actions)
        layers = [nn.Linear(self.size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()]
        self.player = nn.Sequential(*layers, nn.Linear(hidden, actions))
        layers = [nn.Linear(self.size + CARDS, hidden), nn.ReLU(), nn.Linear(hidden, 64), nn.ReLU()]
        self.critic = nn.Sequential(*layers, nn.Linear(64, 1))
        highs = of.tensor.highs
        usual = np.where(highs >= CARDS, 10, np.where(highs > 1, 5, 1))  # scales counts to about 1
        all_in = np.concatenate([1 / usual, np.ones(CARDS)]).astype(np.float32)
        self.register_buffer("scale", torch.from_numpy(all_in))
        self.lives = [of.tensor.names.index(f"lives: +{seat}") for seat in range(SEATS)]
        with torch.no_grad():
            self.player[-1].weight *= 0.01  # at first it plays at random
            self.critic[-1].weight *= 0.1

    def forward(self, seen: Tensor, masks: Tensor) -> Tensor:
        """The player's logits of the actions; those of illegal ones are very low."""
        found = _run(self.player, seen[:, : self.size], self.scale[: self.size])
        return found.masked_fill(~masks, -1e9)

    def worth(self, seen: Tensor) -> Tensor:
        """The value for the seat to move: an estimate by the lives, plus the network's
        correction."""
        own, other = (seen[:, self.lives].float() + 1).square().unbind(1)
        return (own - other) / (own + other) + _run(self.critic, seen, self.scale).squeeze(-1)


def _run(layers: nn.Sequential, seen: Tensor, scale: Tensor) -> Tensor:
    """The output of a network; all but its last layer is computed in half precision."""
    with torch.autocast("cpu", torch.bfloat16, enabled=QUICK):
        inner = layers[:-1](seen.to(torch.bfloat16 if QUICK else torch.float32) * scale)
    found: Tensor = layers[-1](inner.float())
    return found


@dataclass
class Heard:
    """Decisions to learn from."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    """The logarithm of the probability that the action had."""
    gains: Tensor
    """The advantage: how much more the action led to than was expected."""
    worths: Tensor


class School:
    """The matches, and the networks that play them and learn."""

    def __init__(self, plan: Plan, seed: int) -> None:
        torch.manual_seed(seed)
        self.plan, self.luck = plan, np.random.default_rng(seed)
        some = plan.batch // 6
        self.rooms = [
            matches(plan.batch - 2 * some),
            matches(some, ["learner", "novice"]),
            matches(some, ["novice", "learner"]),
        ]
        for room, first in zip(self.rooms, range(seed << 32, (seed << 32) + 3), strict=True):
            room.reset(seed=first << 20)
        self.turned = Turned(self.rooms[0])
        self.networks = Networks(self.rooms[0], plan.hidden)
        self.average = Networks(self.rooms[0], plan.hidden)
        """The average of the last networks: it plays better than each of them."""
        self.average.load_state_dict(self.networks.state_dict())
        weights = self.networks.parameters()
        self.optimizer = torch.optim.Adam(weights, plan.rate, eps=1e-5, fused=True)
        self.rounds = self.decisions = 0

    # -- playing ----------------------------------------------------------------------------------

    def play(self, room: Vector, taught: bool = False) -> Heard:
        """Play a number of decisions of each match by the current networks, or as the novice
        does."""
        long, many = self.plan.steps, room.many
        size, actions = room.tensor.size + CARDS, len(room.actions)
        seen, masks = np.empty((long, many, size), np.uint8), np.empty((long, many, actions), bool)
        chosen, logs = np.empty((long, many), np.int64), np.empty((long, many), np.float32)
        worths = np.empty((long + 1, many), np.float32)
        rewards, ended = np.empty((long, many), np.float32), np.empty((long, many), bool)
        seats, rows = np.empty((long + 1, many), np.int64), np.arange(many)
        for step in range(long + 1):
            turns, both, legal = self.turned.both(room)
            seats[step] = room.now.seats
            with torch.no_grad():
                given = torch.from_numpy(both)
                worths[step] = self.networks.worth(given).numpy()
                if step == long:
                    break
                values = self.networks(given, torch.from_numpy(legal))
            shares = torch.log_softmax(values, -1).numpy()
            if taught:
                taken = self._novice(room, turns)
            else:
                taken = np.argmax(shares + self.luck.gumbel(size=shares.shape), axis=1)  # draws one
            seen[step], masks[step] = both, legal
            chosen[step], logs[step] = taken, shares[rows, taken]
            room.step(self.turned.of_actions[turns, taken])
            rewards[step] = room.now.rewards[rows, seats[step]]
            ended[step] = room.now.terminated | room.now.truncated
        gains = advantages(rewards, ended, seats, worths, self.plan.ahead)
        flat = (torch.from_numpy(one.reshape(long * many, *one.shape[2:])) for one in (
            seen, masks, chosen, logs, gains, gains + worths[:-1]
        ))  # fmt: skip
        return Heard(*flat)

    def _novice(self, room: Vector, turns: np.ndarray) -> np.ndarray:
        """The novice's action in each match, turned in the same way as the rows."""
        policy, numbers, known = games.drivers(GAME, bots.THINKING).policy_of, room.arguments, []
        for match, row in enumerate(numbers.row):
            state, chance = numbers.states[match : match + 1], int(self.luck.integers(1 << 30))
            move = int(policy(room.setting.options, state, chance))
            known.append(room.actions.by_table[row, move])
        return np.argmax(self.turned.of_actions[turns] == np.array(known)[:, None], axis=1)

    # -- learning ---------------------------------------------------------------------------------

    def learn(self, done: float) -> None:
        """Play, and learn from it; `done` is the share of all learning that is over."""
        taught = self.rounds < self.plan.lessons
        heard = [self.play(room, taught) for room in self.rooms]
        all_in = Heard(*(torch.cat(parts) for parts in zip(*map(_parts, heard), strict=True)))
        all_in.gains = (all_in.gains - all_in.gains.mean()) / all_in.gains.std()
        for group in self.optimizer.param_groups:
            group["lr"] = self.plan.rate * (1 - done)
        for _ in range(self.plan.epochs):
            for some in torch.randperm(len(all_in.gains)).split(self.plan.minibatch):
                of = Heard(*(part[some] for part in _parts(all_in)))
                loss = self._loss(of, 1 - done, taught)
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.networks.parameters(), 0.5)
                self.optimizer.step()
        self.decisions += len(all_in.gains)
        self.rounds += 1
        share = max(0.01, 4 / (self.rounds + 8))
        with torch.no_grad():
            pairs = zip(self.average.parameters(), self.networks.parameters(), strict=True)
            for kept, new in pairs:
                kept.lerp_(new, share)

    def _loss(self, heard: Heard, left: float, taught: bool) -> Tensor:
        shares = torch.log_softmax(self.networks(heard.seen, heard.masks), -1)
        taken = shares.gather(1, heard.actions[:, None]).squeeze(1)
        missed = (self.networks.worth(heard.seen) - heard.worths).square().mean()
        if taught:
            return missed / 2 - taken.mean()
        ratio, clip = (taken - heard.logs).exp(), self.plan.clip
        clipped = ratio.clamp(1 - clip, 1 + clip)
        gained = torch.min(ratio * heard.gains, clipped * heard.gains).mean()
        mixed = -(shares.exp() * shares.masked_fill(~heard.masks, 0)).sum(1).mean()
        return missed / 2 - gained - self.plan.entropy * left * mixed

    # -- what has been learned --------------------------------------------------------------------

    def policy(self, note: str) -> Policy:
        """The average player as a policy that Bone Ace plays with NumPy alone."""
        linear = [layer for layer in self.average.player if isinstance(layer, nn.Linear)]
        layers = [(one.weight.detach().numpy().T, one.bias.detach().numpy()) for one in linear]
        first, bias = layers[0]
        scale = self.average.scale[: self.turned.size].numpy()
        layers[0] = first * scale[:, None], bias
        last, bias = layers[-1]
        layers[-1] = last * self.plan.sharper, bias * self.plan.sharper
        turned = self.turned
        alike = Alike(turned.places, turned.actions, turned.keys)
        return Policy.of(self.rooms[0].setting, layers, alike, note)

    def against_novice(self, many: int, seed: int) -> float:
        """The share of about this many matches that the average player wins against the novice."""
        won, played = 0.0, 0
        for seat, players in enumerate((["learner", "novice"], ["novice", "learner"])):
            room = matches(256, players)
            room.reset(seed=seed)
            ended = 0
            while ended < many / 2:
                turns, seen, legal = self.turned.seen(room)
                with torch.no_grad():
                    values = self.average(torch.from_numpy(seen), torch.from_numpy(legal))
                sharp = self.plan.sharper * values.numpy() + self.luck.gumbel(size=values.shape)
                room.step(self.turned.of_actions[turns, sharp.argmax(axis=1)])
                over = room.now.terminated | room.now.truncated
                ended += int(over.sum())
                won += float((room.now.rewards[over, seat] + 1).sum() / 2)
            played += ended
        return won / played


def _parts(heard: Heard) -> tuple[Tensor, ...]:
    return tuple(vars(heard).values())


def advantages(
    rewards: np.ndarray, ended: np.ndarray, seats: np.ndarray, worths: np.ndarray, ahead: float
) -> np.ndarray:
    """The advantage of each decision: the result less the expectation (Schulman and others, 2015).

    The value of the next position is that of the other seat if it moves: then its sign is changed.
    """
    found = np.zeros_like(rewards)
    later = np.zeros(rewards.shape[1], np.float32)
    for step in reversed(range(len(rewards))):
        sign = np.where(seats[step] == seats[step + 1], 1, -1) * ~ended[step]
        later = rewards[step] + sign * worths[step + 1] - worths[step] + ahead * sign * later
        found[step] = later
    return found
