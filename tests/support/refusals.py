"""Expecting that something is refused."""

from contextlib import contextmanager

import pytest

from mintmark.errors import Refused


@contextmanager
def refused(key):
    """What is done here is refused, with this message."""
    with pytest.raises(Refused) as refusal:
        yield refusal
    assert refusal.value.message.key == key


def key_of(answer):
    """The key of a refusal; None for anything else."""
    return answer.message.key if isinstance(answer, Refused) else None
