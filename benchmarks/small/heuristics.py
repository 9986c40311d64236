"""Data for learning the small game: the situations of Thirty-one, and its choices."""

from benchmarks.small.rules import CAP
from boneace.games.thirty_one import state as st
from boneace.games.thirty_one.heuristics import SITUATIONS, situation, won
from boneace.games.thirty_one.heuristics import choices as all_choices
from boneace.kernel.sets import rule

__all__ = ["SITUATIONS", "choices", "situation", "won"]


@rule
def choices(o, s, out):
    all_choices(o, s, out)
    if s.phase == st.TURN and s.knocker < 0 and s.turns > CAP:
        out[0] = st.KNOCK
        out[1] = out[2] = -1
