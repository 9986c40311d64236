"""The page in Spanish and in Basque: chosen, kept, and a whole deal of Mus."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from boneace.languages import say, speaking
from boneace.languages.codes import LANGUAGES
from tests.browser.axe import violations
from tests.browser.fitting import READY
from tests.browser.player import Player
from tests.browser.waiting import until

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740}
LANGUAGE = {
    "en": "Language",
    "es": "Idioma",
    "eu": "Hizkuntza",
    "fr": "Langue",
    "de": "Sprache",
    "it": "Lingua",
}
GAMES = {
    "en": "Games",
    "es": "Juegos",
    "eu": "Jokoak",
    "fr": "Jeux",
    "de": "Spiele",
    "it": "Giochi",
}
DEAL = {"es": re.compile("Reparto", re.I), "eu": re.compile("banaketa", re.I)}


def told(code: str, message: str) -> str:
    with speaking(code):
        return say(message)


def choose(page: Page, before: str, code: str) -> None:
    """In the head of the page, where a newcomer finds it."""
    page.get_by_role("banner").get_by_label(LANGUAGE[before]).select_option(value=code)
    expect(page.locator("html")).to_have_attribute("lang", code)


def test_the_language_is_chosen_in_the_head_and_kept(player: Player) -> None:
    page = player.page
    page.goto(player.address)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    choose(page, "en", "es")
    expect(page.get_by_role("heading", name=GAMES["es"], exact=True)).to_be_visible()
    expect(page.get_by_text(told("es", "mus-game.summary"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=GAMES["es"], exact=True)).to_be_visible()
    page.get_by_role("button", name="Ajustes").click()
    page.get_by_role("dialog").get_by_label(LANGUAGE["es"]).select_option(label="Euskara")
    expect(page.get_by_role("heading", name="Ezarpenak")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text(told("eu", "mus-game.summary"))).to_be_visible()


def test_what_was_filled_in_stays(player: Player) -> None:
    page = player.page
    page.goto(f"{player.address}/new/mus")
    page.get_by_label("Name at seat 1").fill("Itziar")
    page.get_by_role("radio", name=re.compile("^Thirty stones")).check()
    choose(page, "en", "eu")
    expect(page.get_by_label("1. eserlekuko izena")).to_have_value("Itziar")
    with speaking("eu"):
        thirty = page.get_by_role("radio", name=re.compile(say("mus-preset-thirty")))
    expect(thirty).to_be_checked()


@pytest.mark.browser_context_args(locale="eu-ES", viewport=PHONE, reduced_motion="reduce")
def test_the_browser_s_own_language_at_first(player: Player) -> None:
    page = player.page
    page.goto(player.address)
    expect(page.get_by_role("heading", name=GAMES["eu"], exact=True)).to_be_visible()
    catalogues = [
        url for url in player.requested if re.search(rf"/({'|'.join(LANGUAGES)})-[^/]*\.js$", url)
    ]
    assert len(catalogues) == 1, "only the language spoken is fetched"


#: What axe-core finds of layout and colours does not depend on the language: one look for each.
@pytest.mark.parametrize(("code", "how"), [("es", "desktop, light"), ("eu", "phone, dark")])
def test_a_deal_of_mus(player: Player, code: str, how: str) -> None:
    page = player.page
    page.goto(player.address)
    choose(page, "en", code)
    for path in ("/", "/new/mus", "/rules/mus"):
        page.goto(player.address + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        player.settle()
        assert violations(player, how) == [], path
    page.goto(f"{player.address}/new/mus")
    page.locator("button.primary.big").click()
    page.wait_for_url("**/match/*")
    expect(page.get_by_role("log")).to_contain_text(DEAL[code])
    while until(page, READY) == "turn":
        for key in "np":  # no mus, paso: nobody bets or accepts anything
            page.keyboard.press(key)
    assert violations(player, how) == []
    other = "eu" if code == "es" else "es"
    choose(page, code, other)
    expect(page.get_by_role("log")).to_contain_text(DEAL[other])
    expect(page.get_by_role("log")).not_to_contain_text(DEAL[code])
    expect(page.locator(".showdown")).to_be_visible()
    if code == "es":
        choose(page, other, "de")
        page.goto(f"{player.address}/rules/mus")
        expect(page.get_by_role("heading", name="Das Spiel in einer Minute")).to_be_visible()
        expect(page.locator("[lang=en] .text")).to_have_count(0)


def test_a_language_is_chosen_for_all_tabs(player: Player) -> None:
    player.page.goto(player.address)
    other = player.page.context.new_page()
    other.goto(f"{player.address}/tables")
    expect(other.get_by_role("heading", name="Open tables")).to_be_visible()
    choose(player.page, "en", "de")
    expect(other.get_by_role("heading", name="Offene Tische")).to_be_visible()
    expect(other.locator("html")).to_have_attribute("lang", "de")
