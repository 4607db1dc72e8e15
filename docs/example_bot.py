"""A bot that is a program of its own: it needs nothing but Python.

    mintmark arena coinage greedy "program:python3 docs/example_bot.py"

It takes a random move that leads on, and says what it thinks on the side.
"""

import json
import random
import sys

game = json.loads(input())
print("a game of", game["game"], "for", game["seats"], file=sys.stderr)
for line in sys.stdin:
    question = json.loads(line)
    luck = random.Random(question["seed"])
    move = luck.choice(question["forward"])
    print(json.dumps({"move": move}), flush=True)
