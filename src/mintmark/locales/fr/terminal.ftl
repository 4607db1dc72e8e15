terminal-welcome = Tapez un coup tel qu’il figure dans la liste. help, hint, undo, why COUP, board, rules, save FICHIER et quit fonctionnent à tout moment.
terminal-you = Vous jouez : { $names }. Le bot { $bot } joue : { $bots }.
terminal-help =
    Un coup se tape tel qu’il figure dans la liste : le début, puis une des suites.
    help : ce texte · undo : reprendre votre dernier coup de ce tour · why COUP : pourquoi un coup n’est pas possible
    board : redessiner la table · rules : les règles du jeu · save FICHIER : enregistrer la partie · quit : quitter la table
    hint : les meilleurs coups selon le bot maître
    look NOM : en savoir plus sur ce qui est sur la table · plusieurs coups sur une ligne : avec des points-virgules
terminal-yes = o oui y yes
terminal-no = n non no
terminal-sure = { $warning } Confirmer ? (o/n)
terminal-no-undo = Il n’y a rien à reprendre : un lancer reste, tout comme ce qui a été montré ou ce qu’un autre a fait.
terminal-undone = Coup repris.
terminal-why-legal = Ce coup est possible.
terminal-save-where = Enregistrer où ? Tapez : save FICHIER
terminal-saved = La partie est enregistrée dans { $path } et suivie coup après coup.
terminal-left = Vous avez quitté la table. Pour continuer à partir d’ici :
terminal-wins = { $names } gagne.
terminal-draw = Égalité en tête : { $names }.
terminal-at = Après l’étape { $ply } sur { $total }
terminal-replay-keys = Entrée : suivant · b : retour · un nombre : y aller · q : quitter
terminal-save-exists = { $path } existe déjà ; choisissez un autre nom.
terminal-after = save FICHIER enregistre la partie, undo reprend le dernier coup, Entrée quitte la table.
terminal-hand-over = { $name } : prenez le clavier et appuyez sur Entrée quand personne d’autre ne regarde.
terminal-look-nothing = Il n’y a rien de plus à voir à ce sujet.
terminal-not-done = Non exécuté : { $moves }
terminal-thinks = { $name } réfléchit…
terminal-hint-win = chances de victoire
terminal-hint-lead = avance
terminal-hint-visits = essais
terminal-hint-thinks = Je réfléchis…
terminal-hint-for = Ce que { $name } peut faire :
