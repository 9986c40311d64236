# Offers: what people at a match ask of each other, their answers, and what follows. Sentences, but a reason
# why something is refused is part of a sentence: no capital letter, no full stop.
#
# Glossary. offer: a question to the others at the match. undo: to take back your own last decision.
# stand in: a bot plays for a person who is gone, until that person is back.

offers-asks-undo = { $who } would like to take back the last move.
offers-asks-end = { $who } would like to end the match as it stands.
offers-asks-pause = { $who } would like to pause the match.
offers-asks-stand-in = { $who } would like a bot to play for those who are away.
offers-asks-hints = { $who } would like hints to be allowed.
offers-done-undo = { $who }: last move taken back.
offers-done-end = The match was ended by agreement.
offers-done-pause = The match is paused.
offers-done-stand-in = A bot plays for { $who } for now.
offers-done-hints = Hints are on in this match.
offers-declined = Declined by { $who }.
offers-withdrawn = Withdrawn by { $who }.
offers-late = Not everybody has answered the offer.
offers-moved = The match has gone on; the offer is void.
offers-ended = The match was ended by agreement. It stands as it is.

offers-spectators = spectators have no say: they have no seat
offers-over = the match is over
offers-out = you are out of the match
offers-one-at-a-time = another offer is waiting for an answer
offers-declined-already = this was declined; ask again when the match has gone on
offers-enough = that is enough for now: play on first
offers-not-your-last = only your own last decision can be taken back, as long as nobody has acted since
offers-answered = this can no longer be taken back after the move of { $who }: what somebody plays tells something about their cards. When the match is over, you can play on from any point of it
offers-something-told = this cannot be taken back: somebody has learned something through it
offers-daily = a daily deal is played to its end
offers-paused-already = the match is paused already
offers-hints-already = there are hints in this match already
offers-no-hints = there are no hints in this match: its host decides, and a daily deal has none
offers-paused = the match is paused
offers-not-paused = the match is not paused
offers-nobody-gone = nobody has been away for long enough
offers-gone = there is no such offer any more
offers-your-own = you have made this offer yourself
