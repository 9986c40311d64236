"""The languages that Bone Ace speaks."""

from __future__ import annotations

ENGLISH = "en"
# Each by its own name, so that its speakers find it.
LANGUAGES = {
    "en": "English",
    "es": "Español",
    "eu": "Euskara",
    "fr": "Français",
    "de": "Deutsch",
    "it": "Italiano",
}
# Those that write nouns with a capital letter, also within a sentence.
CAPITAL_NOUNS = frozenset({"de"})
