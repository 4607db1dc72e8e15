"""How bots play it, and what learners see."""
