"""The contract that a game fulfils, and what the core asks of its state.

A game is a package with

- `declaration.py`: a `Declaration` named DECLARATION;
- `rules.py`: the functions below, in the Python that numba compiles;
- `habits.py`: how a sensible player plays it, for bots;
- `words.py`, `look.py`, `narration.py`: moves, views and events in words and as JSON;
- `worth.py`: what a hand counts, where it does;
- `rulebook.md`: the rules as a person reads them.

rules.py:

    State                    the record layout of a state: fixed size, no pointers, no byte that
                             belongs to no field; `boneace.kernel.states.layout` makes it
    start(o, s)              set the table, for the first deal of the match; s comes zeroed, with
                             `dealer` set and `carried_over` 0, or 1 where the standing is set too
    seat_to_move(o, s)       a seat, CHANCE or OVER
    moves(o, s)              the legal moves of the seat to move, as a set of 0…62
    play(o, s, move)         make one legal move
    view(o, s, seat)         blank in place what the seat (or SPECTATOR) does not know
    returns(o, s, out)       what each seat has won, when over
    possible(o, s)           whether a state filled in from a view can have come about
    fill(o, s, rng)          where few worlds placed at random would be possible: turn a view into
                             a state, each possible one as likely as any other; s may still be
                             impossible. Optional: otherwise cards are placed at random
    stir(o, s, viewer, rng)  where that takes long: make another such state of one that lies behind
                             the view of `viewer`; False where it must be made anew. Optional

habits.py:

    habit(o, s, chance)      a sensible move for the seat to move from what it knows itself;
                             `chance` is a random integer for habits that mix
    worth(o, s, seat)        what a seat may expect from where the match stands; as `returns`
                             when it is over
    aside(o, s, me, chance)  what the seat `me` does out of turn by habit, as a number that the game
                             names (`text_of` in its module of asides), or -1. Optional
    sensible(o, s)           the set of moves that are worth a thought, some legal ones among them;
                             for search, where there are many. Optional
    settle(o, s, me, rng)    make hands filled in at random such as their holders would have by
                             now, but for the seat `me`; False where they would not have played so

`o` is the record of the options (`seats`, then one field an option), `s` the state. These fields
of a state have the same meaning in every game:

    hands      i8 × seats    sets of cards; after those of the seats there may be other sets of
                             cards that lie face down, such as the discards of each seat
    stock      i8            set of cards: its order is chance's business
    deal       i4            number of the deal, from 1
    dealer     i1
    turn       i1            the seat whose turn it is, or to whom chance is dealing
    held       i1 × seats    in views only: how many cards each of the `hands` holds
    stock_left i1            in views only: how many cards the stock holds
    seen_by    i1            in views only: 1 + the seat that looks, or SPECTATOR; else 0

In a view the stock holds every card that the viewer has not located; where a hand has fewer cards
than `held`, the rest is among them. Other face-down cards are in the field `widow` (i1 × any), card
numbers by slot, EMPTY where there is none and FACE_DOWN where the viewer does not know the card.
A view sets every field that only views have, so that nothing of an earlier one shines through.
"""

CHANCE, OVER = -1, -2
SPECTATOR = -1
ALL_HANDS = -2  # in place of a viewer: who may see everything, as the reader of a record
SEEN_BY_NOBODY = 127  # `seen_by` of a spectator's view
FACE_DOWN, EMPTY = -2, -1  # a card's number where the card is not known, and where there is none
MAX_MOVES = 63
