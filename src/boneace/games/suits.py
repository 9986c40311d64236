"""A pack of 52 as a set: four suits of thirteen bits each, the ace the lowest bit of each."""

#: The ranks of one suit; `hand >> 13 & SUIT` are those of the second.
SUIT = 0x1FFF
#: The four aces; shifted by a rank, the four cards of that rank.
ACES = 1 | 1 << 13 | 1 << 26 | 1 << 39
