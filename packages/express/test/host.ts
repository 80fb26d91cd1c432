/** Apps of both Express on a socket, around one Dragoman. */
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request as send, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemActor } from "@dragoman/core/access";
import { Tokens } from "@dragoman/core/tokens";
import { Users } from "@dragoman/core/users";
import { Effect } from "effect";
import express5 from "express";
import express4 from "express4";
import type { Dragoman } from "../src/index.ts";

/** The types of Express 4 are told by a test of their own. */
export const versions = [
  { name: "Express 4", express: express4 as unknown as typeof express5 },
  { name: "Express 5", express: express5 },
];
export type Express = typeof express5;

const secret = `wlu_${"a".repeat(36)}`;
export const token = { authorization: `Token ${secret}` };

/** A superuser called ada with `token`. */
export const makeAda = (dragoman: Pick<Dragoman, "run">) =>
  dragoman.run(
    Effect.gen(function* () {
      const fields = { username: "ada", full_name: "Ada", email: "ada@example.org", is_superuser: true };
      yield* (yield* Users).create(systemActor, Effect.succeed(fields));
      const user = yield* (yield* Users).find(systemActor, "ada");
      yield* (yield* Tokens).issue(systemActor, user, Effect.succeed({}), secret);
    }),
  );

export interface Served {
  readonly url: string;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

export const serve = async (listener: RequestListener): Promise<Served> => {
  const server = createServer(listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};

/** As `fetch`, which lets nobody choose the host. */
export const ask = async (url: string, headers: Readonly<Record<string, string>>) => {
  const sent = send(url, { headers });
  sent.end();
  const [answer] = (await once(sent, "response")) as [NodeJS.ReadableStream & { statusCode: number }];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode, json: JSON.parse(Buffer.concat(parts).toString()) };
};

export const folder = async () => {
  const path = await mkdtemp(join(tmpdir(), "dragoman-express-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
};
