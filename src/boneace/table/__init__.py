"""The table: the server that matches are played at, in the browser or over its protocol.

What the server sends is in `web`, matches are in `play`, and on disk through `store`. Nothing here
imports the engine while the server starts: compiled rules take seconds to load the first time, and
the page must be served at once. `play.loader` loads them in the background.
"""
