# What is settled among the people at a match: offers, clocks, who is here.
#
# Glossary. offer: a question to the others at the match. away: not connected.

people-clock = { $time } left
people-seconds-left = { $n ->
    [one] { $n } second left.
   *[other] { $n } seconds left.
  }
people-away = away
people-away-for = { $n ->
    [one] away for { $n } minute
   *[other] away for { $n } minutes
  }
people-is-away = { $who } is away
people-bot = a bot plays
people-offer = Ask the others…
people-choices = Match options
people-offer-title = Offer
people-offer-open = There is an offer already.
people-undo = Take back my last move
people-pause = Pause the match
people-stand-in = Let a bot play for those who are away
people-hints = Allow hints
people-end = End the match as it stands
people-end-sure = It cannot be taken back.
people-play-on = Play on
people-agree = Agree
people-decline = Decline
people-withdraw = Withdraw
people-waits-for = Waiting for { $who }.
people-paused = The match is paused.
people-goes-on = The match goes on.
people-resume = Go on
people-ended = The match was ended by agreement.
people-bot-for-you = A bot plays for you.
people-here = I am back
