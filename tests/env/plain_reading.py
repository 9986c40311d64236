"""A slow tensor of a view, by the table in `boneace.games.fields`: the fast one is
compared with. It shares no code with it."""

from boneace import games
from boneace.games.facts import facts


def pack(setting):
    """The cards at the start of a match, by rising number."""
    begun = facts(setting.begun(setting.interpreted))
    there = {card for card in range(63) for hand in (*begun.hands, begun.stock) if hand >> card & 1}
    return sorted(there | {card for card in getattr(begun, "widow", []) if card >= 0})


def observed(setting, fields, view, seat):
    """The names and the numbers of all places."""
    o, f, seats = facts(setting.options), facts(view), setting.seats
    around = [(seat + step) % seats for step in range(seats)]
    cards, written = pack(setting), games.part(setting.game, "words").PACK.text
    places = []

    def entry(field, label, value):
        before = f"{field.name}: {label} ".rstrip(" ") if label else f"{field.name}:"
        if field.kind == "cards":
            row = [(written(card), value >> card & 1) for card in cards]
        elif field.kind == "card":
            row = [(written(card), int(value == card)) for card in cards] + [("??", value == -2)]
        elif field.kind == "seats":
            many = range(field.each)
            row = [
                (f"+{step} #{hand + 1}" if field.each > 1 else f"+{step}", bits >> hand & 1)
                for step, who in enumerate(around)
                for bits in [value >> who * field.each]
                for hand in many
            ]
        elif field.kind == "marks":
            row = [(name, value >> number & 1) for number, name in enumerate(field.names)]
        elif field.kind == "seat":
            row = [(f"+{step}", int(value == who)) for step, who in enumerate(around)]
        elif field.kind == "count":
            row = [("", min(max(value, 0), field.high))]
        elif field.kind == "signed":
            row = [("above", value if value > 0 else 0), ("below", -value if value < 0 else 0)]
            row = [(name, min(number, field.high)) for name, number in row]
        else:
            there = 0 <= value - field.low < len(field.names)
            called = field.names[value - field.low] if there else ""
            row = [(name, called == name) for name in dict.fromkeys(field.names) if name]
        for name, number in row:
            places.append((f"{before} {name}".rstrip(" ").removesuffix(":"), int(number)))

    for field in fields:
        if field.option and getattr(o, field.option[0]) != field.option[1]:
            continue
        value = getattr(f, field.name)
        if field.by == "":
            entry(field, "", value)
        elif field.by == "own":
            entry(field, "", value[seat])
        elif field.by == "place":
            for place, one in enumerate(value[: field.only]):
                entry(field, f"#{place + 1}", one)
        elif field.by == "side":
            entry(field, "+0", value[seat % 2])
            entry(field, "+1", value[(seat + 1) % 2])
        elif field.by == "row":
            row = value[seat * field.each : (seat + 1) * field.each]
            for step, who in enumerate(around[1:], 1):
                entry(field, f"+{step}", row[who])
        else:
            for step, who in enumerate(around):
                if step or field.by == "seat":
                    hands = value[who * field.each : (who + 1) * field.each]
                    for hand, one in enumerate(hands, 1):
                        entry(field, f"+{step} #{hand}" if field.each > 1 else f"+{step}", one)
    return places
