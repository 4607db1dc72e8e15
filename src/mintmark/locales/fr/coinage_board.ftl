# What the board of the web client shows
cab-turn = Tour { $turn }
cab-you = Vous
cab-side-gold = Or
cab-side-silver = Argent
cab-status-yours = { $side }, à vous de jouer
cab-status-moves = { $side }, joue
cab-status-waits = { $side }, attend
cab-points =
    { $count ->
        [one] point
       *[other] points
    }
cab-bank = Banque
cab-in-bank-of =
    { $count ->
        [0] aucune pièce { $rank }
        [one] une pièce { $rank }
       *[other] { $count } pièces { $rank }
    }

# Coins and areas in words
cab-coin-gold = { $rank } d’or
cab-coin-silver = { $rank } d’argent
cab-on-gold = sur { $rank } d’or
cab-on-silver = sur { $rank } d’argent
cab-coins =
    { $count ->
        [one] une pièce
       *[other] { $count } pièces
    }
cab-empty = vide
cab-map =
    Carte de la partie : { $map ->
        [standard] Standard
        [lagoon] Lagune
        [citadel] Citadelle
        [isles] Trois Îles
       *[own] édition personnelle d’un joueur
    }
cab-area = { $area }, { $region }, { $stack }
cab-here-place = placer { $rank } ici
cab-here-move = déplacer la pile ici
cab-here-capture = capturer cette pièce
cab-here-pick = prendre cette pile
cab-here-not = impossible : pourquoi ?
cab-here-ends = ceci met fin à la partie
cab-in-hand = en main

# Beside an area that is looked at
cab-do-place = Placer { $rank }
cab-do-capture = Capturer { $rank }
cab-do-move = Déplacer la pile
cab-close = Fermer

# What may be done
cab-toss =
    { $you ->
        [yes] Votre lancer
       *[no] Lancer de { $name }
    }
cab-chosen = choisie
cab-stays = reste
cab-matches = favorable
cab-used = jouée
cab-toss-coin = { $coin }, { $state }
cab-pay = Payer { $rank }
cab-capture = Capturer une pièce
cab-move = Déplacer une pile
cab-tools = Ce que fait un clic sur la carte
cab-say-coin = Choisissez une zone pour { $rank }.
cab-say-choose = Choisissez une pièce, puis une zone.
cab-say-capture = Choisissez la pièce à capturer.
cab-say-stack = Choisissez la pile à déplacer.
cab-say-target = Choisissez où va la pile de { $area }.
cab-end = Terminer le tour
cab-end-place-none = Terminer sans placer
cab-end-place-no-more = Terminer sans rien placer de plus
cab-end-capture-none = Terminer sans capturer
cab-end-move-none = Terminer sans déplacer
cab-end-later =
    { $count ->
        [one] Terminer (une à placer)
       *[other] Terminer ({ $count } à placer)
    }

# Keys
cab-keys = Touches
cab-keys-about = Tout peut se faire au clavier.
cab-key-ranks = prendre une pièce
cab-key-arrows = d’une zone à l’autre
cab-key-enter = jouer ici ce que vous tenez
cab-key-m = déplacer une pile
cab-key-c = capturer une pièce
cab-key-p = payer la pièce choisie
cab-key-e = terminer le tour
cab-key-escape = reposer
cab-escape = Échap

# The score
cab-score = Score actuel
cab-final = Score final
cab-areas =
    { $count ->
        [one] une zone
       *[other] { $count } zones
    }
cab-in-bank = Pièces en banque
cab-total = Total
cab-doubled = doublé
cab-tiebreak = Rangs en banque
cab-tiebreak-about = Les totaux sont égaux : les rangs en banque départagent.
