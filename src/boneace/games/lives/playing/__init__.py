"""How the master of games for lives plays: policies learned by self-play, and search with
beliefs."""
