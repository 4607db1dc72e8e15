"""CoinAge drawn: the map with its stacks, both banks, the toss and the score."""

from ....engine.game import Setup
from ....engine.look import (
    ACCENT,
    INK,
    INK_2,
    INK_3,
    RAISED,
    RULE,
    TINCTURES,
    masthead,
    panel,
    signed,
)
from ....engine.picture import Picture
from ....engine.svg import SERIF, at, breadth, circle, element, group, part, plain, rect, words
from ....words import Message, Spoken, known, speak
from ..map import RANKS, ROMAN, Map
from ..parts import SIDES
from ..show import Region, View
from .coins import COINS, chip, coin, missing, pile
from .landscape import landscape, tincture
from .polygon import SLOT
from .shape import Place

WIDTH, LEFT, RIGHT = 960, 656, 240  # of all, of the map, of what stands beside it
TOP, RAIL, GAP, EDGE = 68, 66, 12, 24
ASIDE = EDGE + LEFT + 16
ROW = 30  # of the score


class Drawing:
    """A view on its way to paper, in one language."""

    def __init__(self, setup: Setup, view: View, language: str, names: tuple[str, ...]) -> None:
        self.map: Map = setup.edition
        self.view, self.language, self.names = view, language, names
        self.title = setup.game.title
        self.land = landscape(self.map)
        self.mover = None if view.ending else SIDES.index(view.mover)

    def say(self, key: str, **args: Spoken) -> str:
        """A text in this language."""
        return speak(Message(key, args), self.language)

    def side(self, seat: int) -> str:
        """Gold or silver."""
        return self.say(f"cab-side-{SIDES[seat]}")

    def called(self, seat: int) -> str:
        """Who sits there, or gold or silver."""
        return self.names[seat] if self.names else self.side(seat)

    def picture(self) -> Picture:
        """Everything, in its place."""
        shape = self.land.shape
        high = LEFT * shape.height / shape.width
        low = TOP + RAIL + GAP + high + GAP
        status = self.status()
        body = [
            masthead(WIDTH, self.title, self.say("cab-turn", turn=self.view.turn), status),
            self.rail(1, TOP),
            self.drawn_map(TOP + RAIL + GAP, high),
            self.rail(0, low),
            self.toss(TOP),
            self.score(TOP + 156),
        ]
        return Picture(
            title=f"{self.title}: {self.say('cab-turn', turn=self.view.turn)} · {status}",
            about=self.about(),
            language=self.language,
            width=WIDTH,
            height=round(low + RAIL + EDGE),
            body="".join(body),
            parts=self.land.parts | COINS,
        )

    def status(self) -> str:
        """Whose turn it is, or how it ended."""
        if self.mover is None:
            return self.say(f"coinage-ends-{self.view.ending}")
        return self.say("cab-status-moves", side=self.called(self.mover))

    def about(self) -> str:
        """All areas with their stacks, and the banks."""
        lines = [self.in_words(place) for place in self.land.shape.places]
        for seat, bank in enumerate(self.view.banks):
            coins = ", ".join(f"{n} × {rank}" for rank, n in zip(ROMAN, bank, strict=True))
            lines.append(self.say("coinage-bank", side=self.called(seat), coins=coins))
            lines[-1] += f". {self.say('cab-total')}: {self.view.scores[seat]}"
        return ". ".join(lines) + "."

    def in_words(self, place: Place) -> str:
        """An area: its name, its region, its coins from the top down."""
        stack = self.view.stacks[place.area.label][::-1]
        coins = [
            self.say(f"cab-{'on' if k else 'coin'}-{each.side}", rank=ROMAN[each.rank - 1])
            for k, each in enumerate(stack)
        ]
        area, region = f"{place.area.label} {place.area.name}", self.region(place.area.region)
        shown = " ".join(coins) or self.say("cab-empty")
        return self.say("cab-area", area=area, region=region, stack=shown)

    def region(self, name: str) -> str:
        """A region of ours in the reader's language; one of a user's own map as it is called."""
        key = f"coinage-region-{name}"
        return self.say(key) if known(key) else name

    def drawn_map(self, y: float, high: float) -> str:
        """The map with what lies on it."""
        shape = self.land.shape
        slots = "".join(self.slot(place) for place in shape.places)
        box = f"{shape.left:.1f} {shape.top:.1f} {shape.width:.1f} {shape.height:.1f}"
        sheet = {"x": EDGE, "y": float(y), "width": LEFT, "height": float(high)}
        return element("svg", self.land.art, slots, **sheet, viewBox=box)

    def slot(self, place: Place) -> str:
        """An area's stack: its top coin, the ones beneath it beside it, its name below."""
        tint = TINCTURES[tincture(self.map, place.area.region)]
        stack = self.view.stacks[place.area.label]
        inside = [
            circle(0, 0, SLOT, fill=tint.wash, opacity=".9"),
            circle(
                0,
                0,
                SLOT - 4,
                fill="none",
                stroke=tint.ink,
                stroke_width="1.4",
                stroke_dasharray="2 5",
                opacity=".75",
            ),
        ]
        inside += [
            pile(stack),
            *(chip(each.rank, each.side, 66, 40 - 33 * k, 17) for k, each in enumerate(stack[:-1])),
        ]
        return at(*place.anchor, *inside, label(place, tint.ink, tint.wash))

    def rail(self, seat: int, y: float) -> str:
        """A side: whose turn, its bank, its points."""
        on, bank, score = seat == self.mover, self.view.banks[seat], self.view.scores[seat]
        x, middle = EDGE, y + RAIL / 2
        status = self.say("cab-status-moves" if on else "cab-status-waits", side=self.side(seat))
        if self.mover is None:
            status = self.side(seat)
        name, second = (self.names[seat], status) if self.names else (status, "")
        drawn = [
            panel(x, y, LEFT, RAIL),
            rect(x, y, 4, RAIL, fill=ACCENT) if on else "",
            coin(4, SIDES[seat], x + 38, middle, 23),
            words(
                x + 76,
                middle + (-3 if second else 6),
                name,
                18,
                156,
                font_family=SERIF,
                font_weight=600,
                fill=ACCENT if on else INK,
            ),
            words(x + 76, middle + 17, second, 13.5, 156, fill=ACCENT if on else INK_2),
        ]
        for rank, count in enumerate(bank, 1):
            place, r = x + 250 + (rank - 1) * 82, 13 + 2.2 * rank
            drawn += [
                coin(rank, SIDES[seat], place, middle, r)
                if count
                else missing(rank, place, middle, r),
                words(place + r + 6, middle + 6, f"×{count}", 16, fill=INK if count else INK_3),
            ]
        points = {"text_anchor": "end"}
        drawn += [
            words(x + LEFT - 18, middle + 4, str(score), 28, font_family=SERIF, **points),
            words(
                x + LEFT - 18,
                middle + 21,
                self.say("cab-points", count=score),
                13,
                80,
                fill=INK_2,
                **points,
            ),
        ]
        return group(*drawn)

    def toss(self, y: float) -> str:
        """What has matched, what is used; nothing while the coins are still in the air."""
        view, x, side = self.view, ASIDE, self.view.mover
        name = self.called(SIDES.index(side))
        drawn = [
            panel(x, y, RIGHT, 140, top=ACCENT if self.mover is not None else INK),
            words(
                x + 16,
                y + 30,
                self.say("cab-toss", name=name),
                16,
                RIGHT - 32,
                font_family=SERIF,
                font_weight=600,
            ),
        ]
        matched = view.slap or ()
        for rank in range(1, RANKS + 1):
            place, r = x + 36 + (rank - 1) * 56, 15 + 2 * rank
            on = rank in matched
            state = "cab-matches" if rank in view.ready else "cab-used"
            drawn += [
                coin(rank, side, place, y + 78, r) if on else missing(rank, place, y + 78, r),
                words(
                    place,
                    y + 121,
                    self.say(state) if on else "–",
                    12,
                    52,
                    text_anchor="middle",
                    fill=ACCENT if rank in view.ready else INK_3,
                ),
            ]
        return group(*drawn)

    def score(self, y: float) -> str:
        """The score as it stands, region by region, as the rulebook counts it."""
        view, x = self.view, ASIDE
        high = 62 + ROW * (len(view.regions) + 1) + 46
        ends = (x + RIGHT - 68, x + RIGHT - 16)  # of the two columns
        heading = self.say("cab-final" if view.ending else "cab-score")
        drawn = [
            panel(x, y, RIGHT, high, top=INK),
            words(x + 16, y + 30, heading, 16, 124, font_family=SERIF, font_weight=600),
            *(coin(1, side, end - 8, y + 26, 11) for side, end in zip(SIDES, ends, strict=True)),
        ]
        at_ = y + 50
        for region in view.regions:
            drawn += [
                rect(x + 16, at_, RIGHT - 32, 1, fill=RULE),
                self.region_row(region, at_, ends),
            ]
            at_ += ROW
        drawn += [
            rect(x + 16, at_, RIGHT - 32, 1, fill=RULE),
            words(x + 16, at_ + 20, self.say("cab-in-bank"), 13, 134),
            *(figure(end, at_ + 20, sum(bank)) for end, bank in zip(ends, view.banks, strict=True)),
            rect(x + 16, at_ + ROW, RIGHT - 32, 2, fill=INK),
            words(
                x + 16,
                at_ + ROW + 30,
                self.say("cab-total"),
                16,
                110,
                font_family=SERIF,
                font_weight=600,
            ),
            *(
                figure(end, at_ + ROW + 31, score, 22)
                for end, score in zip(ends, view.scores, strict=True)
            ),
        ]
        return group(*drawn)

    def region_row(self, region: Region, y: float, ends: tuple[int, int]) -> str:
        """A region: its hatching, its name, its points, and who has them doubled."""
        name = tincture(self.map, region.name)
        x, tint = ASIDE + 16, TINCTURES[name]
        frame = {"stroke": tint.ink, "stroke_width": "1"}
        drawn = [
            rect(x, y + 7, 24, 17, fill=tint.wash, **frame),
            rect(x, y + 7, 24, 17, fill=f"url({part(name)})"),
            words(x + 32, y + 20, self.region(region.name), 14, 78, font_weight=600),
        ]
        for seat, end in enumerate(ends):
            drawn.append(figure(end, y + 21, region.points[seat]))
            if region.doubled == SIDES[seat]:
                drawn += [
                    rect(end - 49, y + 8, 24, 16, fill=INK),
                    words(
                        end - 37,
                        y + 20.5,
                        "×2",
                        12,
                        text_anchor="middle",
                        fill=RAISED,
                        font_weight=700,
                    ),
                ]
        return group(*drawn)


def figure(x: float, y: float, number: int, size: float = 16) -> str:
    """A number at the end of its column."""
    return words(x, y, signed(number), size, text_anchor="end", font_family=SERIF)


def label(place: Place, ink: str, ground: str) -> str:
    """An area's name below its stack, on a ground that keeps it legible."""
    size = min(22.0, 22 * 190 / breadth(f"{place.area.label} {place.area.name}", 22))
    middle = {"text_anchor": "middle", "font_size": size, "font_family": SERIF, "y": 94}
    spans = element("tspan", plain(place.area.label), font_weight=700, font_size=size * 0.82)
    spans += element("tspan", " " + plain(place.area.name), fill=INK, font_style="italic")
    halo = {"stroke": ground, "stroke_width": "5", "stroke_linejoin": "round"}
    return element("text", spans, **middle, **halo, fill=ground) + element(
        "text", spans, **middle, fill=ink
    )


def draw(setup: Setup, view: View, language: str, names: tuple[str, ...] = ()) -> Picture:
    """A view as a picture."""
    return Drawing(setup, view, language, names).picture()
