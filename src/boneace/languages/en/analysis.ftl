# Hints and reviews: what moves are worth.
#
# Glossary. hint: what each legal move is worth, told during a match. review: the same of every decision
# of a match, afterwards. loss: how much worse a move is than the best one. luck: what cards and other
# players have brought. playout: a match played on in a world that a seat's view leaves possible.

analysis-not-to-move = seat { $seat } is not to move: it is the turn of { $who }

## Why a move is good or not

analysis-why-only = The only move.
analysis-why-best = The best: expected result { $worth }, which is { $apart } more than { $other }.
analysis-why-best-chance = The best: wins { $chance } % of matches, { $apart } percentage points more than { $other }.
analysis-why-close = Seems the best, but { $other } may be as good: expected result { $worth }.
analysis-why-close-chance = Seems the best, but { $other } may be as good: wins { $chance } % of matches.
analysis-why-even = May be as good as { $other }: expected result { $worth }.
analysis-why-even-chance = May be as good as { $other }: wins { $chance } % of matches.
analysis-why-less = Expected result { $worth }, which is { $apart } less than { $other }.
analysis-why-less-chance = Wins { $chance } % of matches, { $apart } percentage points less than { $other }.
analysis-why-deal = { $kind ->
    [both] This deal then brings a gain in { $gains } % of cases and a loss in { $loses } %.
    [gain] This deal then brings a gain in { $gains } % of cases.
   *[loss] This deal then brings a loss in { $loses } % of cases.
}
analysis-hint-hand = Hand of { $who }: about { $middle }; half the time { $low } to { $high }.

## `boneace review`

analysis-help = review a match: what each decision was worth
analysis-about = Review a record (.toml) or many (.jsonl): value every decision by what its player knew then, and tell
    luck from mistakes. A match that is not over is reviewed as far as it goes. The exit status is 2 if
    a record cannot be read or replayed; the others in the file are still reviewed.
analysis-json = print one JSON object for each record: every move of every decision, and more
analysis-svg = draw what each seat could expect, event by event, into FILE.svg
analysis-seat = value only the decisions of seat N
analysis-playouts = playouts for each decision (8000, fewer in a very long match); more take longer and tell smaller differences
analysis-jobs = value the decisions in this many processes instead of threads of one; with --ray the most decisions valued at the same time
analysis-a-plot = a plot
analysis-one-svg = --svg draws one match: this is another one in the same file
analysis-running = { $done } of { $of } decisions

## A review in words

analysis-of = { $game } ({ $preset }): { $players }
analysis-not-over = The match is not over: it is reviewed up to its last event.
analysis-how-sure = { $sure ->
    [exact] Values are exact.
    [abstract] Values are exact for a simpler game, and approximate for this one.
   *[rollout] Values are estimates from playouts: this game is not solved. ± is an interval of 95 %.
}
analysis-column-seat = player
analysis-column-result = result
analysis-column-start = at the start
analysis-column-luck = luck
analysis-column-loss = mistakes
analysis-column-decisions = decisions
analysis-column-mistakes = with a loss
analysis-column-deal = deal
analysis-column-made = made
analysis-column-best = best
analysis-column-chance = matches lost
analysis-percent = { $share } %
analysis-no-mistakes = No decision lost anything that can be detected.
analysis-worst = { $all ->
    [one] One decision lost something:
   *[other] { $all } decisions lost something; the { $count } that lost most:
}
analysis-card = { $card } { $share } %
analysis-believed-before = Deal { $deal }, before { $who } made “{ $made }”: { $other } most likely holds { $cards }.
analysis-believed-after = Deal { $deal }, at the next decision of { $who }: { $other } most likely holds { $cards }.
analysis-believed-count = The hand counts { $middle }, half the time { $low } to { $high }.
analysis-plot = What each player could expect: { $players }
analysis-plot-events = Events of the match, from left to right. A dot is a decision that lost something.
analysis-plot-lost = Deal { $deal }: { $made } instead of { $best }, loss { $loss }
