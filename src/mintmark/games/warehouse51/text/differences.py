"""What differs between two boxes of Warehouse 51."""

from ....formats.editions import difference
from ....words import Message, Spoken
from ..edition import Edition, Relic
from ..moves import COLOURS
from .telling import effect_of


def differences(ours: Edition, own: Edition) -> tuple[Message, ...]:
    """How a box differs from one of ours: figures, points, relics."""
    found: list[Message] = []
    for (name, before), (_, after) in zip(ours.settings, own.settings, strict=True):
        key = "differs-" + name.replace(".", "-").replace("_", "-")
        found += difference(Message(key), before, after)
    pairs = zip(ours.counterfeits_between, own.counterfeits_between, strict=True)
    for seats, (before, after) in enumerate(pairs, 3):
        found += difference(Message("differs-counterfeits", {"seats": seats}), before, after)
    for colour, first, second in zip(COLOURS, ours.points, own.points, strict=True):
        what = Message("differs-points", {"colour": Message(f"w51-colour-{colour}")})
        found += difference(what, "/".join(map(str, first)), "/".join(map(str, second)))
    cards, others = ({relic.id: relic for relic in each.relics} for each in (ours, own))
    missing = tuple(title(cards[id]) for id in cards if id not in others)
    new = tuple(title(others[id]) for id in others if id not in cards)
    found += difference(Message("differs-relics"), missing, new)
    for id in (id for id in cards if id in others):
        figures, changed = on_card(cards[id]), on_card(others[id])
        for name, figure in figures.items():
            what = Message(f"differs-relic-{name}", {"relic": title(cards[id])})
            found += difference(what, figure, changed[name])
    return tuple(found)


def title(relic: Relic) -> Message | str:
    """What a relic is called."""
    return Message(f"w51-relic-{relic.id}") if relic.name is None else relic.name


def on_card(relic: Relic) -> dict[str, Spoken]:
    """All that stands on a card, in words."""
    return {
        "name": title(relic),
        "colour": Message(f"w51-colour-{relic.colour}"),
        "value": relic.value,
        "mark": Message(f"w51-mark-{relic.mark}"),
        "auction": Message("differs-sealed" if relic.sealed else "differs-open"),
        "effect": effect_of(relic),
        "counterfeit": Message("differs-yes" if relic.counterfeit else "differs-no"),
    }
