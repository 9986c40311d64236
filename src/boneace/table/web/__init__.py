"""The server's requests and answers: the page, the API, sockets, security."""
