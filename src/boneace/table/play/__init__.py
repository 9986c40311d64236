"""Playing at the table: presence, the messages to each viewer, the pace, bots, loading games."""
