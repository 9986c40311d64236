"""A slow tensor of a view, by the table in `boneace.games.fields`: the fast one is
compared with. It shares no code with it."""

from boneace import games
from boneace.games.facts import facts


def pack(setting):
    """The cards at the start of a match, by rising number."""
    begun = facts(setting.begun(setting.interpreted))
    there = {card for card in range(63) for hand in (*begun.hands, begun.stock) if hand >> card & 1}
    return sorted(there | {card for card in getattr(begun, "widow", []) if card >= 0})


class Reading:
    """The places of a setting: their names, which are the same in every view, and their numbers."""

    def __init__(self, setting, fields):
        o = facts(setting.options)
        self.seats, self.layout = setting.seats, setting.layout
        self.fields = [f for f in fields if not f.option or getattr(o, f.option[0]) == f.option[1]]
        self.cards, text = pack(setting), games.part(setting.game, "words").PACK.text
        self.written = [text(card) for card in self.cards]
        self.names = [
            place(field, label, name)
            for field in self.fields
            for label in self.labels(field)
            for name in self.names_within(field)
        ]

    def around(self, seat):
        return [(seat + step) % self.seats for step in range(self.seats)]

    def labels(self, field):
        """What each entry of a field is called."""
        steps = [f"+{step}" for step in range(self.seats)]
        if field.by in ("", "own"):
            return [""]
        if field.by == "place":
            many = self.layout[field.name].shape[0]
            return [f"#{place + 1}" for place in range(many)[: field.only]]
        if field.by == "side":
            return ["+0", "+1"]
        if field.by == "row":
            return steps[1:]
        of_seats = steps if field.by == "seat" else steps[1:]
        return [name for step in of_seats for name in numbered(step, field.each)]

    def entries(self, field, f, seat):
        """The value of each entry in a view."""
        value, around = getattr(f, field.name), self.around(seat)
        if field.by == "":
            return [value]
        if field.by == "own":
            return [value[seat]]
        if field.by == "place":
            return value[: field.only]
        if field.by == "side":
            return [value[seat % 2], value[(seat + 1) % 2]]
        if field.by == "row":
            row = value[seat * field.each : (seat + 1) * field.each]
            return [row[who] for who in around[1:]]
        of_seats = around if field.by == "seat" else around[1:]
        return [one for who in of_seats for one in value[who * field.each : (who + 1) * field.each]]

    def names_within(self, field):
        """What each place of an entry is called."""
        steps = [f"+{step}" for step in range(self.seats)]
        if field.kind == "cards":
            return self.written
        if field.kind == "card":
            return [*self.written, "??"]
        if field.kind == "seats":
            return [name for step in steps for name in numbered(step, field.each)]
        if field.kind == "marks":
            return field.names
        if field.kind == "seat":
            return steps
        if field.kind == "count":
            return [""]
        if field.kind == "signed":
            return ["above", "below"]
        return [name for name in dict.fromkeys(field.names) if name]

    def numbers_within(self, field, value, seat):
        """The number in each place of an entry."""
        if field.kind == "cards":
            return [value >> card & 1 for card in self.cards]
        if field.kind == "card":
            return [int(value == card) for card in [*self.cards, -2]]
        if field.kind == "seats":
            hands = range(field.each)
            marks = [value >> who * field.each for who in self.around(seat)]
            return [mark >> hand & 1 for mark in marks for hand in hands]
        if field.kind == "marks":
            return [value >> number & 1 for number in range(len(field.names))]
        if field.kind == "seat":
            return [int(value == who) for who in self.around(seat)]
        if field.kind == "count":
            return [min(max(value, 0), field.high)]
        if field.kind == "signed":
            return [min(max(value, 0), field.high), min(max(-value, 0), field.high)]
        there = 0 <= value - field.low < len(field.names)
        called = field.names[value - field.low] if there else ""
        return [int(called == name) for name in self.names_within(field)]

    def numbers(self, view, seat):
        """The numbers of all places as a seat sees them in its view."""
        f = facts(view)
        found = [
            number
            for field in self.fields
            for value in self.entries(field, f, seat)
            for number in self.numbers_within(field, value, seat)
        ]
        assert len(found) == len(self.names)
        return found


def numbered(step, each):
    """The names of the hands of a seat, which has a number only where it can have several."""
    return [f"{step} #{hand + 1}" for hand in range(each)] if each > 1 else [step]


def place(field, label, name):
    """The name of a place: field, entry, place in it."""
    before = f"{field.name}: {label} ".rstrip(" ") if label else f"{field.name}:"
    return f"{before} {name}".rstrip(" ").removesuffix(":")
