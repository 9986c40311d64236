"""The numbers of chips that moves may name. Apart from the rules, for declarations to read too."""

MOST = 20  # that may ever be bragged, or raised by, at once
