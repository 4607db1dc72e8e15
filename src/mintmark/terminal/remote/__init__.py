"""Playing at a server, from the terminal."""
