# What the board of the web client shows

# The table
w51b-turn = Relique { $turn } sur { $all }
w51b-seats = Joueurs, dans le sens horaire
w51b-piles = Les paquets
w51b-left = restent
w51b-points-pair = { $first } / { $second } points
w51b-reveal = Révéler une relique du paquet { $colour }
w51b-reveal-not = Pourquoi pas du paquet { $colour } ?
w51b-turn-up = Révéler une relique
w51b-look-into = Ce qui reste dans le paquet { $colour }
w51b-pile-about = { $colour } : il en reste { $count }, { $first } points pour la plus grande valeur, { $second } pour la deuxième. Afficher
w51b-pile-left =
    { $count ->
        [one] Il reste { $count } relique dans le paquet.
       *[other] Il reste { $count } reliques dans le paquet, dans un ordre inconnu.
    }
w51b-pile-others = Déjà sorties
w51b-short-blue = Occident
w51b-short-green = Mythologies
w51b-short-gold = Proche-Orient
w51b-short-red = Extrême-Orient

# Relics
w51b-value = valeur { $value }
w51b-pawned = En gage
w51b-redeem = rachat : { $price }
w51b-certified = Certifiée
w51b-spared = Épargnée
w51b-counterfeit = Contrefaçon
w51b-fake-short = Faux
w51b-only-you = vous le savez
w51b-look-at = Regarder : { $relic }
w51b-belongs = Dans la collection de : { $name }
w51b-with = chez { $name }
w51b-with-you = dans votre collection
w51b-on-the-block = aux enchères
w51b-in-pile = encore dans un paquet
w51b-gone = hors jeu
w51b-never-fake = Il n’en existe aucune contrefaçon.
w51b-made-up = Notre reconstitution : { $figures }.
w51b-figure-name = nom
w51b-figure-colour = couleur
w51b-figure-value = valeur
w51b-figure-mark = marque
w51b-figure-auction = type d’enchère
w51b-figure-effect = effet
w51b-figure-counterfeit = contrefaçon
w51b-suppose-fake = Supposer que c’est une contrefaçon
w51b-why-not = { $what } : pourquoi pas ?

# The block
w51b-block = Les enchères
w51b-first-relic = La première relique va être révélée.
w51b-all-sold = Toutes les reliques sont vendues.
w51b-on-block-open = Enchère ouverte, tour { $lap }
w51b-on-block-sealed = Enchère secrète
w51b-sold = Dernière vente
w51b-unsold = Invendue
w51b-lot-fake = Vous savez qu’il en existe une contrefaçon.
w51b-nobody-wanted = Personne n’en a voulu : elle quitte la partie.
w51b-now-with =
    { $you ->
        [yes] Maintenant chez vous.
       *[no] Maintenant chez { $name }.
    }
w51b-bids = Offres, la plus haute d’abord
w51b-leads = en tête
w51b-won = adjugée
w51b-then-passed = puis passe
w51b-passed-short = passe
w51b-to-speak = à jouer
w51b-waits = en lice
w51b-reveals = Révélation
w51b-leads-with = En tête : { $bid }
w51b-to-bid = À jouer
w51b-still-in = En lice
w51b-passed = Passe
w51b-decides = Réflexion
w51b-fists = Poings
w51b-fist-closed = Poing fermé
w51b-to-close = Main encore ouverte
w51b-fist-held =
    { $count ->
        [one] { $count } lingot
       *[other] { $count } lingots
    }
w51b-fist-own = Le vôtre : { $count }
w51b-if-you-win = Si vous gagnez :
w51b-if-sold = Si elle est adjugée :
w51b-you-keep = Il vous reste { $count }.

# Bidding
w51b-bid = Offrir { $count }
w51b-match = Égaler { $count }
w51b-close-fist =
    { $count ->
        [0] Poing vide
       *[other] Poing sur { $count }
    }
w51b-pass = Passer
w51b-raises = Choix rapides
w51b-all-in = Tout : { $count }
w51b-empty = Rien
w51b-lower = Moins
w51b-raise = Plus
w51b-sent = Envoyé…
w51b-now = Vous maintenant
w51b-if-win-at = Si vous gagnez à { $count }
w51b-pay = Payer { $count }
w51b-side-left = à votre gauche
w51b-side-right = à votre droite

# Choosing relics
w51b-do-pawn = Mettre en gage
w51b-do-give = Donner
w51b-do-certify = Certifier
w51b-do-neutralise = Neutraliser
w51b-do-buy = Racheter
w51b-do-swap = Échanger contre elle
w51b-do-pick = Proposer en échange
w51b-swap-first = Choisissez d’abord laquelle de vos reliques donner.
w51b-swap-then = Contre « { $relic } », vous pouvez prendre :
w51b-put-down = Une autre
w51b-decline = Renoncer

# Seats
w51b-points =
    { $count ->
        [one] point
       *[other] points
    }
w51b-ingots =
    { $count ->
        [one] { $count } lingot
       *[other] { $count } lingots
    }
w51b-no-relics = Pas encore de relique
w51b-values = Valeur totale par couleur
w51b-value-of = { $colour } { $value }
w51b-pays =
    { $you ->
        [yes] Vous paie
       *[no] Paie { $name }
    }

# What one knows
w51b-known = Contrefaçons que vous connaissez
w51b-exposed = Contrefaçons sur la table
w51b-shared = partagée avec { $names }

# The pawn shop
w51b-pawn-shop = Prêt sur gage
w51b-pawn-terms = Verse { $payout } lingots, rachat { $price }. Ouvert si vous en avez moins de { $below }.
w51b-supply = Lingots en réserve
w51b-tokens = Jetons de gage
w51b-pawn = Mettre une relique en gage
w51b-pawn-for = Mettre en gage pour { $payout }
w51b-pawn-why-not = Mettre en gage : pourquoi pas ?
w51b-not-now = Pas maintenant

# Standings
w51b-standings = Situation
w51b-if-ended = si la partie s’arrêtait
w51b-sets = Séries
w51b-total = Total
w51b-if-fake = Si contrefaçon
w51b-fake-relic = Supposée fausse : { $relic }
w51b-supposed = Supposées contrefaites
w51b-your-eyes = Pour vous seul :
w51b-without = sans les contrefaçons que vous connaissez :
w51b-if-they-leave = Si les contrefaçons partent :
w51b-points-and-left = Points et reliques restantes
w51b-colour = Couleur
w51b-most = 1re
w51b-second = 2e
w51b-other-points = Chaque série de quatre couleurs : { $sets } points. Un point par tranche de { $ingots } lingots.

# The end
w51b-the-end = La fin, étape par étape
w51b-skip = Tout montrer
w51b-leaves =
    « { $relic } » quitte { $you ->
        [yes] votre collection
       *[no] la collection de { $name }
    } :
w51b-as-counted = Comme les règles comptent
w51b-place = Rang { $place }
w51b-per-ingots = 1 point par { $count }
w51b-sets-of-four = Séries de quatre
w51b-each-set = { $count } points chacune
w51b-set-count =
    { $count ->
        [one] { $count } série
       *[other] { $count } séries
    }
w51b-most-second = { $first } au premier, { $second } au deuxième
w51b-curses = Malédictions et bénédictions
w51b-reconstruction = Valeurs, marques et effets des reliques sont une reconstitution. Votre propre édition peut les remplacer.
