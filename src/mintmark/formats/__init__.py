"""Files that people write and read: records, editions, positions. Every mistake has its line."""
