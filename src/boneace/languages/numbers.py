"""Numbers as people read them."""

from __future__ import annotations


def percent(share: float) -> str:
    """A share in per cent: a whole number, but with one decimal where it is small.

    >>> percent(0.537), percent(0.031), percent(0.0)
    ('54', '3.1', '0')
    """
    hundredths = 100 * share
    return f"{hundredths:.1f}" if 0.05 <= abs(hundredths) < 9.95 else f"{hundredths:.0f}"


def signed(number: float, digits: int = 2) -> str:
    """A number with its sign, a real minus, and this many digits after the point.

    >>> signed(0.125), signed(-3.0), signed(-0.001)
    ('+0.12', '−3.00', '0.00')
    """
    found = f"{number:+.{digits}f}"
    return found[1:] if float(found) == 0 else found.replace("-", "−")
