/** Starts a host over an app that a test writes, and speaks to it byte by byte where `fetch` would be too polite. */
import { connect } from "node:net";
import type { Incoming, Reply } from "@dragoman/http";
import { Effect, Exit, Logger, Scope } from "effect";
import { serve, type ServeOptions, type Serving } from "../src/serve.ts";

export type Handle = (incoming: Incoming, signal?: AbortSignal) => Promise<Reply>;

export interface Host extends Serving {
  /** What the server logged. */
  readonly logged: readonly string[];
  readonly stop: () => Promise<void>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

export const host = async (handle: Handle, options: Partial<ServeOptions> = {}): Promise<Host> => {
  const scope = Scope.makeUnsafe();
  const logged: string[] = [];
  const logger = Logger.make(({ message }) => void logged.push(String(message)));
  const serving = await serve({ app: { handle }, port: 0, ...options }).pipe(
    Scope.provide(scope),
    Effect.provide(Logger.layer([logger])),
    Effect.runPromise,
  );
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= Effect.runPromise(Scope.close(scope, Exit.void)));
  return { ...serving, logged, stop, [Symbol.asyncDispose]: stop };
};

export const text = (body: string, status = 200): Reply => ({
  status,
  headers: { "content-type": "text/plain" },
  body,
});

/** Sends `request` as it stands and answers with everything that came back until the server closed. */
export const raw = (port: number, request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
