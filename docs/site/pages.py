"""The pages that are made from code: the games, the reference, and the order of all pages."""

from __future__ import annotations

import re
from pathlib import Path

import links

from boneace import games
from boneace.declare import Declaration
from boneace.env.actions import Actions, learners_of
from boneace.env.kit import bounds_of
from boneace.env.tensors import Tensor
from boneace.games import rulebook
from boneace.games.fields import Field
from boneace.solve.setting import Setting

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "boneace"
CLAUSE = re.compile(r"^- \*\*([A-Z0-9-]+)\*\*", re.MULTILINE)
#: Comments in a rule book, between which tables are filled in.
MARK = re.compile(r"^\[//\]: # .*$", re.MULTILINE)

#: What people import, by subject; the reference has a page for each.
REFERENCE = {
    "Matches": [
        "boneace.match.beginning",
        "boneace.match.match",
        "boneace.match.seen",
        "boneace.match.replaying",
        "boneace.moves",
        "boneace.record",
    ],
    "Games and options": ["boneace.games", "boneace.games.options"],
    "Cards and scores": ["boneace.cards", "boneace.scores"],
    "Errors": ["boneace.errors"],
    "Bots": ["boneace.bots.kinds", "boneace.bots.seat", "boneace.bots.zoo.register"],
    "Arena": ["boneace.arena.playing", "boneace.arena.figures", "boneace.arena.exploiting"],
    "Reviews": [
        "boneace.analysis.hints",
        "boneace.analysis.review",
        "boneace.values",
        "boneace.analysis.luck",
    ],
    "Environments": [
        "boneace.env.episode",
        "boneace.env.vector",
        "boneace.env.actions",
        "boneace.env.tensors",
        "boneace.env.memory",
        "boneace.env.policies",
        "boneace.env.pettingzoo",
        "boneace.env.gymnasium",
        "boneace.env.gymnasium_vector",
        "boneace.games.fields",
    ],
    "Laboratory": ["boneace.study.compare.run", "boneace.study.compare.told"],
    "Simulations": ["boneace.study.simulate.run", "boneace.study.simulate.told"],
    "Studies": ["boneace.study.answers", "boneace.study.questions"],
    "Solving": [
        "boneace.solve",
        "boneace.solve.setting",
        "boneace.solve.vector",
        "boneace.solve.run",
        "boneace.solve.deals",
        "boneace.solve.sampling",
    ],
    "Many machines": ["boneace.cluster"],
    "Engine": ["boneace.kernel.door", "boneace.kernel.states", "boneace.kernel.specialized"],
    "Contract of a game": ["boneace.contract", "boneace.declare", "boneace.described"],
    "Conformance suite": ["boneace.testing"],
    "Fair cards": ["boneace.fair"],
}

#: The notebooks, in the order in which they are read.
NOTEBOOKS = ("first-steps", "a-study", "training", "a-review")

#: The pages by part, in order. Those of the games and the reference are made from code.
PARTS = {
    "Play": ["table", "clubs", "fair-cards", "safety", "languages", "bots", "operations"],
    "Games": ["games/index"],
    "Study": [
        "library", "notation", "review", "arena", "laboratory", "simulate", "studies", "solving",
        "how-solving-works", "cluster", "vingt-un", "performance",
    ],
    "Notebooks": [f"notebooks/{name}" for name in NOTEBOOKS],
    "Learners": ["env"],
    "Build": [
        "adding-a-game", "adding-schwimmen", "architecture", "left-out", "contributing", "changes",
    ],
    "Reference": ["reference/index"],
}  # fmt: skip


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(
        "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in lines
    )


# --- games ----------------------------------------------------------------------------------------


def page_of(declaration: Declaration) -> str:
    """The page of a game: its rule book, with its options and presets, and what learners get."""
    text = links.for_site(MARK.sub("", rulebook.text(declaration.name)), "", "../")
    text = CLAUSE.sub(r"- [**\1**]{#\1}", text)
    for option in declaration.options:
        # a preset may be called the same: the list of options comes after that of presets
        before, row, after = text.rpartition(f"\n| `{option.name}` |")
        named = f"[`{option.name}`]{{#option-{option.name}}}"
        text = before + row.replace(f"`{option.name}`", named) + after
    return "\n\n".join([text, *learners_parts(declaration)])


def learners_parts(declaration: Declaration) -> list[str]:
    """Actions, observed fields and bounds, of a game that has them."""
    learners = learners_of(declaration.name)
    if learners is None:
        return []
    actions = Actions.of(declaration.name)
    setting = Setting.of(declaration.name)
    bounds = bounds_of(setting)
    longest = (
        f"at most {bounds.decisions:,} decisions" if bounds.decisions else "no limit by the rules"
    )
    numbered = [[str(number), f"`{name}`"] for number, name in enumerate(actions.names)]
    about = (
        f"With the default preset and {setting.seats} seats: {longest}; a seat wins from "
        f"{bounds.low:g} to {bounds.high:g}. {bounds.ends} [Environments](../env.md) says how "
        "these tables are used."
    )
    tensor = Tensor.of(setting)
    layout = f"{tensor.size} bytes, version `{tensor.version}` of the layout."
    heads = ["Places", "Field", "Kind", "Of whom", "What it is"]
    observed = table(heads, fields_of(declaration, learners.FIELDS, tensor))
    acted = table(["Number", "Action"], numbered)
    return ["## For learners", about, "### Observation", layout, observed, "### Actions", acted]


def fields_of(
    declaration: Declaration, fields: tuple[Field, ...], tensor: Tensor
) -> list[list[str]]:
    whose = {"": "", "own": "the viewer", "seat": "each seat", "others": "each other seat"}
    whose |= {"side": "each side", "row": "each other seat", "place": "each place"}
    rows = []
    for field in fields:
        names = dict.fromkeys(name for name in field.names if name)
        named = f": {', '.join(names)}" if names else ""
        only = f". Only where {where(declaration, *field.option)}" if field.option else ""
        part = tensor.parts.get(field.name)
        places = f"{part.start} to {part.stop - 1}" if part else "–"
        told = field.about + named + only
        rows.append([places, f"`{field.name}`", field.kind, whose[field.by], told])
    return rows


def where(declaration: Declaration, name: str, code: int) -> str:
    """When an option has the value that has this number."""
    option = declaration.option(name)
    value = next(value for value in option.values if option.code(value) == code)
    return f"`{name}` is {('off', 'on')[value] if isinstance(value, bool) else f'`{value}`'}"


def games_pages() -> dict[str, str]:
    found, rows = {}, []
    for name in games.shipped():
        declaration = games.declaration(name)
        file = declaration.package.rpartition(".")[2]
        found[f"games/{file}.md"] = page_of(declaration)
        seats = declaration.seats()
        told = f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])
        many = [str(len(declaration.presets)), str(len(declaration.options))]
        rows.append([f"[{declaration.title}]({file}.md)", told, *many, declaration.summary])
    heads = ["Game", "Seats", "Presets", "Options", ""]
    listed = [Path(path).stem for path in found]
    found["games/index.md"] = f"# The games\n\n{table(heads, rows)}\n\n{toctree(listed)}"
    return found


# --- reference ------------------------------------------------------------------------------------


def reference_pages() -> dict[str, str]:
    found = {}
    for title, modules in REFERENCE.items():
        parts = [f"# {title}"]
        for module in modules:
            parts += [f"## `{module}`", f"```{{eval-rst}}\n.. automodule:: {module}\n```"]
        found[f"reference/{title.lower().replace(' ', '-')}.md"] = "\n\n".join(parts) + "\n"
    listed = [Path(path).stem for path in found]
    about = "What each module offers, from its docstrings."
    found["reference/index.md"] = f"# Reference\n\n{about}\n\n{toctree(listed)}"
    return found


# --- figures --------------------------------------------------------------------------------------


def performance_pages(root: Path) -> dict[str, str]:
    """What was measured: the list of commands, and the pages that it links to, in its order."""
    folder = root / "benchmarks"
    listing = (folder / "README.md").read_text(encoding="utf-8")
    names = list(dict.fromkeys(re.findall(r"\(figures/([\w-]+)\.md", listing)))
    found = {}
    for name in names:
        text = (folder / "figures" / f"{name}.md").read_text(encoding="utf-8")
        found[f"performance/{name}.md"] = links.for_site(text, "benchmarks/figures", "../")
    menu = toctree([f"performance/{name}" for name in names], hidden=True)
    found["performance.md"] = f"{links.for_site(listing, 'benchmarks')}\n{menu}"
    return found


# --- the whole ------------------------------------------------------------------------------------


def toctree(listed: list[str], caption: str = "", hidden: bool = False) -> str:
    """A list of pages, which is also the order in the menu."""
    options = f":caption: {caption}\n" * bool(caption) + ":hidden:\n" * hidden
    return "```{toctree}\n:maxdepth: 1\n" + options + "\n" + "\n".join(listed) + "\n```\n"


def made(root: Path) -> dict[str, str]:
    """All pages that are not files of `docs/`, by their paths; the first page with the menu."""
    found = games_pages() | reference_pages()
    copied = ("CHANGELOG.md", "CONTRIBUTING.md")
    for source in copied:
        text = (root / source).read_text(encoding="utf-8")
        folder = source.rpartition("/")[0]
        found[links.ON_SITE[source]] = links.for_site(text, folder)
    found |= performance_pages(root)
    parts = {title: list(listed) for title, listed in PARTS.items()}
    parts["Learners"] += sorted(path.stem for path in (root / "docs").glob("env-*.md"))
    parts["Learners"].append("gpu")
    studies = root / "docs" / "studies.md"
    listed = [f"studies/{game}" for game in games.shipped()]
    text = links.for_site(studies.read_text(encoding="utf-8"), "docs")
    found["studies.md"] = f"{text}\n{toctree(listed, hidden=True)}"
    first = links.for_site((root / "docs" / "index.md").read_text(encoding="utf-8"), "docs")
    menu = [toctree(listed, title, hidden=True) for title, listed in parts.items()]
    found["index.md"] = "\n\n".join([first, *menu])
    return found
