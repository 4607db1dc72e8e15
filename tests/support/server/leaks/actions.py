"""What can happen in the two worlds of a witness; each returns whether it could."""

from dataclasses import dataclass
from random import Random

from mintmark.server.table.decisions import time_out
from support.server.leaks.twin_plays import echo, fate_of, grown, settled, told


@dataclass(frozen=True)
class Beat:
    """Something that happens in both worlds, as the witness knows it."""

    kind: str
    at: int
    seat: int | None = None
    told: object = None
    move: str = ""
    chance: tuple[str, ...] = ()


class Actions:
    """For a world to have."""

    async def do_turn(self, beat, n):
        if self.leads:
            seat = self.random.choice(self.play.awaited)
            text = str(self.random.choice(self.play.forward(seat)))
            end = grown(self.play, seat, text)
            end.settle = True
            end._settle()
            self.note(beat, end, seat)
        else:
            if beat.told == [] and n >= self.case.begins and self.random.random() < 0.5:
                return True  # it need not happen here
            differ = self.random if n >= self.case.begins else None
            end = echo(
                self.play,
                self.case.witness,
                beat.seat,
                beat.told,
                beat.move,
                beat.chance,
                differ,
            )
            if end is None:
                return False
            seat, text = beat.seat, end.entries(self.play.ply)[0].move
            self.secret_actions += text != beat.move
        self.fate.wanted.extend(fate_of(self.play, end))
        answer = await self.move(seat, text)
        assert answer["type"] == "done" and not self.fate.wanted, answer
        return True

    def note(self, beat, end, seat):
        """What the other world must make the witness believe."""
        since = self.play.ply
        texts = [entry.move for entry in end.entries(since)]
        known = told(end, self.case.witness, since)
        self.script[-1] = Beat(beat.kind, beat.at, seat, known, texts[0], tuple(texts[1:]))

    async def do_time(self, beat, n):
        """The clock decides."""
        seat = self.table.clocks.runs_out[1]
        idle, witness = str(self.play.idle(seat)), self.case.witness
        if self.leads:
            end = grown(self.play, seat, idle)
            end.settle = True
            end._settle()
            self.note(beat, end, seat)
        else:
            end = grown(self.play, seat, idle)
            end = settled(end, witness, self.play.ply, beat.told, self.random, beat.chance)
            if end is None:
                return False
        self.fate.wanted.extend(fate_of(self.play, end))
        await self.server.tables.act(self.id, time_out)
        assert not self.fate.wanted
        return True

    async def do_tries(self, beat, n):
        """The witness tries what will be refused, whatever others have done."""
        number, moves = Random(n), [move for move in self.table.setup.moves.all if move]
        tries = [{"type": "reply", "yes": True}] if not self.table.plea else []
        tries += [{"type": "move", "question": 0, "move": "done"}]
        question = self.table.question(self.case.witness or 0) or 0
        for _ in range(6):
            text = str(number.choice(moves))
            if self.case.witness is None or text not in self.table.views[self.case.witness].moves:
                tries.append({"type": "move", "question": question, "move": text})
        for each in tries:
            await self.viewer.ask(table=self.id, **each)
        return True

    async def do_chat(self, beat, n):
        """Something public here, and something at the other table, which comes first then."""
        for table in (self.id, self.beside)[:: 1 if n % 2 else -1]:
            await self.spare.ask(type="say", table=table, text=f"beat {n}")
            self.fate.now += 1
        return True

    async def do_again(self, beat, n):
        """The witness loses the connection, and goes on from some moments ago."""
        seq = max(0, self.table.told[self.index] - n % 5)
        await self.viewer.connect()
        await self.viewer.ask(type="watch", table=self.id, language="fr", since=seq)
        return True

    async def do_hand_over(self, beat, n):
        """Somebody leaves; the one who has no seat takes it over."""
        seat = next((seat for seat in self.sat if seat != self.case.witness), None)
        gone, here = self.sat[seat], self.spare
        if self.table.seats_of(here.id):
            return True
        left = await gone.http.post(f"{self.path}/leave", json={"seat": seat})
        sat = await here.http.post(f"{self.path}/seat", json={"seat": seat})
        assert left.status_code == sat.status_code == 200, (left.text, sat.text)
        self.sat[seat], self.spare = here, gone
        return True

    async def do_resign(self, beat, n):
        seat = max(seat for seat in self.sat if seat != self.case.witness)
        answer = await self.sat[seat].ask(type="resign", table=self.id, seat=seat)
        assert answer["type"] == "done", answer
        return True

    async def do_undo(self, beat, n):
        """The witness takes back what it can, or asks for it."""
        await self.viewer.ask(type="undo", table=self.id)
        return True

    async def do_plea(self, beat, n):
        """Somebody else asks to go back."""
        seat = beat.seat
        if not self.leads and not self.can_plead(seat):
            return False
        last = self.play.at(self.play.last_of(seat))
        known = told(last, self.case.witness)
        if self.leads:
            self.script[-1] = Beat(beat.kind, beat.at, seat, known)
        elif known != beat.told:
            return False
        answer = await self.sat[seat].ask(type="undo", table=self.id, seat=seat)
        assert answer["type"] == "done", answer
        return True

    def can_plead(self, seat):
        """Whether somebody else has decided something that can be taken back only if all agree."""
        free = self.table.views[seat].free_undo is not None
        decided = self.play.last_of(seat) is not None
        return seat != self.case.witness and decided and not free and self.table.plea is None

    def replier(self):
        plea = self.table.plea
        asked = [seat for seat in self.sat if seat != plea.seat and seat not in plea.agreed]
        return min(asked, default=None)

    async def do_reply(self, beat, n):
        if self.table.plea is None:
            return not self.leads
        seat = self.replier()
        answer = await self.sat[seat].ask(type="reply", table=self.id, yes=n % 4 > 0)
        assert answer["type"] == "done", answer
        return True

    async def do_hint(self, beat, n):
        for path in ("hint", "hint/question"):
            hint = await self.viewer.http.post(f"{self.path}/{path}", json={})
            self.viewer.heard.append(hint.text)
        return True
