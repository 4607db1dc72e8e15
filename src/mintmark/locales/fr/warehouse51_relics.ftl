# Relics
w51-relic-excalibur = Excalibur
w51-relic-holy_grail = Saint Graal
w51-relic-philosophers_stone = Pierre philosophale
w51-relic-seven_league_boots = Bottes de sept lieues
w51-relic-malleus_maleficarum = Malleus Maleficarum
w51-relic-unicorn_horn = Corne de licorne
w51-relic-baba_yaga_mortar = Mortier de Baba Yaga
w51-relic-necronomicon = Necronomicon
w51-relic-mjollnir = Mjöllnir
w51-relic-golden_fleece = Toison d’or
w51-relic-pandoras_box = Boîte de Pandore
w51-relic-horn_of_plenty = Corne d’abondance
w51-relic-shirt_of_nessus = Tunique de Nessus
w51-relic-ring_of_the_nibelung = Anneau du Nibelung
w51-relic-dagda_cauldron = Chaudron du Dagda
w51-relic-aladdins_lamp = Lampe d’Aladin
w51-relic-flying_carpet = Tapis volant
w51-relic-davids_harp = Harpe de David
w51-relic-ark_of_the_covenant = Arche d’alliance
w51-relic-seal_of_solomon = Sceau de Salomon
w51-relic-gilgamesh_axe = Hache de Gilgamesh
w51-relic-yata_no_kagami = Yata no Kagami
w51-relic-ame_no_nuboko = Ame-no-Nuboko
w51-relic-ruyi_jingu_bang = Ruyi Jingu Bang
w51-relic-chintamani_stone = Pierre de Chintamani
w51-relic-kapala = Kapala

# Colours and departments
w51-colour-blue = bleu
w51-colour-green = vert
w51-colour-gold = doré
w51-colour-red = rouge
w51-department-blue = Fantasy et littérature d’Occident
w51-department-green = Mythologies européennes
w51-department-gold = Proche et Moyen-Orient
w51-department-red = Cultures d’Extrême-Orient

# On a card
w51-mark-neutral = Neutre
w51-mark-blessed = Bénie
w51-mark-cursed = Maudite
w51-auction-open = Enchère ouverte
w51-auction-sealed = Enchère secrète
w51-timing-none = Sans effet
w51-timing-immediate = Immédiat
w51-timing-permanent = Permanent
w51-timing-end = Fin de partie
w51-timing-scoring = Décompte

# What a relic does
w51-effect-none = Aucun effet : seules comptent sa couleur et sa valeur.
w51-effect-gain_gold =
    { $amount ->
        [one] Prenez { $amount } lingot dans la réserve, s’il en reste.
       *[other] Prenez { $amount } lingots dans la réserve, ou ce qu’il en reste.
    }
w51-effect-lose_gold =
    { $amount ->
        [one] Versez { $amount } lingot à la réserve, si vous en avez un.
       *[other] Versez { $amount } lingots à la réserve ; si vous en avez moins, versez-les tous.
    }
w51-effect-give_relic =
    { $side ->
        [left] Donnez à votre voisin de gauche une de vos autres reliques, au choix. Celles en gage restent chez vous.
       *[right] Donnez à votre voisin de droite une de vos autres reliques, au choix. Celles en gage restent chez vous.
    }
w51-effect-swap_relic = Vous pouvez échanger une de vos autres reliques contre une relique adverse de valeur égale ou inférieure, sauf celles en gage.
w51-effect-match_bid = Aux enchères ouvertes, il vous suffit d’égaler la meilleure offre pour passer en tête.
w51-effect-win_secret_ties = Aux enchères secrètes, vous gagnez toute égalité pour la meilleure offre, quelle que soit votre place.
w51-effect-secret_bid_plus =
    { $amount ->
        [one] Aux enchères secrètes, votre offre compte pour { $amount } lingot de plus, sauf si elle est de 0. Vous ne payez que l’offre réelle.
       *[other] Aux enchères secrètes, votre offre compte pour { $amount } lingots de plus, sauf si elle est de 0. Vous ne payez que l’offre réelle.
    }
w51-effect-choose_payee = Chaque fois que vous gagnez une enchère par la suite, choisissez lequel de vos deux voisins vous payez.
w51-effect-pay_on_win =
    { $amount ->
        [one] Chaque fois que vous gagnez une enchère par la suite, versez aussi { $amount } lingot à la réserve, s’il vous en reste.
       *[other] Chaque fois que vous gagnez une enchère par la suite, versez aussi { $amount } lingots à la réserve, ou ce qu’il vous en reste.
    }
w51-effect-gain_on_win =
    { $amount ->
        [one] Chaque fois que vous gagnez une enchère par la suite, prenez { $amount } lingot dans la réserve, s’il en reste.
       *[other] Chaque fois que vous gagnez une enchère par la suite, prenez { $amount } lingots dans la réserve, ou ce qu’il en reste.
    }
w51-effect-no_pawning = Tant que cette relique est à vous, vous ne pouvez en mettre aucune en gage.
w51-effect-suppress_curses = Les malédictions de vos reliques ne vous touchent pas tant que celle-ci est à vous et n’est pas en gage.
w51-effect-certificate =
    { $amount ->
        [one] Avant que les contrefaçons soient révélées, placez { $amount } certificat sur une de vos reliques : elle vous reste à coup sûr.
       *[other] Avant que les contrefaçons soient révélées, placez { $amount } certificats sur vos reliques : les certifiées vous restent à coup sûr.
    }
w51-effect-neutralise_counterfeit = Une fois les contrefaçons révélées, vous pouvez en neutraliser une, au choix, sauf si cette relique doit elle-même partir.
w51-effect-set_wildcard = Dans les séries, cette relique prend la couleur qui vous sert le mieux. Pour les majorités, elle garde la sienne.
w51-effect-gold_rate =
    { $amount ->
        [one] Au décompte, chaque lingot restant vous rapporte 1 point.
       *[other] Au décompte, vous marquez 1 point par tranche de { $amount } lingots restants.
    }
w51-effect-no_gold_points = Au décompte, vos lingots restants ne vous rapportent aucun point.
w51-effect-points =
    { $amount ->
        [one] { $amount } point au décompte.
       *[other] { $amount } points au décompte.
    }
w51-effect-win_all_ties = Au décompte, vous gagnez toutes les égalités, même au classement final. Une de vos reliques à l’effet contraire annule celui-ci.
w51-effect-lose_all_ties = Au décompte, vous perdez toutes les égalités, même au classement final. Une de vos reliques à l’effet contraire annule celui-ci.

# Where a figure comes from
origin-rulebook = Règle imprimée
origin-source = Autre source publique
origin-inferred = Déduction
origin-reconstruction = Notre reconstitution
origin-own-box = Votre propre boîte
