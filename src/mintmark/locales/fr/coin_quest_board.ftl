# What the board of the web client shows
cqb-round = Manche { $round } sur { $rounds }
cqb-stock =
    { $count ->
        [one] Sac d’enchère : { $count } pièce
       *[other] Sac d’enchère : { $count } pièces
    }
cqb-black-pouch = Sac d’enchère
cqb-stock-about = Ces pièces sont encore à venir, sauf celles retirées sans être vues avant la partie.
cqb-trashed = Éliminées
cqb-gold = or
cqb-silver = argent
cqb-copper = cuivre

# Seats
cqb-start-player = premier joueur
cqb-locked = Prêt
cqb-placing = Placement
cqb-to-place = { $count } à placer
cqb-all-placed = Tout est placé
cqb-passing = Penny pioché
cqb-drawing = Pioche
cqb-buying = Achat
cqb-owns = Toutes les pièces
cqb-shown = Utilisées dans cette manche
cqb-penny-there = Le Mauvais Penny est dans ce sac.
cqb-pouch-less =
    { $count ->
        [one] Une de ces pièces a été volée, vous ne savez pas laquelle.
       *[other] { $count } de ces pièces ont été volées, vous ne savez pas lesquelles.
    }
cqb-lost =
    { $count ->
        [one] L’une d’elles a été volée, vous ne savez pas laquelle.
       *[other] { $count } d’entre elles ont été volées, vous ne savez pas lesquelles.
    }
cqb-gained =
    { $count ->
        [one] S’y ajoute une pièce prise à quelqu’un, vous ne savez pas laquelle.
       *[other] S’y ajoutent { $count } pièces prises à d’autres, vous ne savez pas lesquelles.
    }

# Lots
cqb-lot = Lot { $lot }
cqb-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
cqb-takes =
    { $bans ->
        [gold] sans or
        [silver] sans argent
        [copper] sans cuivre
        [gold-silver] cuivre seul
        [gold-copper] argent seul
        [silver-copper] or seul
        [gold-silver-copper] aucune pièce
       *[none] tous métaux
    }
cqb-at-once = prestige aussitôt
cqb-empty-lot = pas encore de pièces
cqb-closed = En jeu à partir de { $players } joueurs
cqb-place-here = Placer ici
cqb-place = Placer { $coin } sur le lot { $lot }
cqb-take-back = Reprendre { $coin } du lot { $lot }
cqb-why-not = Pourquoi pas ?
cqb-why-not-lot = Pourquoi pas sur le lot { $lot } ?

# Behind the screen
cqb-behind = Derrière votre écran
cqb-left =
    { $left ->
        [0] Les { $all } pièces sont placées
        [one] { $left } pièce sur { $all } à placer
       *[other] { $left } pièces sur { $all } à placer
    }
cqb-in-pouch = dans le sac
cqb-in-discard = dans la défausse
cqb-picked = Choisie : { $coin }.
cqb-keys = Choisissez un lot, ou tapez son numéro.
cqb-no-action = Sans action
cqb-used = Utilisée
cqb-in-use = En cours
cqb-use = Utiliser { $coin }
cqb-use-age =
    { $amount ->
        [one] Utiliser : éliminer { $amount }
       *[other] Utiliser : en éliminer jusqu’à { $amount }
    }
cqb-use-unique =
    { $amount ->
        [one] Utiliser : piocher { $amount }
       *[other] Utiliser : piocher jusqu’à { $amount }
    }
cqb-use-rare = Utiliser : +{ $amount } prestige
cqb-draw = Piocher une pièce
cqb-stop = S’arrêter là
cqb-trash-hand = Éliminer de votre main
cqb-trash-discard = Éliminer de votre défausse
cqb-trash = Éliminer { $coin } de votre main
cqb-trash-old = Éliminer { $coin } de votre défausse
cqb-lock = Valider
cqb-lock-left =
    { $count ->
        [one] Valider (reste { $count })
       *[other] Valider (restent { $count })
    }
cqb-unlock = Se raviser
cqb-pass-about = Sac { $pouch }, défausse { $discards }

# The market and mint marks
cqb-market = Marché
cqb-market-about = une par manche au plus
cqb-sold = vendue
cqb-price = de prestige
cqb-buy =
    { $price ->
        [one] Acheter { $coin } pour { $price } point de prestige
       *[other] Acheter { $coin } pour { $price } points de prestige
    }
cqb-buy-there = Choisissez une pièce du marché.
cqb-decline = Ne rien acheter
cqb-marks = Marques d’atelier
cqb-mark =
    { $mark ->
        [crown] Couronne
        [sceptre] Sceptre
       *[eagle] Aigle
    }

# The reveal
cqb-reveal = Écrans retirés
cqb-skip = Tout montrer
cqb-again = Revoir
cqb-go-on = Continuer
cqb-last-reveal = Les dernières enchères
cqb-bid = Enchère
cqb-bids-on = Enchères sur le lot { $lot }
cqb-wins =
    { $how ->
        [gold] { $name } gagne par l’or
        [silver] { $name } gagne par l’argent
        [copper] { $name } gagne par le cuivre
       *[alone] { $name } gagne sans rival
    }
cqb-you-win =
    { $how ->
        [gold] Vous gagnez par l’or
        [silver] Vous gagnez par l’argent
        [copper] Vous gagnez par le cuivre
       *[alone] Vous gagnez sans rival
    }
cqb-tied = Égalité en tête : personne ne gagne
cqb-no-bids = Aucune enchère : tout reste

# What icons mean
cqb-means-age =
    { $amount ->
        [one] Âge { $amount } : une fois par manche, éliminez une pièce de votre main ou de votre défausse.
       *[other] Âge { $amount } : une fois par manche, éliminez jusqu’à { $amount } pièces de votre main ou de votre défausse.
    }
cqb-means-unique =
    { $amount ->
        [one] Modèle unique { $amount } : une fois par manche, piochez une pièce de plus.
       *[other] Modèle unique { $amount } : une fois par manche, piochez jusqu’à { $amount } pièces de plus.
    }
cqb-means-rare =
    { $amount ->
        [one] Rare { $amount } : une fois par manche, montrez-la et gagnez { $amount } point de prestige.
       *[other] Rare { $amount } : une fois par manche, montrez-la et gagnez { $amount } points de prestige.
    }
cqb-means-quality =
    { $amount ->
        [one] Qualité { $amount } : vaut { $amount } point de prestige à la fin.
       *[other] Qualité { $amount } : vaut { $amount } points de prestige à la fin.
    }
cqb-means-mark =
    { $mark ->
        [crown] Couronne (atelier du roi) : à la fin, un bonus pour les trois joueurs qui en ont le plus.
        [sceptre] Sceptre (atelier de la reine) : à la fin, un bonus pour les trois joueurs qui en ont le plus.
       *[eagle] Aigle (atelier d’Essen) : à la fin, un bonus pour les trois joueurs qui en ont le plus.
    }
cqb-means-penny = Mauvais Penny : qui le pioche prend une pièce dans un autre sac et y laisse le Penny.

# The final score
cqb-final = Score final
cqb-winner = Victoire
cqb-track = Piste de prestige
cqb-quality = Qualité
cqb-counted = en a { $count }
cqb-total = Total
