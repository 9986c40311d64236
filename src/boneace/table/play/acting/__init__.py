"""Acting in time: bots and their workers, the pace, waiting before the next deal, clocks."""
