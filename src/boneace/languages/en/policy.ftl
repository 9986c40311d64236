# Policies that were trained, in files (`boneace.env.policies`): why one cannot be used.
#
# Glossary. policy: a network of weights that says how often each move is made. layout: what each place of
# an observation means.

policy-a-policy = a policy
policy-no-network = these arrays are not a network for this game: { $why }
policy-other-format = { $file } is a policy file of another version of Bone Ace
policy-no-file = { $file } cannot be read: { $why }
policy-no-policy = { $file } is not a policy file, or part of it is missing
policy-other-game = this policy was trained in another game: { $game }
policy-other-actions = this policy was trained with other moves: the game has changed since
policy-other-layout = this policy was trained for { $seats } seats and other options, or for an earlier version of the game: it cannot read what is seen here
