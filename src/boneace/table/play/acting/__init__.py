"""Acting in time: bots and where they think, the pace, what the next deal waits for, clocks."""
