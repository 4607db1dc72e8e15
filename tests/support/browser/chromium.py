"""Debian's Chromium, without what no test looks at."""

from contextlib import contextmanager
from shutil import which

from playwright.sync_api import sync_playwright

FLAGS = """--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
    --disable-component-update --disable-sync""".split()
# The address bar draws its suggestions by a page of its own, in every window; this list replaces
# Playwright's, so its own are here again as far as they matter.
SPARED = """WebUIOmniboxPopup WebUIOmniboxAimPopup AimEnabled HttpsUpgrades LensOverlay MediaRouter
    OptimizationHints PaintHolding""".split()


@contextmanager
def launched():
    """A browser without a window; an error where Chromium is missing."""
    found = which("chromium")
    assert found, "this needs Chromium in the path, as Debian's package chromium has it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found, args=[*FLAGS, f"--disable-features={','.join(SPARED)}"]
        )
        yield browser
        browser.close()
