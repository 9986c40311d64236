# The environments for PettingZoo and Gymnasium.

env-libraries-needs = { $library } is not installed: pip install 'boneace[env]'
env-libraries-needs-other = { $library } is not installed: pip install { $package }
env-libraries-limit-twice = limit and max_cycles mean the same: give one of them
env-libraries-no-match = none of { $tries } matches in a row has a decision in it
env-libraries-to-move = To move: { $seat } ({ $legal })
env-libraries-not-begun = no match is being played: call reset first
env-libraries-opponents = opponents needed: { $wanted }, not { $given }
env-libraries-opponent = an opponent is “random”, the name of a bot, a bot, or a function, not { $given }
env-libraries-no-action = “actions” must have an action for { $agent }, whose turn it is
env-libraries-no-log = a match with fewer cards than the pack has no log: leave out render_mode
env-libraries-whole-pack = the bot “{ $bot }” counts on the whole pack; with fewer cards an opponent is “random”, a function, or a bot of your own
