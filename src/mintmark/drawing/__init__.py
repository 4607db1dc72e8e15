"""What pictures of the games are made of."""
