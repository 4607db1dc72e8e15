"""What the server offers: operations over HTTP, a socket, streams, and their description."""
