"""What the server sends and which requests it answers: the page, the API, sockets, security."""
