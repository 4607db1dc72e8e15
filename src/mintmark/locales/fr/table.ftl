table-not-there = Cette table n’existe pas.
table-no-such-seat = Il n’y a pas de place { $seat } à cette table.
table-which-seat = Vous avez plusieurs places ici : dites laquelle.
table-no-seat-of-yours = Vous n’avez pas de place à cette table.
table-not-your-seat = Ce n’est pas votre place.
table-owner-only = Seule la personne qui a ouvert la table peut faire cela.
table-already-seated = Vous êtes déjà à cette table.
table-full = Il n’y a pas de place libre.
table-seat-taken = Cette place est prise, ou réservée à quelqu’un d’autre.
table-only-own-seat = Vous avez déjà occupé une autre place dans cette partie : vous ne pouvez revenir qu’à celle-là.
table-not-abandoned = Quelqu’un joue là : un bot ne peut prendre qu’une place abandonnée, ou une place que la partie attend et dont le joueur est absent depuis { $time }.
table-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
table-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
table-is-open = La partie n’a pas commencé.
table-is-over = La partie est finie.
table-is-aborted = La table a été fermée avant le début de la partie.
table-is-playing = La partie a commencé.
table-has-begun = La partie a commencé : ce n’était possible qu’avant.
table-not-over = La partie n’est pas finie.
table-stale = La table a changé depuis la question. Regardez de nouveau, s’il vous plaît ; rien n’a été fait.
table-busy = Il se passe trop de choses à cette table. Réessayez, s’il vous plaît.
table-lead-on = Vous avez changé d’avis très souvent. Seuls les coups qui font avancer la partie sont encore possibles.
table-nothing-to-undo = Vous n’avez encore rien décidé.
table-undo-asked-already = Quelqu’un demande déjà à reprendre une décision.
table-no-undo-asked = Personne ne demande à reprendre une décision.
table-not-yours-to-agree = Seuls les autres peuvent y consentir.
table-rematched-already = La revanche a déjà une table.
table-nobody-there = Cette personne n’est pas à cette table.
table-nobody-of-that-name = On ne peut inviter par leur nom que les personnes qui ont choisi un mot de passe.
table-no-such-bot = Il n’y a pas de bot « { $name } » ; il y a { $names }.
table-no-such-plan = Une place est « me », « open », « bot » avec un niveau ou « for » avec un nom, et non « { $plan } ».
table-no-such-pace = Une cadence est : aucune, en direct (de 10 secondes à un jour, avec au plus une heure ajoutée par tour), ou de 1 à 30 jours par tour.
table-too-many = Vous avez trop de tables inachevées. Finissez-en une ou quittez-en une d’abord.
table-no-hints = Cette table se joue sans conseils.
table-no-suppose = Dans ce jeu, il n’y a rien à supposer.
table-not-asked = On ne vous demande rien en ce moment.
table-record-later = L’enregistrement entier sera là quand la partie sera finie.
table-record-too-long = Un enregistrement à rejouer a au plus { $entries } entrées.
table-bot-prepares = Le bot { $name } se prépare. Cela prend jusqu’à une minute, et une seule fois.
table-not-a-message = Ce n’est pas un message que nous connaissons : { $why }
table-not-utf8 = Ce n’est pas un texte en UTF-8.
table-not-invited = Vous n’êtes pas invité à cette table.
table-is-ready = La personne assise là est prête : vous ne pouvez pas libérer cette place.
table-needs-people = Une table est faite pour des personnes : une place au moins ne doit pas être à un bot.
table-edition-name = Une édition personnelle doit porter un nom qu’on ne puisse confondre avec l’un des nôtres ({ $names }), sans rien de caché.
table-own-edition = Édition personnelle d’un joueur
table-own-edition-named = Édition personnelle d’un joueur : « { $name } »
