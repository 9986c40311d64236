# Tables of friends: coming in, places, talk, votes, and what was played.
#
# Glossary. table: where friends meet; matches are played at it. place: a chair at the table. host:
# the person who runs the table. bot: a player that is a program.

table-of = { $host }’s table
table-of-evening = { $title }, table { $n }
table-free = { $n ->
    [0] all places are taken
    [one] { $n } free place
   *[other] { $n } free places
  }
table-sit-there = { $n ->
    [one] { $names } sits there.
   *[other] { $names } sit there.
  }
table-door-playing = A match is being played. You can join the next one.
table-door-closed = The host has closed this table to new people.
table-name = Your name
table-come-in = Join

## Places

table-sit = Sit here
table-sit-at = Sit here: place { $n }
table-free-place = free
table-stand = Stand up
table-put-bot = Add a bot
table-put-bot-at = Add a bot: place { $n }
table-bot = Bot
table-change = Change
table-level = Level
table-take-away = Remove
table-about = { $what }: { $whom }
table-host = host
table-away = away
table-silenced = silenced
table-is-bot = bot

## In the middle

table-start = Start
table-start-bots = { $n ->
    [one] A bot takes the free place.
   *[other] Bots take the { $n } free places.
  }
table-nobody = Take a place to begin.
table-awaits = The match begins by itself when all players are here.
table-playing = A match is being played.
table-go = Go to the match
table-watch = Watch
table-no-watch = The host does not allow watching.
table-fixed = Places and rules are set for this evening.
table-to-evening = To the evening
table-house = { $n ->
    [one] { $n } house rule
   *[other] { $n } house rules
  }
table-change-rules = Change the game or the rules
table-game = Game
table-places = Places
table-manners = At this table
table-watchers = People without a place may watch
table-newcomers = New people may join
    .meaning = If not, only those who are here now can come back.
table-listed = Show it in the list of open tables
    .meaning = Then strangers find it and can join.
table-bots = Programs may join with the link
    .meaning = They are labelled as bots. A table in the list of open tables has none.
table-save = Save
table-cancel = Cancel

## Inviting

table-invite = Invite friends
table-invite-text = Anyone who opens the link gives a name and sits down. Nobody needs an account.
table-invite-evening = The places are set: only those who take part in the evening play here. Others may watch with this link, if the table lets them.
table-link = Link to this table
table-copy-link = Copy the link
table-code = Code
table-picture = QR code
table-picture-of = QR code of the link to this table
table-share = Share…
table-share-text = Come and play { $game } with me.
table-move = Move my seat to another device
table-move-text = Open this link on the other device, or scan the picture with it. Anyone who has it can take your seat, so do not share it.
table-own-link = Link to your seat
table-own-picture = QR code of the link to your seat

## What next

table-next = What next?
table-next-about = The next match begins as soon as everybody who has a place and is here has voted.
table-again = Same again: { $game }
table-votes = { $n ->
    [0] no votes
    [one] { $n } vote
   *[other] { $n } votes
  }
table-played = Played here
table-player = Player
table-matches = Matches
table-firsts = Won
table-review = Review

## People

table-people = People
table-more = More
table-watching = { $n ->
    [one] { $n } visitor is watching.
   *[other] { $n } visitors are watching.
  }
table-mute = Hide messages
table-unmute = Show messages
table-silence = Silence
table-unsilence = Let speak
table-hand-over = Make host
table-host-away = The host is away.
table-take-over = Become the host
table-rename = Change your name
table-remove = Send away
table-remove-sure = They lose their place, and can come back only with the link.
table-keep = No, stay
table-sent-away = The host has sent you away from this table.
table-give-up = Abandon the match
table-give-up-sure = This match stays unfinished, at its own address. The table goes on.
table-leave = Leave this table
table-leave-sure = You give up your place for good.
table-leave-now = Leave
table-stay = Stay

## Talk

table-talk = Talk
table-talk-new = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
  }
table-talk-here = Open the talk here
table-close-talk = Close the talk
table-say = Say something
table-send = Send
table-phrases = Phrases
table-nothing-said = Nobody has said anything yet.
table-not-sent = Not sent: there is no connection.
table-said-lost = This did not arrive: the connection was lost. You can send it again.
table-you-are-silenced = The host has silenced you.
table-here = { $n ->
    [one] { $n } person is here
   *[other] { $n } people are here
  }
table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-well-played = Well played!
table-phrase-thanks = Thanks!
table-phrase-sorry = Sorry!
table-phrase-wow = Wow!
table-phrase-one-moment = One moment, please.
table-phrase-take-your-time = Take your time.
table-phrase-again = Another one?
table-phrase-goodbye = Goodbye!

## Other tables, and none

table-cannot-open = This table cannot be opened
table-come-anew = Join again
table-elsewhere = This table is open in another tab
    .text = Only the newest page that uses your seat stays connected.
table-none-open = No table is open to everybody at the moment.
table-open-new = Open a table
    .about = Invite friends with a link, or show the table in this list.
table-with-code = The code of a table
