# A club: its members, its house rules, its evenings with their tables and results.

club-cannot-open = The club cannot be opened
club-join-anew = Join again
club-elsewhere = This is open on another page
club-new = A new club
club-new-about = A club has one link. Anyone who opens it gives a name and becomes a member; nobody needs an account.
club-title = Name of the club
club-retitle = Change the name
club-your-name = Your name
club-make = Make the club
club-door = { $n ->
    [one] Run by { $hosts }. { $n } member so far.
   *[other] Run by { $hosts }. { $n } members so far.
}
club-join = Join
club-invite = Invite
club-invite-text = Anyone who opens this link gives a name and becomes a member.
club-link = Link to this club
club-members = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
club-all-members = All { $n } members
club-host = host
club-more = More
club-acting = acting host
club-hosts-gone = No host has come since { $day }. You can become an acting host: you can then do what a host does, except remove the hosts the club already has.
club-take-over = Become acting host
club-only-host = You are the only host. Make someone else a host too, or save your own link: it opens the club for you on any device.
club-make-host = Make host
club-no-host = No longer host
club-remove = Remove
club-remove-of = Remove { $name }
club-remove-sure = They leave the club on every device. Their results stay.
club-removed = A host has removed you from this club.
club-of = { $does }: { $what }
club-rename = Change your name
club-save = Save
club-cancel = Cancel
club-move = Use another device
club-move-text = Open this link on the other device. Anyone who has it can act as you here, so do not share it.
club-own-link = Your own link
club-leave = Leave the club
club-leave-sure = You leave the club on all your devices. Your results stay. With the link to the club you can join again, as a new member.
club-leave-now = Leave for good
club-rules = Rules of the club
club-no-rules = None yet. Evenings can use the usual rules of any game.
club-add-rules = Add rules
club-rules-name = Name of these rules
club-rules-remove-sure = Evenings that are already planned keep these rules.
club-rules-taken = The club already has rules with this name.
club-rules-replace = Replace them
club-game = Game
club-evenings = Evenings
club-all-evenings = All { $n } evenings
club-no-evenings = None yet. A host plans them.
club-no-evenings-host = None yet. Plan the first.
club-plan = A new evening
club-plan-about = Several matches in a row: the seats of each round are drawn, and one table has all results.
club-plan-open = Plan an evening
club-plan-now = Plan it
club-plan-lacks = It needs a name first.
club-evening-title = Name of the evening
club-plays = What is played
club-size = Players at a table
club-system = Pairings
club-system-everybody = Everybody meets everybody
club-system-results = By results
club-system-knock-out = Knock-out
club-about-everybody = Tables are drawn so that as few people as possible meet again.
club-about-results = Players with similar results meet. At tables of two nobody meets the same opponent twice.
club-about-knock-out = The better half of each table advances, until one player is left.
club-rounds = Rounds
club-rounds-planned = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
club-partners = Partners
club-partners-evening = partners for the whole evening
club-partners-round = new partners every round
club-spare = A player without a table
club-spare-out = sits out, and gets their own average
club-spare-bot = plays with bots
club-patience = Begin without those who are missing
club-patience-none = when a host says so
club-patience-after = after { $n } minutes, with bots
club-rated = Rated
club-rated-about = Matches without bots change the ratings of the club. There are no hints.
club-is-rated = rated
club-seeded = The first round is drawn by rating, not at random
club-points = At each table the first gets 1 point, the last 0, those between them a share; those who tie share. A round without a table counts as the player’s own average. Where points are equal, total winnings decide.
club-points-knock-out = One point for every round survived. Where points are equal, total winnings decide; a tie at a table is decided at random.
club-ratings = Ratings
club-ratings-about = How strong each member is, judged by the rated matches, and how uncertain that is. Every match makes it more certain.
club-rating = Rating
club-player = Player
club-matches = Matches
club-course-of = From { $first } after the first match to { $last } now
club-state-gathering = { $n ->
    [one] The evening has not begun. { $n } person is here.
   *[other] The evening has not begun. { $n } people are here.
}
club-state-playing = Round { $round } is being played.
club-state-between = Round { $round } is over.
club-state-decided = Everything has been played.
club-state-closed = The evening is over.
club-winner = { $n ->
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
  }
club-evening-over = over
club-evening-deleted = This evening has been deleted.
club-delete = Delete the evening
club-delete-sure = Its rounds, results and tables are deleted for everyone. Ratings stay as they are.
club-delete-now = Delete for good
club-take-part = I take part
club-go-home = I leave
club-draw = Draw round { $round }
club-close = Close the evening
club-close-now = Close the evening now
club-are-here = Here: { $names }.
club-my-table = Go to my table: { $n }
club-you-are-out = You sit out this round.
club-you-go-on = You advance without playing.
club-guests = Who takes part: { $n }
club-round = Round { $n }
club-sit-out = { $n ->
    [one] { $names } sits out.
   *[other] { $names } sit out.
}
club-byes = { $n ->
    [one] { $names } advances without playing.
   *[other] { $names } advance without playing.
}
club-table = Table { $n }
club-sides = { $first } against { $second }
club-table-waiting = waiting
club-table-playing = playing
club-table-over = over
club-bot = Bot
club-missing = (missing: a bot played)
club-start = Begin now
club-correct = Enter result
club-correct-about = What each player has won. Everybody sees that you entered it.
club-corrected = Entered by { $name }
club-review = Review
club-standing = Standings so far
club-final = Final standings
club-rank = Rank
club-points-column = Points
club-won = Won
club-firsts = First
club-outs = Sat out
club-gone = (gone)
club-share = Show the evening to others
club-share-text = Anybody with this link can read the results. Nobody needs a key for that.
club-evening-link = Link to this evening
club-csv = CSV
club-json = JSON
club-print = Print
