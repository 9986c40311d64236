# Messages about the options, presets and seats of any game.
#
# Glossary. option: one rule that a table may set. preset: a named set of options. seat: a place at the
# table. The names of options, presets and values are notation and are the same in every language.

options-group-play = Play
options-group-cards = Cards
options-group-stakes = Stakes
options-group-hands = Hands
options-group-betting = Betting
options-group-match = Match
options-group-the-deal = The deal
options-group-naturals = Naturals
options-group-pool = Pool
options-group-game = Game
options-group-count = Count
options-group-signals = Signals
options-default = Default

options-cut-card = { WITHIN($who) } { $card }
options-cut = { $how }: { $turned }. { $who ->
    [you] You deal
   *[other] { $who } deals
} first.
options-cut-told = The cut for deal
options-cut-choice = By cutting the cards

options-so-many-seats = { $seats } { $seats ->
    [one] seat
   *[other] seats
}
options-from-to-seats = { $least } to { $most } seats
options-allows-bool = true or false
options-allows-int = a whole number from { $least } to { $most }
options-allows-odd = an odd number from { $least } to { $most }
options-allows-choice = one of { $values }

options-only-with = Takes effect only with { $needs }.
options-needed = { $values } ({ $option })
options-needed-value = “{ $text }”
options-did-you-mean = did you mean “{ $close }”?
options-there-are = choose from { $known }
options-not-allowed = option “{ $name }” must be { $allows }, not { $value }
options-allowed-kinds = option “{ $name }” allows a range of numbers, None for yes or no, or texts for a choice, not { $value }
options-no-option = { $game } has no option “{ $name }”: { $known }
options-no-preset = { $game } has no preset “{ $name }”: { $known }
options-missing = the option “{ $name }” is missing: `resolve` returns all options of a preset
options-preset-wrong = preset “{ $preset }”: { $why }
options-game-unreadable = the game “{ $name }” cannot be loaded from the package { $package }: { $why }
options-other-package = { $package } declares the package { $declared }
options-no-declaration = there must be a Declaration named DECLARATION in { $package }/declaration.py
options-other-name = the entry point is called “{ $name }”, but the declaration says name="{ $declared }"
options-no-game = there is no game “{ $name }”: { $known }
options-example = the game “{ $name }” is an example that is not installed: run pip install ./examples/{ $name } in a checkout of Bone Ace
options-no-bot = there is no bot “{ $name }”: { $known }
options-seats = { $game } needs { $many }, not { $seats }
options-seats-so = with these options { $game } needs { $many }, not { $seats }
options-cards-all = { $game } is always played with the whole pack
options-cards-few = { $seats } seats of { $game } need more than { $cards ->
        [one] one card
       *[other] these { $cards } cards
    }
options-cards-none = these rules of { $game } have no { $cards }
options-cards-wanted = cards in notation, as text or as a list
options-no-clause = the rule book of { $game } has no clause “{ $clause }”

## The values of an option that is on or off, in a rule book

options-true = yes
options-false = no
