# Vous, qui que vous soyez.

names-you = Vous
names-you-within = vous
