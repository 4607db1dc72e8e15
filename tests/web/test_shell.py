"""What every page has: languages, themes, a menu."""

import pytest


@pytest.mark.parametrize("language, word", [("en", "Rules"), ("de", "Regeln"), ("fr", "Règles"), ("ru", "Правила")])
def test_the_page_speaks_the_readers_language(visit, language, word):
    visitor = visit(language)
    visitor.go()
    assert visitor.page.get_by_role("link", name=word, exact=True).first.is_visible()
    assert visitor.page.locator("html").get_attribute("lang") == language
