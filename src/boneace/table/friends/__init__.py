"""Tables of friends: people meet at a table, take seats, talk, and play one match after another."""
