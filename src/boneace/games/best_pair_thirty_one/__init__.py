"""Best, Pair and Thirty-one: Robert Reid’s two-player game of three contests in every deal."""
