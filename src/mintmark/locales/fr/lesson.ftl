# Les leçons : ce qui se dit dans toutes ; les étapes ont leurs fichiers, jeu par jeu.
lesson-learn = Apprendre en 2 minutes
lesson-done = terminé
lesson-begun = étape { $step }
lesson-crumb = Leçon
lesson-title = { $game } en 2 minutes
lesson-step = Étape { $step } sur { $count }
lesson-now = ici
lesson-you = Vous
lesson-teacher = Professeur
lesson-left = Gauche
lesson-right-hand = Droite
lesson-rival = Voisin { $number }
lesson-nearly = Presque.
lesson-right = Exact.
lesson-next = Continuer
lesson-back = Retour
lesson-show = Montrez-moi
lesson-skip = Passer l’étape
lesson-over = Vous en savez assez pour jouer. Dans vos premières parties, un guide vous dit ce qui compte sur le moment.
lesson-play = Jouer une première partie
lesson-rules = Toutes les règles
lesson-none = Il n’y a pas encore de leçon pour ce jeu.
coach-setting = Guide : une ligne sur ce qui compte
coach-says = Guide :
coach-off = Renvoyer le guide
ladder-level = Niveau des bots
ladder-record =
    { $played ->
        [0] pas encore joué
       *[other] { $won } sur { $played } gagnées
    }
ladder-against = Contre ce niveau, vous avez gagné { $won } parties sur { $played }.
ladder-up = Niveau suivant : { $level }
ladder-won = Vous êtes mûr pour le niveau suivant.
