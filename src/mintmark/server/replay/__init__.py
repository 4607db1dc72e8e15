"""Games to look at again: records, replays, their luck verified."""
