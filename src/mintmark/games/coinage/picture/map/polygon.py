"""Where something fits into an outline."""

from collections.abc import Sequence
from typing import Any

import numpy as np

Point = tuple[float, float]

SLOT = 70  # the radius that is kept clear for a stack


def within(points: Any, outline: Any) -> Any:
    """Which points lie within an outline."""
    (x, y), (ax, ay) = np.asarray(points)[..., None].swapaxes(0, 1), np.transpose(outline)
    bx, by = np.roll(ax, 1), np.roll(ay, 1)
    high = np.where(by == ay, 1, by - ay)  # a level side crosses nothing
    crossed = ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / high + ax)
    return crossed.sum(axis=1) % 2 == 1


def clearance(points: Any, outline: Any) -> Any:
    """How far points are from an outline; negative outside."""
    (x, y), (ax, ay) = np.asarray(points)[..., None].swapaxes(0, 1), np.transpose(outline)
    dx, dy = np.roll(ax, 1) - ax, np.roll(ay, 1) - ay
    long = np.maximum(dx * dx + dy * dy, 1e-9)
    t = (((x - ax) * dx + (y - ay) * dy) / long).clip(0, 1)
    nearest = np.hypot(x - ax - dx * t, y - ay - dy * t).min(axis=1)
    return np.where(within(points, outline), nearest, -nearest)


def anchor_in(outline: Sequence[Point]) -> Point:
    """Where a disc with a name beneath it fits best, and nearest to the middle."""
    coarse = np.array(outline[::3])
    low, high = np.min(outline, axis=0), np.max(outline, axis=0)
    middle = (low + high) / 2 - (0, 14)
    steps = np.arange(2, 19) / 20
    tried = low + np.stack(np.meshgrid(steps, steps, indexing="ij"), -1).reshape(-1, 2) * (
        high - low
    )
    disc = (clearance(tried, coarse) - SLOT - 8).clip(max=0)
    names = [clearance(tried + (dx, 92), coarse) - 12 for dx in (-62, 62)]
    name = np.min(names, axis=0).clip(max=0)
    off = np.hypot(*(tried - middle).T)
    x, y = tried[np.argmax(3 * disc + 2 * name - 0.12 * off)].tolist()
    return x, y
