"""Learns Thirty-one for two by PPO, in the vector environment, and writes a policy file.

    python train.py --out policy.npz --curve curve.svg

Then `boneace arena thirty-one policy:policy.npz club` says how strong it is.
"""

from __future__ import annotations

import argparse
from html import escape
from pathlib import Path
from time import process_time

import torch
from learning import Plan, School

TESTS, MATCHES = 12, 2000
"""The number of tests during learning, and the number of matches in each."""
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 640, 360, 60, 46, 50

Point = tuple[float, int, float]
"""Processor seconds, decisions, and the share of the matches won against the novice."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    add = parser.add_argument
    add("--out", type=Path, default=Path("policy.npz"))
    add("--curve", type=Path, default=Path("curve.svg"))
    add("--seconds", type=float, default=900, help="of processor time (%(default)s)")
    add("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(1)
    learned(given.seconds, given.seed, given.out, given.curve)


def learned(seconds: float, seed: int, out: Path, curve: Path) -> list[Point]:
    """Learn for this many seconds of processor time; returns the curve.

    The files are written at each test, so an interrupt loses little.
    """
    begun = process_time()
    school, points = School(Plan(), seed), list[Point]()
    while True:
        spent = process_time() - begun
        if spent >= seconds * len(points) / TESTS:
            won = school.against_novice(MATCHES, seed=len(points))
            points.append((spent, school.decisions, won))
            told = f"{spent:.0f} s of processor time, {school.decisions:,} decisions, seed {seed}"
            school.policy(told).save(out)
            curve.write_text(drawn(points), encoding="utf-8")
            print(f"{told}: {won:.1%} of the matches against the novice", flush=True)
        if spent >= seconds:
            return points
        school.learn(spent / seconds)


def drawn(points: list[Point]) -> str:
    """The curve as an SVG document: matches won against the novice, by processor time."""
    last = max(points[-1][0], 1.0)

    def at(seconds: float, share: float) -> str:
        x = LEFT + (WIDTH - LEFT - 20) * seconds / last
        return f"{x:.1f} {TOP + (HEIGHT - TOP - BOTTOM) * (1 - share):.1f}"

    line = " L".join(at(seconds, share) for seconds, _, share in points)
    title = f"Share of the matches won from the novice; {points[-1][1] / 1e6:.1f} million decisions"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" role="img" aria-label="{escape(title)}">',
        "<style>text{font:13px system-ui,sans-serif;fill:#1d2733}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="24">{escape(title)}</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        left, height = at(0, percent / 100).split()
        parts.append(
            f'<path d="M{left} {height}H{WIDTH - 20}" stroke="#c9d0d6"/>'
            f'<text x="{LEFT - 8}" y="{float(height) + 4}" text-anchor="end">{percent} %</text>'
        )
    parts += [
        f'<path d="M{line}" fill="none" stroke="#0072b2" stroke-width="2"/>',
        f'<text x="{WIDTH - 20}" y="{HEIGHT - 16}" text-anchor="end">'
        f"{last:,.0f} seconds of processor time</text>",
    ]
    return "".join(parts) + "</svg>\n"


if __name__ == "__main__":
    main()
