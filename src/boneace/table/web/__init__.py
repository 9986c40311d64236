"""What the server sends and whom it answers: the page, the API, sockets, security."""
