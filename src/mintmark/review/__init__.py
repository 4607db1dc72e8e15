"""A game looked at after its end: what was played well, and what was luck. See docs/review.md.

`reviewing` asks for searches and is sent what they found, so that it runs wherever Python does;
`local` answers it by the compiled search of this machine.
"""
