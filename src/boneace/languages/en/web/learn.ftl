# The first deal of a game, played with a coach.

learn-title = Your first deal: { $game }
learn-go-on = Go on
learn-yours = Your move.
learn-listen = Go on with the lesson first
learn-not-now = You may play that in a real match. Here, do what the lesson says.
learn-play = Play now
learn-again = Once more
learn-none = No lesson
learn-clause = Rule { $clause }
learn-link = Learn
    .of = Learn { $game }: your first deal
    .first = Learn with a first deal
