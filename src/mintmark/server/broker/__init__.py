"""What processes tell each other: that a table grew, so that whoever shows it reads on."""

from .broker import Alone, Broker, open_broker
from .news import Grew, Missed, News

__all__ = [
    "Alone",
    "Broker",
    "Grew",
    "Missed",
    "News",
    "open_broker",
]
