
# Coins: as the subject of a sentence, and (-acc) where something is done to them
cq-coin =
    { $metal ->
        [gold] une pièce d’or
        [silver] une pièce d’argent
       *[copper] une pièce de cuivre
    } de { $value }
cq-coin-acc =
    { $metal ->
        [gold] une pièce d’or
        [silver] une pièce d’argent
       *[copper] une pièce de cuivre
    } de { $value }
cq-coin-with = { $coin } ({ $icons })
cq-penny = le Mauvais Penny
cq-penny-acc = le Mauvais Penny
cq-icon-age = Âge { $amount }
cq-icon-unique = Modèle unique { $amount }
cq-icon-rare = Rare { $amount }
cq-icon-quality = Qualité { $amount }
cq-icon-crown = couronne
cq-icon-sceptre = sceptre
cq-icon-eagle = aigle
cq-no-coins = un lot vide
cq-prestige =
    { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }

# The values of a bid in gold, silver and copper
cq-value =
    { $metal ->
        [gold] or { $value }
        [silver] argent { $value }
       *[copper] cuivre { $value }
    }

# What happened
cq-first =
    { $you ->
        [seat] Vous êtes premier joueur
       *[none] { $seat } est premier joueur
    }.
cq-market-coin = Au marché : { $coin }.
cq-round = Manche { $round } sur { $rounds }.
cq-lot-coin = Sur le lot { $lot } : { $coin }.
cq-tips-in =
    { $you ->
        [seat] Vous videz votre défausse dans votre sac
       *[none] { $seat } vide sa défausse dans son sac
    }.
cq-you-draw = Vous piochez { $coin }.
cq-draws-penny =
    { $you ->
        [seat] Vous piochez le Mauvais Penny et devez
       *[none] { $seat } pioche le Mauvais Penny et doit
    } le passer.
cq-passes =
    { $you ->
        [seat] Vous prenez une pièce dans le sac de { $other }, à l’insu de tous, et y laissez le Mauvais Penny.
        [other] { $seat } prend une pièce dans votre sac, à l’insu de tous, et y laisse le Mauvais Penny.
       *[none] { $seat } prend une pièce dans le sac de { $other }, à l’insu de tous, et y laisse le Mauvais Penny.
    }
cq-passes-for-nothing =
    { $you ->
        [seat] Vous glissez le Mauvais Penny dans le sac de { $other }. Il n’y a aucune pièce à y prendre.
        [other] { $seat } glisse le Mauvais Penny dans votre sac. Il n’y a aucune pièce à y prendre.
       *[none] { $seat } glisse le Mauvais Penny dans le sac de { $other }. Il n’y a aucune pièce à y prendre.
    }
cq-you-steal = Vous prenez { $coin } à { $other }. Personne d’autre ne le sait.
cq-uses =
    { $you ->
        [seat] Vous montrez et utilisez
       *[none] { $seat } montre et utilise
    } { $coin }.
cq-scores =
    { $you ->
        [seat] Vous montrez
       *[none] { $seat } montre
    } { $coin } { $you ->
        [seat] et gagnez
       *[none] et gagne
    } { $points } { $points ->
        [one] point
       *[other] points
    } de prestige.
cq-draws-extra =
    { $you ->
        [seat] Vous piochez
       *[none] { $seat } pioche
    } une pièce de plus.
cq-stops =
    { $you ->
        [seat] Vous vous en tenez là
       *[none] { $seat } s’en tient là
    }.
cq-trashes =
    { $you ->
        [seat] Vous éliminez de votre main
       *[none] { $seat } élimine de sa main
    } { $coin }.
cq-trashes-discard =
    { $you ->
        [seat] Vous éliminez de votre défausse
       *[none] { $seat } élimine de sa défausse
    } { $coin }.
cq-you-place = Vous placez { $coin } sur le lot { $lot }.
cq-you-take-back = Vous reprenez { $coin } du lot { $lot }.
cq-locks =
    { $you ->
        [seat] Vous êtes prêt
       *[none] { $seat } est prêt
    }.
cq-unlocks =
    { $you ->
        [seat] Vous vous ravisez
       *[none] { $seat } se ravise
    }.
cq-screens-up = Tout le monde est prêt : on retire les écrans.
cq-lot-stays = Lot { $lot } : aucune enchère. Tout reste en place : { $prize }.
cq-lot-alone =
    Lot { $lot } : { $you ->
        [seat] vous seul enchérissez
       *[none] seul { $seat } enchérit
    } ({ $bid }) { $you ->
        [seat] et remportez
       *[none] et remporte
    } { $prize }.
cq-lot-won =
    Lot { $lot } : { $you ->
        [seat] vous ({ $bid }) remportez
       *[none] { $seat } ({ $bid }) remporte
    } { $prize }. { $you ->
        [other] Ensuite, c’est vous
       *[none] Vient ensuite { $other }
    } ({ $other_bid }) ; { $metal ->
        [gold] l’or
        [silver] l’argent
       *[copper] le cuivre
    } décide, { $more } contre { $less }.
cq-lot-tied = Lot { $lot } : égalité en tête ({ $seats }) avec { $bid }. Personne ne remporte { $prize }.
cq-lot-tied-coins = Lot { $lot } : égalité en tête ({ $seats }) avec { $bid }. Personne ne gagne, tout reste en place : { $prize }.
cq-nowhere =
    Aucun lot n’accepte { $you ->
        [seat] ces pièces à vous, qui vont à votre défausse
       *[none] ces pièces de { $seat }, qui vont à la défausse
    } : { $coins }.
cq-buys =
    { $you ->
        [seat] Vous achetez
       *[none] { $seat } achète
    } { $coin } pour { $price } { $price ->
        [one] point
       *[other] points
    } de prestige.
cq-declines =
    { $you ->
        [seat] Vous n’achetez
       *[none] { $seat } n’achète
    } rien.
cq-over = La dernière manche est terminée, et la partie aussi.
cq-total =
    { $you ->
        [seat] Vous
       *[none] { $seat }
    } : piste { $track } + Qualité { $quality } + couronnes { $crown } + sceptres { $sceptre } + aigles { $eagle } = { $total }
cq-tie-broken =
    { $you ->
        [seat] Vous et { $other } êtes à égalité
        [other] { $seat } et vous êtes à égalité
       *[none] { $seat } et { $other } sont à égalité
    } ; { $you ->
        [seat] vous passez devant
       *[none] { $seat } passe devant
    } par la valeur totale { $metal ->
        [gold] { $you ->
        [seat] de votre or
       *[none] de son or
    }
        [silver] { $you ->
        [seat] de votre argent
       *[none] de son argent
    }
       *[copper] { $you ->
        [seat] de votre cuivre
       *[none] de son cuivre
    }
    }, { $more } contre { $less }.
cq-tie =
    { $you ->
        [seat] Vous et { $other } êtes à égalité en tout et partagez votre place
        [other] { $seat } et vous êtes à égalité en tout et partagez votre place
       *[none] { $seat } et { $other } sont à égalité en tout et partagent leur place
    }.

# What is asked
cq-ask-place =
    { $count ->
        [one] Placez votre dernière pièce sur un lot, puis validez.
       *[other] Placez vos { $count } pièces sur les lots, puis validez.
    }
cq-ask-act =
    { $count ->
        [one] Placez votre dernière pièce sur un lot, puis validez. Avant cela, vous pouvez utiliser des actions.
       *[other] Placez vos { $count } pièces sur les lots, puis validez. Avant cela, vous pouvez utiliser des actions.
    }
cq-ask-lock = Il ne reste rien à placer : validez, ou reprenez une pièce.
cq-ask-locked = Vous êtes prêt. Tant que tous ne le sont pas, vous pouvez vous raviser.
cq-ask-penny = Vous avez le Mauvais Penny : à qui prenez-vous une pièce, en laissant le Penny dans son sac ?
cq-ask-trash =
    { $left ->
        [one] Éliminez une pièce de votre main ou de votre défausse, ou arrêtez-vous là.
       *[other] Éliminez jusqu’à { $left } pièces de votre main ou de votre défausse, ou arrêtez-vous là.
    }
cq-ask-draw =
    { $left ->
        [one] Piochez une pièce de plus, ou arrêtez-vous là.
       *[other] Piochez jusqu’à { $left } pièces de plus, ou arrêtez-vous là.
    }
cq-ask-buy =
    { $price ->
        [one] Achetez une pièce du marché pour { $price } point de prestige (vous en avez { $points }), ou renoncez.
       *[other] Achetez une pièce du marché pour { $price } points de prestige (vous en avez { $points }), ou renoncez.
    }

# Why not
cq-refuse-not-now = Ce n’est pas possible maintenant. { $ask }
cq-refuse-finish-first = Terminez d’abord l’action commencée. { $ask }
cq-refuse-locked = Vous êtes déjà prêt ; ravisez-vous d’abord.
cq-refuse-not-in-hand = Pas dans votre main : { $coin }.
cq-refuse-on-board = Sur le lot { $lot } de votre plateau : { $coin }. Reprenez-la d’abord.
cq-refuse-no-icon = Sans action : { $coin }.
cq-refuse-used = Déjà utilisée dans cette manche : { $coin }.
cq-refuse-lot-closed = Le lot { $lot } n’est en jeu qu’à partir de { $players } joueurs.
cq-refuse-banned =
    { $metal ->
        [gold] Le lot { $lot } n’accepte pas l’or.
        [silver] Le lot { $lot } n’accepte pas l’argent.
       *[copper] Le lot { $lot } n’accepte pas le cuivre.
    }
cq-refuse-not-there = Pas sur le lot { $lot } de votre plateau : { $coin }.
cq-refuse-no-action = Vous n’avez en cours aucune action qui le permette.
cq-refuse-no-age = Pour éliminer une pièce, utilisez d’abord une pièce avec Âge.
cq-refuse-itself = Une pièce avec Âge ne peut pas s’éliminer elle-même : { $coin }.
cq-refuse-not-discarded = Pas dans votre défausse : { $coin }.
cq-refuse-coins-left =
    { $count ->
        [one] Il vous reste une pièce en main ; placez-la sur un lot.
       *[other] Il vous reste { $count } pièces en main ; placez-les sur des lots.
    }
cq-refuse-no-penny = Vous n’avez pas le Mauvais Penny.
cq-refuse-to-yourself = Le Mauvais Penny va à un autre joueur.
cq-refuse-no-player = { $other } n’est pas de cette partie.
cq-refuse-no-coins = { $other } n’a de pièce ni dans son sac ni dans sa défausse ; choisissez quelqu’un qui en a.
cq-refuse-not-for-sale = Pas au marché : { $coin }.

# On the table
cq-goal = Avec les pièces que vous piochez, enchérissez pour de nouvelles pièces et du prestige. L’or bat l’argent, l’argent bat le cuivre ; les pièces remportées vont dans votre sac et reviennent plus tard. Qui a le plus de prestige à la fin l’emporte.
cq-legend = G, S, C : or, argent, cuivre, avec la valeur. Après un point : A Âge (éliminer des pièces pour de bon), U Modèle unique (piocher plus), R Rare (prestige tout de suite), Q Qualité (prestige à la fin), K couronne, S sceptre, E aigle (prestige à la fin pour les trois premiers). Les faces des pièces et les lots sont une reconstitution : voir rules, section 11.
cq-typing = En abrégé : « G1 1 » met G1 sur le lot 1, et plusieurs coups tiennent sur une ligne avec des points-virgules, par exemple « G1 1; C3 2; lock ». « look 2 » montre toutes les pièces du joueur 2. Une étoile marque ceux qu’on attend, ◆ le premier joueur.
cq-heading =
    { $more ->
        [0] Manche { $round } sur { $rounds } · la dernière
        [one] Manche { $round } sur { $rounds } · dans le sac d’enchère, des pièces pour encore { $more } manche
       *[other] Manche { $round } sur { $rounds } · dans le sac d’enchère, des pièces pour encore { $more } manches
    }
cq-lot = Lot
cq-gives = Rapporte
cq-bans = Interdit
cq-your-bid = Votre enchère
cq-market =
    { $price ->
        [one] Marché ({ $price } point de prestige la pièce) : { $coins }
       *[other] Marché ({ $price } points de prestige la pièce) : { $coins }
    }
cq-market-empty = Le marché est vide.
cq-player = Joueur
cq-you = Vous
cq-track = Prestige
cq-pouch = Sac
cq-screen = Écran
cq-shown = Utilisées
cq-discards = Défausse
cq-is-ready = prêt
cq-has-penny = Penny
cq-hand = Votre main : { $coins }
cq-hand-empty = Votre main est vide.
cq-own-pouch = Votre sac : { $coins }
cq-own-pouch-less =
    { $less ->
        [one] Votre sac (une de ces pièces a été volée) : { $coins }
       *[other] Votre sac ({ $less } de ces pièces ont été volées) : { $coins }
    }
cq-own-pouch-empty = Votre sac est vide ; à la prochaine pioche, votre défausse y retourne.
cq-lot-bids = Lot { $lot } : { $bids }
cq-bid-of =
    { $you ->
        [seat] vous
       *[none] { $seat }
    } ({ $coins })
cq-collection = { $seat } possède : { $coins }
cq-collection-open = { $seat } possède : { $coins } (moins { $lost } qu’on lui a pris, plus { $gained } pris à d’autres, sans que vous sachiez quoi)
cq-own-discards = Votre défausse : { $coins }

# A move as advice
cq-do-use = Utiliser { $coin }
cq-do-draw = Piocher une pièce de plus
cq-do-stop = S’en tenir là
cq-do-trash = Éliminer de votre main { $coin }
cq-do-trash-discard = Éliminer de votre défausse { $coin }
cq-do-place = Placer { $coin } sur le lot { $lot }
cq-do-take-back = Reprendre { $coin } du lot { $lot }
cq-do-lock = Valider
cq-do-unlock = Se raviser
cq-do-pass = Passer le Mauvais Penny à { $other }
cq-do-buy = Acheter { $coin }
cq-do-decline = Ne rien acheter
