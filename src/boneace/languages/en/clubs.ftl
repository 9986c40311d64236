# What cannot be done in a club or at one of its evenings, and why.

clubs-not-found = there is no such club
clubs-no-evening = there is no such evening
clubs-key = this link does not open the club any more
clubs-full = a club has at most { $most } members
clubs-host-only = only a host of the club can do that
clubs-last-host = a club needs a host: make somebody else one first
clubs-acting = { $name } was a host before: an acting host cannot change that
clubs-hosts-come = this is possible once no host has come for { $days } days, for those who were members before
clubs-no-member = nobody like that is in this club
clubs-name-taken = somebody in the club is already called “{ $name }”
clubs-only-members = join the club first
clubs-title = a name of 1 to { $most } characters is needed
clubs-too-many-rules = a club keeps at most { $most } sets of rules
clubs-no-rules = the club has no rules called “{ $name }”
clubs-rules-taken = the club already has rules called “{ $name }”
clubs-playing = a round is being played: wait for its end
clubs-closed = this evening is over
clubs-too-few = at least two people must be there
clubs-no-more-rounds = everything has been played: close the evening
clubs-no-table = this evening has no such table
clubs-result = a result has a number for each of the { $seats } seats
clubs-too-late = the next round of the knock-out has been drawn from this result
clubs-no-partners = nobody has a partner by these rules
clubs-partners-must = two play together by these rules: say how partners are drawn
clubs-partners-stay = partners stay together in a knock-out
