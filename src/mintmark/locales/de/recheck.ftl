recheck-going-on = Alle gespeicherten Partien werden nachgespielt
recheck-event = Tisch { $id }, Ereignis { $event } ({ $kind }): { $why }
recheck-missing = Tisch { $id }: Ereignis { $event } fehlt.
recheck-record = Tisch { $id }, seine Aufzeichnung: { $why }
recheck-import = Aufzeichnung { $id }: { $why }
recheck-all-fit =
    { $total ->
        [one] Eine Partie wurde nachgespielt, und sie passt.
       *[other] { $total } Partien wurden nachgespielt, und alle passen.
    }
recheck-misfits =
    { $total ->
        [one] Die einzige Partie passt nicht zu den jetzigen Regeln ({ $count }).
       *[other] Von { $total } Partien passen { $count } nicht zu den jetzigen Regeln.
    }
