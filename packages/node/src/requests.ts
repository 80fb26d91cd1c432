/** The requests in progress: each is answered by the app, and aborted when its client goes away. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { App, Reply } from "@dragoman/http";
import { readClient } from "./client.ts";
import { toIncoming } from "./incoming.ts";
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
  /** Is told of failures that no answer explains. */
  readonly report: (error: unknown) => void;
}

const problem = (status: number, detail: string): Reply => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ detail }),
});

const failed = "The server failed; the log tells why.";

export const makeRequests = ({ handle, proxies, report }: RequestOptions): Requests => {
  const running = new Set<AbortController>();
  const latest = new WeakMap<Duplex, ServerResponse>();
  let stopping = false;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<Reply> => {
    const client = readClient(request, proxies);
    if (client === undefined) return problem(400, "The Host header names no host.");
    const controller = new AbortController();
    running.add(controller);
    response.once("close", () => {
      running.delete(controller);
      if (!response.writableFinished) controller.abort();
    });
    try {
      return await handle(toIncoming(request, client), controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) report(error);
      return problem(500, failed);
    }
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
