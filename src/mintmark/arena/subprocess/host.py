"""A program that plays by a class in a module: `python -m …subprocess.host module:Bot`.

The class is met only here, in a process of its own, so that it can be stopped and finds no state
to look at. What it prints goes to the complaints, not among the answers. With our input at its end
we leave at once, even if the class is still thinking.
"""

import json
import os
import sys
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import Any

from .protocol import answer_in_words, line_of, question_from, setup_from


def found(name: str) -> Any:
    """The class, or an end with the reason why there is none."""
    module, _, attribute = name.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except ModuleNotFoundError as error:
        sys.exit(f"no module called {error.name!r}")
    except AttributeError as error:
        sys.exit(str(error))


def listen(lines: "SimpleQueue[bytes]") -> None:
    """Read lines until there are no more."""
    with os.fdopen(os.dup(sys.stdin.fileno()), "rb") as own:  # Python closes its own at the end
        for line in own:
            lines.put(line)
    os._exit(0)


def main() -> None:
    """Answer questions until the input ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    kind = found(sys.argv[1])
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(lines,), daemon=True).start()
    setup = setup_from(json.loads(lines.get()))
    bot = kind(setup)
    while True:
        question = question_from(json.loads(lines.get()), setup)
        answers.write(line_of(answer_in_words(bot.answer(question))))


if __name__ == "__main__":
    main()
