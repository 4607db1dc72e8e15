"""What keeps a server from starting; told in English to whoever starts it."""

from ...errors import MintmarkError


class CannotStart(MintmarkError):
    """A port, a folder, a database or a broker that cannot be used; the text says what to do."""
