"""Paths: the checkout that the tests are part of, and the package that they test.

The package need not be the one of the checkout: it may be installed as a wheel, and the tests may
be there without a checkout. Files that only a checkout has are requested with `checkout`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import boneace

ROOT = Path(__file__).parents[1]
PACKAGE = Path(boneace.__file__).parent
WEB = ROOT / "web"

needs_page_sources = pytest.mark.skipif(
    not (WEB / "src").is_dir(), reason="the sources of the page are not beside the tests"
)


def checkout() -> Path:
    """The root of the checkout; a module of tests that needs one is skipped without it."""
    if not (ROOT / "pyproject.toml").is_file() or not (ROOT / "src").is_dir():
        pytest.skip("the tests lie alone, without a checkout", allow_module_level=True)
    return ROOT


def short(path: Path) -> str:
    """The name of a file for messages: in the package, or in the checkout."""
    folder = PACKAGE.parent if path.is_relative_to(PACKAGE) else ROOT
    return str(path.relative_to(folder))
