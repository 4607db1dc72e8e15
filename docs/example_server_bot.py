"""A bot for a server: accepts every invitation and plays at random.

MINTMARK_TOKEN=mm_personal_… python3 example_server_bot.py https://play.example.org
"""

import http.client
import json
import os
import random
import sys
import threading
import time
import urllib.parse
import urllib.request

HEADERS = {"Authorization": f"Bearer {os.environ['MINTMARK_TOKEN']}"}
KNOWN = set()  # games that we play already


def ask(path, verb="GET"):
    request = urllib.request.Request(f"{sys.argv[1]}/api/bot/{path}", None, HEADERS, method=verb)
    return urllib.request.urlopen(request, timeout=60)


def follow(path, react):
    """Read a stream, line by line; if it breaks off or something is refused, look again."""
    while True:
        try:
            with ask(path) as stream:
                print("connected:", path, flush=True)
                if any(react(json.loads(line)) for line in stream if line.strip()):
                    return
        except (OSError, ValueError, http.client.HTTPException) as error:
            print(error, flush=True)
        time.sleep(1)


def play(update):
    """Answer if the game waits for us; whether it is over."""
    if update["seat"] in update["awaited"]:
        move = urllib.parse.quote(random.choice(update["moves"]))
        ask(f"games/{update['table']}/move/{move}?question={update['question']}", "POST").close()
    return update["status"] in ("over", "aborted")


def hear(event):
    """An invitation, or a game that begins; each game has a thread of its own."""
    table = event["table"]
    if event["type"] == "invitation":
        ask(f"games/{table}/accept", "POST").close()
    elif event["type"] == "gameStart" and table not in KNOWN:
        KNOWN.add(table)
        threading.Thread(target=follow, args=(f"games/{table}/stream", play), daemon=True).start()


follow("events", hear)
