"""The faces of cards as SVG, for notebooks: the drawings of the page, kept in `faces.json`.

`npm run cards` in `web/` writes that file from the page's own modules. A drawing has no class, no
id and no style sheet, so it looks the same in every program and does not affect its surroundings.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

WIDTH, HEIGHT = 60, 84
"""The size of a card in a picture."""
STEP = 66
"""The distance from one card in a row to the next."""

_SCALE = WIDTH / 100
_PART = re.compile(r"@(\d+)")


@cache
def _kept() -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(files("boneace").joinpath("faces.json").read_bytes())
    return kept


@cache
def _marks(text: str, kind: str) -> str:
    """The drawing on a card; an unknown card shows its back."""
    kept = _kept()
    drawn: str = kept[kind].get(text) or kept["back"]["??"]
    return _PART.sub(lambda found: kept["parts"][int(found[1])], drawn)


def face(text: str, kind: str, x: float = 0, y: float = 0) -> str:
    """A card in notation (`7H`; `??` is a card face down) with its upper left corner at x, y."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({_SCALE})"><title>{escape(text)}</title>'
        f'<rect x=".5" y=".5" width="99" height="139" rx="7" fill="{_kept()["paper"]}" '
        f'stroke="#9aa3ab"/>{_marks(text, kind)}</g>'
    )


def row(cards: Iterable[str], kind: str) -> str:
    """Cards side by side as an SVG document; "" without cards."""
    shown = list(cards)
    if not shown:
        return ""
    width = STEP * (len(shown) - 1) + WIDTH
    drawn = "".join(face(card, kind, STEP * place) for place, card in enumerate(shown))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{HEIGHT}" '
        f'viewBox="0 0 {width} {HEIGHT}" role="img" aria-label="{escape(" ".join(shown))}">'
        f"{drawn}</svg>"
    )
