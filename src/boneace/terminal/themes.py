"""The two looks of the drawn table."""

from __future__ import annotations

from textual.theme import Theme

DARK = Theme(
    name="boneace-dark",
    primary="#8cc5a8",
    secondary="#9db4d0",
    accent="#e6b955",
    warning="#e6b955",
    error="#ec8d7f",
    success="#8cc5a8",
    background="#14201b",
    surface="#1b2a24",
    panel="#22352d",
    foreground="#ebe8dd",
    dark=True,
    variables={"border": "#4a6458"},
)
LIGHT = Theme(
    name="boneace-light",
    primary="#22553f",
    secondary="#2b4a73",
    accent="#7a4a00",
    warning="#7a4a00",
    error="#9c2413",
    success="#22553f",
    background="#e9eee6",
    surface="#f5f7f2",
    panel="#d3ddd1",
    foreground="#1b241f",
    dark=False,
    variables={"border": "#7d9187"},
)
