/** Our keys: one of the site, made when it is first needed, and those that projects have of their own. */
import { Effect, Schema } from "effect";
import type { ProjectId, UserId } from "../ids/index.ts";
import { differences, unlisted } from "../changes/index.ts";
import { makeTransaction } from "../database/index.ts";
import type { SecretPlace } from "../secrets/index.ts";
import { SecretKeeping } from "../secrets/inside.ts";
import { fingerprintOf, type PublicKey } from "./model.ts";
import { type KeyOwner, makeSshStore, ownerNumber, type StoredKey } from "./store.ts";
import { generateKey } from "./tools.ts";
import { ChangeKeeping } from "../changes/inside.ts";

/** No key could be made or read. */
export class SshKeyUnusable extends Schema.TaggedError<SshKeyUnusable>()("SshKeyUnusable", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason;
  }
}

export interface KeyTools {
  /** Where keys lie for the moments in which programs need them in files. */
  readonly folder: string;
  readonly searchPath: string;
}

const placeOf = (owner: KeyOwner): SecretPlace => ({
  table: "ssh_keys",
  column: "private_key",
  row: ownerNumber(owner),
});

export const publicOf = ({ public_key, created }: StoredKey): PublicKey => {
  const [type = "", key = ""] = public_key.split(" ");
  return { type, public_key, fingerprint: fingerprintOf(key), created: created.toISOString() };
};

const publicly = (key: string | undefined) => (key === undefined ? undefined : { public_key: key });

export const makeKeys = Effect.fnUntraced(function* ({ folder, searchPath }: KeyTools) {
  const store = yield* makeSshStore;
  const secrets = yield* SecretKeeping;
  const changes = yield* ChangeKeeping;
  const transaction = yield* makeTransaction;

  /** The owner's key; undefined where there is none. */
  const find = (owner: KeyOwner) => Effect.orDie(store.key(owner));

  const generate = (comment: string) =>
    Effect.tryPromise({
      try: () => generateKey(folder, comment, searchPath),
      catch: (error) => new SshKeyUnusable({ reason: error instanceof Error ? error.message : String(error) }),
    });

  /** The owner's key, made where there is none. All processes on one database get the same. */
  const ensure = (owner: KeyOwner, comment: string, by: UserId | null) =>
    Effect.gen(function* () {
      const known = yield* find(owner);
      if (known !== undefined) return known;
      const { publicKey, privateKey } = yield* generate(comment);
      yield* transaction(
        Effect.gen(function* () {
          if (yield* store.startKey(owner, publicKey, secrets.seal(privateKey, placeOf(owner))))
            yield* record(owner, by, undefined, publicKey);
        }),
      );
      const stored = yield* find(owner);
      if (stored === undefined) return yield* new SshKeyUnusable({ reason: "The key was removed while it was made." });
      return stored;
    });

  /** Of keys only what is public is recorded. */
  const record = (owner: KeyOwner, userId: UserId | null, before: string | undefined, after: string | undefined) =>
    changes.record([
      {
        action: after === undefined ? unlisted.sshKeyRemoved : unlisted.sshKeyMade,
        userId,
        projectId: owner === "site" ? null : owner.project,
        details: { ...differences(publicly(before), publicly(after)) },
      },
    ]);

  /** A new key in the place of whatever there was. */
  const replace = (owner: KeyOwner, comment: string, by: UserId | null) =>
    Effect.gen(function* () {
      const { publicKey, privateKey } = yield* generate(comment);
      return yield* transaction(
        Effect.gen(function* () {
          const before = yield* store.removeKey(owner);
          yield* store.startKey(owner, publicKey, secrets.seal(privateKey, placeOf(owner)));
          yield* record(owner, by, before, publicKey);
          const stored = yield* find(owner);
          if (stored === undefined) return yield* new SshKeyUnusable({ reason: "Somebody else removed the key." });
          return stored;
        }),
      );
    });

  /** Answers whether there was one. */
  const remove = (owner: KeyOwner, by: UserId | null) =>
    transaction(
      Effect.gen(function* () {
        const before = yield* store.removeKey(owner);
        if (before !== undefined) yield* record(owner, by, before, undefined);
        return before !== undefined;
      }),
    );

  const site = (by: UserId | null = null) => ensure("site", "dragoman", by);

  /** The private key that a project's repositories are reached with. */
  const privateFor = (project: ProjectId | undefined) =>
    Effect.gen(function* () {
      const own = project === undefined ? undefined : yield* find({ project });
      const owner: KeyOwner = own === undefined || project === undefined ? "site" : { project };
      const { private_key } = own ?? (yield* site());
      return yield* Effect.mapError(
        Effect.fromResult(secrets.open(private_key, placeOf(owner))),
        ({ message }) => new SshKeyUnusable({ reason: message }),
      );
    });

  return { find, replace, remove, site, privateFor };
});
