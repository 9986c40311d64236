# What a person is called who has given no name; several are told apart by a number.

names-guest = Guest
names-guest-more = Guest { $number }
