"""Plays CoinAge by keyboard alone."""

from collections import deque

ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")


class Typist:
    """Somebody without a mouse, who remembers where the arrows lead."""

    def __init__(self, page):
        self.keyboard, self.page, self.leads = page.keyboard, page, {}

    def focused(self, attribute):
        return self.page.evaluate(f"document.activeElement?.getAttribute('{attribute}')")

    def tab_to(self, selector):
        """Go on with Tab until it is reached."""
        for _ in range(80):
            if self.page.evaluate(f"document.activeElement?.matches({selector!r})"):
                return
            self.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def walk_to(self, area):
        """From area to area by the arrows."""
        if not self.focused("data-area"):
            self.tab_to("[data-area]")
        for _ in range(60):
            here = self.focused("data-area")
            if here == area:
                return
            untried = [each for each in ARROWS if (here, each) not in self.leads]
            arrow = self.way(here, area.__eq__) or next(iter(untried), None)
            arrow = arrow or self.way(here, self.has_untried)
            self.keyboard.press(arrow)
            self.leads[here, arrow] = self.focused("data-area")
        raise AssertionError(f"the arrows do not lead to {area}: {self.leads}")

    def has_untried(self, area):
        return any((area, each) not in self.leads for each in ARROWS)

    def way(self, here, wanted):
        """The first step to an area that is wanted, if a way is known."""
        queue, first = deque([here]), {here: None}
        while queue:
            at = queue.popleft()
            if at != here and wanted(at):
                return first[at]
            for arrow in ARROWS:
                to = self.leads.get((at, arrow))
                if to and to not in first:
                    first[to] = first[at] or arrow
                    queue.append(to)
        return None

    def make(self, move):
        """A move, by its keys."""
        match move.split():
            case ["place", rank, area]:
                self.hold(rank)
                self.walk_to(area)
                self.keyboard.press("Enter")
            case ["pay", rank]:
                self.hold(rank)
                self.keyboard.press("p")
            case ["move", source, target]:
                self.walk_to(source)
                self.keyboard.press("m")
                self.walk_to(target)
                self.keyboard.press("Enter")
            case ["capture", area]:
                self.walk_to(area)
                self.keyboard.press("c")
            case _:
                self.keyboard.press("e")

    def hold(self, rank):
        if self.page.locator(f'[data-toss="{rank}"]').get_attribute("aria-pressed") != "true":
            self.keyboard.press(rank)
