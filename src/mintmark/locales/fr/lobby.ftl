# The pages around a game: home, a new table, the waiting room, the account

# Home
lobby-hero = Trois jeux de pièces, d’enchères et de sang-froid.
lobby-hero-about = Prenez place tout de suite, sans compte. Jouez contre un bot solide, envoyez un lien à vos amis, ou faites passer un seul écran.
lobby-hero-here = Prenez place tout de suite, sans compte ni serveur. Jouez contre un bot solide, ou faites passer un seul écran.
lobby-games = Jeux
lobby-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
lobby-players-from = { $least } à { $most } joueurs
lobby-minutes-coinage = 10 minutes
lobby-minutes-coin_quest = 30 minutes
lobby-minutes-warehouse51 = 40 minutes
lobby-about-coinage = Lancez vos pièces, placez celles qui sont favorables, et tenez dans chaque région plus de zones que votre rival.
lobby-about-coin_quest = Misez en secret les pièces que vous piochez, gagnez-en de meilleures, et formez la plus belle collection.
lobby-about-warehouse51 = Enchérissez sur des reliques de légende. Certaines sont fausses, et vous n’en connaissez que quelques-unes.
lobby-play-bot = Contre un bot
lobby-play-bot-at = Contre un bot : { $game }
lobby-invite = Inviter des amis
lobby-invite-to = Inviter des amis : { $game }
lobby-same-screen = Un seul écran
lobby-same-screen-at = Un seul écran : { $game }
lobby-open-source = Logiciel libre. Chaque lancer et chaque tirage se vérifie.
lobby-for-programs = Pour les programmes
lobby-not-affiliated = Mintmark n’est pas affilié aux auteurs ni aux éditeurs de ces jeux.
lobby-credits = Certaines images : game-icons.net par Lorc, Delapouite et d’autres, CC BY 3.0.
lobby-how-many = Combien jouent ?
lobby-friends-about = Vous recevrez un lien à envoyer. Les places restées vides peuvent revenir à des bots.
lobby-screen-about = Vous jouez tous sur cet appareil, à tour de rôle.
lobby-screen-about-secret = Vous jouez tous sur cet appareil. Avant de montrer une main, l’écran dit à qui le passer.
lobby-player = Joueur { $number }
lobby-cancel = Annuler
lobby-begin = Commencer
lobby-open-table = Ouvrir la table

# Lists of tables
lobby-continue = Continuer
lobby-due = À vous de jouer : { $table }
lobby-continue-empty = Rien à continuer pour l’instant. Choisissez un jeu ci-dessus : un clic, et vous jouez.
lobby-go-on = Continuer
lobby-look = Ouvrir
lobby-decline = Refuser
lobby-invited = { $game } : une place vous est réservée
lobby-invited-by = { $game } : { $name } vous réserve une place
lobby-with = { $game } avec { $names }
lobby-with-yourselves = { $game } sur un seul écran
lobby-seats-taken = { $game }, { $taken } places prises sur { $seats }
lobby-not-ready = On attend que vous soyez prêt
lobby-waits-for-players = En attente de joueurs
lobby-your-move = À vous de jouer, tour { $turn }
lobby-waits-for = On attend { $names }, tour { $turn }
lobby-played = Parties jouées
lobby-played-all = Tout afficher ({ $count })
lobby-won = Gagné, { $score }
lobby-shared-win = Victoire partagée, { $score }
lobby-came = Rang { $place } sur { $seats }, { $score }
lobby-won-by = Victoire : { $names }, { $score }
lobby-by-resignation = par abandon
lobby-result = Résultat
lobby-replay = Revoir
lobby-open-tables = Tables ouvertes
lobby-open-empty = Personne n’attend de joueurs en ce moment. Ouvrez une table publique, et tout le monde la verra ici.
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-under-way = { $game }, en cours

# A new table
lobby-new-table = Nouvelle table
lobby-seats = Places
lobby-seat = Place { $number }
lobby-seat-free = Place libre
lobby-kept-for = Réservée à { $name }
lobby-plan-me = Moi
lobby-plan-open = Ouverte à qui viendra
lobby-plan-for = Quelqu’un par son nom…
lobby-side = Camp de la place { $number }
lobby-side-toss = Tiré au sort
lobby-side-gold = L’or
lobby-side-silver = L’argent
lobby-side-about = L’or commence. Si vous ne choisissez pas, on tire au sort au début de la partie, et ce tirage se vérifie.
lobby-tossed-later = On tirera au sort au début de la partie qui joue l’or, et donc commence.
lobby-seats-tossed-later = On tirera les places au sort au début de la partie.
lobby-edition-random = Carte au hasard
lobby-edition-random-about = L’une de nos cartes, tirée par le nombre secret de la table. Vous la voyez dès que la table est ouverte.
lobby-edition-drawn = { $name }, tirée au hasard
lobby-handle = Son nom de connexion
lobby-handle-of = Nom pour la place { $number }
lobby-choose-map = Carte
lobby-choose-edition = Édition
lobby-edition-own = Une édition à vous
lobby-edition-bring = Apporter la vôtre
lobby-edition-bring-about = Une édition est un fichier texte (TOML) avec tout ce que contient la boîte. Prenez l’une des nôtres, modifiez-la et apportez-la ici.
lobby-edition-file = Choisir un fichier
lobby-edition-start = Télécharger « { $name } »
lobby-edition-mistakes = Ce fichier ne peut pas encore être joué :
lobby-line = Ligne { $line } :
lobby-options = Règles
lobby-option-is = { $name } : { $value }
lobby-pace = Cadence
lobby-pace-time = Temps de réflexion
lobby-pace-none = Sans horloge
lobby-pace-none-about = Prenez votre temps, et revenez plus tard si vous voulez.
lobby-pace-live = Avec horloge
lobby-pace-live-about = Une partie d’une seule traite. Votre temps écoulé, l’horloge décide pour vous.
lobby-pace-days = Jours par tour
lobby-pace-days-about = Une partie en parallèle, un tour de temps en temps. Passé ce délai, l’horloge décide pour vous.
lobby-pace-live-is = { $minutes ->
    [one] { $minutes } minute chacun
   *[other] { $minutes } minutes chacun
}, { $seconds ->
    [0] sans ajout
    [one] + { $seconds } seconde par tour
   *[other] + { $seconds } secondes par tour
}
lobby-pace-days-is = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
lobby-table = Table
lobby-public = Publique
lobby-public-about = La page d’accueil l’affiche. Sinon, seul qui a le lien la trouve.
lobby-hints = Conseils permis
lobby-hints-about = Les joueurs peuvent demander l’avis du bot maître.
lobby-advanced = Pour aller plus loin
lobby-waits = Ne commencer qu’à mon signal
lobby-waits-about = Vous voyez d’abord la promesse sur le hasard, et pouvez y ajouter quelque chose de vous.

# The waiting room
lobby-waiting = Avant la partie
lobby-is-public = publique
lobby-by-link = par lien
lobby-no-hints = sans conseils
lobby-take-seat = Prendre place
lobby-take-seat-about = Il y a une place pour vous.
lobby-full = Toutes les places sont prises. Vous pourrez regarder d’ici dès le début.
lobby-sit-here = S’asseoir ici
lobby-stand-up = Quitter la place
lobby-free-seat = Libérer la place
lobby-bot-here = Un bot ici
lobby-bot-level = Bot pour la place { $number }
lobby-ready = prêt
lobby-not-ready-yet = pas encore prêt
lobby-be-ready = Je suis prêt
lobby-are-you-ready = Tout le monde est là. On commence ?
lobby-begins-when-full = { $count ->
    [one] Une place est libre. La partie commence quand elle est prise et que tous sont prêts.
   *[other] { $count } places sont libres. La partie commence quand elles sont prises et que tous sont prêts.
}
lobby-entropy = Ajouter quelque chose de vous au hasard
lobby-entropy-about = N’importe quel texte, de préférence inattendu. Il se mêle à chaque lancer et à chaque tirage, et tout le monde le voit.
lobby-invite-about = Qui a le lien peut prendre place ou regarder.
lobby-link = Lien
lobby-copy = Copier
lobby-share = Partager
lobby-qr = Le lien en code QR
lobby-luck = La table s’est engagée sur son hasard :
lobby-luck-added = Ajouté par la place { $seat } : { $text }
lobby-luck-what = Qu’est-ce que c’est ?
lobby-luck-about = Le serveur a tiré un nombre secret pour tous les lancers et tirages, et montre son empreinte avant que quiconque ne joue. Après la partie, le nombre est révélé, et chacun peut vérifier que rien n’a été changé. Notez l’empreinte si vous voulez le prouver :
lobby-close = Fermer la table
lobby-close-sure = Fermer cette table ?
lobby-close-about = La partie n’aura pas lieu. Plus personne ne pourra prendre place.
lobby-closed = Cette table a été fermée
lobby-closed-about = Elle a été fermée avant le début de la partie. En ouvrir une nouvelle est vite fait.

# Account and devices
lobby-account = Compte
lobby-account-none = Personne ne vous connaît encore ici. Commencez une partie, et vous êtes invité ; ou connectez-vous.
lobby-come-back = Revenir de partout
lobby-come-back-about = Vous êtes l’invité de ce navigateur. Choisissez un nom de connexion et un mot de passe : vous pourrez revenir de tout appareil, et être invité par votre nom. Les autres appareils sont alors déconnectés, et tous les jetons cessent d’être valables.
lobby-come-back-by = Vous vous connectez sous « { $handle } ». Un nouveau mot de passe met fin à tout le reste : vous êtes déconnecté de tous les autres appareils, et tous les jetons cessent d’être valables.
lobby-sign-in-name = Nom de connexion
lobby-password = Mot de passe
lobby-password-current = Mot de passe actuel
lobby-password-new = Nouveau mot de passe
lobby-password-choose = Choisir ce mot de passe
lobby-password-change = Changer
lobby-password-kept = C’est fait. Vous pouvez désormais vous connecter ainsi.
lobby-other-device = Un autre appareil
lobby-other-device-about = Un lien qui fait d’un autre appareil aussi le vôtre, sans mot de passe.
lobby-device-link-make = Créer un lien
lobby-device-link-another = Créer un autre lien
lobby-device-link-once = Valable une fois, pendant dix minutes. Qui l’ouvre joue sous votre nom.
lobby-device-link-copied = Le lien est copié. Ouvrez-le sur votre autre appareil.
lobby-sign-in = Se connecter
lobby-sign-in-about = Avec le nom et le mot de passe que vous avez choisis.
lobby-sign-in-leaves = Vous quittez alors « { $name } » : sans mot de passe, personne ne peut redevenir cet invité.
lobby-signed-in = Vous êtes maintenant { $name }.
lobby-sign-out = Se déconnecter
lobby-sign-out-sure = Partir pour de bon ?
lobby-sign-out-about = « { $name } » n’a pas de mot de passe : personne ne peut redevenir cet invité. Les parties inachevées restent sans vous.
lobby-signed-out = Vous êtes déconnecté.
lobby-tokens = Jetons pour les programmes
lobby-tokens-about = Votre propre bot joue avec un jeton, que vous pouvez révoquer à tout moment.
lobby-token-new = Un nouveau jeton
lobby-token-label = À quoi sert-il ?
lobby-token-scopes = Il permet de
lobby-token-days = Il est valable
lobby-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
lobby-token-make = Créer le jeton
lobby-token-until = jusqu’au { $date }
lobby-token-revoke = Révoquer
lobby-token-revoke-of = Révoquer « { $label } »
lobby-token-revoked = Ce jeton n’est plus valable.
lobby-token-secret = Voici le jeton, montré cette seule fois. Gardez-le comme un mot de passe :
lobby-arrive = Continuer comme l’invité de votre autre appareil ?
lobby-arrive-about = Cet appareil jouera alors pour le même invité. Le lien ne sert qu’une fois.
lobby-arrive-yes = Oui, c’est moi
lobby-arrive-no = Non, ne rien changer
