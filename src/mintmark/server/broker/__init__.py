"""What processes tell each other: that a table grew, so that whoever shows it reads on.

Refused
├── UnusableBroker      an address that we cannot use
└── BrokerUnavailable   nobody answers there
"""

from .broker import Alone, Broker, BrokerUnavailable, UnusableBroker, open_broker
from .news import Grew, Missed, News

__all__ = [
    "Alone",
    "Broker",
    "BrokerUnavailable",
    "Grew",
    "Missed",
    "News",
    "UnusableBroker",
    "open_broker",
]
