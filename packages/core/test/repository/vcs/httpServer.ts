/** A web server that serves git repositories through git's own `http-backend`, for the tests. */
import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { dirname } from "node:path";
import { onTestFinished } from "vitest";
import { searchPath } from "./fixture.ts";

export interface Served {
  readonly port: number;
  /** Of every request: its method, address, and Authorization. */
  readonly requests: { readonly line: string; readonly authorization: string | undefined }[];
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export const serve = async (handler: Handler): Promise<Served> => {
  const requests: Served["requests"] = [];
  const server = createServer((request, response) => {
    requests.push({ line: `${request.method} ${request.url}`, authorization: request.headers.authorization });
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { port: address.port, requests };
};

/** Serves the folder around `repository`; with `login` ("user:password") only to those who know it. */
export const serveGit = (repository: string, login?: string): Promise<Served> =>
  serve((request, response) => {
    if (login !== undefined && request.headers.authorization !== `Basic ${Buffer.from(login).toString("base64")}`) {
      response.writeHead(401, { "WWW-Authenticate": 'Basic realm="git"' }).end();
      return;
    }
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const backend = spawn("git", ["http-backend"], {
      env: {
        PATH: searchPath,
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
  });
