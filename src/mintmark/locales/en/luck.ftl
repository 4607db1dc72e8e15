luck-entropy-refused = What you add to the luck is a text of 1 to 64 characters in one line.
luck-proved =
    { $count ->
        [one] Proved: the seed fits the commitment, and the only toss follows from it.
       *[other] Proved: the seed fits the commitment, and all { $count } tosses and draws follow from it.
    }
luck-consistent =
    { $count ->
        [one] Consistent: the record agrees with itself, its only toss included.
       *[other] Consistent: the record agrees with itself, with all its { $count } tosses and draws.
    }
luck-no-commitment = “{ $text }” is no commitment (64 hexadecimal digits).
luck-sealed = Not revealed yet: the table keeps its seed secret until the game is over.
luck-unpledged = No commitment: no table has promised anything about the luck of this game.
luck-false-seed = False: the seed does not fit the commitment of this table, or something else was played than it was made for.
luck-false-toss = False at toss { $number }: “{ $came }” came up, and “{ $due }” follows from the seed.
luck-false-commitment = False: the record has another commitment than the one that you noted.
luck-false-entropy = False: seat { $seat } added something else than you noted.
luck-false-seating = False: the seats were not tossed as follows from the seed.
luck-false-edition = False: “{ $came }” was played, and “{ $due }” follows from the seed.
luck-compare = To prove it, give the commitment that was shown before play, as you noted it: --commitment HEX
luck-toss = toss
luck-step = step
luck-drawn = number
luck-came-up = came up
luck-derived = derived
luck-commitment = Commitment
luck-added = Added by seat { $seat }: { $text }
luck-seating = Seat { $seat } had sat in place { $place } before seats were tossed.
luck-drawn-from = The map or edition was drawn by chance from: { $editions }
luck-nothing = nothing
