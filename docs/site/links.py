"""Links that lead out of the documentation: in a checkout they work, on a site they cannot.

A link to a page that the site has as well goes there; a link to a source file becomes its path.
"""

from __future__ import annotations

import json
import re
from posixpath import normpath

LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!\w+:|#)([^)#\s]*)(#[^)]*)?\)")
ON_SITE = {
    "README.md": "index.md",
    "CHANGELOG.md": "changes.md",
    "CONTRIBUTING.md": "contributing.md",
    "benchmarks/README.md": "performance.md",
    "src/boneace/games": "games/index.md",
}
RULEBOOK = re.compile(r"src/boneace/games/(\w+)/rulebook\.md")
FIGURES = re.compile(r"benchmarks/figures/([\w-]+\.md)")


def for_site(text: str, folder: str, home: str = "") -> str:
    """The text of a file in a folder of the checkout, with links as a page of the site has them.

    `home` leads from the page to the top of the site: "" or "../".
    """

    def replaced(found: re.Match[str]) -> str:
        words, path, anchor = found.group(1), found.group(2), found.group(3) or ""
        whole = normpath(f"{folder}/{path}") if folder else normpath(path)
        page = ON_SITE.get(whole)
        if page is None and (game := RULEBOOK.fullmatch(whole)):
            page = f"games/{game.group(1)}.md"
        if page is None and (figures := FIGURES.fullmatch(whole)):
            page = f"performance/{figures.group(1)}"
        if page is None and whole.startswith("docs/") and not whole.startswith("docs/rules"):
            page = whole.removeprefix("docs/")
        if page is not None:
            return f"[{words}]({home}{page}{anchor})"
        bare = words.strip("`")
        return f"`{whole}`" if bare in whole else f"{words} (`{whole}`)"

    return LINK.sub(replaced, text)


def for_notebook(text: str) -> str:
    """A notebook, with the links of its texts as the site has them."""
    notebook = json.loads(text)
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown":
            written = for_site("".join(cell["source"]), "docs/notebooks", "../")
            cell["source"] = written.splitlines(keepends=True)
    return json.dumps(notebook)
