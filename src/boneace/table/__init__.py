"""The table: the server that matches are played at, in the browser or over its protocol.

Nothing in this package imports the engine while the server starts: compiled rules take seconds to
load the first time, and the page must be served at once. `engine` loads them in the background.
"""
