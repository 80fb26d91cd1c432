/** A web server that serves git repositories through git's own `http-backend`, for the tests. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gitOverHttp } from "@dragoman/testing";
import { onTestFinished } from "vitest";

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
  serve((request, response) => gitOverHttp(repository, login, request, response));
