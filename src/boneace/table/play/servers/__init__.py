"""One match on several servers: the news between them, and what each sends to the others."""
