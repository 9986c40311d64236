"""What knows no game: sets, the contract, the drivers that run any game, and their compiling."""
