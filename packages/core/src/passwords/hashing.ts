/**
 * Digests of passwords by argon2id, with the least that OWASP advises. It is loaded when first asked, and few are made
 * at a time, for each takes 19 MB.
 */
import { randomBytes } from "node:crypto";
import { Effect, Semaphore } from "effect";

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const kept = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;
const atOnce = 2;

const normal = (password: string) => password.normalize("NFKC");

export interface Hashing {
  readonly hash: (password: string) => Effect.Effect<string>;
  /** Takes as long where there is no digest. */
  readonly verify: (digest: string | null, password: string) => Effect.Effect<boolean>;
  /** Whether a digest was made with other parameters than are asked now. */
  readonly isOutdated: (digest: string) => boolean;
}

export const makeHashing = Effect.gen(function* () {
  const loaded = yield* Effect.cached(
    Effect.promise(async () => {
      const { hash, verify } = await import("@node-rs/argon2");
      // Of nothing that anybody could type.
      return { hash, verify, nobody: await hash(randomBytes(32).toString("base64"), parameters) };
    }),
  );
  const inside = Semaphore.makeUnsafe(atOnce);
  const hash = (password: string) =>
    Effect.flatMap(loaded, (argon2) =>
      inside.withPermit(Effect.promise(() => argon2.hash(normal(password), parameters))),
    );
  const verify = (digest: string | null, password: string) =>
    Effect.flatMap(loaded, (argon2) =>
      inside.withPermit(
        Effect.promise(async () => {
          const matches = await argon2.verify(digest ?? argon2.nobody, normal(password));
          return matches && digest !== null;
        }),
      ),
    );
  return { hash, verify, isOutdated: (digest) => !digest.startsWith(kept) } satisfies Hashing;
});
