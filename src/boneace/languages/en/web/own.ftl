# The matches of a browser: figures, the list, records, and forgetting a match.

own-played = Played
own-won = Won
own-mean = Average per match
own-best = Best match
own-of = { $game }, { $date }
own-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
  }
own-going = goes on
own-review = Review
    .of = Review: { $match }
own-go-on = Go on
    .of = Go on: { $match }
own-record = Record
    .of = Record: { $match }
own-forget = Forget
    .of = Forget: { $match }
own-forget-title = Forget this match of { $game }?
own-forget-alone = Only bots played with you: the match is deleted from the server. That cannot be undone.
own-forget-shared = Other people have this match too. Your name in it becomes “Somebody”, and your link to it stops working. It is deleted once everybody who played has forgotten it.
own-forget-export = Save its record first if you want to keep it.
own-cancel = Cancel
own-lead = These are the matches played in this browser; you need no account. Each shows what you and the others won or lost.
    .stake = In games where players go out, everybody pays one stake into the match, and the winner takes them all: with four players, +3 or −1.
own-missing = { $n ->
    [one] One match of this browser is
   *[other] { $n } matches of this browser are
  } no longer on this server.
own-by-game = By game
own-by-company = By opponent
own-game = Game
own-company = Against
own-all-games = All games
own-export = Save all as records
own-packing = Packing…
own-list = All matches: { $n }
own-pages = Pages
own-newer = Newer
own-older = Older
own-page = Page { $n } of { $of }
own-none = No match has been played in this browser yet.
    .more = Every match that you play is listed here with its result. You can review your decisions, save its record, and see how you do at each game and against each opponent.
own-deleted = The match is deleted.
own-left = Your name is no longer in the match.
own-company-friends = friends
own-company-outside = programs
own-company-mixed = bots of several levels
