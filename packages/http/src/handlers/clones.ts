import { Readable } from "node:stream";
import { type Actor, type Forbidden, NotFound } from "@dragoman/core/access";
import { Clones } from "@dragoman/core/clones";
import { addressKey } from "@dragoman/core/limits";
import { Effect } from "effect";
import { clonesApi } from "../api/clones.ts";
import { credentialsNeeded } from "../authentication.ts";
import { type Call, serve } from "../dispatch.ts";
import { streamedBody } from "../wire/streamedBody.ts";
import type { Reply } from "../wire/reply.ts";

const reply = (type: string, body: Reply["body"]): Reply => ({
  status: 200,
  headers: { "content-type": `application/x-git-${type}`, "cache-control": "no-cache" },
  body,
});

/** A line as git frames it. */
const line = (text: string) => `${(text.length + 4).toString(16).padStart(4, "0")}${text}`;
const begun = (service: string) => `${line(`# service=${service}\n`)}0000`;

const readOnly = "Nothing can be pushed here: push to the repository that the component fetches from, or upload files.";

/**
 * git shows its credentials only when it is asked for them, so those without an account are always asked, and are told
 * nothing of what there is.
 */
const asking = <A, E, R>(actor: Actor, answer: Effect.Effect<A, E | NotFound | Forbidden, R>) =>
  Effect.catchIf(
    answer,
    (error): error is NotFound | Forbidden => actor.isAnonymous && isUnseen(error),
    () => credentialsNeeded,
  );
const isUnseen = (error: unknown) =>
  typeof error === "object" && error !== null && "_tag" in error && /^(NotFound|Forbidden)$/.test(String(error._tag));

const isServed = ({ gitExport }: Pick<Call, "gitExport">) =>
  gitExport ? Effect.void : Effect.fail(new NotFound({ object: "Component" }));

export const clones = [
  serve(clonesApi.advertisement, (call) =>
    Effect.gen(function* () {
      yield* isServed(call);
      const { service = "git-upload-pack" } = yield* call.query;
      if (service !== "git-upload-pack")
        return reply("receive-pack-advertisement", begun("git-receive-pack") + line(`ERR ${readOnly}\n`));
      const { actor, params } = call;
      const advertised = (yield* Clones).advertise(actor, params.project, params.component);
      const head = Buffer.from(begun(service));
      return reply("upload-pack-advertisement", Buffer.concat([head, yield* asking(actor, advertised)]));
    }),
  ),
  serve(clonesApi.fetch, (call) =>
    Effect.gen(function* () {
      yield* isServed(call);
      const { actor, params, incoming } = call;
      const asker = actor.isAnonymous ? `address ${addressKey(incoming.address)}` : `user ${actor.id}`;
      const asked = { body: streamedBody(incoming), asker };
      const stream = yield* asking(actor, (yield* Clones).answer(actor, params.project, params.component, asked)).pipe(
        // Where git was not asked, nobody reads it.
        Effect.onError(() => Effect.sync(() => asked.body.destroy())),
      );
      return reply("upload-pack-result", Readable.toWeb(stream) as ReadableStream<Uint8Array>);
    }),
  ),
];
