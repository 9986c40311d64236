"""The table: the server at which matches are played, in the browser or over its protocol.

`web` has the server's answers, `play` the matches, and `store` keeps them on disk. Nothing here
imports the engine while the server starts: compiled rules take seconds to load the first time, but
the page must be served at once. `play.loader` loads them in the background.
"""
