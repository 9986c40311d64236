"""Plain English: words and phrases that are never right here, in every text of the checkout.

CONTRIBUTING asks for short sentences and ordinary words. A test cannot judge that, but it can find
phrases that were used before. Names in code may contain such a word (`club-join-anew`), so a word
counts only where no sign of a name is beside it.
"""

from __future__ import annotations

import re
import subprocess

from boneace.languages.codes import LANGUAGES
from tests.places import checkout

ROOT = checkout()

#: Phrases that are never right, in lower case, and their replacements.
NEVER = {
    "whoever": "anyone who, the player who",
    "whomever": "anyone who, the player who",
    "whosoever": "anyone who, the player who",
    "anew": "again",
    "likewise": "in the same way",
    "by lot": "at random",
    "let go of": "leave, drop, release",
    "lets go of": "leave, drop, release",
    "is to come": "is still to be dealt",
    "are to come": "are still to be dealt",
    "the own": "their own, your own",
    "one's own": "your own, the player's own",
    "one’s own": "your own, the player's own",
    "oneself": "yourself",
    "in place of": "instead of",
    "hence": "so",
    "thence": "from there",
    "whence": "where from",
    "herein": "in this",
    "hereby": "leave it out",
    "hitherto": "until now",
    "thereby": "by this",
    "therein": "in it",
    "thereof": "of it",
    "thereupon": "then",
    "whereby": "by which",
    "wherein": "in which",
    "whereupon": "and then",
    "forthwith": "at once",
    "insofar": "as far",
    "albeit": "although",
    "amongst": "among",
    "aught": "anything",
    "hath": "has",
    "lest": "so that not",
    "nought": "nothing",
    "thrice": "three times",
    "unto": "to",
    "upon": "on",
    "whilst": "while",
}
FOUND = re.compile(
    rf"(?<![\w`$&.-])(?:{'|'.join(map(re.escape, NEVER))})(?![\w`-]|[):=]| =|\.\w)", re.IGNORECASE
)
#: “Who leaves is out.” A question may begin like this.
WHO = re.compile(
    r"(?:^|[.;:] |\*\* )(Who (?:leaves|comes|bluffs|sits out|sends|reaches|reads|passes|raises"
    r"|calls|loses|knows|asks|has been|is missing)\b[^.;?]*[.;])",
    re.MULTILINE,
)
KINDS = (".md", ".py", ".ts", ".svelte", ".css", ".ftl", ".toml", ".ipynb", ".c", ".cff", ".yaml")
#: Texts in other languages; statements that follow their sources; and this list.
OTHERS = re.compile(
    r"/languages/(?!en\b)[a-z]{2}(?:/|\.ftl$)|\.(?!en\b)[a-z]{2}\.md$|^docs/rules/"
    r"|^tests/project/test_plain_"
)


def wrong(text: str) -> list[str]:
    """The wrong phrases in a text: the line number, the words, and the replacement."""
    found, small = [], text.lower()
    if any(words in small for words in NEVER):  # this is quick, and mostly false
        found = [(at.start(), at.group(), NEVER[at.group().lower()]) for at in FOUND.finditer(text)]
    found += [(at.start(1), at.group(1), "a player who") for at in WHO.finditer(text)]
    return [f"{text.count(chr(10), 0, at) + 1}: “{words}” ({write})" for at, words, write in found]


def test_the_list_finds_what_it_should() -> None:
    found = wrong("Whoever\ncomes anew; it is\ndrawn by lot.")
    assert [line.split(" (")[0] for line in found] == ["1: “Whoever”", "2: “anew”", "3: “by lot”"]
    assert wrong("**Rounds.** Who leaves\nis out; the others go on.") != []
    assert (
        wrong("`anew`, club-join-anew, record(case, anew), this.anew and anew = 1 are names") == []
    )
    assert wrong("Who leaves? The log says who passes and who calls.") == []


def test_texts_in_other_languages_are_left_out_and_english_ones_are_not() -> None:
    """A German rule book may say “lest”, the English one beside it may not."""
    game = "src/boneace/games/mus"
    for code in sorted(set(LANGUAGES) - {"en"}):
        assert OTHERS.search(f"{game}/rulebook.{code}.md")
        assert OTHERS.search(f"{game}/languages/{code}.ftl")
        assert OTHERS.search(f"src/boneace/languages/{code}/web/table.ftl")
    for name in ("rulebook.md", "rulebook.en.md", "languages/en.ftl", "declaration.py"):
        assert not OTHERS.search(f"{game}/{name}")
    assert not OTHERS.search("src/boneace/languages/en/web/table.ftl")
    assert not OTHERS.search("src/boneace/languages/catalogues.py")


def test_no_text_has_words_that_are_never_right() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    names = [name for name in listed.stdout.decode().split("\0") if name.endswith(KINDS)]
    assert len(names) > 1000
    found = [
        f"{name}:{line}"
        for name in names
        if not OTHERS.search(name) and (ROOT / name).is_file()
        for line in wrong((ROOT / name).read_text(encoding="utf-8"))
    ]
    assert found == [], "\n".join(found)
