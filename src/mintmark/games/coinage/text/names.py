"""What is on a map, by name: ours in the reader's language, a user's own as it is called there."""

from ....engine.game import Setup
from ....words import Message, known
from ..edition import Area


def region_name(region: str) -> Message | str:
    """A region, as in `mountains`."""
    return translated(f"coinage-region-{region}", region)


def area_name(area: Area) -> Message | str:
    """An area, as in `Anvilhead`."""
    return translated(f"coinage-area-{area.name.lower().replace(' ', '-')}", area.name)


def translated(key: str, name: str) -> Message | str:
    """The text for a name, if there is one."""
    return Message(key) if known(key) else name


def labelled(area: Area) -> Message:
    """An area with its label, as in `A1 Anvilhead`."""
    return Message("coinage-area", {"label": area.label, "name": area_name(area)})


def area_at(setup: Setup, label: str) -> Message:
    """The area with this label."""
    return labelled(next(area for area in setup.edition.areas if area.label == label))
