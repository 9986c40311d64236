"""Playing at the table: who is there, what is sent to whom, the pace, bots, loading games."""
