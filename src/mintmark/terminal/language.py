"""Which language to speak."""

import os

from ..words import LANGUAGES


def default_language() -> str:
    """$MINTMARK_LANG, or what the system is set to, or English."""
    for variable in ("MINTMARK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
