"""Everybody can use every page and phase: axe finds nothing, nothing is cut off, no key shows."""

from itertools import product

import pytest
from support.browser.fitting import fits
from support.browser.tour import BOTS, pages, phases

DESKTOP, PHONE = (1280, 900, "light"), (360, 800, "dark")
LANGUAGES = ["de", "fr", "ru"]


def sound(visitor, found):
    """A stop that notes whatever is amiss there, on a large screen and on a phone."""
    sizes = [DESKTOP, PHONE]

    def stop(name):
        for size in sizes:
            visitor.resize(*size)
            visitor.quiet()
            amiss = visitor.violations() + fits(visitor.page)
            found.extend(f"{name} at {size[0]}: {each}" for each in amiss)
        sizes.reverse()  # so the size changes once a stop, and both are used in between

    return stop


def spoken(visitor, found):
    """A stop that does so, and then notes what does not fit in another language."""
    look = sound(visitor, found)

    def stop(name):
        look(name)
        for size, language in product((DESKTOP, PHONE), LANGUAGES):
            visitor.resize(*size)
            visitor.speak(language)
            visitor.quiet()
            where = f"{name} in {language} at {size[0]}"
            found.extend(f"{where}: {each}" for each in fits(visitor.page))
        visitor.speak("en")

    return stop


def test_every_page_is_sound_and_fits_in_every_language(visit):
    visitor, found = visit(), []
    pages(visitor, spoken(visitor, found))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", BOTS)
def test_a_whole_game_by_mouse_is_sound_in_every_phase(visit, game):
    visitor, found = visit(), []
    phases(visitor, game, sound(visitor, found))
    assert not found, "\n".join(found)
