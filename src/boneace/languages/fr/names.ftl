# Le nom de qui n’en a pas donné ; s’ils sont plusieurs, ils portent un numéro.

names-guest = Invité
names-guest-more = Invité { $number }
