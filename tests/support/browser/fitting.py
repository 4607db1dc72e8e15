"""What is cut off on a page, sticks out of it, or has no text."""

import re

KEYS = re.compile(
    r"\b(web|cab|cqb|w51b|w51|cq|coinage|lobby|replay|reading|table|server|lesson|coach)-[a-z]\w*"
)


def wide(page):
    """What sticks out of the page to the right, if it can be scrolled there."""
    return page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
        [...document.querySelectorAll('body *')]
          .filter(each => each.getBoundingClientRect().right > innerWidth + 1)
          .slice(0, 5).map(each => each.outerHTML.slice(0, 120))"""
    )


def narrow(page):
    """Lists to choose from that are narrower than what is chosen."""
    return page.evaluate(
        """() => [...document.querySelectorAll('select')].filter(list => {
          if (getComputedStyle(list).opacity === '0') return false;  // a sign stands for it
          const alone = list.cloneNode(false);
          alone.append(new Option(list.selectedOptions[0]?.text));
          Object.assign(alone.style, {width: 'max-content', flex: 'none'});
          list.after(alone);
          const needed = alone.offsetWidth;
          alone.remove();
          return needed > list.offsetWidth + 1;
        }).map(list => list.selectedOptions[0].text)"""
    )


def fits(page):
    """What is cut off or has no text."""
    text = page.locator("body").inner_text()
    return [
        *(f"sticks out: {each}" for each in wide(page)),
        *(f"is cut off: {each}" for each in narrow(page)),
        *(f"a key shows: {each[0]}" for each in KEYS.finditer(text)),
    ]
