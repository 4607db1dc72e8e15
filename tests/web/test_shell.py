"""What every page has: languages, themes, a menu."""

import pytest
from playwright.sync_api import expect

RULES = {"en": "Rules", "de": "Regeln", "fr": "Règles", "ru": "Правила"}


@pytest.mark.parametrize("language", RULES)
def test_the_page_speaks_the_readers_language(visit, language):
    visitor = visit(language)
    visitor.go()
    visitor.page.get_by_role("link", name=RULES[language], exact=True).first.wait_for()
    assert visitor.page.locator("html").get_attribute("lang") == language


def test_the_language_changes_without_a_reload_and_is_kept(visit):
    visitor = visit()
    visitor.go()
    visitor.page.evaluate("window.same = true")
    visitor.page.get_by_label("Language").select_option("ru")
    visitor.page.get_by_role("link", name="Правила", exact=True).first.wait_for()
    assert visitor.page.evaluate("window.same")
    visitor.page.reload()
    visitor.page.get_by_role("link", name="Правила", exact=True).first.wait_for()


def test_the_theme_follows_the_system_until_one_is_chosen(visit):
    visitor = visit(theme="dark")
    visitor.go()
    page, night = visitor.page, "rgb(14, 21, 18)"
    choice = page.get_by_role("button", name="Theme: as the system")
    choice.wait_for()
    expect(page.locator("body")).to_have_css("background-color", night)
    choice.click()
    expect(page.locator("body")).not_to_have_css("background-color", night)
    page.reload()
    page.get_by_role("button", name="Theme: light").wait_for()
    expect(page.locator("body")).not_to_have_css("background-color", night)


def test_a_name_is_chosen_in_the_menu(visit):
    visitor = visit()
    visitor.go()
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_label("What others call you").fill("Ada")
    visitor.page.get_by_role("button", name="Keep").click()
    visitor.page.get_by_text("Others see the new name now.").wait_for()
    assert visitor.fetch("GET", "/api/me")["name"] == "Ada"
