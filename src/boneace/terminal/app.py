"""The table drawn in the terminal: what every kind of game has in common.

Each kind of game is a subclass of `TableApp`: it draws the table, offers the moves and describes
how a deal ended. This module has the match, the log, the dialogs and the pauses.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import ClassVar, Generic, cast

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import RichLog, Static

from boneace.errors import IllegalMove, InvalidMove
from boneace.games.sent import TableView
from boneace.languages import say
from boneace.terminal import layouts as kinds
from boneace.terminal.broken_off import leaving
from boneace.terminal.ended import Ended, Endings
from boneace.terminal.screens import Help, Leave, Showdown, Wagers
from boneace.terminal.sitting import Sitting
from boneace.terminal.speech import Speech, ViewT
from boneace.terminal.themes import DARK, LIGHT
from boneace.terminal.words import in_force, played, sentence

HERE = Path(__file__).parent
QUIT = 0
LOG = 31  # columns of the log
FRAME = 0.05  # seconds: the least time between two drawings of bots' moves, without a pause


class TableApp(App[int], Generic[ViewT]):
    """Plays a sitting. `pause` is how long each bot's move is shown."""

    TITLE = "Bone Ace"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None  # keys go to the table until the log gets the focus
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("z", "fast", show=False),
        Binding("l", "log", show=False),
        Binding("c", "mode", show=False),
        Binding("i", "hint", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q", "leave", show=False),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]
    #: The effects whose sentences repeat what the end of a deal shows, where its hands are known.
    SEEN: ClassVar[Sequence[str]] = ()

    def __init__(self, sitting: Sitting, pause: float = 0.8) -> None:
        layout = sitting.view().layout
        super().__init__(css_path=[HERE / "table.tcss", HERE / layout / f"{layout}.tcss"])
        self.sitting = sitting
        self.pause = pause
        #: Set while the app waits for the user: on your turn, in a dialog, at the end.
        self.waits = asyncio.Event()
        self.view = self.seen()
        self.speech = cast("Speech[ViewT]", kinds.speech(self.view))
        self._moved = asyncio.Event()
        self._endings = Endings()
        self._ended: list[Ended] = []
        self._drawn_at = -FRAME

    # --- what a kind of game defines ---------------------------------------------------------

    def keys(self) -> Iterator[tuple[str, str]]:
        """The keys of the kind of game and what they do, for the help."""
        raise NotImplementedError

    def question(self) -> str:
        """What you may do on your turn, shown in the status line."""
        raise NotImplementedError

    @staticmethod
    def out_of_match(view: TableView) -> bool:
        """Whether you have nothing more to do in this match."""
        return view.you is not None and not view.seats[view.you].is_in

    def you_are_out(self) -> bool:
        """Whether you have nothing more to do in this match, or in this deal."""
        return self.out_of_match(self.view)

    def forget(self) -> None:
        """Your move was made: clear what was chosen for it."""
        raise NotImplementedError

    def heading(self, ended: Ended) -> str:
        """The heading over the end of a deal."""
        return say("terminal-end", deal=ended.deal)

    def summing_up(self, view: ViewT) -> Iterator[Widget]:
        """The end of the last deal: the widgets shown before its sentences."""
        raise NotImplementedError

    # --- the screen ---------------------------------------------------------------------------

    def title_now(self) -> str:
        """The game played, and the progress of the engine while it is being compiled."""
        preparing = self.sitting.preparing
        title = " · ".join(["Bone Ace", *played(self.sitting.match)])
        if preparing is None:
            return title
        return f"{title} · {say('engine-compiling-short', percent=preparing.percent)}"

    def _head(self) -> None:
        # The timer may fire while the table is not drawn yet, or is being removed.
        for base in self.screen_stack[:1]:
            for title in base.query("#title").results(Static):
                title.update(Content(self.title_now()))

    @staticmethod
    def log_panel() -> RichLog:
        return RichLog(id="log", wrap=True, min_width=1, max_lines=2000)

    def others(self) -> list[int]:
        """The other seats, in turn order after you."""
        seats, you = self.sitting.match.seats, self.sitting.you
        if you is None:
            return list(range(seats))
        return [(you + step) % seats for step in range(1, seats)]

    @property
    def base(self) -> Widget:
        """The table, under any dialog."""
        return self.screen_stack[0]

    def on_mount(self) -> None:
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = DARK.name
        self._note(say("terminal-reader-hint"))
        self.set_interval(1, self._head)
        self._playing = self._play()
        leaving(asyncio.get_running_loop(), self.leave)

    def _note(self, line: str) -> None:
        self.base.query_one("#log", RichLog).write(line)

    def seen(self) -> ViewT:
        """What you see now."""
        return cast("ViewT", self.sitting.view())

    def write(self, name: str, text: str | Content) -> None:
        """Show a text in a part of the table, by its id."""
        part = self.base.query_one(f"#{name}", Static)
        part.update(Content(text) if isinstance(text, str) else text)

    def draw(self) -> None:
        """Draw what you see now."""
        raise NotImplementedError

    def say(self, text: str, kind: str = "") -> None:
        """Show a line under the table."""
        self.write("status", text)
        status = self.base.query_one("#status")
        status.set_class(kind == "your-turn", "your-turn")
        status.set_class(kind == "refused", "refused")

    # --- the match ----------------------------------------------------------------------------

    @work(exclusive=True)
    async def _play(self) -> None:
        sitting = self.sitting
        await self._tell()
        drawn = False
        while not sitting.match.over:
            if not drawn and (sitting.your_turn or self._frame_is_over()):
                self._draw_now()
            if sitting.your_turn:
                self.say(self.question(), "your-turn")
                await self._wait_for_you()
                drawn = False
            else:
                drawn = await self._bot_moves()
            await self._tell()
        self.draw()
        self.say(say("terminal-over"))
        self.waits.set()

    async def _wait_for_you(self) -> None:
        self._moved.clear()
        self.waits.set()
        await self._moved.wait()
        self.waits.clear()

    async def _bot_moves(self) -> bool:
        """One move of a bot: the search in a thread, then the pause, however long the search took.

        Returns whether to draw the table as it is now: a deal that has ended is shown first.
        """
        sitting = self.sitting
        seat, choose = sitting.bot_turn()
        hint = f" {say('terminal-you-are-out')}" if self.you_are_out() else ""
        self.say(say("terminal-to-move", who=sitting.names[seat]) + hint)
        sitting.match.push(await asyncio.to_thread(choose), seat)
        self.collect()
        if self._ended or not self._frame_is_over():
            return False
        self._draw_now()
        await asyncio.sleep(self.pause)
        return True

    def _frame_is_over(self) -> bool:
        """Whether to draw between moves of bots: without a pause, no more often than can be
        seen."""
        return bool(self.pause) or monotonic() - self._drawn_at >= FRAME

    def _draw_now(self) -> None:
        self.draw()
        self._drawn_at = monotonic()

    def collect(self) -> None:
        """Write the news to the log, and collect the deals that ended for the dialogs."""
        sitting = self.sitting
        for effects in sitting.news():
            for effect in effects:
                if effect.kind == "deal":
                    self._note("")
                if effect.line:
                    self._note(effect.line)
            ended = self._endings.take(effects)
            if ended is not None:
                self._ended.append(ended)
        last = sitting.view().last
        if self._ended and last:
            self._ended[-1].shown = True
            for back, ended in enumerate(reversed(self._ended)):
                ended.deal = last.deal - back

    async def _tell(self) -> None:
        """Show the news; a deal that has ended is shown until the user continues."""
        self.collect()
        while self._ended:
            ended = self._ended.pop(0)
            final = self.sitting.match.over and not self._ended
            if not final and not self.pause and self.out_of_match(self.seen()):
                continue  # on to the result
            seen = list(self.summing_up(self.seen())) if ended.shown else []
            heading = self._result() if final else self.heading(ended)
            self.waits.set()
            await self.push_screen_wait(Showdown(heading, seen, ended.lines(self.SEEN), final))
            self.waits.clear()

    def _result(self) -> str:
        match = self.sitting.match
        result = match.result()
        winners = result["winners"] if result else []
        if winners == [self.sitting.you]:
            return say("terminal-you-win")
        pair = len(winners) == 2 and match.declaration.in_pairs(match.options, match.seats)
        return self.speech.won(winners, self.sitting.you, self.sitting.names, pair)

    # --- the user's input ---------------------------------------------------------------------

    def act(self, move: str) -> None:
        """Make your move, if it is your turn and the move is legal; otherwise say why not."""
        if not self.sitting.your_turn or self._moved.is_set() or not self.waits.is_set():
            if not self.sitting.match.over:
                self.say(say("terminal-not-your-turn"), "refused")
            return
        if not self.accepted(move):
            return
        self.forget()
        self.waits.clear()
        self._moved.set()

    def accepted(self, text: str) -> bool:
        """Do what the user asked for; False if it is refused, which is shown."""
        try:
            self.sitting.act(text)
        except (InvalidMove, IllegalMove) as error:
            self.say(sentence(str(error)), "refused")
            return False
        return True

    @work
    async def action_wagers(self) -> None:
        if self.view.wagers is None or self.sitting.you is None:
            return
        text = await self.push_screen_wait(Wagers(self.sitting.view(), self.sitting.names))
        if text is None:
            return
        if not self.sitting.match.takes_aside(text):
            self.say(say("terminal-wager-how"), "refused")
            return
        if self.accepted(text):
            self.collect()

    def action_fast(self) -> None:
        self.pause = 0.0 if self.pause else 0.8
        self._note(say("terminal-slow") if self.pause else say("terminal-fast"))
        self.draw()

    def action_log(self) -> None:
        self.query_one("#log", RichLog).focus()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Write to the log what your moves are worth; a thread calculates it."""
        plies = len(self.sitting.match)
        lines = await asyncio.to_thread(self.sitting.hinting())
        if len(self.sitting.match) == plies:  # otherwise it came too late
            self._note("")
            for line in lines:
                self._note(line)

    def action_mode(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    def action_help(self) -> None:
        common = (
            ("z", say("terminal-key-fast")),
            ("l", say("terminal-key-log")),
            ("c", say("terminal-key-colours")),
            ("i", say("terminal-key-hint")),
            ("q", say("terminal-key-quit")),
        )
        self.push_screen(Help([*self.keys(), *common], in_force(self.sitting.match)))

    @work
    async def action_leave(self) -> None:
        """Ask whether to leave a match that is not over; the second time, leave."""
        sure = self.sitting.match.over or isinstance(self.screen, Leave)
        if sure or await self.push_screen_wait(Leave()):
            self.leave()

    def leave(self) -> None:
        self._playing.cancel()  # a bot may still be thinking
        self.exit(QUIT)
