"""Make the documentation as a site: `python docs/site build/site`. A warning is an error.

The pages are those of `docs/`, with the notebooks, which are run; and those that are made from
code: the games, with their rules, options, actions and observations; and the reference, from
docstrings.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import links
import pages

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"


def lay_out(folder: Path) -> None:
    """Write the sources of all pages into a folder."""
    for page in DOCS.glob("*.md"):
        text = links.for_site(page.read_text(encoding="utf-8"), "docs")
        (folder / page.name).write_text(text, encoding="utf-8")
    (folder / "notebooks").mkdir()
    for notebook in (DOCS / "notebooks").glob("*.ipynb"):
        text = links.for_notebook(notebook.read_text(encoding="utf-8"))
        (folder / "notebooks" / notebook.name).write_text(text, encoding="utf-8")
    for page in (DOCS / "studies").glob("*.md"):
        text = links.for_site(page.read_text(encoding="utf-8"), "docs/studies", "../")
        (folder / "studies").mkdir(exist_ok=True)
        (folder / "studies" / page.name).write_text(text, encoding="utf-8")
    for picture in DOCS.glob("*.svg"):
        shutil.copy(picture, folder)
    shutil.copytree(DOCS / "pictures", folder / "pictures")
    shutil.copy(ROOT / "web" / "public" / "icon.svg", folder / "favicon.svg")
    shutil.copy(Path(__file__).with_name("conf.py"), folder)
    (folder / "_static").mkdir()
    shutil.copy(Path(__file__).with_name("notebooks.css"), folder / "_static")
    for path, text in pages.made(ROOT).items():
        target = folder / path
        target.parent.mkdir(exist_ok=True)
        target.write_text(text, encoding="utf-8")


def main() -> int:
    """Returns the exit status of Sphinx: 0 if there was no warning."""
    parser = argparse.ArgumentParser(description="Make the documentation as a site.")
    parser.add_argument("folder", type=Path, help="where the site is written")
    asked = parser.parse_args()
    from sphinx.cmd.build import build_main

    with tempfile.TemporaryDirectory() as laid:
        lay_out(Path(laid))
        built = build_main(["-q", "-W", "--keep-going", "-b", "html", laid, str(asked.folder)])
    if not built:
        print(f"{asked.folder / 'index.html'}")
    return built


if __name__ == "__main__":
    sys.exit(main())
