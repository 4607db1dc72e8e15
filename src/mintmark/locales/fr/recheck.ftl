recheck-going-on = Toutes les parties conservées sont rejouées
recheck-event = Table { $id }, événement { $event } ({ $kind }) : { $why }
recheck-missing = Table { $id } : l’événement { $event } manque.
recheck-record = Table { $id }, son enregistrement : { $why }
recheck-import = Enregistrement { $id } : { $why }
recheck-all-fit =
    { $total ->
        [one] Une partie a été rejouée, et elle est conforme aux règles.
       *[other] { $total } parties ont été rejouées, et toutes sont conformes aux règles.
    }
recheck-misfits =
    { $total ->
        [one] La seule partie ne suit pas les règles actuelles ({ $count }).
       *[other] Sur { $total } parties, { $count } ne suivent pas les règles actuelles.
    }
