"""What a review is drawn on, for one seat, in one language."""

from dataclasses import dataclass

from ...drawing.style import ACCENT, ACCENT_INK, INK
from ...drawing.svg import SERIF, circle, words
from ...engine.game import find
from ...words import Message, Spoken, speak
from ..findings import Moment, Player, Review
from ..telling import points

WIDTH, EDGE, GAP = 960, 24, 12
INNER = WIDTH - 2 * EDGE


@dataclass(frozen=True)
class Sheet:
    """A review on its way to paper."""

    review: Review
    seat: int
    language: str

    @property
    def player(self) -> Player:
        """Whose review it is."""
        return self.review.players[self.seat]

    @property
    def turning(self) -> list[Moment]:
        """The moments that changed most."""
        return [self.review.moments[k] for k in self.player.turning]

    def say(self, key: str, **args: Spoken) -> str:
        """A text in this language."""
        return speak(Message(key, args), self.language)

    def turn(self, number: int) -> str:
        """A turn, as the game calls it."""
        return self.say("review-turn", game=self.review.game, turn=number)

    def whose(self, moment: Moment) -> str:
        """Who had to do with it."""
        seat = None if moment.kind == "rest" else moment.seat
        return self.say("review-everybody") if seat is None else self.review.players[seat].name

    def told(self, moment: Moment) -> str:
        """What came up; or what would have been better than what was played, if anything."""
        if moment.kind == "rest":
            return ""
        if moment.kind == "luck":  # what only its seat has heard is told to that seat
            told = moment.seat in (None, self.seat) or not find(self.review.game).secrets
            return self._spoken(moment.told) if told and moment.told else ", ".join(moment.moves)
        option = moment.better or moment.played
        title = self.say("review-better" if moment.better else "review-played")
        return f"{title}: {self._spoken(option.advice)}"

    def _spoken(self, messages: tuple[Message, ...]) -> str:
        return "; ".join(speak(each, self.language).rstrip(".") for each in messages)


def number(x: float, y: float, k: int) -> str:
    """The number of a turning point, struck like a coin."""
    look = {"text_anchor": "middle", "fill": ACCENT_INK, "font_weight": 700}
    return circle(x, y, 12, fill=ACCENT) + words(x, y + 5, str(k), 14, font_family=SERIF, **look)


def tone(gain: float) -> str:
    """The colour of a gain or a loss; its sign says the same."""
    return INK if points(gain) == "0" else "var(--good)" if gain > 0 else "var(--bad)"


def change(x: float, y: float, gain: float) -> str:
    """A gain or a loss at the end of its line."""
    look = {"text_anchor": "end", "font_family": SERIF, "fill": tone(gain)}
    return words(x, y, points(gain), 18, **look)
