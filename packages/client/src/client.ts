/** The client: a method for each operation of the API's document, under its name. */
import { bodyOf } from "./body.ts";
import { type AnyPage, type CallOptions, callOf, type Result } from "./call.ts";
import { downloadOf } from "./download.ts";
import { exchange, type Patience } from "./exchange.ts";
import { broken, isFailure, makeFailure, noToken, notPromised } from "./failure.ts";
import { type Operations, operations } from "./generated/operations.ts";
import { listingOf } from "./listing.ts";
import { type TaskWaiting, waitingFor } from "./tasks.ts";

export interface ClientOptions {
  /** Address of the site, with its path: `https://example.org/l10n`. In browsers the page's origin unless given. */
  readonly baseUrl?: string | undefined;
  /** Speaks for an account; without one the host's session does, or nobody. A function is asked for each request. */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>) | undefined;
  /** Answers requests: the global one unless given, or that of a Dragoman in this process. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** How often a call that could not be answered is tried again, where that is safe: 2 times unless given. */
  readonly retries?: number | undefined;
  /** Seconds that such a call waits for at most, 10 unless given: a server that wants more is not asked again. */
  readonly longestWait?: number | undefined;
}

export type Client = { readonly [Noun in keyof Operations]: Operations[Noun] } & { readonly tasks: TaskWaiting };

/** @throws TypeError for an address that is none, or where there is none */
export const createClient = (options: ClientOptions = {}): Client => {
  const site = siteOf(options);
  const client = Object.fromEntries(
    Object.entries(operations).map(([noun, lines]) => [
      noun,
      Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, methodOf(site, line)])),
    ]),
  ) as unknown as Operations;
  return { ...client, tasks: { ...client.tasks, ...waitingFor(client.tasks) } };
};

interface Site extends Patience {
  readonly baseUrl: string;
  readonly token: () => string | undefined | Promise<string | undefined>;
  readonly fetch: (request: Request) => Promise<Response>;
}

const siteOf = ({ baseUrl, token, fetch, retries = 2, longestWait = 10 }: ClientOptions): Site => {
  const here = (globalThis as { readonly location?: Location }).location;
  // What answers in this process does not care for the name of the host.
  const given = baseUrl ?? here?.origin ?? (fetch === undefined ? undefined : "http://localhost");
  if (given === undefined) throw new TypeError("There is no page here: say the baseUrl of the site.");
  return {
    baseUrl: new URL(given, here?.href).href.replace(/\/+$/, ""),
    token: typeof token === "function" ? token : () => token,
    fetch: fetch ?? ((request) => globalThis.fetch(request)),
    retries,
    longestWait,
  };
};

type Params = Readonly<Record<string, unknown>>;

const methodOf = (site: Site, line: string) => {
  const [way = "", path = ""] = line.split(" ");
  const ask = (params: Params, options: CallOptions) => request(site, way, path, params, options);
  return (params: Params = {}, options: CallOptions = {}) =>
    way === "LIST"
      ? listingOf(
          (page) => ask({ ...params, page }, options) as Promise<Result<AnyPage>>,
          params["page"] as number | "last" | undefined,
        )
      : callOf(ask(params, options));
};

const request = async (
  site: Site,
  way: string,
  path: string,
  params: Params,
  { signal }: CallOptions,
): Promise<Result<unknown>> => {
  const address = addressOf(path, params);
  if (address === undefined)
    return { ok: false, error: makeFailure("not-found", { message: "Nothing has such a name." }, {}) };
  const isFile = way === "FILE";
  const safe = isFile || way === "LIST" || way === "GET";
  const body = await bodyOf(params["body"]).catch(broken);
  if (isFailure(body)) return { ok: false, error: body };
  const send = async () => {
    const token = await tokenOf(site);
    const headers = new Headers(body.init.headers);
    headers.set("accept", isFile ? "*/*" : "application/json");
    if (token !== undefined) headers.set("authorization", `Token ${token}`);
    const method = safe ? "GET" : way;
    // Streams are sent while nothing is read yet: what Node wants to be told so.
    const all = { ...body.init, method, headers, duplex: "half", ...(signal === undefined ? {} : { signal }) };
    return site.fetch(new Request(site.baseUrl + address, all));
  };
  const read = async (response: Response): Promise<Result<unknown>> =>
    isFile ? { ok: true, value: downloadOf(response, signal) } : jsonOf(response);
  return exchange({ send, read, safe, repeatable: body.repeatable, signal }, site);
};

/** @throws Failure where the function that gives it does */
const tokenOf = async ({ token }: Site) => {
  try {
    return await token();
  } catch (cause) {
    throw noToken(cause);
  }
};

/** Undefined where a name would lead to another path. */
const addressOf = (path: string, params: Params): string | undefined => {
  const inPath = new Set(["body"]);
  let isAddress = true;
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name);
    const value = String(params[name] ?? "");
    isAddress &&= !/^\.{0,2}$/.test(value);
    // Components stand behind their categories; proxies may open what is encoded once.
    return encodeURIComponent(name === "component" ? value.replaceAll("/", "%2F") : value);
  });
  if (!isAddress) return undefined;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (!inPath.has(name) && value !== undefined && value !== null)
      for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
  const asked = String(query);
  return asked === "" ? place : `${place}?${asked}`;
};

const jsonOf = async (response: Response): Promise<Result<unknown>> => {
  const text = await response.text();
  try {
    return { ok: true, value: text === "" ? undefined : JSON.parse(text) };
  } catch {
    return { ok: false, error: notPromised(response.status, text) };
  }
};
