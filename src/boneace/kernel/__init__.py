"""The parts that do not depend on a game: sets, the contract, the drivers, and compiling them."""
