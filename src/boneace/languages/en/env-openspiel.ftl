# The environments for OpenSpiel.

env-openspiel-needs = OpenSpiel is not installed: pip install 'boneace[env]'
env-openspiel-observer = a player can be shown what it sees, with or without what it remembers; nothing else, and no parameters
