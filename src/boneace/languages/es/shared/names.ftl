# Tú, seas quien seas.

names-you = Tú
names-you-within = tú
