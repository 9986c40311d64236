"""The number of cards in the stock: in a view the set `stock` also has hidden cards of hands."""

import numpy as np

from boneace.kernel.sets import hot_rule, size


@hot_rule
def left_in_stock(s):
    """The number of cards left in the stock, the same in a state and in any view of it."""
    return np.int64(s.stock_left) if s.seen_by else np.int64(size(s.stock))
