"""Pictures of every page and phase, into screenshots/ (make screenshots)."""

from pathlib import Path

import pytest
from support.browser.tour import BOTS, pages, phases

FOLDER = Path(__file__).parent.parent.parent / "screenshots"
SIZES = [(1280, 900), (360, 800)]
LANGUAGES = ["en", "de", "ru"]

pytestmark = pytest.mark.screenshots


def camera(visitor, *words):
    """A stop that takes a picture: of what is seen first, and of the whole page."""

    def stop(name):
        for part, whole in (("", False), ("-whole", True)):
            path = FOLDER / "-".join(map(str, words)) / f"{name}{part}.png"
            visitor.page.screenshot(path=path, full_page=whole)

    return stop


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width, height", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages(visit, language, width, height, theme):
    visitor = visit(language, width, height, theme)
    pages(visitor, camera(visitor, language, width, theme))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width, height", SIZES)
@pytest.mark.parametrize("game", BOTS)
def test_phases(visit, game, width, height, theme):
    visitor = visit("en", width, height, theme)
    phases(visitor, game, camera(visitor, "en", width, theme))
