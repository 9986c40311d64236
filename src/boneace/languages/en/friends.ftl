# What a table of friends refuses, and why. A reason is part of a sentence: no capital letter, no full
# stop.
#
# Glossary. table: where friends meet; matches are played at it. place: a chair at the table. host:
# the person who made the table, or took it over. member: somebody who has joined the table.

friends-not-found = there is no such table
friends-key = this link does not open the table any more
friends-name-taken = the name { $name } is already taken here
friends-full = this table is full
friends-closed = the host has closed this table to new people
friends-taken = { $name } sits there
friends-sits-there = somebody sits there
friends-no-place = you have no place at this table
friends-last = you are the last one here: nobody else can be the host
friends-host-only = only the host, { $who }, can do that
friends-playing = a match is being played: wait for its end
friends-fixed = the evening has set the places and the rules
friends-no-member = there is no such player at this table
friends-yourself = you cannot send yourself away
friends-evening = only those who have a place in this round come to a table of an evening
friends-missing = not here yet: { $who }
friends-no-match = no match is being played
friends-start-seated = take a place to start the match
friends-nobody-sits = nobody has taken a place yet
friends-too-many-sit = this game has { $most } places, and more people sit here
friends-vote-seated = only those who have a place vote
friends-silenced = the host has silenced you
friends-only-members = join the table first
friends-too-many-words = wait a moment before you say more
friends-no-watchers = the host does not allow watching this match
friends-somebody = somebody who has left
