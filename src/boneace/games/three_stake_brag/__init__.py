"""Three-Stake Brag: the Bragg of 1721, three pots in every deal."""
