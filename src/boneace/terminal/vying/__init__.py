"""Games of several contests with stakes at the terminal: stages, pots, bets and announcements."""
