"""The browser's Fluent and Python's say the same."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from mintmark.words import LANGUAGES, LOCALES, bundle

ROOT = Path(__file__).parent.parent.parent
NAMES = {
    name
    for path in LOCALES.glob("en/*.ftl")
    for name in re.findall(r"\$(\w+)", path.read_text("utf-8"))
}


@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_every_text_is_the_same_on_both_sides(number):
    script = [ROOT / ".venv/node/bin/node", ROOT / "web/scripts/speak.mjs", LOCALES, str(number)]
    theirs = json.loads(subprocess.run(script, capture_output=True, check=True).stdout)
    assert theirs.keys() == LANGUAGES.keys()
    for language, texts in theirs.items():
        own = bundle(language)
        for key, text in texts.items():
            pattern = own.get_message(key).value
            spoken, errors = own.format_pattern(pattern, dict.fromkeys(NAMES, number))
            assert not errors, (language, key, errors)
            assert spoken == text, (language, key)
