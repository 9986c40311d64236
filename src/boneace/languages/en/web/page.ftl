# The page around the table: its header, the first page, the rule book, errors.
#
# Glossary. match: everything that is played to its end. deal: the cards are dealt once and
# played. seat: a place at the table. preset, set of rules: a named way to play a game.
# house rules: what a table changes in it. clause: a numbered statement of the rule book.

page-skip = Skip to the main content
page-title = { $title } – Bone Ace
page-main-navigation = Main
page-rules = Rules
page-settings = Settings
page-asking = Asking the server…
page-to-first = Home
page-not-found = Nothing here
    .text = There is no page at this address.

## The first page

page-lead = Play Thirty-one, Brag, Vingt-Un, Mus and their family: with friends, or against bots as strong as you like.
page-continue = Continue
page-gone = { $n ->
    [one] One match is
   *[other] { $n } matches are
  } no longer on this server; removed from the list.
page-just-now = just now
page-minutes-ago = { $n } min ago
page-hours-ago = { $n } h ago
page-games = Games
page-game-facts = { $seats } players · { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
  } of rules
page-play = Play { $game }
page-play-now = Play now
page-play-now-at = Play now: { $game }
page-set-up = Set up
page-with-friends = With friends
page-with-friends-at = With friends: { $game }
page-set-up-at = Set up a table: { $game }
page-rules-of = Rules: { $game }
page-own-figures = You: { $won } of { $played } won
page-finished-matches = Finished matches
page-finished = finished
page-won = won
page-lost = lost
page-your-turn = Your turn in deal { $deal }
page-deal = deal { $deal }
page-your-tables = Your tables
page-open-tables = Open tables
page-all-tables = Join a table
page-clubs = Clubs
page-new-club = Start a club
page-being-played = a match is being played
page-free-places = { $n ->
    [0] all places are taken
    [one] { $n } free place
   *[other] { $n } free places
  }
page-show-all = Show all { $n }
page-compare = Compare house rules
page-mine = Your matches
    .more = Your figures and all your matches

## The engine that is being compiled

page-engine-compiled = The engine is being prepared.
page-engine-note = { $note } You can play meanwhile.

## Errors

page-no-answer = The server does not answer. Is Bone Ace still running?
page-answered = The server answered { $status }.
page-away = Bone Ace cannot be reached
    .text = This page reconnects by itself as soon as it can. No match is lost: each goes on where it was.
