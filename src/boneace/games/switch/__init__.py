"""Switch: exchange with two hands on the table, one face up and one face down, for 31."""
