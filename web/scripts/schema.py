"""Prints all that goes over the wire as one JSON Schema, for `types.mjs` to make TypeScript of."""

import json
import sys
from pathlib import Path

import msgspec
from litestar.serialization import encode_json

from mintmark.server.api.message_schema import messages
from mintmark.server.operations.settings import Settings
from mintmark.server.serving.app import create_app
from mintmark.server.updates.lesson import Lesson

app = create_app(Settings(data=Path()))  # nothing is opened before it runs
interface = msgspec.json.decode(encode_json(app.openapi_schema.to_schema()))

_, lesson = msgspec.json.schema_components((Lesson,), ref_template="#/$defs/{name}")
parts = interface["components"]["schemas"] | lesson | messages()["$defs"]
whole = {"title": "Wire", "type": "object", "properties": {}, "$defs": parts}
for name in parts:
    whole["properties"][name] = {"$ref": f"#/$defs/{name}"}
sys.stdout.write(json.dumps(whole).replace("#/components/schemas/", "#/$defs/"))
