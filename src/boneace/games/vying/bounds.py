"""How long a round of vying in chips can last."""

from __future__ import annotations

from boneace.games.facts import Facts


def longest_round(options: Facts) -> int | None:
    """The most decisions of a round under the option `vying_limit`; None if there is no limit.

    Each raise goes up by one at least, so there are as many raises as chips in the limit. All but
    one may pass before the first, all but two match or drop between two of them, and all but one
    after the last.
    """
    others, raises = int(options.seats) - 1, int(options.vying_limit)
    if not raises:
        return None
    return others + raises + (raises - 1) * (others - 1) + others
