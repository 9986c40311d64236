"""The state of a match of Stop the Bus, the numbers of its moves, and the codes of its options."""

from boneace.games.options import codes, options_layout
from boneace.games.sent import coded
from boneace.games.stop_the_bus.declaration import DECLARATION
from boneace.games.stop_the_bus.sent import StopTheBusPhase
from boneace.kernel.states import layout

SEATS = 7
DEALING, TURN, SAYING, DONE = range(len(coded(StopTheBusPhase)))  # `phase`
# Moves 0…8 exchange one card (`boneace.games.swaps.rules`).
SWAP_ALL, STOP, CONTINUE = 9, 10, 11

ONE_OR_THREE, _ = codes(DECLARATION, "exchange")
AFTER_EXCHANGE, INSTEAD = codes(DECLARATION, "stop_when")

Options = options_layout(DECLARATION)
State = layout(
    [
        ("hands", "i8", SEATS),
        ("stock", "i8"),  # the cards not dealt: no card comes from it
        ("seen", "i8"),  # the cards that lie or have lain face up in this deal
        ("last_hands", "i8", SEATS),  # the hands shown at the end of the last deal
        ("alive", "i8"),  # sets of seats
        ("winners", "i8"),
        ("last_out", "i8"),
        ("deal", "i4"),
        ("turns", "i4"),  # begun in this deal
        ("last_changes", "i4", SEATS),  # in lives
        ("last_totals", "i2", SEATS),  # the values of the hands, -1 if none was shown
        ("own_total", "i2"),  # in views only: the value of the viewer's hand, or -1
        ("lives", "i1", SEATS),  # -1: out
        ("widow", "i1", 3),  # the cards on the table by slot, all face up
        ("phase", "i1"),
        ("turn", "i1"),
        ("stopper", "i1"),  # who stopped the bus, or -1
        ("dealer", "i1"),
        ("to_deal", "i1"),
        ("last_stopper", "i1"),
        ("held", "i1", SEATS),
        ("stock_left", "i1"),
        ("seen_by", "i1"),
        ("carried_over", "i1"),
    ]
)
