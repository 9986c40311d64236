"""How the strong players of Mus decide: each lance solved as a game of its own, at the table.

`hands` lists the hands by rank, `race` says what stones are worth on the way to the target, `tree`
is the betting of a lance, `learning` its compiled solver, `lances` a solved lance, `ranges` what
everybody can know of the hands, `bets` the decision, `talk` mus and discards.
"""
