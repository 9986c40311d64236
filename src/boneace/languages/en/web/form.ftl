# The form of a new match: seats, rules, house rules.

form-title = New match
form-title-of = New match of { $game }
form-heading = New match: { $game }
form-no-game = No such game
    .text = This table does not have that game.

## Seats

form-seats = Seats
form-passes = The turn passes down this list.
form-watching = You have no seat: you will watch.
form-name-at = Name at seat { $n }
form-who-at = Who sits at seat { $n }
form-remove = Remove seat { $n }
form-add = Add a seat
form-more-seats = With these rules { $n } play. More can play by the rules “{ $preset }”.
form-choose-preset = Play “{ $preset }” with { $n ->
    [one] one more seat
   *[other] { $n } more seats
}
form-wait = Maximum wait for friends
    .meaning = The next deal starts when everybody has looked at the result. The limit counts from the moment the first player is ready.
form-wait-unlimited = No limit
form-wait-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  }
form-clock = Clock
    .meaning = Only people have one. When the time is up, a bot plays on until the player is back.
form-clock-none = No clock
form-clock-move = { $n ->
    [one] { $n } second a move
   *[other] { $n } seconds a move
  }
form-clock-bank = { $n ->
    [one] { $minutes } minutes, and { $n } second a move
   *[other] { $minutes } minutes, and { $n } seconds a move
  }
form-away = A bot may play for a player who is away
    .meaning = The others decide together.
form-away-never = Never
form-away-seconds = { $n ->
    [one] After { $n } second
   *[other] After { $n } seconds
  }
form-first-dealer = First dealer
form-seat = Seat { $n }
form-player = Player { $n }
form-your-name = Your name
form-asks-name = What should the others call you? This browser remembers the name. Without one you are a guest.
form-opponents = About the opponents

## Rules

form-rules = Rules
form-house-rules = House rules
form-as-set = none changed
form-changed = { $n } changed
form-reset-all = Reset all
form-rules-link = A link that carries these rules
form-start = Start
form-less = Less: { $option }
form-more = More: { $option }
form-changed-from = changed from “{ $value }”
form-reset = Reset
form-reset-option = Reset { $option }
# Below an option: the clause of the rules it comes from, and how many more there are.
form-rule = Rule { $clause }
form-rules-more = { $n } more
form-value-none = none
form-value-yes = yes
form-value-no = no
form-opens = Open every card at the end
    .meaning = Also those that the rules never show. Anybody can then check the whole match.
