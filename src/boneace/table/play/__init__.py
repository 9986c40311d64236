"""Playing at the table: who is there, what each viewer is sent, the pace, bots, loading games."""
