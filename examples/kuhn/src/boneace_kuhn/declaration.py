"""The facts about Kuhn poker that do not need its rules."""

from boneace.declare import Declaration

DECLARATION = Declaration(name="kuhn", min_seats=2, max_seats=2, package="boneace_kuhn")  # KP-01
