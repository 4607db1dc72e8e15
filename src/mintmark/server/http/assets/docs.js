// Draws /docs/openapi.json and /docs/messages.json. Everything is set as text, nothing as HTML.

const VERBS = ["get", "post", "put", "patch", "delete"];

function element(name, text, ...children) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
}

function spot(className, text) {
  const made = element("span", text);
  made.className = className;
  return made;
}

function nameOf(ref) {
  return ref.split("/").pop();
}

// "string, up to 24" or "list of Token": a schema in a few words
function inWords(schema) {
  if (!schema) return "";
  if (schema.$ref) return nameOf(schema.$ref);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.map(inWords).join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(" or ");
  if (schema.type === "array") {
    return schema.items ? `list of ${inWords(schema.items)}` : "list";
  }
  const words = [[schema.type ?? "any"].flat().join(" or ")];
  if (schema.maxLength !== undefined) words.push(`up to ${schema.maxLength} letters`);
  if (schema.minimum !== undefined) words.push(`from ${schema.minimum}`);
  if (schema.maximum !== undefined) words.push(`to ${schema.maximum}`);
  return words.join(", ");
}

function exampleOf(schema) {
  const examples = schema?.examples;
  const first = Array.isArray(examples) ? examples[0] : examples && Object.values(examples)[0];
  return first?.value ?? first ?? schema?.example;
}

function fieldsOf(schema) {
  const table = element("table");
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const example = exampleOf(field);
    const shown = example === undefined ? "" : JSON.stringify(example);
    const needed = (schema.required ?? []).includes(name) ? "" : "?";
    table.append(
      element("tr", "",
        element("td", "", element("code", name + needed)),
        element("td", inWords(field)),
        element("td", field.description ?? ""),
        element("td", "", element("code", shown))),
    );
  }
  return table;
}

function drawValue(name, schema) {
  const made = element("details", "", element("summary", "", element("code", name)));
  made.id = `value-${name}`;
  if (schema.description) made.append(element("p", schema.description));
  made.append(schema.properties ? fieldsOf(schema) : element("p", inWords(schema)));
  const example = exampleOf(schema);
  if (example !== undefined) made.append(element("pre", JSON.stringify(example, null, 2)));
  return made;
}

function drawOperation(verb, path, operation) {
  const about = operation.description ?? operation.summary ?? "";
  const summary = element("summary", "",
    spot("verb", verb.toUpperCase()), element("code", path), " ", spot("about", about));
  const made = element("details", "", summary);
  for (const parameter of operation.parameters ?? []) {
    const words = `${parameter.in}: ${inWords(parameter.schema)} ${parameter.description ?? ""}`;
    made.append(element("p", "", element("code", parameter.name), " ", words));
  }
  const rows = element("table");
  for (const [kind, content] of Object.entries(operation.requestBody?.content ?? {})) {
    rows.append(element("tr", "",
      element("td", "→"), element("td", inWords(content.schema)), element("td", kind)));
  }
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const kinds = Object.values(response.content ?? {}).map((each) => inWords(each.schema));
    rows.append(element("tr", "",
      element("td", status), element("td", kinds.join(" or ")),
      element("td", response.description ?? "")));
  }
  made.append(rows);
  return made;
}

async function read(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return response.json();
}

async function fill(id, draw) {
  const place = document.getElementById(id);
  try {
    place.replaceChildren(...(await draw()));
  } catch {
    place.textContent = document.querySelector("main").dataset.failed;
  }
}

const openapi = read("/docs/openapi.json");

fill("operations", async () => {
  const { paths } = await openapi;
  return Object.entries(paths).sort().flatMap(([path, item]) =>
    VERBS.filter((verb) => item[verb]).map((verb) => drawOperation(verb, path, item[verb])));
});

fill("schemas", async () =>
  Object.entries((await openapi).components.schemas ?? {}).sort()
    .map(([name, schema]) => drawValue(name, schema)));

fill("messages", async () =>
  Object.entries((await read("/docs/messages.json")).$defs ?? {})
    .map(([name, schema]) => drawValue(name, schema)));
