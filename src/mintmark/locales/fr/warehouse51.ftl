
# What happened
w51-first =
    { $you ->
        [seat] Vous révélez
       *[none] { $seat } révèle
    } en premier.
w51-note =
    Entre { $you ->
        [left] vous
       *[none] { $left }
    } et { $you ->
        [right] vous
       *[none] { $right }
    } se trouve une contrefaçon : { $relic }. { $you ->
        [left] Vous deux seuls le savez
        [right] Vous deux seuls le savez
       *[none] Eux seuls le savent
    }.
w51-reveals =
    { $you ->
        [seat] Vous révélez
       *[none] { $seat } révèle
    } une relique du paquet { $colour }.
w51-turned-up = Enchère ouverte : { $relic } (paquet { $colour }, valeur { $value }).
w51-turned-up-sealed = Enchère secrète : { $relic } (paquet { $colour }, valeur { $value }).
w51-bids =
    { $you ->
        [seat] Vous offrez
       *[none] { $seat } offre
    } { $ingots } { $ingots ->
        [one] lingot
       *[other] lingots
    }.
w51-matches =
    { $you ->
        [seat] Vous égalez
       *[none] { $seat } égale
    } l’offre de { $ingots } { $ingots ->
        [one] lingot
       *[other] lingots
    } { $you ->
        [seat] et passez en tête
       *[none] et passe en tête
    }.
w51-passes =
    { $you ->
        [seat] Vous passez
       *[none] { $seat } passe
    }.
w51-fist =
    { $you ->
        [seat] Vous fermez
       *[none] { $seat } ferme
    } le poing sur { $ingots } { $ingots ->
        [one] lingot
       *[other] lingots
    }.
w51-fist-closed =
    { $you ->
        [seat] Vous fermez
       *[none] { $seat } ferme
    } le poing.
w51-fists-open = Les poings s’ouvrent : { $fists }.
w51-fist-of =
    { $you ->
        [seat] vous
       *[none] { $seat }
    } ({ $ingots })
w51-tie-bonus =
    « { $relic } » agit : { $you ->
        [seat] votre offre
       *[none] l’offre de { $seat }
    } compte pour { $ingots } { $ingots ->
        [one] lingot
       *[other] lingots
    }.
w51-tie-relic =
    Égalité : « { $relic } » tranche { $you ->
        [seat] en votre faveur
       *[none] en faveur de { $seat }
    }.
w51-tie-revealer =
    Égalité : { $you ->
        [seat] vous l’emportez
       *[none] { $seat } l’emporte
    }, ayant révélé la relique.
w51-tie-order =
    Égalité : dans le sens horaire { $you ->
        [other] depuis vous, qui avez révélé
       *[none] depuis { $other }, qui a révélé
    }, { $you ->
        [seat] vous venez
       *[none] { $seat } vient
    } en premier.
w51-wins =
    { $you ->
        [seat] Vous achetez « { $relic } » et versez
        [other] { $seat } achète « { $relic } » et vous verse
       *[none] { $seat } achète « { $relic } » et verse
    } { $ingots } { $ingots ->
        [one] lingot
       *[other] lingots
    }{ $you ->
        [other] .
       *[none] { " " }à { $other }.
    }
w51-ring =
    Malédiction : { $you ->
        [seat] vous versez
       *[none] { $seat } verse
    } encore { $ingots } { $ingots ->
        [one] lingot
       *[other] lingots
    } à la réserve.
w51-plenty =
    Bénédiction : { $you ->
        [seat] vous prenez
       *[none] { $seat } prend
    } { $ingots } { $ingots ->
        [one] lingot
       *[other] lingots
    } dans la réserve.
w51-arrival-lost =
    « { $relic } » agit : { $you ->
        [seat] vous perdez
       *[none] { $seat } perd
    } { $ingots } { $ingots ->
        [one] lingot
       *[other] lingots
    }.
w51-arrival-gained =
    « { $relic } » agit : { $you ->
        [seat] vous recevez
       *[none] { $seat } reçoit
    } { $ingots } { $ingots ->
        [one] lingot
       *[other] lingots
    }.
w51-unsold = Personne ne veut acheter « { $relic } » : la relique quitte la partie.
w51-pawns =
    { $you ->
        [seat] Vous mettez
       *[none] { $seat } met
    } « { $relic } » en gage pour { $ingots } { $ingots ->
        [one] lingot
       *[other] lingots
    }.
w51-gives =
    { $you ->
        [seat] Vous donnez « { $relic } » à { $other }.
        [other] { $seat } vous donne « { $relic } ».
       *[none] { $seat } donne « { $relic } » à { $other }.
    }
w51-swaps =
    { $you ->
        [seat] Vous échangez
       *[none] { $seat } échange
    } « { $own } » { $you ->
        [other] avec vous
       *[none] avec { $other }
    } contre « { $relic } ».
w51-buys-back =
    { $you ->
        [seat] Vous rachetez
       *[none] { $seat } rachète
    } « { $relic } » pour { $ingots } { $ingots ->
        [one] lingot
       *[other] lingots
    }.
w51-certifies =
    { $you ->
        [seat] Vous placez
       *[none] { $seat } place
    } un certificat sur « { $relic } ».
w51-neutralises =
    { $you ->
        [seat] Vous neutralisez
       *[none] { $seat } neutralise
    } la contrefaçon de « { $relic } ».
w51-declines =
    { $you ->
        [seat] Vous renoncez
       *[none] { $seat } renonce
    }.
w51-exposed = Toutes les contrefaçons sur la table sont révélées.
w51-fake =
    { $you ->
        [seat] Vous avez une
       *[none] { $seat } a une
    } contrefaçon : { $relic }.
w51-safe =
    Il y a une contrefaçon de « { $relic } », mais { $you ->
        [seat] la vôtre
       *[none] la relique de { $seat }
    } est certifiée.
w51-leaves =
    « { $relic } » quitte { $you ->
        [seat] votre collection
       *[none] la collection de { $seat }
    } : { $before } → { $after } points. Scores : { $standings }.
w51-over = La dernière enchère est terminée, et la partie aussi.

# What is asked
w51-ask-reveal = Choisissez le paquet d’où vient la prochaine relique.
w51-ask-open-first =
    { $gold ->
        [one] { $relic } : offrez au moins 1, ou passez. Vous avez { $gold } lingot.
       *[other] { $relic } : offrez au moins 1, ou passez. Vous avez { $gold } lingots.
    }
w51-ask-open =
    { $gold ->
        [one] { $relic } : offrez plus de { $bid }, ou passez. Vous avez { $gold } lingot.
       *[other] { $relic } : offrez plus de { $bid }, ou passez. Vous avez { $gold } lingots.
    }
w51-ask-match =
    { $gold ->
        [one] { $relic } : égalez { $bid }, offrez plus, ou passez. Vous avez { $gold } lingot.
       *[other] { $relic } : égalez { $bid }, offrez plus, ou passez. Vous avez { $gold } lingots.
    }
w51-ask-sealed =
    { $gold ->
        [0] { $relic } : vous n’avez pas de lingot, votre poing reste vide.
        [one] { $relic } : fermez le poing sur { $gold } lingot au plus.
       *[other] { $relic } : fermez le poing sur { $gold } lingots au plus.
    }
w51-ask-pay = Vous remportez « { $relic } » : quel voisin payez-vous ?
w51-ask-give = « { $relic } » l’exige : donnez une autre de vos reliques.
w51-ask-swap = « { $relic } » le permet : échangez une autre de vos reliques contre une relique adverse de valeur égale ou inférieure, ou renoncez.
w51-ask-buy-back =
    { $price ->
        [one] Rachetez une relique en gage pour { $price } lingot, ou renoncez. Les reliques en gage ne rapportent rien au décompte.
       *[other] Rachetez une relique en gage pour { $price } lingots, ou renoncez. Les reliques en gage ne rapportent rien au décompte.
    }
w51-ask-certify = Placez votre certificat sur une de vos reliques : elle vous reste à coup sûr.
w51-ask-neutralise = Neutralisez une contrefaçon, ou renoncez.

# Why not
w51-refuse-not-now = Ce n’est pas possible maintenant. { $ask }
w51-refuse-empty-pile = Le paquet { $colour } est vide.
w51-refuse-gold =
    { $gold ->
        [one] Vous n’avez que { $gold } lingot.
       *[other] Vous n’avez que { $gold } lingots.
    }
w51-refuse-too-low = Enchérissez à { $bid } au moins, ou passez.
w51-refuse-not-yours = « { $relic } » n’est pas à vous.
w51-refuse-not-anothers = « { $relic } » n’est à aucun autre joueur.
w51-refuse-pawned = « { $relic } » est en gage.
w51-refuse-itself = La relique « { $relic } » vient d’être achetée ; choisissez-en une autre.
w51-refuse-value = « { $relic } » vaut plus que « { $own } ».
w51-refuse-ban = Une de vos reliques interdit la mise en gage.
w51-refuse-rich =
    { $below ->
        [one] On ne met en gage que s’il ne reste aucun lingot.
       *[other] On ne met en gage qu’avec moins de { $below } lingots.
    }
w51-refuse-no-tokens = Il ne reste plus de jeton de gage.
w51-refuse-no-supply = La réserve est vide.
w51-refuse-buy-back =
    { $price ->
        [one] Un rachat demande une de vos reliques en gage et { $price } lingot.
       *[other] Un rachat demande une de vos reliques en gage et { $price } lingots.
    }
w51-refuse-no-fake = Aucune contrefaçon ne menace « { $relic } ».

# On the table
w51-goal = Achetez des reliques aux enchères : des points pour la plus grande valeur de chaque couleur, pour les séries de quatre couleurs et pour les lingots restants. Certaines sont des contrefaçons et partent à la fin.
w51-legend = Entre voisins se trouvent des contrefaçons qu’eux seuls connaissent. Une étoile marque qui doit jouer, un point d’exclamation un poing fermé ; les valeurs sont des totaux par couleur : bleu/vert/doré/rouge. Points entre parenthèses : si les contrefaçons que vous connaissez partent. ◆ marque qui révèle, – qui a passé.
w51-heading = Enchère { $turn } · réserve { $supply } · jetons de gage { $tokens }
w51-crate = Paquet
w51-left = Il y reste, avec les valeurs
w51-most = 1er/2e
w51-lot =
    { $relic } ({ $colour }, valeur { $value }, { $mark ->
        [blessed] bénie
        [cursed] maudite
       *[neutral] neutre
    }) · { $auction } · { $effect }
w51-lot-fake = Vous savez qu’il en existe une contrefaçon.
w51-leads = { $seat } mène avec { $bid }.
w51-player = Joueur
w51-you = Vous
w51-ingots = Lingots
w51-pays = Paie
w51-collection = Collection
w51-values = Valeurs
w51-points = Points
w51-is-pawned = en gage
w51-is-certified = certifiée
w51-is-spared = épargnée
w51-is-fake = contrefaçon, vous le savez
w51-know = Contrefaçons que vous connaissez : { $relics }
w51-know-sides = Contrefaçons que vous connaissez, à votre gauche : { $left } ; à votre droite : { $right }
w51-know-nothing = Vous ne connaissez aucune contrefaçon.
w51-warn-pawn = En gage, { $relic } perd sa bénédiction, et le rachat coûte { $price }.
w51-suppose-what = Impossible de supposer « { $text } ». Ce qui est possible : { $forms }
w51-suppose-seat = Seul un joueur peut supposer cela.
w51-suppose-no-lot = Aucune relique n’est mise en vente.
w51-sets = Séries
w51-effects = Reliques

# A move as advice
w51-do-reveal = Révéler une relique du paquet { $colour }
w51-do-pass = Passer
w51-do-bid =
    { $ingots ->
        [one] Offrir { $ingots } lingot
       *[other] Offrir { $ingots } lingots
    }
w51-do-fist =
    { $ingots ->
        [0] Fermer le poing sans lingot
        [one] Fermer le poing sur { $ingots } lingot
       *[other] Fermer le poing sur { $ingots } lingots
    }
w51-do-pawn = Mettre « { $relic } » en gage
w51-do-pay = Payer { $other }
w51-do-give = Donner « { $relic } »
w51-do-swap = Échanger « { $own } » contre « { $relic } »
w51-do-buy-back = Racheter « { $relic } »
w51-do-certify = Placer le certificat sur « { $relic } »
w51-do-neutralise = Neutraliser la contrefaçon de « { $relic } »
w51-do-decline = Renoncer
