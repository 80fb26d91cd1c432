/**
 * What pages do in a browser: keep a token for the time of a tab, ask with it, and send forms. The token is in no
 * cookie, so no other site can make the browser send it. Without scripts pages can be read, not signed in to.
 */
import { reading } from "./reading.ts";

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

${reading}
const send = async (form) => {
  const output = find("output", form);
  output.hidden = false;
  output.textContent = "Asking\\u2026";
  try {
    const { method } = form.dataset;
    if (method === "GET") return await download(form, output);
    if (method === "DELETE" && !confirm("Really: " + form.dataset.title + "?")) return (output.hidden = true);
    const hasFields = [...form.elements].some((field) => field.name !== "");
    const body = hasFields ? bodyOf(form) : undefined;
    const address = new URL(form.dataset.address ?? location.href, location.href);
    address.searchParams.delete("format");
    const type = typeof body === "string" ? { "content-type": "application/json" } : {};
    const headers = { ...authorization(), ...type, accept: "application/json, */*;q=0.5" };
    const answer = await fetch(address, { method, headers, body });
    await tell(output, answer);
  } catch (error) {
    output.className = "bad";
    output.textContent = error.message;
  }
};

const tell = async (output, answer) => {
  const text = await answer.text();
  const shown = (answer.headers.get("content-type") ?? "").startsWith("application/json")
    ? JSON.stringify(JSON.parse(text), null, 2)
    : text.slice(0, 20000);
  output.className = answer.ok ? "good" : "bad";
  const told = document.createElement("pre");
  told.textContent = "HTTP " + answer.status + (shown === "" ? "" : "\\n\\n" + shown);
  output.replaceChildren(told);
};

/** The name of a file; one with other letters than ASCII stands beside its plain form. */
const nameIn = (disposition) => {
  const whole = /filename\\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return whole === undefined ? (/filename="([^"]*)"/.exec(disposition)?.[1] ?? "file") : decodeURIComponent(whole);
};

/** A file, under the name that the server has for it. */
const download = async (form, output) => {
  const address = new URL(form.dataset.address, location.href);
  for (const { name, value } of form.elements) if (name !== "" && value !== "") address.searchParams.set(name, value);
  const answer = await fetch(address, { headers: authorization() });
  if (!answer.ok) return tell(output, answer);
  const link = document.createElement("a");
  link.download = nameIn(answer.headers.get("content-disposition") ?? "");
  link.href = URL.createObjectURL(await answer.blob());
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  output.className = "good";
  output.textContent = link.download;
};

document.addEventListener("submit", (event) => {
  if (event.target.dataset.method === undefined) return;
  event.preventDefault();
  void send(event.target);
});
signing();
await asAccount();
`;
