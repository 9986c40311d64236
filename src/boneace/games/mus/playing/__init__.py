"""How the strong players of Mus decide: each lance is solved as a separate game, during play.

`hands` lists the hands by rank, `race` gives the value of stones on the way to the target, `tree`
is the betting of a lance, `learning` its compiled solver, `lances` a solved lance, `ranges` what
everybody can know about the hands, `bets` the decision, `talk` mus and discards.
"""
