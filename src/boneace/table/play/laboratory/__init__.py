"""The laboratory of the table: house rules compared in the background."""
