"""The questions that players of Schwimmen argue about, for `boneace study`."""

from boneace.games.schwimmen import knocking
from boneace.study.knocking import when_to_knock

QUESTIONS = (when_to_knock("schwimmen", knocking),)
