"""The first page: a match at once, the matches of this browser, and addresses that carry rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Server
from tests.browser.player import Player

pytestmark = pytest.mark.browser

#: The worker is there, and has kept every file that the page was made of.
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const kept = await caches.open('boneace');
  const files = performance.getEntriesByType('resource').map((one) => one.name);
  const found = files.filter((name) => name.includes('/assets/')).map((name) => kept.match(name));
  return found.length > 0 && (await Promise.all(found)).every(Boolean);
}"""


def test_one_press_leads_to_a_table_and_the_first_page_tells_of_it(player: Player) -> None:
    page = player.page
    page.goto(player.address)
    player.button("Play now: Thirty-one").click()
    player.wait_for_my_turn()
    assert len(player.hand) == 3
    page.goto(player.address)
    going = page.get_by_role("region", name="Continue").get_by_role("link")
    expect(going).to_have_count(1)
    expect(going).to_contain_text("Thirty-one")
    expect(going).to_contain_text("Your turn in deal 1")
    going.click()
    player.wait_for_my_turn()


def test_play_now_again_under_a_name_that_a_bot_had(player: Player) -> None:
    page = player.page
    page.goto(player.address)
    page.evaluate("localStorage['boneace.settings'] = '{}'")
    page.reload()
    player.button("Play now: Thirty-one").click()
    player.wait_for_my_turn()
    others = page.get_by_role("region", name="Players").get_by_role("listitem")
    expect(others.first).to_contain_text("Ann")
    page.evaluate("""localStorage['boneace.settings'] = '{"name": "Ann"}'""")
    page.goto(player.address)
    player.button("Play now: Thirty-one").click()
    player.wait_for_my_turn()
    expect(others.filter(has_text="Ann")).to_have_count(0)


def test_a_finished_match_is_kept_with_how_it_went(player: Player) -> None:
    page = player.page
    player.open_form("thirty-one", "Thirty-one")
    player.fill_form(2, "Pennies", "Club player")
    page.get_by_text("House rules", exact=True).click()
    page.get_by_label("Lives", exact=True).fill("1")
    page.get_by_label("Players may ask for hints").check()
    player.start()
    player.finish()
    won = page.locator(".showdown.won").count() == 1
    # another match is set up as this one was
    page.get_by_role("link", name="New match").click()
    expect(page.get_by_label("Lives", exact=True)).to_have_value("1")
    expect(page.get_by_label("Players may ask for hints")).to_be_checked()
    expect(page.get_by_label("Who sits at seat 2").locator(":checked")).to_have_text("Club player")
    expect(page.get_by_label("Who sits at seat 3")).to_have_count(0)
    player.page.goto(player.address)
    finished = page.get_by_role("region", name="Finished matches").get_by_role("listitem")
    expect(finished).to_have_count(1)
    expect(finished).to_contain_text("won" if won else "lost")
    expect(finished).to_contain_text("Review")
    # before the games, where it is found without a way past all of them
    games = player.page.get_by_role("heading", name="Games", exact=True).bounding_box()
    box = finished.bounding_box()
    assert games is not None and box is not None and box["y"] < games["y"]
    told = player.page.get_by_text(f"You: {int(won)} of 1 won")
    expect(told).to_be_visible()


def test_an_address_carries_rules_to_the_form(player: Player) -> None:
    page = player.page
    held: list[Route] = []
    page.route("**/api/games*", lambda route: held.append(route))
    page.goto(f"{player.address}/new/thirty-one?preset=banking&deals=5&lives=nonsense")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("New match")
    before = heading.bounding_box()
    while held:
        held.pop().continue_()
    page.unroute("**/api/games*")
    expect(heading).to_have_text("New match: Thirty-one")
    after = heading.bounding_box()
    assert before is not None and after is not None and before["y"] == after["y"], "it stays"
    expect(page.get_by_role("radio", name=re.compile("^Banking"))).to_be_checked()
    carried = page.get_by_role("textbox", name="A link that carries these rules")
    expect(carried).to_have_value(f"{player.address}/new/thirty-one?preset=banking&deals=5")
    # what plays no part under these rules says so
    lives = page.get_by_label("Lives", exact=True)
    expect(lives).to_be_disabled()
    expect(lives).to_have_accessible_description(re.compile("Takes effect only with “Lives: "))
    page.get_by_role("radio", name=re.compile("^Pennies")).check()
    expect(lives).to_be_enabled()
    expect(carried).to_have_value(re.compile(r"/new/thirty-one\?preset=pennies$"))


def test_the_rule_book_marks_the_rules_of_the_table(player: Player) -> None:
    page = player.page
    page.goto(f"{player.address}/rules/thirty-one?preset=dollar-bill&lives=5")
    expect(page.get_by_text("These rules are in force at your table: Dollar bill.")).to_be_visible()
    expect(page.locator("mark", has_text="here: 5").first).to_be_attached()
    # the game in a minute has the figures of the table, and says what else is not as it tells it
    minute = page.get_by_role("list").filter(has_text="You hold three cards")
    expect(minute.get_by_role("listitem").first).to_contain_text("three cards and 5 lives.")
    expect(
        page.get_by_role("link", name="The knocker pays double: no (usually: yes)")
    ).to_be_visible()
    # the box says what is changed, and leads to it
    page.get_by_role("link", name="Lives: 5 (Dollar bill: 4)").click()
    expect(page.get_by_role("row", name=re.compile("^Lives here: 5"))).to_be_in_viewport()
    page.emulate_media(media="print")
    page.evaluate("document.body.classList.add('card-only')")
    expect(page.get_by_text("This describes the usual game.")).to_be_visible()
    page.emulate_media(media="screen")
    page.evaluate("document.body.classList.remove('card-only')")
    page.get_by_role("link", name="Play by these rules").click()
    expect(page.get_by_role("radio", name=re.compile("^Dollar bill"))).to_be_checked()


def test_the_rule_book_draws_hands_and_names_options(player: Player) -> None:
    page = player.page
    page.goto(f"{player.address}/rules/thirty-one")
    blitz = page.get_by_role("img", name="ace of diamonds, king of diamonds and queen of diamonds")
    expect(blitz.first).to_be_visible()
    expect(page.get_by_text("Discard the card taken").first).to_be_visible()
    page.goto(f"{player.address}/rules/mus")
    expect(page.locator(".drawn-hand").first).to_be_visible()


def test_a_card_of_the_game_is_printed_on_one_page(player: Player) -> None:
    page = player.page
    page.goto(f"{player.address}/rules/mus")
    expect(page.locator(".drawn-hand").first).to_be_visible()
    page.evaluate("window.print = () => { window.printed = document.body.className }")
    player.button("Print a summary").click()
    assert page.evaluate("window.printed") == "card-only"
    page.evaluate("document.body.className = 'card-only'")
    card = page.pdf(format="A4", print_background=True)
    assert card.count(b"/Type /Page\n") + card.count(b"/Type /Page ") == 1
    page.evaluate("document.body.className = ''")
    book = page.pdf(format="A4")
    assert book.count(b"/Type /Page\n") + book.count(b"/Type /Page ") > 5


def test_sounds_are_off_until_they_are_switched_on(player: Player) -> None:
    player.new_match(seats=2)
    sounds = player.page.get_by_role("button", name="Sounds", exact=True)
    expect(sounds).to_have_attribute("aria-pressed", "false")
    sounds.click()
    expect(sounds).to_have_attribute("aria-pressed", "true")
    player.play_a_turn()
    player.page.reload()
    expect(sounds).to_have_attribute("aria-pressed", "true")


@pytest.mark.browser_context_args(service_workers="allow")
def test_without_the_server_the_page_opens_says_so_and_comes_back(
    player: Player, tmp_path: Path
) -> None:
    player.expected = ["ERR_CONNECTION_RE", "ERR_FAILED", "Failed to fetch"]
    own = Server(tmp_path)
    own.start()
    player.address = own.address
    page = player.page
    page.goto(own.address)
    page.wait_for_function(KEPT)  # one visit is enough
    expect(page.get_by_role("button", name="Play now: Thirty-one")).to_be_visible()
    own.kill()
    page.reload()
    expect(page.get_by_role("heading", name="Bone Ace cannot be reached")).to_be_visible()
    with page.expect_navigation():
        player.button("Try again").click()
    expect(page.get_by_role("heading", name="Bone Ace cannot be reached")).to_be_visible()
    own.start()
    expect(page.get_by_role("button", name="Play now: Thirty-one")).to_be_visible()
    own.stop()


def test_it_can_be_installed(player: Player) -> None:
    page = player.page
    page.goto(player.address)
    named = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((m) => m.json())"
    )
    assert (named["name"], named["display"], named["start_url"]) == ("Bone Ace", "standalone", "/")
    for icon in named["icons"]:
        answer = page.request.get(player.address + icon["src"])
        assert answer.ok and answer.headers["content-type"] == icon["type"]


def test_today_s_deal_is_played_once(player: Player) -> None:
    page = player.page
    page.goto(player.address)
    player.button("Play the daily deal").click()
    page.wait_for_url("**/match/*")
    match = page.url
    page.goto(player.address)
    today = page.get_by_role("region", name="Today")
    today.get_by_role("link", name="Go on").click()
    page.wait_for_url(match)


def test_with_friends_in_two_presses(player: Player) -> None:
    page = player.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(player.address)
    player.button("With friends: Thirty-one").click()
    page.wait_for_url("**/table/*")
    player.button("Copy: Link to this table").click()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = page.context.browser.new_context().new_page()
    friend.goto(link)
    expect(friend.get_by_text("Ann sits there.")).to_be_visible()
    friend.context.close()


def test_the_form_lays_a_table_for_friends_with_its_rules(player: Player) -> None:
    page = player.page
    player.open_form("thirty-one", "Thirty-one")
    player.fill_form(5, "Pennies", "Novice")
    player.button("With friends").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Pennies", exact=True)).to_be_visible()
    expect(page.get_by_text("Bots take the 4 free places.")).to_be_visible()


def test_who_comes_for_the_first_time_can_play_without_scrolling(player: Player) -> None:
    page = player.page
    first = page.get_by_role("button", name="Play now: Thirty-one")
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(player.address)
        expect(first).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("link", name="Puzzle of the day: solve it")).to_be_attached()
    first.click()
    player.wait_for_my_turn()
    page.goto(player.address)
    page.get_by_role("link", name="Puzzle of the day: solve it").wait_for()
    today, games = (page.locator(f"section[aria-labelledby={one}]") for one in ("today", "games"))
    assert today.bounding_box()["y"] < games.bounding_box()["y"]  # type: ignore[index]


def test_what_is_beside_the_games_is_found_at_a_glance(player: Player) -> None:
    page = player.page
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(player.address)
        names = ("Learn", "Join a table", "Start a club", "Compare house rules")
        for name in names:
            link = page.get_by_role("link", name=name, exact=True)
            expect(link).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn")


def test_a_puzzle_that_is_solved_is_not_to_be_solved_again(player: Player) -> None:
    page = player.page
    page.goto(f"{player.address}/puzzles")
    expect(page.get_by_text("Your turn: what is the best move?")).to_be_visible()
    title = page.locator(".coach h2").inner_text()
    number = int(title.split("puzzle ")[1].split(" of ")[0])
    game = page.locator(".coach select").input_value()
    key = f"localStorage['boneace.puzzles'] = JSON.stringify({{'{game}': {{{number - 1}: true}}}})"
    page.evaluate(key)
    page.goto(player.address)
    expect(page.get_by_text("You have solved it. There are more.")).to_be_visible()
    expect(page.get_by_role("link", name="Puzzle of the day")).to_have_count(0)
    page.get_by_role("link", name="More puzzles").click()
    expect(page.get_by_text("Your turn: what is the best move?")).to_be_visible()
    expect(page.locator(".coach h2")).not_to_have_text(title)


def test_a_page_whose_pieces_are_gone_is_loaded_again_once(player: Player) -> None:
    page = player.page
    player.expected = ["404", "preload"]
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    page.goto(player.address)
    player.settle()

    def newer(route: Route) -> None:
        if route.request.is_navigation_request():
            route.fallback()
        else:  # what the page looks at to see whether it is old
            route.fulfill(body='<script type="module" src="/assets/page-newer.js"></script>')

    page.route(f"{player.address}/", newer)
    page.route("**/assets/Rules-*.js", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Rules", exact=True).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bone Ace cannot be reached")
    assert len(loads) == 2, "the second time it did not help, and that was enough"
    page.unroute_all()
    page.goto(f"{player.address}/rules/thirty-one")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Thirty-one")


def test_a_page_left_open_overnight_has_the_deal_of_the_new_day(player: Player) -> None:
    page = player.page
    page.goto(player.address)
    today = page.get_by_role("region", name="Today").get_by_role("heading", level=3)
    expect(today).to_have_count(2)
    puzzle = today.last.inner_text()
    with page.expect_request("**/api/daily"):
        page.evaluate("const real = Date.now; Date.now = () => real() + 86_400_000")
    expect(today.last).not_to_have_text(puzzle)
