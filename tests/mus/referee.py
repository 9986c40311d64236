"""A referee that follows a match of Mus from its first card to its last, in plain Python from the
statements of the rule book: at every point the turn, the legal moves and the stones."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from .hands import PACK, Options, basic, has, winner

Wanted = tuple[int | str, set[str]]
Play = Generator[Wanted, str, None]

LANCES = ["grande", "chica", "pares", "juego"]


@dataclass
class Bet:
    """The state of the betting of a lance."""

    accepted: int = 0
    offered: bool = False
    declined_to: int | None = None  # the seat whose bet nobody accepted
    inside: list[int] = field(default_factory=list)  # the seats in the accepted bet


class GameOver(Exception):
    """A side has reached the target: the game ends at once."""


class Referee:
    """One match. `match()` asks for cards and moves one after another."""

    def __init__(self, seats: int, dealer: int, options: Options) -> None:
        self.seats, self.dealer, self.o = seats, dealer, options
        self.alone = options["sides"] == "alone"
        self.sides = seats if self.alone else 2
        self.stones = [0] * self.sides
        self.games = [0] * self.sides
        self.deal = 0
        self.running = bool(options["corrido"])  # B-MUS-16: only before the first mus is cut
        self.winners: list[int] = []
        self.stock: set[str] = set()
        self.discards: set[str] = set()
        self.hands: dict[int, list[str]] = {}
        self.bets: dict[str, Bet] = {}

    # --- seats and sides ----------------------------------------------------------------------

    def side(self, seat: int) -> int:
        return seat if self.alone else seat % 2

    def after(self, seat: int) -> list[int]:
        """The other seats in turn from the one after this."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def in_turn(self) -> list[int]:
        """All seats, from the eldest to the dealer (MUS-14)."""
        return [*self.after(self.dealer), self.dealer]

    # --- the match ----------------------------------------------------------------------------

    def match(self) -> Play:
        need = self.o["games"] // 2 + 1  # MUS-06: the best of this many
        while True:
            self.deal += 1
            try:
                yield from self.one_deal()
            except GameOver:
                self.stones = [0] * self.sides
                if need in self.games:
                    won = self.games.index(need)
                    self.winners = [seat for seat in range(self.seats) if self.side(seat) == won]
                    return
            self.dealer = (self.dealer + 1) % self.seats  # B-MUS-17

    def take(self, side: int, stones: int) -> None:
        self.stones[side] += stones
        if self.stones[side] >= self.o["target"]:  # MUS-05, B-MUS-11: at once
            self.win_game(side)

    def win_game(self, side: int) -> None:
        self.games[side] += 1
        raise GameOver

    # --- a deal -------------------------------------------------------------------------------

    def one_deal(self) -> Play:
        self.stock, self.discards, self.bets = set(PACK), set(), {}
        self.hands = {seat: [] for seat in self.in_turn()}
        for _ in range(4):
            for seat in self.in_turn():
                yield from self.serve(seat)
        while (yield from self.all_want_mus()):
            yield from self.exchange()
        for lance in LANCES:
            if lance == "juego" and not self.able("juego"):
                lance = "punto"
            self.bets[lance] = Bet()
            if self.can_be_bet(lance):
                yield from self.betting(lance)
        self.count(self.bets)

    def serve(self, seat: int, kept_out: set[str] | None = None) -> Play:
        if not self.stock:  # MUS-19
            self.stock = self.discards - (kept_out or set())
            self.discards -= self.stock
        card = yield "chance", set()
        self.stock.remove(card)
        self.hands[seat].append(card)

    def all_want_mus(self) -> Generator[Wanted, str, bool]:
        for seat in self.in_turn():
            if (yield seat, {"mus", "no mus"}) == "no mus":
                if self.running:
                    self.dealer = (seat - 1) % self.seats
                    self.running = False
                return False
        if self.running:
            self.dealer = (self.dealer + 1) % self.seats
        return True

    def exchange(self) -> Play:
        """All discard, then each is served in one block (MUS-17, B-MUS-12)."""
        thrown: dict[int, set[str]] = {}
        for seat in self.in_turn():
            hand = self.hands[seat]
            legal = {
                "discard " + " ".join(sorted(cards))
                for number in (1, 2, 3, 4)
                for cards in combinations(hand, number)
            }
            thrown[seat] = set((yield seat, legal).split()[1:])
            self.hands[seat] = [card for card in hand if card not in thrown[seat]]
            self.discards |= thrown[seat]
        for seat in self.in_turn():
            alone = seat == self.dealer and self.o["stock_from"] == "others"
            for _ in thrown[seat]:
                yield from self.serve(seat, thrown[seat] if alone else None)

    # --- betting ------------------------------------------------------------------------------

    def able(self, lance: str) -> list[int]:
        return [seat for seat in self.in_turn() if has(lance, self.hands[seat], self.o)]

    def can_be_bet(self, lance: str) -> bool:
        """B-MUS-08: each side must have a player with it."""
        return len({self.side(seat) for seat in self.able(lance)}) > 1

    def betting(self, lance: str) -> Play:
        openings = {"paso", "ordago", *(f"envido {n}" for n in range(2, 41))}
        for seat in self.able(lance):
            text = yield seat, openings
            if text != "paso":
                yield from self.answers(lance, seat, text)
                return

    def opponents(self, lance: str, bettor: int) -> Iterator[int]:
        able = self.able(lance)
        return (s for s in self.after(bettor) if s in able and self.side(s) != self.side(bettor))

    def answers(self, lance: str, bettor: int, text: str) -> Play:
        """From the first bet to the end of the lance."""
        bet = self.bets[lance]
        bet.offered = True
        pending = int(text.split()[1]) if text != "ordago" else 0
        ordago = text == "ordago"
        while True:
            legal = {"quiero", "no quiero"}
            if not ordago:
                legal |= {"ordago", *(f"reenvido {n}" for n in range(1, 41))}
            bet.inside = [bettor]
            for seat in self.opponents(lance, bettor):
                text = yield seat, legal
                if text == "quiero":
                    bet.inside.append(seat)
                if self.is_settled(text):
                    break
            if text == "ordago" or text.startswith("reenvido"):
                bet.accepted, bettor = pending, seat  # B-MUS-03, B-MUS-06
                ordago = text == "ordago"
                pending += 0 if ordago else int(text.split()[1])
                continue
            break
        if len(bet.inside) == 1:
            bet.declined_to = bettor
            deje, bet.accepted = max(bet.accepted, 1), 0
            self.take(self.side(bettor), deje)  # MUS-42: at once
        elif ordago:
            self.showdown(lance)
        else:
            bet.accepted = pending

    def is_settled(self, text: str) -> bool:
        """Whether an answer ends the question, so that later seats are not asked."""
        if text == "quiero":
            return not (self.alone and self.o["takers"] == "any")
        return text != "no quiero" or (self.o["answer"] == "first" and not self.alone)

    def showdown(self, lance: str) -> None:
        """An órdago was accepted (MUS-45)."""
        if self.o["ordago_settles"] == "counted":  # B-MUS-07
            self.count({name: bet for name, bet in self.bets.items() if name != lance})
        self.win_game(self.side(self.best(lance, self.bets[lance].inside)))

    # --- the count ----------------------------------------------------------------------------

    def best(self, lance: str, among: list[int] | None = None) -> int:
        """The seat with the best hand, of all or of those in the bet (and their partners)."""
        able = self.able(lance)
        if among is not None and self.alone:
            able = [seat for seat in able if seat in among]
        found = winner(lance, {seat: self.hands[seat] for seat in able}, self.o)
        assert found is not None
        return found

    def count(self, bets: dict[str, Bet]) -> None:
        """Lance by lance in order (B-MUS-11)."""
        for lance, bet in bets.items():
            if self.able(lance):
                self.count_lance(lance, bet)

    def count_lance(self, lance: str, bet: Bet) -> None:
        if lance in ("grande", "chica"):
            if bet.declined_to is None:
                among = bet.inside if bet.accepted else None
                self.take(self.side(self.best(lance, among)), bet.accepted or 1)
            return
        extra = self.o["pass_pays"] == "literal" and not bet.offered  # B-MUS-04
        holder = self.best(lance) if bet.declined_to is None else bet.declined_to
        if self.alone and bet.accepted:
            self.take(self.side(self.best(lance, bet.inside)), bet.accepted)
            self.take(self.side(holder), self.basics(lance, holder))
            return
        self.take(self.side(holder), self.basics(lance, holder) + bet.accepted + extra)

    def basics(self, lance: str, holder: int) -> int:
        """The basic values of the side that has won a lance (B-MUS-05)."""
        mine = [seat for seat in self.able(lance) if self.side(seat) == self.side(holder)]
        values = [basic(lance, self.hands[seat], self.o) for seat in mine]
        together = self.o["partner_counts"] and lance != "punto"
        return sum(values) if together else max(values)
