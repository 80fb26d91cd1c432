/** The requests in progress: each is answered by the app, and aborted when its client goes away. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { App, Reply } from "@dragoman/http";
import { hasBody } from "./body.ts";
import { readClient } from "./client.ts";
import { toIncoming } from "./incoming.ts";
import type { Pace, Paces } from "./pace.ts";
import type { TrustedProxies } from "./proxies.ts";
import { writeReply } from "./reply.ts";

export interface Requests {
  readonly listener: (request: IncomingMessage, response: ServerResponse) => void;
  /** Whether an answer has been begun on this connection and not ended. */
  readonly answering: (socket: Duplex) => boolean;
  /** From now on every answer closes its connection. */
  readonly lastOnes: () => void;
  readonly abortAll: () => void;
}

export interface RequestOptions {
  readonly handle: App["handle"];
  readonly proxies: TrustedProxies;
  readonly paces: Paces;
  /** Is told of failures that no answer explains. */
  readonly report: (error: unknown) => void;
}

const problem = (status: number, detail: string): Reply => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ detail }),
});

const failed = "The server failed; the log tells why.";

const none: Pace = { waiting: () => {} };

export const makeRequests = ({ handle, proxies, paces, report }: RequestOptions): Requests => {
  const running = new Set<AbortController>();
  const latest = new WeakMap<Duplex, ServerResponse>();
  let stopping = false;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<Reply> => {
    const client = readClient(request, proxies);
    if (client === undefined) return problem(400, "The Host header does not name one host.");
    const controller = new AbortController();
    running.add(controller);
    response.once("close", () => {
      running.delete(controller);
      if (!response.writableFinished) controller.abort();
    });
    const slow = Promise.withResolvers<Reply>();
    const pace = hasBody(request) ? watch(request, response, slow.resolve) : none;
    try {
      return await Promise.race([handle(toIncoming(request, client, pace), controller.signal), slow.promise]);
    } catch (error) {
      if (!controller.signal.aborted) report(error);
      return problem(500, failed);
    }
  };

  /** A body that comes too slowly is given up, and its connection with it. */
  const watch = (request: IncomingMessage, response: ServerResponse, answerWith: (reply: Reply) => void): Pace => {
    const pace = paces.watch(request, () => {
      if (response.headersSent) {
        request.destroy();
        return;
      }
      response.setHeader("connection", "close");
      // Node tells nobody of the end of a body whose answer is out, and somebody still waits for the rest.
      response.once("close", () => request.destroy());
      answerWith(problem(408, "The body of the request came too slowly."));
    });
    // What nobody read is thrown away as it comes.
    response.once("finish", () => pace.waiting(true));
    return pace;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    latest.set(request.socket, response);
    const reply = await answer(request, response);
    if (response.destroyed) {
      if (reply.body instanceof ReadableStream) await reply.body.cancel();
      return;
    }
    if (stopping) response.setHeader("connection", "close");
    try {
      await writeReply(response, reply, request.method === "HEAD");
    } catch (error) {
      // A client that waits for the rest would wait for ever.
      if (response.headersSent) response.destroy();
      else await writeReply(response, problem(500, failed), request.method === "HEAD");
      throw error;
    }
  };

  return {
    listener: (request, response) => void respond(request, response).catch(report),
    answering: (socket) => {
      const response = latest.get(socket);
      return response !== undefined && response.headersSent && !response.writableFinished;
    },
    lastOnes: () => {
      stopping = true;
    },
    abortAll: () => {
      for (const controller of running) controller.abort();
    },
  };
};
