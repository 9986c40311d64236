"""The commands of `boneace`, one file each; each adds its parser and imports the rest lazily."""

from boneace.commands.arena import add_arena
from boneace.commands.bench import add_bench
from boneace.commands.bot import add_bot
from boneace.commands.compare import add_compare
from boneace.commands.exploit import add_exploit
from boneace.commands.games import add_games
from boneace.commands.play import add_play
from boneace.commands.puzzles import add_puzzles
from boneace.commands.replay import add_replay
from boneace.commands.review import add_review
from boneace.commands.rules import add_rules
from boneace.commands.simulate import add_simulate
from boneace.commands.solve import add_solve
from boneace.commands.study import add_study
from boneace.commands.table import add_table
from boneace.commands.verify import add_verify

__all__ = [
    "add_arena",
    "add_bench",
    "add_bot",
    "add_compare",
    "add_exploit",
    "add_games",
    "add_play",
    "add_puzzles",
    "add_replay",
    "add_review",
    "add_rules",
    "add_simulate",
    "add_solve",
    "add_study",
    "add_table",
    "add_verify",
]
