"""Two worlds that differ in what a witness cannot know, and leaks to be planted in them."""
