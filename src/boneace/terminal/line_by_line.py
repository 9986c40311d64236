"""A match line by line: for a screen reader, a pipe, a test. Nothing is drawn; one fact per
line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TextIO

from boneace.bots.kinds import title
from boneace.errors import IllegalMove, InvalidMove, OptionError
from boneace.games import rulebook
from boneace.games.defaults.sent import PlainDealBegins
from boneace.games.sent import DealBegins, Effect, TableView
from boneace.languages import say
from boneace.terminal import layouts as kinds
from boneace.terminal import wagers
from boneace.terminal.sitting import Sitting
from boneace.terminal.words import in_force, sentence, where

OVER, LEFT, ENDED = 0, 0, 1


def _begins_anew(effect: Effect) -> bool:
    """Whether a deal other than the first begins."""
    return isinstance(effect, DealBegins | PlainDealBegins) and effect.deal > 1


class _Leave(Exception):
    """Raised when the user leaves; the argument is the exit status."""


class LineByLine:
    """Reads commands from one stream and describes the match on another."""

    def __init__(self, sitting: Sitting, source: TextIO, out: TextIO) -> None:
        self.sitting = sitting
        self.speech = kinds.speech(sitting.view())
        self._source = source
        self._out = out
        self._spell = False
        self._deal: list[str] = []  # the lines about this deal, for `log`
        self._asked: object = None  # the moment when you were last asked for an action out of turn

    def run(self) -> int:
        """Play to the end of the match or of the input; returns the exit status."""
        try:
            self._begin()
            while not self.sitting.match.over:
                self._step()
        except _Leave as leave:
            return int(leave.args[0])
        return OVER

    def _say(self, *lines: str) -> None:
        for line in lines:
            print(self.speech.spelled(line) if self._spell else line, file=self._out, flush=True)

    def _begin(self) -> None:
        sitting = self.sitting
        self._say(*in_force(sitting.match))
        for seat, name in enumerate(sitting.names):
            bot = "none" if seat == sitting.you else title(sitting.kinds[seat])
            if name == say("names-you"):
                self._say(say("terminal-seat-you", seat=seat, name=name))
            else:
                self._say(say("terminal-seat", seat=seat, name=name, bot=bot))
        if sitting.you is not None:
            self._say(say("terminal-begin"))
        self._tell()

    def _step(self) -> None:
        if self.sitting.your_turn:
            self._your_turn()
        else:
            self._before_others()
            seat, choose = self.sitting.bot_turn()
            self.sitting.match.push(choose(), seat)
        self._tell()

    def _tell(self) -> None:
        """Print the news."""
        sitting = self.sitting
        news = sitting.news()
        ends = [at for at, effects in enumerate(news) if any(map(_begins_anew, effects))]
        for at, effects in enumerate(news):
            for effect in effects:
                if effect.kind == "deal":
                    if ends and at == ends[-1]:  # the standings after earlier deals are out of date
                        self._between_deals()
                    self._deal.clear()
                line = effect.line
                if line:
                    self._deal.append(line)
                    self._say(line)

    def _between_deals(self) -> None:
        """Print the standing. A player who is out and may bet is asked before play goes on."""
        view = self.sitting.view()
        self._say(self.speech.standing(view, self.sitting.names))
        if view.you is not None and not view.seats[view.you].is_in and view.wagers is not None:
            self._ask_out_of_turn(say("terminal-out"), say("terminal-no-move-any-more"))

    def _before_others(self) -> None:
        """Ask for an action out of turn if it may have to come before others move."""
        view = self.sitting.view()
        moment = None if view.you is None else self.speech.may_act_first(view)
        if moment is not None and moment != self._asked:
            self._asked = moment
            self._ask_out_of_turn(self.speech.before_others, say("terminal-not-your-turn"))

    def _ask_out_of_turn(self, question: str, no_move: str) -> None:
        while True:
            self._say(question)
            text = self._read()
            if not text:
                return
            if not self._command(text):
                self._say(no_move)

    def _your_turn(self) -> None:
        view = self.sitting.view()
        self._say(say("terminal-your-turn"))
        self._say(*self.speech.turn(view, self.sitting.names), *self.speech.choices(view))
        while True:
            self._say(say("terminal-your-move"))
            text = self._read()
            if text and not self._command(text) and self._act(text, view):
                return

    def _act(self, text: str, view: TableView | None = None) -> bool:
        """Make a move, typed when this was seen, or act out of turn; False if it cannot be done,
        which is reported."""
        try:
            self.sitting.act(text if view is None else self.speech.read(text, view))
        except (InvalidMove, IllegalMove) as error:
            self._say(sentence(str(error)))
            if isinstance(error, InvalidMove):
                self._say(say("terminal-type-help"))
            return False
        return True

    # --- commands -----------------------------------------------------------------------------

    def _read(self) -> str:
        line = self._source.readline()
        if not line:
            self._say(say("terminal-input-ended"))
            raise _Leave(ENDED)
        return " ".join(line.split())

    def _command(self, text: str) -> bool:
        """Run a command; False if the text is not a command (it may be a move, or empty)."""
        verb, _, rest = text.lower().partition(" ")
        view, names, speech = self.sitting.view(), self.sitting.names, self.speech
        aside = speech.aside(text, view)
        if self.sitting.match.takes_aside(aside):
            if self._act(aside):
                self._tell()
            return True
        told = speech.answer(text.lower(), view, names)
        if told is not None:
            self._say(*told)
            return True
        answers: dict[str, Callable[[str], Iterable[str]]] = {
            "help": self._help, "hand": lambda _: speech.hand(view), "table": self._table,
            "log": lambda _: self._deal, "rules": self._rules, "why": self._why,
            "moves": lambda _: (*speech.all_choices(view), *speech.closed(view)),
            "words": self._words, "hint": self._hint, "quit": self._quit,
        }  # fmt: skip
        verb = {"?": "help", "h": "hand", "q": "quit"}.get(verb, verb)
        if verb not in answers:
            return False
        for line in answers[verb](rest):  # one by one: a player who leaves sees that first
            self._say(line)
        return True

    def _help(self, _: str) -> Iterator[str]:
        view = self.sitting.view()
        yield from self.speech.help(view, self._some_clause())
        if view.wagers is not None:
            yield from wagers.help_lines()

    def _some_clause(self) -> str:
        """The number of any clause, for an example."""
        declaration = self.sitting.match.declaration
        about_options = [number for option in declaration.options for number in option.clauses]
        return next(iter([*about_options, *rulebook.numbers(declaration.name)]), "1")

    def _rules(self, number: str) -> Iterator[str]:
        if not number:
            yield from in_force(self.sitting.match)
            yield say("terminal-one-clause", clause=self._some_clause())
            return
        try:
            yield rulebook.clause(self.sitting.match.game, number)
        except OptionError:
            yield say("terminal-no-clause", clause=number.upper())

    def _why(self, move: str) -> Iterator[str]:
        if not move:
            yield say("terminal-name-a-move", why=self.speech.why_example)
            return
        view = self.sitting.view()
        told = self.speech.why(move, view)
        if told is not None:
            yield told
            return
        try:
            move = self.speech.read(move, view)
            reason = self.sitting.why_not(move)
        except InvalidMove as error:
            yield sentence(str(error))
            return
        yield say("terminal-open", moves=move, count=1) if reason is None else sentence(reason)

    def _words(self, rest: str) -> Iterator[str]:
        self._spell = rest != "off"
        yield say("terminal-in-words") if self._spell else say("terminal-in-letters")

    def _hint(self, _: str) -> Iterator[str]:
        yield from self.sitting.hinting()()

    def _quit(self, _: str) -> Iterator[str]:
        yield say("terminal-left")
        raise _Leave(LEFT)

    def _table(self, _: str) -> Iterator[str]:
        view, names = self.sitting.view(), self.sitting.names
        which = {"deal": view.deal, "of": view.deals or 0}
        if view.dealer is None:
            yield sentence(where(view))
        elif view.dealer == view.you:
            yield say("terminal-you-deal", **which)
        else:
            yield say("terminal-deal", who=names[view.dealer], **which)
        for seat in view.seats:
            yield self.speech.seat(view, seat.seat, names[seat.seat])
        yield from self.speech.table(view, names)
        yield from wagers.lines(view, names)
