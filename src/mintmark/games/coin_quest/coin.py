"""Coins and how they are written: metal and value, then icons, as in G2, S2.U1.K or C5.Q1."""

import re
from dataclasses import dataclass

METALS = ("gold", "silver", "copper")
ACTIONS = ("none", "age", "unique", "rare", "penny")
MARKS = ("none", "crown", "sceptre", "eagle")
MOST = {"age": 2, "unique": 2, "rare": 2, "quality": 4}  # what stands beside an icon
METAL_LETTERS = dict(zip("GSC", METALS, strict=True))
ICON_LETTERS = {"A": "age", "U": "unique", "R": "rare", "Q": "quality"}
MARK_LETTERS = {"K": "crown", "S": "sceptre", "E": "eagle"}
PENNY = "penny"
HIGHEST = 9  # value of a coin


@dataclass(frozen=True, slots=True)
class Coin:
    """A face. Coins with the same face are interchangeable."""

    metal: str
    value: int
    action: str = "none"  # the icon on the left
    amount: int = 0  # and its figure
    quality: int = 0  # the icon on the right: prestige at the end …
    mark: str = "none"  # … or a mint mark

    def __str__(self) -> str:
        if self.action == PENNY:
            return PENNY
        parts = [self.metal[0].upper() + str(self.value)]
        if self.action != "none":
            parts.append(self.action[0].upper() + str(self.amount))
        if self.quality:
            parts.append(f"Q{self.quality}")
        parts += [letter for letter, mark in MARK_LETTERS.items() if mark == self.mark]
        return ".".join(parts)

    @property
    def order(self) -> tuple[bool, int, int, str]:
        """Strong coins first, the Bad Penny last."""
        return self.action == PENNY, METALS.index(self.metal), -self.value, str(self)


BAD_PENNY = Coin("copper", 0, PENNY)


def coin_of(text: str) -> Coin:
    """A coin from its text; ValueError says what is wrong with it."""
    if text == PENNY:
        return BAD_PENNY
    face, *icons = text.split(".")
    found = re.fullmatch(r"([GSC])([1-9])", face)
    if not found:
        raise ValueError(f"a coin begins with G, S or C and a value from 1 to {HIGHEST}")
    figures: dict[str, int] = {}
    mark = "none"
    for icon in icons:
        if icon in MARK_LETTERS and mark == "none":
            mark = MARK_LETTERS[icon]
            continue
        name = ICON_LETTERS.get(icon[:1], "")
        if not re.fullmatch(r"[AURQ]\d", icon) or not 1 <= int(icon[1]) <= MOST[name]:
            raise ValueError(
                f"{icon!r} is no icon: there are A1, A2, U1, U2, R1, R2, Q1 to Q4, K, S, E"
            )
        figures[name] = int(icon[1])
    quality = figures.pop("quality", 0)
    if len(figures) > 1 or (quality and mark != "none") or len(icons) > 2:
        raise ValueError("a coin has one icon on the left and one on the right at most")
    action, amount = next(iter(figures.items()), ("none", 0))
    coin = Coin(METAL_LETTERS[found[1]], int(found[2]), action, amount, quality, mark)
    if str(coin) != text:
        raise ValueError(f"write it {coin}: what is on the left comes first, and nothing twice")
    return coin
