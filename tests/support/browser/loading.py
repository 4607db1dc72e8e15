"""What a page has loaded by the time that something can be done on it."""

HOME = '[data-testid="game-coinage"] .primary:enabled'  # play a bot
TABLE = "[data-toss]:enabled"  # the first coin of CoinAge can be taken up
NOTE = """(wanted) => {
    const size = ({ name, encodedBodySize }) => [name.split('/').at(-1), encodedBodySize];
    const look = () => {
        if (!document.querySelector(wanted)) return requestAnimationFrame(look);
        const files = ['navigation', 'resource'].flatMap((kind) =>
            performance.getEntriesByType(kind).map(size));
        window.noted = { ready: performance.now(), files };
    };
    look();
}"""


def loaded(page, place, wanted):
    """Milliseconds until something is there, and the files that had come by then: (name, bytes)."""
    page.add_init_script(f"({NOTE})({wanted!r})")
    page.goto(f"/{place}", wait_until="commit")
    page.wait_for_function("() => window.noted")
    noted = page.evaluate("window.noted")
    files = [(name, size) for name, size in noted["files"] if not name.endswith(".woff2")]
    return noted["ready"], files
