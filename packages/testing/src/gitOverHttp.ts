/** A web server's answers for git repositories, by git's own `http-backend`. */
import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { dirname } from "node:path";

/** Serves the folder around `repository`; with `login` ("user:password") only to those who know it. */
export const gitOverHttp = (
  repository: string,
  login: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  if (login !== undefined && request.headers.authorization !== `Basic ${Buffer.from(login).toString("base64")}`) {
    response.writeHead(401, { "WWW-Authenticate": 'Basic realm="git"' }).end();
    return;
  }
  const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
  const backend = spawn("git", ["http-backend"], {
    env: {
      PATH: process.env["PATH"],
      HOME: "/dev/null",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_PROJECT_ROOT: dirname(repository),
      GIT_HTTP_EXPORT_ALL: "1",
      REMOTE_USER: "somebody",
      REQUEST_METHOD: request.method ?? "GET",
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: request.headers["content-type"] ?? "",
      HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
      GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
    },
  });
  request.pipe(backend.stdin);
  const chunks: Buffer[] = [];
  backend.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  backend.on("close", () => {
    const answer = Buffer.concat(chunks);
    const end = answer.indexOf("\r\n\r\n");
    const headers = answer
      .toString("latin1", 0, end)
      .split("\r\n")
      .map((line) => line.split(": ", 2));
    const status = Number(headers.find(([name]) => name === "Status")?.[1]?.slice(0, 3) ?? 200);
    for (const [name = "", value = ""] of headers) if (name !== "Status") response.setHeader(name, value);
    response.writeHead(status).end(answer.subarray(end + 4));
  });
};

export interface WebRemote {
  /** `user` is what stands before the host: "jana:secret@", or "". */
  readonly url: (user?: string) => string;
  /** Whom it lets in from now on. */
  login: string | undefined;
  /** The Authorization of every request. */
  readonly authorizations: (string | undefined)[];
  /** What every answer waits for. */
  before?: () => Promise<void>;
  readonly close: () => void;
}

/** A web server for one repository. */
export const serveRemote = async (repository: string, login?: string): Promise<WebRemote> => {
  const server = createServer(async (request, response) => {
    remote.authorizations.push(request.headers.authorization);
    await remote.before?.();
    gitOverHttp(repository, remote.login, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const name = repository.split("/").at(-1) ?? "";
  const remote: WebRemote = {
    url: (user = "") => `http://${user}127.0.0.1:${port}/${name}`,
    login,
    authorizations: [],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return remote;
};
