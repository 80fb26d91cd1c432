/** The requests in progress: each is answered by the app, and aborted when its client goes away. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { ArchiveBroken } from "@dragoman/core/exports";
import type { App, Reply } from "@dragoman/http";
import { Effect } from "effect";
import { AnswerFailed } from "./answerFailed.ts";
import { hasBody } from "./body.ts";
import { readClient } from "./client.ts";
import { earlierBody } from "./earlierBody.ts";
import { type NodeSurroundings, toIncoming } from "./incoming.ts";
import type { Pace, Paces } from "./pace.ts";
import type { TrustedProxies } from "./proxies.ts";
import { writeReply } from "./reply.ts";

export interface Answering extends NodeSurroundings {
  /** Is given failures of ours, which are statuses from 500 on, in place of an answer. */
  readonly failed?: ((failure: AnswerFailed) => void) | undefined;
}

export interface Requests {
  /** For programs that serve more than this. Resolves when the answer is written, and never rejects. */
  readonly respond: (request: IncomingMessage, response: ServerResponse, around?: Answering) => Promise<void>;
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

/** Tells the log of failures that no answer explains. */
export const reporting = (fork: (telling: Effect.Effect<void>) => unknown) => (error: unknown) => {
  fork(
    error instanceof ArchiveBroken
      ? Effect.logWarning(`A download broke off: ${error.message}`)
      : Effect.logError("A request failed unexpectedly.", error),
  );
};

const problem = (status: number, detail: string): Reply => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ detail }),
});

const failed = "The server failed; the log tells why.";

export const makeRequests = ({ handle, proxies, paces, report }: RequestOptions): Requests => {
  const running = new Map<AbortController, ServerResponse>();
  const latest = new WeakMap<Duplex, ServerResponse>();
  let stopping = false;

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    around: NodeSurroundings,
  ): Promise<Reply> => {
    const client = readClient(request, proxies, around);
    if (client === undefined) return problem(400, "The Host header does not name one host.");
    const earlier = earlierBody(request, around.body);
    if (earlier === "lost") {
      report(new Error("A body was read before this server could, and left neither in rawBody nor in body."));
      return problem(500, failed);
    }
    const controller = new AbortController();
    running.set(controller, response);
    response.once("close", () => {
      running.delete(controller);
      if (!response.writableFinished) controller.abort();
    });
    const slow = Promise.withResolvers<Reply>();
    const body = earlier ?? (hasBody(request) ? watch(request, response, slow.resolve) : undefined);
    const incoming = toIncoming(request, around, client, body);
    if (incoming === undefined) return problem(404, "Not found.");
    try {
      return await Promise.race([handle(incoming, controller.signal), slow.promise]);
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

  const respond = async (request: IncomingMessage, response: ServerResponse, around: Answering = {}): Promise<void> => {
    latest.set(request.socket, response);
    const reply = await answer(request, response, around);
    if (response.destroyed) {
      if (reply.body instanceof ReadableStream) await reply.body.cancel();
      return;
    }
    if (around.failed !== undefined && reply.status >= 500) {
      around.failed(new AnswerFailed(reply));
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
    respond: (request, response, around) => respond(request, response, around).catch(report),
    listener: (request, response) => void respond(request, response).catch(report),
    answering: (socket) => {
      const response = latest.get(socket);
      return response !== undefined && response.headersSent && !response.writableFinished;
    },
    lastOnes: () => {
      stopping = true;
    },
    abortAll: () => {
      for (const [controller, response] of running) {
        controller.abort();
        // One that is being written waits for its reader, who may never read on.
        if (response.headersSent) response.destroy();
      }
    },
  };
};
