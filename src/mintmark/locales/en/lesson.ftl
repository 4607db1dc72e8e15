# Lessons: what is said on every one; the steps are in files of their own, game by game.
lesson-learn = Learn in 2 minutes
lesson-done = done
lesson-begun = step { $step }
lesson-crumb = Lesson
lesson-title = { $game } in 2 minutes
lesson-step = Step { $step } of { $count }
lesson-now = now
lesson-you = You
lesson-teacher = Teacher
lesson-left = Left
lesson-right-hand = Right
lesson-rival = Neighbour { $number }
lesson-nearly = Nearly.
lesson-right = Right.
lesson-next = Go on
lesson-back = Back
lesson-show = Show me
lesson-skip = Skip this step
lesson-over = You know enough to play. In your first games a coach tells you what matters now.
lesson-play = Play your first game
lesson-rules = All the rules
lesson-none = There is no lesson for this game yet.
coach-setting = Coach: a line about what matters now
coach-says = Coach:
coach-off = Send the coach away
ladder-level = Level of the bots
ladder-record =
    { $played ->
        [0] not played yet
       *[other] won { $won } of { $played }
    }
ladder-against = Against this level you have won { $won } of { $played }.
ladder-up = Next level: { $level }
ladder-won = You are ready for the next level.
