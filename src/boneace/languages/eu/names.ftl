# Izenik eman ez duenari nola deitzen zaion; bat baino gehiago badira, zenbakia daramate.

names-guest = Bisitaria
names-guest-more = { $number }. bisitaria
