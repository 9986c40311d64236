# The matches in a store: those of a browser, exporting and forgetting them. A reason is part of a
# sentence: no capital letter, no full stop.

mine-somebody = Somebody
mine-still-played = this match is still being played; it can be forgotten when it is over, or when nobody has played it for a week
mine-matches = list the finished matches
mine-matches-about = List the finished matches of a store, the newest first.
mine-matches-json = one JSON object on each line
mine-export = write all finished matches as records
mine-export-about = Write each finished match as a record into a folder. Existing records are left as they are, so an export that was interrupted can be continued.
mine-export-folder = the folder to write to; it may be new
mine-forget = delete a match
mine-forget-about = Delete a match with everything that is stored about it. It does not matter who played it.
mine-forget-match = the id of the match
mine-only-game = only matches of this game
mine-no-store = there is no store of matches at { $file }
mine-none = No match is finished yet.
mine-no-folder = { $folder } cannot be written to: { $why }
mine-folder-taken = { $folder } has other files in it, such as { $file }: export to a folder of its own
mine-unwritten = match { $match } cannot be written: { $why }
mine-exported = { $folder }: { $written } records written, { $there } existed already.
mine-exporting = Writing records: { $done } of { $of }
mine-no-match = there is no match { $match } in the store
mine-forgotten = The match { $match } is deleted.
mine-tidy = delete unfinished matches and tables that nobody uses
mine-tidy-about = Delete what has not been used for a long time: tables of friends that belong to no club, with everything that was said there, matches that were never finished, and clubs that never had an evening. Finished matches and all other clubs stay. It may run while the server does.
mine-tidy-days = only what has not been used for this many days (180)
mine-tidy-dry = only say how much would be deleted
mine-tidying = Deleting: { $done } of { $of }
mine-tidied = Deleted: { $tables } tables, { $matches } unfinished matches, { $clubs } clubs.
mine-tidy-would = To be deleted: { $tables } tables, { $matches } unfinished matches, { $clubs } clubs.
