"""What learners are given of a game that says nothing about it: a template imports it from here."""
