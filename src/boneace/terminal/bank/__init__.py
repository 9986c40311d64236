"""Games against a bank at the terminal: the dealer, stakes, divided hands, the pack."""
