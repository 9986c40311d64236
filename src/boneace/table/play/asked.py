"""Types for parts of requests: bounded, so that no request can be large."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Named = Annotated[str, Meta(max_length=64)]
"""The name of a game, a preset, an option, a value of an option, or a level of bots."""

OptionsAsked = Annotated[dict[Named, bool | int | Named | None], Meta(max_length=64)]
"""The options that differ from a preset."""
