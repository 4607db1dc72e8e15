remote-welcome = Tapez un coup tel qu’il est écrit. help, hint, undo, why COUP, board, rules, say TEXTE, resign et quit sont possibles à tout moment.
remote-help =
    Un coup se tape tel qu’il est écrit : les premiers mots, puis l’une des fins.
    help : ce texte · undo : reprendre votre dernière décision, ou demander aux autres · why COUP : pourquoi un coup est impossible
    board : redessiner la table · rules : les règles du jeu · look NOM : en savoir plus sur ce qui est sur la table
    hint : les meilleurs coups, selon le bot maître · luck : ce qui est promis du hasard · plusieurs coups sur une ligne : avec des points-virgules
    say TEXTE : à toute la table · agree, refuse : quand quelqu’un demande à reprendre une décision
    bot NIVEAU : faire jouer des bots aux places vides et à celles des absents · sit : reprendre votre place · resign : abandonner · quit : partir ; votre place vous attend
remote-name-wanted = Comment les autres doivent-ils vous appeler ?
remote-name-missing = Dites comment les autres doivent vous appeler : --name NOM
remote-seated-already = Vous êtes déjà à cette table sous le nom de { $name }. Une deuxième personne sur cet ordinateur tape : { $command }
remote-invitation = Pour jouer avec vous, les autres tapent : { $command }
remote-seat = { $seat } : { $name }
remote-place-number = Place { $number }
remote-toss-to-come = On tirera au sort au début de la partie qui joue à quelle place.
remote-tossed = Les places ont été tirées au sort.
remote-no-choice = À cette table, les places sont tirées au sort au début de la partie ; venez sans --seat.
remote-player = { $seat } ({ $name })
remote-bot = le bot { $name }
remote-nobody = personne pour l’instant
remote-somebody = Quelqu’un
remote-people = À la table : { $people }
remote-waits-for-people = On attend que toutes les places soient prises et que tous soient prêts. { $people }
remote-sits-down = Prend place : { $who }
remote-gives-up = { $name } a quitté la place { $seat }. Quelqu’un d’autre peut la prendre, ou un bot : tapez bot
remote-resigns = { $who } abandonne.
remote-says = { $name } dit : { $text }
remote-say-nameless = Sans nom, personne ne peut parler ici : revenez avec --name NOM
remote-hint-first = Le premier conseil peut prendre jusqu’à une minute.
remote-luck-commitment = La table s’est engagée sur son hasard par { $commitment }
remote-luck-added = { $who } a ajouté : { $text }
remote-luck-verify = Notez cela. Après la partie, save FICHIER garde l’enregistrement, et ceci recalcule chaque lancer : { $command }
remote-waits = On attend { $names }…
remote-waits-change = On attend { $names }… Vous pouvez encore changer d’avis.
remote-clock = Temps restant, { $who } : { $time }
remote-undo-wished = { $who } demande à reprendre sa dernière décision. Tapez agree (oui) ou refuse (non).
remote-undo-asked = On demande aux autres si vous pouvez reprendre cela.
remote-undo-refused = { $who } n’est pas d’accord : rien n’est repris.
remote-undo-settled = La partie a continué ; rien n’est repris.
remote-taken-back-by = { $who } a repris : « { $what } » La partie continue de là.
remote-taken-back = Repris : « { $what } » La partie continue de là.
remote-rematch = { $who } veut rejouer. Tapez rematch pour en être.
remote-not-asked = Rien ne vous est demandé en ce moment.
remote-lost = La connexion est perdue. On essaie de la rétablir…
remote-back = La connexion est rétablie.
remote-unanswered = Pas encore de réponse. Ce sera renvoyé dès que la connexion sera rétablie.
remote-gone = Cette place n’est plus la vôtre. Désormais, vous regardez.
remote-bot-sure = { $who } est absent depuis { $time }. Un bot doit-il continuer à cette place ? Son joueur pourra revenir. (o/n)
remote-bot-sure-left = { $who } a quitté sa place. Un bot doit-il y continuer ? (o/n)
remote-nobody-away = Personne n’est absent depuis assez longtemps pour être remplacé par un bot.
remote-seat-kept = Votre place vous attend. Tapez sit pour la reprendre.
remote-resign-sure = Voulez-vous vraiment abandonner ? (o/n)
remote-left = Vous êtes parti, et votre place vous attend. Pour revenir :
remote-left-watching = Pour regarder de nouveau :
remote-place = { $place }. { $who } : { $points }
remote-place-resigned = { $place }. { $who } : { $points }, abandon
remote-verifying = Le hasard de la partie est recalculé…
remote-fair =
    { $count ->
        [one] Le hasard était honnête : le seul lancer découle de ce qui avait été promis avant la partie.
       *[other] Le hasard était honnête : les { $count } lancers et tirages découlent de ce qui avait été promis avant la partie.
    }
remote-fair-unnoted =
    { $count ->
        [one] Le seul lancer de l’enregistrement correspond à sa promesse ; vous n’en aviez noté aucune avant la partie.
       *[other] Les { $count } lancers et tirages de l’enregistrement correspondent à sa promesse ; vous n’en aviez noté aucune avant la partie.
    }
remote-unfair = Le hasard n’était PAS celui qui avait été promis : { $why }
remote-after = save FICHIER : garder l’enregistrement · say TEXTE : parler · luck : ce qui était promis · rematch : rejouer · Entrée : quitter
remote-saved = L’enregistrement est gardé dans { $path }.
remote-bad-address = « { $address } » n’est pas l’adresse d’un serveur ; en voici une : https://play.example.org
remote-bad-table = « { $link } » n’est pas une table ; transmettez le lien entier.
remote-unreachable = { $server } ne répond pas : { $why }
remote-not-mintmark = { $server } n’est pas un serveur Mintmark.
remote-moved = Le serveur est ailleurs : --server { $address }
remote-other-rules = { $server } joue à { $game } selon les règles { $theirs }, et ce programme selon les règles { $ours }. Mettez à jour le plus ancien.
remote-other-messages = { $server } parle une autre version du langage de Mintmark. Mettez à jour le plus ancien.
remote-turned-away = Le serveur refuse : { $why }
remote-other-game = À cette table on joue à { $game } : { $command }
remote-notes-spoilt = { $path } est illisible. Supprimez ce fichier pour recommencer comme nouvel invité.
