"""What the states and the views of every game have in common, for rules to use."""

from boneace.kernel.contract import SEEN_BY_NOBODY
from boneace.kernel.sets import rule, size


def common_fields(seats: int, more: int = 0) -> list[tuple[str, str] | tuple[str, str, int]]:
    """The fields that every state has, for `layout`: see the list in `boneace.contract`.

    `more` sets of cards follow those of the seats in `hands`.
    """
    return [
        ("hands", "i8", seats + more),
        ("stock", "i8"),
        ("deal", "i4"),
        ("dealer", "i1"),
        ("turn", "i1"),
        ("carried_over", "i1"),
        ("held", "i1", seats + more),
        ("stock_left", "i1"),
        ("seen_by", "i1"),
    ]


@rule
def begin_view(s, seat):
    """Begin the view of a seat, or of SPECTATOR: whose it is, and how many cards lie where.

    Returns False for a view, which must stay as it is. Hide cards after this.
    """
    if s.seen_by:
        return False
    s.seen_by = seat + 1 if seat >= 0 else SEEN_BY_NOBODY
    s.stock_left = size(s.stock)
    for place in range(len(s.hands)):
        s.held[place] = size(s.hands[place])
    return True


@rule
def hide_hand(s, place, known):
    """Hide the cards of a hand: they go to the stock, except those that the viewer knows."""
    s.stock |= s.hands[place] & ~known
    s.hands[place] &= known
