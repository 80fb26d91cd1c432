/**
 * What pages do in a browser: keep a token for the time of a tab, ask with it, and send forms. The token is in no
 * cookie, so no other site can make the browser send it. Without scripts pages can be read, not signed in to.
 */
export const script = `
const key = "dragoman-token";
const token = () => sessionStorage.getItem(key);
const authorization = () => (token() === null ? {} : { authorization: "Token " + token() });
const find = (query, from = document) => from.querySelector(query);

const signing = () => {
  const form = find("#sign-in");
  const out = find("#sign-out");
  form.hidden = token() !== null;
  out.hidden = token() === null;
  form.onsubmit = (event) => {
    event.preventDefault();
    sessionStorage.setItem(key, find("input", form).value.trim());
    location.reload();
  };
  out.onclick = () => {
    sessionStorage.removeItem(key);
    location.reload();
  };
};

/** The same page as the account sees it. */
const asAccount = async () => {
  if (token() === null) return;
  const answer = await fetch(location.href, { headers: { ...authorization(), accept: "text/html" } });
  if (!(answer.headers.get("content-type") ?? "").startsWith("text/html")) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  find("main").replaceWith(document.adoptNode(find("main", page)));
  document.title = page.title;
};

const read = (field) => {
  const { value } = field;
  switch (field.dataset.kind) {
    case "integer":
    case "number":
      return Number(value);
    case "boolean":
      return value === "true";
    case "list":
      return value
        .split("\\n")
        .filter((line) => line !== "")
        .map((line) => (field.dataset.of === "integer" ? Number(line) : line));
    case "json":
      return JSON.parse(value);
    case "code":
      return field.dataset.of === "integer" ? Number(value) : value;
    default:
      return value;
  }
};

const bodyOf = (form) => {
  const fields = [...form.elements].filter((field) => field.name !== "");
  const whole = form.dataset.method === "PUT";
  const was = (field) => (field.dataset.was ?? "").replace(/\\r\\n?/g, "\\n");
  const changed = fields.filter((field) =>
    field.type === "file" ? field.files.length > 0 : field.value !== was(field) || (whole && field.value !== ""),
  );
  if (changed.some((field) => field.type === "file")) {
    const parts = new FormData();
    for (const field of changed) parts.append(field.name, field.type === "file" ? field.files[0] : field.value);
    return parts;
  }
  return JSON.stringify(Object.fromEntries(changed.map((field) => [field.name, read(field)])));
};

const send = async (form) => {
  const output = find("output", form);
  output.hidden = false;
  output.textContent = "Asking\\u2026";
  try {
    const method = form.dataset.method;
    if (method === "DELETE" && !confirm("Really: " + form.dataset.title + "?")) return (output.hidden = true);
    const hasFields = [...form.elements].some((field) => field.name !== "");
    const body = hasFields ? bodyOf(form) : undefined;
    const address = new URL(location.href);
    address.searchParams.delete("format");
    const type = typeof body === "string" ? { "content-type": "application/json" } : {};
    const headers = { ...authorization(), ...type, accept: "application/json, */*;q=0.5" };
    const answer = await fetch(address, { method, headers, body });
    const text = await answer.text();
    const shown = (answer.headers.get("content-type") ?? "").startsWith("application/json")
      ? JSON.stringify(JSON.parse(text), null, 2)
      : text.slice(0, 20000);
    output.className = answer.ok ? "good" : "bad";
    const told = document.createElement("pre");
    told.textContent = "HTTP " + answer.status + (shown === "" ? "" : "\\n\\n" + shown);
    output.replaceChildren(told);
  } catch (error) {
    output.className = "bad";
    output.textContent = String(error);
  }
};

document.addEventListener("submit", (event) => {
  if (event.target.dataset.method === undefined) return;
  event.preventDefault();
  void send(event.target);
});
signing();
await asAccount();
`;
