# How a game ended
replay-final = Score final
replay-finished = Terminée
replay-you-win = Vous gagnez
replay-you-win-by =
    { $points ->
        [one] Vous gagnez avec { $points } point d’avance
       *[other] Vous gagnez avec { $points } points d’avance
    }
replay-wins = { $name } gagne
replay-wins-by =
    { $points ->
        [one] { $name } gagne avec { $points } point d’avance
       *[other] { $name } gagne avec { $points } points d’avance
    }
replay-draw = Match nul
replay-you-share = Vous partagez la victoire avec { $names }
replay-shared-by = { $names } partagent la victoire
replay-your-place = Vous êtes à la place { $place } sur { $seats }, avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
replay-level = Égalité de points : les règles départagent.
replay-resigned = Abandon : { $names }.
replay-late = Temps écoulé, l’horloge a décidé : { $names }.
replay-rematch = Revanche
replay-join-rematch = Rejoindre la revanche
replay-watch = Revoir la partie
replay-download = Télécharger l’enregistrement
replay-saved = L’enregistrement est sauvegardé. Il peut être revu ici sans connexion.
replay-verify = Vérifier le hasard
replay-board = Le plateau à la fin

# The luck, derived again
replay-luck = Le hasard de cette partie
replay-luck-noted = Ce navigateur a noté l’engagement à votre arrivée à la table, et l’enregistrement porte le même.
replay-luck-never-noted = Ce navigateur n’a noté aucun engagement pendant la partie ; il peut seulement dire que l’enregistrement est cohérent.
replay-luck-seed = Graine, révélée
replay-luck-entropy = Ajouté par { $name }
replay-luck-seating = Les places ont été tirées au sort, comme il découle de la graine. Auparavant :
replay-luck-place = { $name } occupait la place { $place }
replay-luck-drawn = La carte a été tirée parmi { $editions }.
replay-luck-tosses =
    { $count ->
        [one] L’unique lancer
       *[other] Les { $count } lancers et tirages
    }
replay-luck-agrees = conforme

# Games to look at again
replay-title = Parties à revoir
replay-lead = Parcourez une partie terminée pas à pas, par les yeux de chaque joueur ou à découvert.
replay-open = Ouvrir un enregistrement
replay-open-about = Déposez ici un enregistrement (.jsonl), ou choisissez-en un.
replay-choose = Choisir un fichier
replay-reading = Lecture de l’enregistrement…
replay-unknown = Ce fichier n’a jamais été ouvert dans ce navigateur. Il faut le serveur une fois pour le lire ; ensuite, il peut être revu sans connexion.
replay-not-kept = Cette partie n’a jamais été ouverte dans ce navigateur : elle n’est pas disponible sans connexion.
replay-played = Jouées par vous
replay-seen = Revues ici
replay-none = Rien pour l’instant. Les parties que vous terminez et les enregistrements que vous ouvrez apparaissent ici.
replay-forget = Retirer { $names } de la liste

# A replay
replay-controls = Parcourir la partie
replay-moment = Moment
replay-step = Étape { $at } sur { $last }
replay-beginning = La partie commence.
replay-unseen = Invisible de ce point de vue.
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-jump = Aller à
replay-viewer = Par les yeux de
replay-viewer-open = Tout à découvert
replay-viewer-onlooker = Un spectateur
replay-share = Copier le lien vers ce moment
replay-shared = Le lien vers ce moment est copié.
replay-story = Ce qui s’est passé
replay-keys = Touches : ← → un pas, Début et Fin, espace pour lire
replay-chart = Le score au fil de la partie
replay-chart-about = { $name } : de { $first } à { $last }.
replay-chart-table = En tableau
