"""Tables in a page: the same tables, kept by a browser. No web, no database, no waiting.

A page's worker hands in what was asked (`Host.hear`, `Host.ask`), keeps the events that come of it,
and says so (`Host.kept`): only then is the new table adopted, and everybody told.
"""
