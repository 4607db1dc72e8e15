# How a game ended
replay-final = Final score
replay-finished = Finished
replay-you-win = You win
replay-you-win-by =
    { $points ->
        [one] You win by { $points } point
       *[other] You win by { $points } points
    }
replay-wins = { $name } wins
replay-wins-by =
    { $points ->
        [one] { $name } wins by { $points } point
       *[other] { $name } wins by { $points } points
    }
replay-draw = A draw
replay-you-share = You share the victory with { $names }
replay-shared-by = { $names } share the victory
replay-your-place = You come in at place { $place } of { $seats }, with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
replay-level = Level on points: the rules break the tie.
replay-resigned = Resigned: { $names }.
replay-late = Out of time, so the clock decided: { $names }.
replay-rematch = Rematch
replay-join-rematch = Join the rematch
replay-watch = Replay
replay-download = Download the record
replay-saved = The record is saved. It can be replayed here without a connection.
replay-verify = Verify the luck
replay-board = The board as it ended

# The luck, derived again
replay-luck = The luck of this game
replay-luck-noted = This browser noted the commitment when you came to the table, and the record has the same.
replay-luck-never-noted = This browser noted no commitment while the game ran, so it can only say that the record agrees with itself.
replay-luck-seed = Seed, revealed
replay-luck-entropy = Added by { $name }
replay-luck-seating = Seats were tossed, and the toss follows from the seed. Before it:
replay-luck-place = { $name } sat in place { $place }
replay-luck-drawn = The map was drawn from { $editions }.
replay-luck-tosses =
    { $count ->
        [one] The only toss
       *[other] All { $count } tosses and draws
    }
replay-luck-agrees = agrees

# Games to look at again
replay-title = Replays
replay-lead = Step through a finished game, from any seat or with everything open.
replay-open = Open a record
replay-open-about = Drop a record file (.jsonl) here, or choose one.
replay-choose = Choose a file
replay-reading = Reading the record …
replay-unknown = This file was never opened in this browser. The server is needed once to read it; after that it can be replayed without a connection.
replay-not-kept = This game was never opened in this browser, so it is not here without a connection.
replay-played = Played by you
replay-seen = Looked at here
replay-none = Nothing yet. A game that you finish, or a record that you open, is listed here.
replay-forget = Take { $names } off the list

# A replay
replay-controls = Step through the game
replay-moment = Moment
replay-step = Step { $at } of { $last }
replay-beginning = The game begins.
replay-unseen = Hidden from this point of view.
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-jump = Jump to
replay-viewer = Whose view
replay-viewer-open = Everything open
replay-viewer-onlooker = An onlooker
replay-share = Copy the link to this moment
replay-shared = The link to this moment is copied.
replay-story = What happened
replay-keys = Keys: ← → a step, Home and End, space to play
replay-chart = Score over time
replay-chart-about = { $name }: from { $first } to { $last }.
replay-chart-table = As a table
