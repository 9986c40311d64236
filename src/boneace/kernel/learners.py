"""What learners are given of a game that says nothing of it: a template imports it from here."""
