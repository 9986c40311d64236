"""The questions that players of Switch argue about, for `boneace study`."""

from boneace.games.switch import knocking
from boneace.study.knocking import when_to_knock

QUESTIONS = (when_to_knock("switch", knocking),)
