"""The interface does what its OpenAPI document says, whatever it is sent."""

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar.serialization import encode_json
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from support.server.client import client_of, settings_in
from support.server.routes import ROUTES
from support.server.running_server import without_limits

from mintmark.server.api.openapi import strict
from mintmark.server.serving.app import create_app

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
STREAMS = {"/api/bot/games/{table}/stream", "/api/bot/events"}
NOWHERE = "q3XvB0n6T1mCkZ8sWd4yLw"


def operations():
    """All operations of the interface."""
    app = create_app(settings_in("."))
    document = strict(msgspec.json.decode(encode_json(app.openapi_schema.to_schema())))
    schema = schemathesis.openapi.from_dict(document)
    return [each.ok() for each in schema.get_all_operations()]


OPERATIONS = operations()


@pytest.fixture(scope="module")
def club(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        without_limits(patch)
        with client_of(tmp_path_factory.mktemp("openapi"), raising=False) as client:
            yield client


class Visit:
    """Somebody with tables of every kind: not begun, being played, over; and a record."""

    def __init__(self, client):
        self.client = client
        client.cookies.clear()
        client.post("/api/guests", json={"name": "Ada"})
        self.tables = [self.open(["me", "open"]), self.open(["me", "me"]), self.open(["me", "me"])]
        client.post(f"/api/tables/{self.tables[2]}/resign", json={"seat": 0})
        record = client.get(f"/api/tables/{self.tables[2]}/record").content
        self.record = client.post("/api/records", content=record).json()["id"]

    def open(self, seats):
        made = self.client.post(
            "/api/tables", json={"game": "coinage", "seats": seats, "ready": True}
        )
        return made.json()["table"]

    def send(self, case, base_url):
        """A request as it was made up."""
        sent = case.as_transport_kwargs(base_url=base_url)
        kept = {k: sent[k] for k in ("headers", "params", "json") if k in sent}
        if "data" in sent:
            kept["content"] = sent["data"]
        kept["headers"] = {k: v for k, v in kept["headers"].items() if k.lower() != "user-agent"}
        return self.client.request(sent["method"], sent["url"], **kept)


every_operation = pytest.mark.parametrize(
    "operation", OPERATIONS, ids=lambda operation: operation.label
)
as_anybody = pytest.mark.parametrize("signed_in", [True, False], ids=["guest", "nobody"])


@every_operation
@as_anybody
def test_every_answer_is_as_it_was_said(club, operation, signed_in):
    fuzz(club, operation, signed_in, 8)


@pytest.mark.soak
@every_operation
@as_anybody
def test_every_answer_to_very_many_requests_is_as_it_was_said(club, operation, signed_in):
    fuzz(club, operation, signed_in, 300)


def fuzz(club, operation, signed_in, examples):
    """Send an operation what fits its document, and what does not."""
    if signed_in and operation.path == "/api/bot/events":
        return  # it has no end
    visit = Visit(club)
    if not signed_in:
        club.cookies.clear()
    modes = st.sampled_from([GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
    places = [NOWHERE] if operation.path in STREAMS else [NOWHERE, *visit.tables]

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def send(data):
        case = data.draw(modes.flatmap(operation.as_strategy))
        if data.draw(st.booleans()):
            real = {"table": data.draw(st.sampled_from(places)), "record": visit.record}
            for name in real.keys() & (case.path_parameters or {}).keys():
                case.path_parameters[name] = real[name]
        response = visit.send(case, str(club.base_url))
        case.validate_response(response, checks=CHECKS)

    send()


def test_no_body_takes_unknown_fields_and_the_document_says_so(club):
    parts = club.get("/docs/openapi.json").json()["components"]["schemas"]
    bodies = {
        each.parsed_data_field.annotation for each in ROUTES.values() if each.parsed_data_field
    }
    assert len(bodies) > 10
    for body in bodies:
        assert body.__struct_config__.forbid_unknown_fields, body
        assert parts[body.__name__]["additionalProperties"] is False
    assert parts["Pace"]["additionalProperties"] is False  # a part of a body
    assert "additionalProperties" not in parts["Update"]  # an answer may have more one day
