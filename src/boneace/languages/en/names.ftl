# The name of a person who has not given one. If there are several, they have numbers.

names-guest = Guest
names-guest-more = Guest { $number }
