"""A real Chromium, and somebody who sits at it."""
