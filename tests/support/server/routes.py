"""Every address of the application, by its verb, with its handler."""

from litestar.routes import HTTPRoute

from mintmark.server.serving.app import create_app
from support.server.client import settings_in

WATCHED_OVER = ("/healthz", "/readyz", "/metrics")


def routes():
    """Files of the client and pages aside, which are the same for everybody."""
    found = {}
    for route in create_app(settings_in(".")).routes:
        ours = route.path.startswith("/api") or route.path in WATCHED_OVER
        if isinstance(route, HTTPRoute) and ours:
            for handler in route.route_handlers:
                for verb in handler.http_methods - {"OPTIONS", "HEAD"}:
                    found[f"{verb} {route.path}"] = handler
    return found


ROUTES = routes()
