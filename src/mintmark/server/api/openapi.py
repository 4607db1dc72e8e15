"""What is said of the interface: OpenAPI for HTTP, JSON Schema for the messages on a socket."""

from typing import Any

from litestar import Router, get
from litestar._openapi.schema_generation import SchemaCreator
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Schema, SecurityScheme
from litestar.typing import FieldDefinition

from ...version import __version__
from ..http.pages import Readable
from ..http.security import COOKIE
from .message_schema import messages


class StrictValues(StructSchemaPlugin):
    """Says of a value that it takes no unknown fields, which Litestar leaves out."""

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        """The schema of a struct."""
        schema = super().to_openapi_schema(field_definition, schema_creator)
        if field_definition.type_.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
        return schema


def interface() -> OpenAPIConfig:
    """What OpenAPI says of the whole."""
    cookie = SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE)
    token = SecurityScheme(type="http", scheme="bearer")
    return OpenAPIConfig(
        title="Mintmark",
        version=__version__,
        description="Tables of coin-and-auction games, for people and programs.",
        path="/docs",
        use_handler_docstrings=True,
        render_plugins=[Readable(), JsonRenderPlugin()],
        components=Components(security_schemes={"cookie": cookie, "token": token}),
        security=[{}, {"cookie": []}, {"token": []}],
    )


@get("/docs/messages.json", include_in_schema=False, sync_to_thread=False)
def messages_json() -> dict[str, Any]:
    """The schema of the messages."""
    return messages()


ROUTER = Router("/", route_handlers=[messages_json])
