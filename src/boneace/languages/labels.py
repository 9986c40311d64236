"""The label of a move, as it stands within a sentence."""

from __future__ import annotations

from boneace.languages import current
from boneace.languages.codes import CAPITAL_NOUNS


def within(label: str, *, whole: bool = False) -> str:
    """A label without its capital, or (`whole`) without any; German keeps them, for its nouns.

    >>> within("Raise to 3")
    'raise to 3'
    """
    if current() in CAPITAL_NOUNS:
        return label
    return label.lower() if whole else f"{label[:1].lower()}{label[1:]}"
