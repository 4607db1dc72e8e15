"""Pictures of a table: a drawing with a title and a description, as SVG and as HTML."""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Self

from ..errors import InvalidOption
from ..words import LANGUAGES
from .style import HATCHING, INK, PAPER, in_light
from .svg import OWN, SANS, element, plain, rect

if TYPE_CHECKING:
    from ..engine.game import Setup


def with_parts(drawn: str, parts: Mapping[str, str]) -> str:
    """A drawing with the parts that it refers to, and those that they refer to."""
    known, found, rest = {**HATCHING, **parts}, dict[str, str](), [drawn]
    while rest:
        for name in re.findall(f"#{OWN}([\\w-]+)", rest.pop()):
            if name not in found:
                found[name] = known[name]
                rest.append(known[name])
    return element("defs", *(found[name] for name in sorted(found))) + drawn


def named(drawn: str) -> str:
    """A drawing whose parts are named after what is on it, so that none clash on a page."""
    return drawn.replace(OWN, f"m{hashlib.sha256(drawn.encode()).hexdigest()[:10]}-")


@dataclass(frozen=True)
class Picture:
    """A drawing that needs nothing but itself; it shows itself in notebooks."""

    title: str
    about: str  # all that is on it, in words
    language: str
    width: int
    height: int
    body: str
    parts: Mapping[str, str] = field(default_factory=dict)  # what the body may refer to, by name
    told: str = ""  # what has happened last

    @cached_property
    def svg(self) -> str:
        """The drawing alone."""
        inside = "".join(
            [
                element("title", plain(self.title), id=f"{OWN}title"),
                element("desc", plain(self.about), id=f"{OWN}about"),
                rect(0, 0, self.width, self.height, fill=PAPER),
                with_parts(self.body, self.parts),
            ]
        )
        whole = element(
            "svg",
            inside,
            xmlns="http://www.w3.org/2000/svg",
            lang=self.language,
            viewBox=f"0 0 {self.width} {self.height}",
            width=self.width,
            height=self.height,
            style="max-width:100%;height:auto",
            role="img",
            aria_labelledby=f"{OWN}title {OWN}about",
            font_family=SANS,
            fill=INK,
        )
        return in_light(named(whole))

    @property
    def html(self) -> str:
        """The drawing with a caption."""
        told = f" {plain(self.told)}" if self.told else ""
        caption = element("figcaption", element("strong", plain(self.title)), told)
        return element("figure", self.svg, caption, lang=self.language, style="margin:0")

    @property
    def page(self) -> str:
        """The same as a page of its own."""
        head = element("meta", charset="utf-8") + element("title", plain(self.title))
        body = element("body", self.html, style="margin:16px;font-family:sans-serif")
        page = element("html", element("head", head), body, lang=self.language)
        return f"<!doctype html>\n{page}\n"

    def telling(self, told: str) -> "Picture":
        """The same picture with what has happened last."""
        return replace(self, told=told)

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        return self.html


class Pictured:
    """A view that draws itself, by the package `picture` that lies beside its module.

    What is in the box lies beside its fields, not among them.
    """

    __slots__ = ("_setup",)
    if TYPE_CHECKING:  # whoever reads the types of a view's fields shall not meet this one
        _setup: Setup

    def of(self, setup: "Setup") -> Self:
        """The same view, which now knows what game it is a view of."""
        object.__setattr__(self, "_setup", setup)
        return self

    def seen_from(self, seat: int, moves: tuple[str, ...]) -> Self:
        """The same view, where all see the same, as a seat has it that may make these moves."""
        other: Self = replace(self, seat=seat, moves=moves)  # type: ignore[type-var]
        return other.of(self._setup)

    def picture(self, language: str = "en", names: tuple[str, ...] = ()) -> Picture:
        """What is to be seen, drawn; with names for the seats, if they have any."""
        setup = getattr(self, "_setup", None)
        if setup is None:
            raise InvalidOption("a view that was copied does not know its game any more")
        if language not in LANGUAGES:
            raise InvalidOption(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
        package = type(self).__module__.rpartition(".")[0]
        drawing = import_module(".picture", package)  # only now: few games are ever drawn
        drawn: Picture = drawing.draw(setup, self, language, names)
        return drawn

    def _repr_svg_(self) -> str | None:
        return self.picture().svg if hasattr(self, "_setup") else None

    def _repr_html_(self) -> str | None:
        return self.picture().html if hasattr(self, "_setup") else None
