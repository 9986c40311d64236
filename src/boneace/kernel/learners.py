"""What learners get from a game that does not define it: a template imports this empty module."""
