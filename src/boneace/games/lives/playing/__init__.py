"""How the master of games for lives plays: policies learned by playing, and search with belief."""
