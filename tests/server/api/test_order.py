"""The order in which a socket is told."""

import json

from support.server.running_server import running_server


async def test_what_has_changed_is_told_before_that_it_is_done(tmp_path):
    """So whoever is told that a move is done can look at the table as it is then."""
    async with running_server(tmp_path) as server:
        ada = await server.guest("Ada")
        plan = {"game": "coinage", "seats": ["me", "me"], "ready": True}
        table = (await ada.http.post("/api/tables", json=plan)).json()["table"]
        for seat in (0, 1):
            await ada.ask(type="watch", table=table, seat=seat, since=0)
        for _ in range(30):
            (seat,) = server.table(table).awaited
            question = server.table(table).question(seat)
            move = server.table(table).views[seat].moves[-1]
            ada.take()
            answer = {"question": question, "move": move, "seat": seat}
            done = await ada.ask(type="move", table=table, **answer)
            told = [json.loads(text) for text in ada.take()]
            assert done["seq"] in [each["seq"] for each in told if each.get("seat") == seat]
