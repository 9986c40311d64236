"""Sets of cards and of moves as 64-bit integers: the primitives that rules are written in.

Members are 0…62, so a set is never negative. Everything here is plain Python and needs no compiler:
a rule is a function, and a directive says how to compile it. `boneace.kernel.native` has the same
names for the compiler, where each primitive is a few machine instructions; `boneace.kernel.build`
uses those instead of these when it compiles a game.
"""

from boneace.kernel.directives import directive

#: The directive of rules. Nothing calls a compiled rule from Python, so it gets no Python wrapper.
rule = directive("rule")
#: A rule on the path of every move: force-inlined into the loops that make millions of moves.
hot_rule = directive("hot_rule")
#: For the few functions that must be inlined even where the compiler would not choose to.
inlined = directive("inlined")
#: A function of a template, called from Python; its machine code is kept on disk.
compiled = directive("compiled")
#: The same for a loop that makes millions of moves and is worth a long compilation.
compiled_loop = directive("compiled_loop")


@inlined
def size(mask):
    """Number of members of a set."""
    return int(mask).bit_count()


@inlined
def lowest(mask):
    """The smallest member of a set that is not empty."""
    mask = int(mask)
    return (mask & -mask).bit_length() - 1


@inlined
def member(mask, index):
    """The index-th member of a set, counting from 0, in rising order."""
    mask = int(mask)
    for _ in range(int(index)):
        mask &= mask - 1
    return lowest(mask)


@inlined
def bit(member):
    """The set of one member."""
    return 1 << int(member)


@inlined
def without_lowest(mask):
    """A set without its smallest member."""
    return mask & (mask - 1)


@inlined
def spread(mask, width, out, at):
    """Write a set to bytes, from the place `at` on: 1 for each member, 0 for every other.

    It writes one byte for each of the first `width` numbers, 64 at most. For the compiler `width`
    must be a constant.
    """
    mask = int(mask)
    out[at : at + width] = [mask >> place & 1 for place in range(width)]
