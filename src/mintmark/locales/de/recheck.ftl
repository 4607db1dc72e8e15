recheck-going-on = Alle gespeicherten Spiele werden nachgespielt
recheck-event = Tisch { $id }, Ereignis { $event } ({ $kind }): { $why }
recheck-record = Tisch { $id }, seine Aufzeichnung: { $why }
recheck-brought = Aufzeichnung { $id }: { $why }
recheck-all-fit =
    { $total ->
        [one] Ein Spiel wurde nachgespielt, und es passt.
       *[other] { $total } Spiele wurden nachgespielt, und alle passen.
    }
recheck-misfits =
    { $total ->
        [one] Das einzige Spiel passt nicht zu den jetzigen Regeln ({ $count }).
       *[other] Von { $total } Spielen passen { $count } nicht zu den jetzigen Regeln.
    }
recheck-no-database = Es gibt keine Datenbank { $path }.
recheck-older = Die Datenbank stammt von einer älteren Fassung. Starte den Server einmal: Das bringt sie auf den neuen Stand.
