luck-entropy-refused = Ce que vous ajoutez au hasard est un texte de 1 à 64 caractères, sur une seule ligne.
luck-proved =
    { $count ->
        [one] Prouvé : la graine correspond à l’engagement, et l’unique lancer en découle.
       *[other] Prouvé : la graine correspond à l’engagement, et les { $count } lancers et tirages en découlent tous.
    }
luck-consistent =
    { $count ->
        [one] Cohérent : l’enregistrement s’accorde avec lui-même, son unique lancer compris.
       *[other] Cohérent : l’enregistrement s’accorde avec lui-même, avec ses { $count } lancers et tirages.
    }
luck-no-commitment = « { $text } » n’est pas un engagement (64 chiffres hexadécimaux).
luck-sealed = Pas encore révélé : la table garde sa graine secrète jusqu’à la fin de la partie.
luck-unpledged = Aucun engagement : aucune table n’a rien promis sur le hasard de cette partie.
luck-false-seed = Faux : la graine ne correspond pas à l’engagement de cette table, ou l’on a joué autre chose que ce qu’il prévoyait.
luck-false-toss = Faux au lancer { $number } : « { $came } » est sorti, alors que « { $due } » découle de la graine.
luck-false-commitment = Faux : l’enregistrement porte un autre engagement que celui que vous avez noté.
luck-false-entropy = Faux : la place { $seat } a ajouté autre chose que ce que vous avez noté.
luck-false-seating = Faux : les places n’ont pas été tirées au sort comme il découle de la graine.
luck-false-edition = Faux : on a joué « { $came } », alors que « { $due } » découle de la graine.
luck-compare = Pour le prouver, donnez l’engagement affiché avant la partie, tel que vous l’avez noté : --commitment HEX
luck-toss = lancer
luck-step = étape
luck-drawn = nombre
luck-came-up = sorti
luck-derived = déduit
luck-commitment = Engagement
luck-added = Ajouté par la place { $seat } : { $text }
luck-seating = La place { $seat } occupait la place { $place } avant le tirage au sort des places.
luck-drawn-from = La carte ou l’édition a été tirée au hasard parmi : { $editions }
luck-nothing = rien
