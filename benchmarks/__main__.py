"""`python -m benchmarks NAME`: run one of the benchmarks."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

BENCHMARKS = {
    "engine": "moves a second: drivers, batches, Match, a loop in C, and other engines",
    "vector": "steps a second of the vector environment, by batch size, beside the bare engine",
    "gpu": "moves a second of every game on a GPU, beside pgx on the same one",
    "hands": "hand comparisons a second",
    "peers": "Kuhn and Leduc poker beside the same games of other libraries",
    "pettingzoo": "decisions a second through PettingZoo, beside RLCard's",
    "bots": "how strong each level is against the zoo of every game",
    "vying": "how bots vie: raises in a row, what is asked, moves of a match",
    "kinds": "vying of two: what the solution wins from kinds of players, and best replies",
    "openspiel": "moves a second through OpenSpiel's Python API, beside its own games",
    "replay": "records replayed a second",
    "studies": "the tables of docs/studies: what every game is asked",
    "study": "the study of Vingt-Un: its table, and its check by play",
    "solving": "seconds to an equilibrium of Leduc poker, beside OpenSpiel",
    "deals": "seconds to solve a deal of Best, Pair and Thirty-one",
    "luck": "who wins matches of Best, Pair and Thirty-one, with luck taken away",
    "losses": "what each level gives away in Best, Pair and Thirty-one, by its solution",
    "reviews": "seconds of hints and reviews of Best, Pair and Thirty-one",
    "brag": "seconds to solve a deal of Three-Stake Brag for two, by the limit of the vying",
    "brag_few": "what solving Three-Stake Brag with few amounts costs, where all can be solved",
    "brag_bots": "how far the bots of Three-Stake Brag are from an equilibrium of a deal, exactly",
    "brag_replies": "what a best reply wins from the bots of Three-Stake Brag at any table",
    "brag_hints": "how well hints of Three-Stake Brag predict what bragging brings",
    "mus_hints": "how well hints of Mus predict a deal, compared with those of playouts",
    "brag_draws": "how well the bots of Three-Stake Brag draw, beside exact draws of two",
    "primiera_replies": "what a best reply wins from the bots of Primiera that vie, exactly",
    "lances": "seconds to solve a deal of Mus for two, and how it is played",
    "vingt_un": "seconds to solve a deal of Vingt-Un, and its tables of strategies",
    "vingt_un_bots": "how far the bots of Vingt-Un are from an equilibrium, exactly",
    "vingt_un_match": "how many matches of Vingt-Un are won by playing for their end",
    "vingt_un_pool": "what the bots of Vingt-Un gain by knowing what is paid besides the stakes",
    "small_pack": "Thirty-one with eight cards: solved exactly, beside a learned policy",
    "knocks": "the learned policy of Thirty-one against players who knock from a total",
    "start": "seconds to import, to the first move, and to compile a game",
    "compiling": "seconds to compile a game from nothing, beside an earlier commit",
    "server": "the table: start, memory, time of an action",
    "page": "the page in Chromium: its first load on a slow phone, and a whole match",
    "store": "the store: appends a second, and opening a match again",
    "load": "the table under load: actions a second over sockets, and how long they take",
    "memory": "the table: memory of a connection, of a match, and of what was made and left",
    "table": "what an action costs the table, and the bytes that it sends",
}


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description="Measure Bone Ace, and compare it with other libraries if there are any.",
    )
    commands = parser.add_subparsers(dest="name", required=True, metavar="NAME")
    for name, meaning in BENCHMARKS.items():
        if name not in sys.argv[1:2]:  # each needs other libraries, so only the named one is read
            commands.add_parser(name, help=meaning)
            continue
        module = import_module(f"benchmarks.{name}")
        command = commands.add_parser(name, help=meaning, description=module.__doc__)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
