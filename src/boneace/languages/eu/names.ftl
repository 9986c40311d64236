# Izenik eman ez duenari nola deitzen zaion; bat baino gehiago badira, zenbakia daramate.

names-guest = Gonbidatua
names-guest-more = { $number }. gonbidatua
