# Many matches at once, for learners.

env-vector-reset = call `reset` before the first step
env-vector-shape = “{ $name }” must be an array of { $wanted }, not of { $given }
env-vector-players = “players” must name a player for each of { $seats } seats, not { $given }
env-vector-learner = “players” names no learner, so there is nothing to decide
env-vector-illegal = match { $place }: action { $action } is not legal now; legal: { $legal }
env-vector-over = match { $place } has ended: begin it again with `reset` and `where`
env-vector-no-decision = match { $place } cannot begin: all that were drawn ended before a learner had to decide
env-vector-opponents = “opponents” must name { $wanted } players, one for each other seat, not { $given }
env-vector-layout = these matches of { $game } were pickled by a version that lays them out in another way: begin new ones
env-vector-gymnasium = this needs Gymnasium: pip install "boneace[env]"
env-vector-bots = “opponents” must be one of { $known }, not { $given }; with vectorization_mode="sync" any bot plays
env-vector-rendered = matches in one loop are not rendered: leave out render_mode, or choose vectorization_mode="sync"
