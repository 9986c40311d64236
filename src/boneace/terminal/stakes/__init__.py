"""Games of several contests with stakes at the terminal: stages, pots, what is bet and said."""
