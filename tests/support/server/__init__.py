"""What the tests of the server share."""
