"""The numbers that rules, states and views agree on. The whole contract is `boneace.contract`."""

CHANCE, OVER = -1, -2
SPECTATOR = -1
ALL_HANDS = -2  # as a viewer: a person who may see everything, like the reader of a record
SEEN_BY_NOBODY = 127  # `seen_by` of a spectator's view
FACE_DOWN, EMPTY = -2, -1  # instead of a card's number: the card is unknown; there is no card
MAX_MOVES = 63
