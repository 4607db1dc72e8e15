# A game looked at after its end
review-title = Analyse
review-running = Die Partie ist noch nicht zu Ende; erst dann lässt sie sich analysieren.
review-turn =
    { $game ->
        [coin_quest] Runde { $turn }
        [warehouse51] Auktion { $turn }
       *[other] Zug { $turn }
    }
review-everybody = Alle
review-chance = Siegchance
review-play = Spiel
review-luck = Glück
review-played = Gespielt
review-better = Besser

# What has decided it
review-won-play = { $name } hat gewonnen, und zwar verdient.
review-won-luck = { $name } hat gewonnen; das Glück hat entschieden.
review-lost-play = { $name } hat verloren; das Spiel hat entschieden.
review-lost-luck = { $name } hat verloren; das Glück hat entschieden.
review-shared = { $name } teilt sich den Sieg.
review-even-of = Bei gleichem Glück gewinnt { $name } eine solche Partie { $percent } von 100 Mal.

# Decisions
review-verdict-best = Bestes
review-verdict-inaccurate = Ungenau
review-verdict-mistake = Fehler
review-verdict-blunder = Patzer
review-why-score = Danach steht es { $own } : { $other } und nicht { $had } : { $others }.
review-why-lead =
    { $points ->
        [one] Das ist am Ende etwa { $points } Punkt wert.
       *[other] Das ist am Ende etwa { $points } Punkte wert.
    }
review-why-helps = Das Gespielte hilft am meisten { $name }.

# The sum
review-start = zu Beginn
review-own-decisions = eigenes Spiel
review-other-decisions = Spiel der anderen
review-rest-reveal = aufgedeckte Gebote
review-rest-hidden = was verborgen lag
review-rest-further = weiter vorausgeschaut
review-even = bei gleichem Glück
review-result = Ergebnis
review-about-player = { $name }: Genauigkeit { $accuracy } %, Glück { $luck }.

# Heads of tables
review-head-accuracy = genau
review-head-cost = Kosten
review-head-turn = Zug
review-head-player = Spieler
review-head-verdict = Urteil
