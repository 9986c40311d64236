"""Rules run by Python: for words and pictures, which ask after one hand at a time.

A compiler would keep them waiting for longer than they take, and what is said of a hand has to
follow the very rule that scores it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

from boneace.kernel.sets import PRIMITIVES

Rule = Callable[..., Any]


@cache
def plain(rule: Rule) -> Rule:
    """The same rule uncompiled, and all rules that it calls.

    Options may be anything with their fields, such as the namespace of `games.facts`; numbers may
    come back as NumPy's.
    """
    source = getattr(rule, "py_func", rule)
    names = dict(source.__globals__)
    for name in source.__code__.co_names:
        used = names.get(name)
        if not callable(used):
            continue
        if used in PRIMITIVES:
            names[name] = PRIMITIVES[used]
        elif hasattr(used, "py_func"):
            names[name] = plain(used)
    return FunctionType(source.__code__, names, source.__name__, source.__defaults__)
