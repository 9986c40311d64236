# Bots from outside: programs that come to a table over the network, and `boneace bot`. A reason is part
# of a sentence: no capital letter, no full stop.

outside-no-bots = this table takes no bots
outside-may-not = a bot cannot do that
outside-known = only the seat of a bot is told what it knows
outside-bad-address = “{ $text }” is not the link of a table: it looks like http://192.168.1.5:3131/table/k3x9m2pq
outside-unreached = { $server } cannot be reached: { $why }
outside-no-server = no Bone Ace of this version answers at { $server }
outside-refused = the server refuses: { $reason }
outside-other-rules = the server plays { $game } by other rules: it and this bot must be of the same version of Bone Ace
outside-replaced = another program uses this bot’s key
outside-sent-away = the host has sent the bot away
outside-silent = the server has sent nothing for a while
outside-closed = the server has closed the connection
outside-lost = The connection is lost ({ $why }); trying again.
outside-joined = At the table { $code } as { $name }.
outside-seated = It has a place.
outside-no-place = It has no place yet, and waits for one.
outside-begins = The match { $match } begins.
outside-ended = { $game } is over. Won by: { $who }.
outside-stopped = { $game } was ended by agreement.
outside-left = It has left the table.
outside-leaves-later = It leaves when the match is over; Ctrl+C again leaves now.
outside-help = let a bot play at a table of friends
outside-about = Join a table of friends with its link, sit down and play every match there. Ctrl+C leaves the table.
outside-url = the link of the table
outside-level = how well it plays (%(default)s)
outside-policy = play by a trained policy instead: the file that holds it (.npz)
outside-name = what it is called (default: its level)
outside-matches = leave after this many matches (default: stay)
