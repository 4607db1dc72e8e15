recheck-going-on = Playing all stored games again
recheck-event = Table { $id }, event { $event } ({ $kind }): { $why }
recheck-missing = Table { $id }: event { $event } is missing.
recheck-record = Table { $id }, its record: { $why }
recheck-import = Record { $id }: { $why }
recheck-all-fit =
    { $total ->
        [one] One game was played again, and it fits.
       *[other] { $total } games were played again, and all fit.
    }
recheck-misfits =
    { $total ->
        [one] The only game does not fit the present rules ({ $count }).
       *[other] Of { $total } games, { $count } do not fit the present rules.
    }
