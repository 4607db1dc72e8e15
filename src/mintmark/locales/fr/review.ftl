# A game looked at after its end
review-title = Analyse
review-running = La partie n’est pas finie ; elle pourra être analysée ensuite.
review-turn =
    { $game ->
        [coin_quest] manche { $turn }
        [warehouse51] enchère { $turn }
       *[other] tour { $turn }
    }
review-everybody = Tout le monde
review-chance = Chances de victoire
review-play = Jeu
review-luck = Chance
review-played = Joué
review-better = Mieux

# What has decided it
review-won-play = { $name } a gagné, et c’est mérité.
review-won-luck = { $name } a gagné ; c’est la chance qui a décidé.
review-lost-play = { $name } a perdu ; c’est le jeu qui a décidé.
review-lost-luck = { $name } a perdu ; c’est la chance qui a décidé.
review-shared = { $name } partage la victoire.
review-even-of = À chance égale, { $name } gagne une telle partie { $percent } fois sur 100.

# Decisions
review-verdict-best = Meilleur
review-verdict-inaccurate = Imprécis
review-verdict-mistake = Erreur
review-verdict-blunder = Gaffe
review-why-score = Le score est alors de { $own } à { $other }, et non de { $had } à { $others }.
review-why-lead =
    { $points ->
        [one] Cela vaut environ { $points } point à la fin.
       *[other] Cela vaut environ { $points } points à la fin.
    }
review-why-helps = Le coup joué profite surtout à { $name }.

# The sum
review-start = au départ
review-own-decisions = ses décisions
review-other-decisions = décisions des autres
review-rest-reveal = mises dévoilées
review-rest-hidden = ce qui était caché
review-rest-further = en regardant plus loin
review-even = à chance égale
review-result = résultat
review-about-player = { $name } : précision { $accuracy } %, chance { $luck }.

# Heads of tables
review-head-accuracy = précision
review-head-cost = coût
review-head-turn = tour
review-head-player = joueur
review-head-verdict = verdict
