"""The questions that players of Thirty-one argue about, for `boneace study`."""

from boneace.games.thirty_one import knocking
from boneace.study.knocking import when_to_knock

QUESTIONS = (when_to_knock("thirty-one", knocking),)
