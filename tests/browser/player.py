"""A person at the page, who acts by the labels and texts that the page shows."""

from __future__ import annotations

import json
import re
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, WebSocketRoute, expect

from tests.browser.waiting import BETWEEN_LOOKS, until

#: Short matches: one life each, so that two or three losses end them.
SHORT = {"Lives": "1"}
DISCARD = re.compile("^Discard ")
#: A browser that remembers the player's name and shows everything at once, without a pause for the
#: open hands; the bots get the names after it. A blank document runs this too, and has no storage.
KNOWN = """if (location.protocol.startsWith('http'))
    localStorage['boneace.settings'] ??= JSON.stringify({name: 'Ann', pace: 'at-once'})"""


#: Whether there is something on the page that begins with a name and can have the focus.
THERE = """(name) => [...document.querySelectorAll('a, button, input, select, summary, [tabindex]')]
    .some((one) => (one.getAttribute('aria-label') ?? one.textContent.trim()).startsWith(name))"""


#: Two frames later: everything received by now is on the page.
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
#: The browser's messages when a test intercepts requests to the server.
BLOCKED = "Service Worker registration blocked"
#: The head of the page preloads files in the browser's preferred language. They are unused if
#: another language was chosen.
UNUSED = "was preloaded using link preload but not used"
#: All in one step: between two steps the page may remove a button.
OPEN = """(all) => all.length > 0 && all[0].getAttribute('aria-disabled') !== 'true'
    && all[0].checkVisibility({ visibilityProperty: true })"""


def is_open(found: Locator) -> bool:
    """Whether the first of these is visible and enabled now."""
    return bool(found.evaluate_all(OPEN))


class Player:
    """A person with a mouse, a finger or a keyboard."""

    def __init__(self, page: Page, address: str, name: str = "Ann") -> None:
        self.page = page
        page.bring_to_front()  # the keeper's page (conftest) may have the focus
        self.address = address
        self.complaints: list[str] = []
        self.requested: set[str] = set()
        self._asked: set[Request] = set()  # and not answered yet
        self.expected: list[str] = []  # parts of error messages that the test itself causes
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._saw)
        page.on("requestfinished", self._came)
        page.on("requestfailed", self._came)
        page.add_init_script(KNOWN.replace("Ann", name))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            told = message.text
            if not any(part in told for part in (BLOCKED, UNUSED, *self.expected)):
                self.complaints.append(told)

    def _saw(self, request: Request) -> None:
        self._asked.add(request)
        if urlsplit(request.url).scheme not in ("data", "blob"):
            self.requested.add(request.url)

    def _came(self, request: Request) -> None:
        self._asked.discard(request)

    def settle(self) -> None:
        """Wait until everything that the page requests has arrived and is drawn."""
        while True:
            self.page.evaluate(DRAWN)
            if not self._asked:
                return
            while self._asked:  # checking at each frame would draw frames that nobody needs
                self.page.wait_for_timeout(BETWEEN_LOOKS)

    def send_instead(self, moves: list[str]) -> None:
        """Replace the moves that the page sends by these, one by one, as long as there
        are any."""

        def spoil(route: WebSocketRoute) -> None:
            server = route.connect_to_server()

            def on_its_way(message: str | bytes) -> None:
                told = json.loads(message)
                if told["type"] == "act" and moves:
                    told["move"] = moves.pop(0)
                server.send(json.dumps(told))

            route.on_message(on_its_way)

        self.page.route_web_socket("**/ws", spoil)

    # --- what the page shows ----------------------------------------------------------------------

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def open_now(self, name: str | re.Pattern[str]) -> bool:
        """Whether a button is visible and enabled."""
        return is_open(self.button(name))

    @property
    def actions(self) -> Locator:
        return self.page.get_by_role("group", name="Actions")

    def action(self, label: str) -> Locator:
        """The button that begins with a word, whatever its amount."""
        return self.actions.get_by_role("button", name=re.compile(f"^{label}"))

    @property
    def hand(self) -> list[str]:
        """The names of the cards held, as a screen reader reads them."""
        cards = self.page.get_by_label("Your hand").get_by_role("button")
        names = [card.get_attribute("aria-label") or "" for card in cards.all()]
        return [re.sub("^Discard (the )?", "", name).split(",")[0].lower() for name in names]

    @property
    def log(self) -> str:
        return self.page.get_by_role("log").inner_text()

    @property
    def spoken(self) -> str:
        return self.page.locator("#announcer").inner_text()

    def wait_for_my_turn(self) -> None:
        """Wait until something can be pressed: a move, a discard, the next deal, the end."""
        until(
            self.page,
            """() => [...document.querySelectorAll('button')].some((button) =>
                button.getAttribute('aria-disabled') !== 'true' && button.offsetParent !== null &&
                /^(Draw|Take (?!back)|Knock|Stand|Next deal|Play again|Discard )/.test(
                    button.getAttribute('aria-label') ?? button.textContent.trim()))""",
        )

    @property
    def over(self) -> bool:
        return self.button("Play again").count() > 0

    def deal_over(self) -> bool:
        return self.button("Next deal").count() > 0 or self.over

    # --- what a person does -----------------------------------------------------------------------

    def new_match(self, seats: int = 2, preset: str = "Pennies", bot: str = "Novice") -> None:
        """Fill in the form, by its labels, and press Start."""
        self.open_form("thirty-one", "Thirty-one")
        self.fill_form(seats, preset, bot)
        self.start()

    def open_form(self, game: str, title: str) -> None:
        self.page.goto(f"{self.address}/new/{game}")
        expect(self.page.get_by_role("heading", level=1)).to_contain_text(title)

    def fill_form(self, seats: int, preset: str, bot: str) -> None:
        page = self.page
        rows = page.get_by_label(re.compile("^Who sits at seat"))
        while rows.count() > seats:
            page.get_by_role("button", name=f"Remove seat {rows.count()}").click()
        while rows.count() < seats:
            page.get_by_role("button", name="Add a seat").click()
        for row in rows.all()[1:]:
            row.select_option(label=bot)
        page.get_by_role("radio", name=re.compile(f"^{preset}")).check()

    def start(self) -> None:
        self.page.get_by_role("button", name="Start", exact=True).click()
        self.page.wait_for_url("**/match/*")
        self.wait_for_my_turn()

    def tab_to(self, name: str) -> None:
        """Press Tab until the focus is on what begins with a name, once it is there."""
        until(self.page, THERE, arg=name)
        for _ in range(80):
            self.page.keyboard.press("Tab")
            focused = self.page.evaluate(
                "document.activeElement.getAttribute('aria-label')"
                " ?? document.activeElement.textContent.trim()"
            )
            if focused.startswith(name):
                return
        raise AssertionError(f"Tab does not reach {name}")

    def play_a_turn(self) -> None:
        """One decision, by mouse: knock or stand if that is legal, otherwise draw and discard."""
        self.wait_for_my_turn()
        for name in ("Next deal", "Knock", "Stand", "Draw", DISCARD):
            if self.open_now(name):
                self.button(name).first.click()
                return

    def play_a_turn_by_key(self) -> None:
        """The same without a mouse."""
        self.wait_for_my_turn()
        keys = {"Next deal": "n", "Knock": "k", "Stand": "s", "Draw": "d"}
        for name, key in keys.items():
            if self.open_now(name):
                self.page.keyboard.press(key)
                return
        self.page.keyboard.press("1")

    def play_to_the_end_of_the_deal(self, most: int = 40) -> None:
        for _ in range(most):
            self.wait_for_my_turn()
            if self.deal_over():
                return
            self.play_a_turn()
        raise AssertionError(f"the deal does not end: {self.page.locator('main').inner_text()}")

    def finish(self, by_key: bool = False, most: int = 300) -> None:
        for _ in range(most):
            self.wait_for_my_turn()
            if self.over:
                return
            if by_key:
                self.play_a_turn_by_key()
            else:
                self.play_a_turn()
        raise AssertionError(f"the match does not end: {self.page.locator('main').inner_text()}")
