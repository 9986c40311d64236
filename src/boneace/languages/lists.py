"""Lists in a sentence, joined as the language spoken does. No other Python code joins lists."""

from __future__ import annotations

import re
from collections.abc import Sequence

from boneace.languages import say
from boneace.languages.forms import Heard

# In Spanish the word before the last part changes with the sound that follows it: “Ana e Inés”,
# but “agua y hielo”; “siete u ocho”. The catalogue has a message for each.
_SOUND_I = re.compile(r"h?[ií](?![aeoáéó])", re.IGNORECASE)
_SOUND_O = re.compile(r"h?[oó]|8|11(?!\d)", re.IGNORECASE)


def listed(parts: Sequence[str]) -> str:
    """Parts joined by “and”, such as names or cards; “” if there are none. The reader comes first.

    >>> listed(["Ann", "Ben", "Cleo"])
    'Ann, Ben and Cleo'
    """
    if len(parts) < 2:
        return parts[0] if parts else ""
    for yourself in parts:
        if isinstance(yourself, Heard):
            others = [part for part in parts if part is not yourself]
            within = _listed([yourself.within, *others])
            return Heard(_listed([str(yourself), *others]), "among", within)
    return _listed(parts)


def _listed(parts: Sequence[str]) -> str:
    first, last = ", ".join(parts[:-1]), parts[-1]
    if _SOUND_I.match(last):
        return say("lists-and-before-i", first=first, last=last)
    return say("lists-and", first=first, last=last)


def either(parts: Sequence[str]) -> str:
    """Parts joined by “or”, such as moves; “” if there are none.

    >>> either(["fold", "match", "raise"])
    'fold, match or raise'
    """
    if len(parts) < 2:
        return "".join(parts)
    first, last = ", ".join(parts[:-1]), parts[-1]
    if _SOUND_O.match(last):
        return say("lists-or-before-o", first=first, last=last)
    return say("lists-or", first=first, last=last)
