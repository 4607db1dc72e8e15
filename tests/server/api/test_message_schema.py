"""What is said of the interface is complete."""

import pytest
from support.server.client import client_of

VERBS = ("get", "post", "put", "patch", "delete")


@pytest.fixture(scope="module")
def schema(tmp_path_factory):
    with client_of(tmp_path_factory.mktemp("interface")) as client:
        yield client.get("/docs/openapi.json").json()


def operations(schema):
    for path, item in schema["paths"].items():
        for verb in VERBS:
            if verb in item:
                yield f"{verb.upper()} {path}", item[verb]


def test_it_is_openapi_3_1(schema):
    assert schema["openapi"].startswith("3.1")
    assert {"cookie", "token"} == schema["components"]["securitySchemes"].keys()


def test_every_operation_says_what_it_does_and_what_it_refuses(schema):
    for name, operation in operations(schema):
        assert operation.get("description"), name
        assert operation.get("tags"), name
        assert {"400", "403", "421", "429", "500"} <= operation["responses"].keys(), name
        if "requestBody" in operation:
            assert "413" in operation["responses"], name


def test_every_error_has_the_same_form(schema):
    for name, operation in operations(schema):
        for status, response in operation["responses"].items():
            if status >= "400" and (name, status) != ("GET /readyz", "503"):
                (content,) = response["content"].values()
                assert content["schema"] == {"$ref": "#/components/schemas/Problem"}, (name, status)


def test_every_body_is_strict_and_has_examples(schema):
    for name, operation in operations(schema):
        for content in operation.get("requestBody", {}).get("content", {}).values():
            value = schema["components"]["schemas"][content["schema"]["$ref"].split("/")[-1]]
            assert value["additionalProperties"] is False, name
            for field, about in value["properties"].items():
                assert about.get("examples") or "$ref" in about, (name, field)


def test_the_messages_have_a_place(tmp_path):
    with client_of(tmp_path) as client:
        assert "$defs" in client.get("/docs/messages.json").json()
