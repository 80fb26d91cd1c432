/** A forge for tests: real git over HTTP, and the interface of one kind, held against its published document. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { gitOverHttp } from "../gitOverHttp.ts";
import { azureDevopsApi } from "./azureDevops.ts";
import { bitbucketCloudApi } from "./bitbucketCloud.ts";
import { bitbucketServerApi } from "./bitbucketServer.ts";
import { gerritApi } from "./gerrit.ts";
import { giteaApi } from "./gitea.ts";
import { githubApi } from "./github.ts";
import { gitlabApi } from "./gitlab.ts";
import { pagureApi } from "./pagure.ts";
import { ForgeState } from "./state.ts";

export interface ApiCall {
  readonly method: string;
  /** Below the base; not decoded where a part is encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly login: string;
  /** The address of the interface, for links to further pages. */
  readonly origin: string;
}

export interface ApiReply {
  readonly status: number;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Before the JSON, as Gerrit has it. */
  readonly prefix?: string;
}

export interface Api {
  readonly base: string;
  /** What is for the interface; whatever is below the base unless told. */
  readonly isApi?: (path: string) => boolean;
  /** The path of a repository's address, `/OWNER/NAME.git` unless told, and back to that. */
  readonly url?: (owner: string, name: string) => string;
  readonly gitPath?: (path: string) => string;
  readonly login: (authorization: string | undefined, headers: IncomingMessage["headers"]) => string | undefined;
  readonly answer: (call: ApiCall) => ApiReply;
  /** What is wrong with a request, or with our own answer, by the forge's document. */
  readonly problems: (call: ApiCall, reply: ApiReply) => readonly string[];
}

/** What goes wrong with a request: instead of an answer, or after it was done ("lost"). */
export type Fault = { readonly reply: ApiReply } | "lost" | "cut" | undefined;

export const forgeApis = {
  github: githubApi,
  gitlab: gitlabApi,
  gitea: giteaApi,
  bitbucketserver: bitbucketServerApi,
  bitbucketcloud: bitbucketCloudApi,
  azure_devops: azureDevopsApi,
  pagure: pagureApi,
  gerrit: gerritApi,
} as const;
export type ServedKind = keyof typeof forgeApis;

export interface ServedForge {
  readonly state: ForgeState;
  readonly host: string;
  readonly api: string;
  readonly url: (owner: string, name: string) => string;
  /** Every request to the interface, as `METHOD /path`. */
  readonly asked: string[];
  /** What was wrong with any of them. */
  readonly problems: string[];
  fault: (call: ApiCall) => Fault;
  readonly close: () => void;
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (request.headers["content-type"] === "application/x-www-form-urlencoded")
    return Object.fromEntries(new URLSearchParams(text));
  return text === "" ? undefined : (JSON.parse(text) as unknown);
};

export const serveForge = async (kind: ServedKind): Promise<ServedForge> => {
  const state = new ForgeState();
  const api = forgeApis[kind](state);

  const exchange = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const login = api.login(request.headers.authorization, request.headers);
    const call: ApiCall = {
      method: request.method ?? "GET",
      path: url.pathname.slice(api.base.length),
      query: url.searchParams,
      body: await bodyOf(request),
      login: login ?? "",
      origin: forge.api,
    };
    forge.asked.push(`${call.method} ${call.path}`);
    const fault = forge.fault(call);
    if (fault === "cut") return request.socket.destroy();
    const isFaulty = typeof fault === "object";
    const reply = isFaulty
      ? fault.reply
      : login === undefined
        ? { status: 401, json: { message: "Bad credentials" } }
        : api.answer(call);
    if (!isFaulty && login !== undefined) forge.problems.push(...api.problems(call, reply));
    if (fault === "lost") return request.socket.destroy();
    response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
    return response.end(reply.json === undefined ? undefined : `${reply.prefix ?? ""}${JSON.stringify(reply.json)}`);
  };

  /** Who knows a token reads everything, and pushes where they may. */
  const gitExchange = (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const [, login] = Buffer.from((request.headers.authorization ?? "").replace(/^Basic /, ""), "base64")
      .toString()
      .split(":");
    const who = state.users.get(login ?? "");
    const isPush = url.pathname.endsWith("/git-receive-pack") || url.searchParams.get("service") === "git-receive-pack";
    const plain = api.gitPath?.(url.pathname) ?? url.pathname;
    request.url = `${plain}${url.search}`;
    const [, path = ""] = /^\/(.+?)\.git\//.exec(plain) ?? [];
    const at = path.lastIndexOf("/");
    const repository = state.find(path.slice(0, at), path.slice(at + 1));
    if (repository === undefined) return response.writeHead(404).end();
    if (isPush && who === undefined) return response.writeHead(401, { "www-authenticate": 'Basic realm="git"' }).end();
    if (isPush && !repository.pushers.has(who ?? "")) return response.writeHead(403).end();
    return gitOverHttp(join(state.root, "all"), undefined, request, response);
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (api.isApi?.(url.pathname) ?? url.pathname.startsWith(`${api.base}/`))
      exchange(request, response, url).catch((error: unknown) => {
        forge.problems.push(String(error));
        response.writeHead(500).end();
      });
    else gitExchange(request, response, url);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const forge: ServedForge = {
    state,
    host,
    api: `http://${host}${api.base}`,
    url: (owner, name) => `http://${host}${api.url?.(owner, name) ?? `/${owner}/${name}.git`}`,
    asked: [],
    problems: [],
    fault: () => undefined,
    close: () => {
      server.closeAllConnections();
      server.close();
      state.remove();
    },
  };
  return forge;
};
