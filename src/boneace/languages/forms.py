"""The forms of a message that speak to the reader: see `you`."""

from __future__ import annotations

from typing import Literal, get_args

Form = Literal["you", "among"]
FORMS = frozenset(get_args(Form))


class Heard(str):
    """The reader in a sentence, alone or among others.

    Never equal to a name, even to one with the same letters: sentences are cached.
    """

    form: Form
    within: str

    def __new__(cls, text: str, form: Form, within: str) -> Heard:
        made = super().__new__(cls, text)
        made.form, made.within = form, within
        return made

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Heard) and (self.form, self.within) == (other.form, other.within)

    def __hash__(self) -> int:
        return hash((self.form, self.within))
