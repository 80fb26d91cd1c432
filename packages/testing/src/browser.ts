/** A browser as far as sessions go: it keeps cookies, and says which page asks. */
import type { App } from "@dragoman/http";
import type { Answer } from "./site.ts";

export interface TestBrowser {
  /** Asks as a page of the site does; `headers` say what is different, with an empty text for none. */
  readonly ask: (line: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly signIn: (username: string, password: string) => Promise<Answer>;
  readonly cookies: Map<string, string>;
}

const site = "https://site.example";

export const openBrowser = (app: Pick<App, "fetch">, { address = "192.0.2.1", prefix = "" } = {}): TestBrowser => {
  const cookies = new Map<string, string>();
  const ask: TestBrowser["ask"] = async (line, body, headers = {}) => {
    const [method = "GET", path = "/"] = line.split(" ");
    const sent = new Headers({ "sec-fetch-site": "same-origin", "user-agent": "Test browser" });
    if (cookies.size > 0) sent.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    if (body !== undefined) sent.set("content-type", "application/json");
    for (const [name, value] of Object.entries(headers)) {
      if (value === "") sent.delete(name);
      else sent.set(name, value);
    }
    const init = { method, headers: sent, body: body === undefined ? null : JSON.stringify(body) };
    const response = await app.fetch(new Request(`${site}${prefix}${path}`, init), { address, prefix });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = Buffer.from(bytes).toString();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") === true && text !== "";
    const { status } = response;
    return { status, headers: response.headers, bytes, text, json: isJson ? JSON.parse(text) : undefined };
  };
  return { ask, cookies, signIn: (username, password) => ask("POST /api/session/", { username, password }) };
};
