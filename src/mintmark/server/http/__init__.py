"""What every request passes: who asks, from where, how often; errors, caching, files."""
