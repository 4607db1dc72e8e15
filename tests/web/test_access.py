"""Everybody can use every page and phase: axe finds nothing, nothing is cut off, no key shows."""

import re

import pytest
from tour import BOTS, pages, phases

SIZES = [(1280, 900, "light"), (360, 800, "dark")]
LANGUAGES = ["de", "fr", "ru"]
KEYS = re.compile(r"\b(web|cab|cqb|w51b|w51|cq|coinage|lobby|replay|reading|table|server)-[a-z]\w*")


def wide(page):
    """What sticks out of the page to the right, if it can be scrolled there."""
    return page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
        [...document.querySelectorAll('body *')]
          .filter(each => each.getBoundingClientRect().right > innerWidth + 1)
          .slice(0, 5).map(each => each.outerHTML.slice(0, 120))"""
    )


def sound(visitor, found, axe=True):
    """A stop that notes whatever is amiss there."""

    def stop(name):
        text = visitor.page.locator("body").inner_text()
        found.extend(f"{name}: {each}" for each in (visitor.violations() if axe else ()))
        found.extend(f"{name}: sticks out: {each}" for each in wide(visitor.page))
        found.extend(f"{name}: a key shows: {each[0]}" for each in KEYS.finditer(text))

    return stop


@pytest.mark.parametrize("width, height, theme", SIZES)
def test_every_page_is_sound(visit, width, height, theme):
    visitor, found = visit(width=width, height=height, theme=theme), []
    pages(visitor, sound(visitor, found))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("width, height, theme", SIZES)
@pytest.mark.parametrize("game", BOTS)
def test_a_whole_game_by_mouse_is_sound_in_every_phase(visit, game, width, height, theme):
    visitor, found = visit(width=width, height=height, theme=theme), []
    phases(visitor, game, sound(visitor, found))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_in_every_language(visit, language):
    visitor, found = visit(language, width=360, height=800), []
    pages(visitor, sound(visitor, found, axe=False))
    assert not found, "\n".join(found)
