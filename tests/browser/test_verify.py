"""A finished match is checked by the browser: the server's commitment, coins, cards."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.player import Player

pytestmark = [pytest.mark.browser, pytest.mark.cards("fair")]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def checked(player: Player) -> None:
    """Play a match to its end, and have it checked."""
    player.new_match(seats=2)
    player.finish()
    player.page.get_by_role("link", name="Review", exact=True).first.click()
    player.page.get_by_role("link", name="Was it dealt fairly?").click()
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Was it dealt fairly?")
    expect(player.page.get_by_role("status")).to_have_text("All checks passed.")


def test_the_browser_checks_a_match(player: Player, tmp_path: Path) -> None:
    checked(player)
    page = player.page
    found = page.get_by_role("main").get_by_role("listitem").filter(has_text="passed")
    expect(found).to_have_count(6)
    expect(page.get_by_text("Your own coin is among those of the players.")).to_be_visible()
    expect(page.get_by_text("that this browser was given beforehand")).to_be_visible()
    assert axe.violations(player) == []
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the proof").click()
    proof = tmp_path / "proof.json"
    download.value.save_as(proof)
    command = [sys.executable, "-m", "boneace", "verify", str(proof)]
    assert subprocess.run(command, check=False, capture_output=True).returncode == 0


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone(player: Player) -> None:
    checked(player)
    width = player.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["viewport"]["width"]  # type: ignore[index]
    assert axe.violations(player) == []


def test_a_changed_proof_does_not_fit(player: Player) -> None:
    """The same page reports a card that was changed in transit."""
    player.new_match(seats=2)
    player.finish()
    address = f"{player.page.url}/verify"

    def spoil(route: object) -> None:
        response = route.fetch()  # type: ignore[attr-defined]
        proof = response.json()
        proof["packs"][0]["opened"][0]["card"] ^= 1
        route.fulfill(response=response, json=proof)  # type: ignore[attr-defined]

    player.page.route("**/proof", spoil)
    player.page.goto(address)
    expect(player.page.get_by_role("status")).to_contain_text("A check failed")
    expect(player.page.get_by_text("failed Opened cards")).to_be_visible()


def test_a_match_that_goes_on_is_not_checked(player: Player) -> None:
    player.expected = ["409"]
    player.new_match(seats=2)
    player.page.goto(f"{player.page.url}/verify")
    expect(player.page.get_by_role("heading", level=1)).to_have_text("There is nothing to check")
