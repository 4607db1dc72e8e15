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


def content(part):
    """The schema of a body or an answer, if it is JSON."""
    return part.get("content", {}).get("application/json", {}).get("schema")


def sent():
    """What changes something: method, path, body and answer of each operation."""
    for path, operations in interface["paths"].items():
        for method in sorted(operations.keys() & {"post", "patch"}):
            operation = operations[method]
            done = next(answer for code, answer in operation["responses"].items() if code < "300")
            body = content(operation.get("requestBody", {}))
            yield {"method": method, "path": path, "body": body, "answer": content(done)}


said = messages()
_, lesson = msgspec.json.schema_components((Lesson,), ref_template="#/$defs/{name}")
parts = interface["components"]["schemas"] | lesson | said["$defs"]
parts |= {"FromClient": said["properties"]["from_client"]}
parts |= {"ToClient": said["properties"]["to_client"]}
box = interface["paths"]["/api/tables/{table}/box"]["get"]["responses"]["200"]
parts["Replay"]["properties"]["box"] = content(box)
parts["Replay"]["properties"]["options"] = parts["Plan"]["properties"]["options"]
whole = {"title": "Wire", "type": "object", "properties": {}, "$defs": parts, "sent": [*sent()]}
for name in parts:
    whole["properties"][name] = {"$ref": f"#/$defs/{name}"}
sys.stdout.write(json.dumps(whole).replace("#/components/schemas/", "#/$defs/"))
