/**
 * What the service needs from around it, each looked at: the database, its schema, git, and the disk. However many ask,
 * one look is under way at a time, and its answer serves for a second.
 */
import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Context, Effect, Fiber, Layer } from "effect";
import { tellFailure } from "../database/index.ts";
import { Git, gitVersion } from "../git/inside.ts";
import { makeHealthStore } from "./store.ts";

/** What was found of a part. A schema that could not be looked at is unknown. */
export const findings = ["ok", "failed", "unknown"] as const;
export type Finding = (typeof findings)[number];

export interface Findings {
  /** Answers. */
  readonly database: Finding;
  /** Has the schema of this version. */
  readonly migrations: Finding;
  /** Can be run, and is new enough. */
  readonly git: Finding;
  /** The data folder can be written. */
  readonly disk: Finding;
}

/** How long a look may take, and how long its answer serves. */
const patience = "5 seconds";
const lasting = 1_000;
/** Starting git costs: where it could be run it will be for a while. */
const lastingGit = 60_000;

export class Health extends Context.Service<Health, { readonly look: Effect.Effect<Findings> }>()(
  "@dragoman/core/health/Health",
) {
  static readonly layer = (dataDir: string) =>
    Layer.effect(
      Health,
      Effect.gen(function* () {
        const store = yield* makeHealthStore;
        const scope = yield* Effect.scope;
        const context = yield* Effect.context<Git>();

        const found = <A, E>(look: Effect.Effect<A, E>): Effect.Effect<Finding> =>
          look.pipe(
            Effect.timeout(patience),
            Effect.matchCause({ onSuccess: () => "ok" as const, onFailure: () => "failed" as const }),
          );

        const ask = Effect.tapCause(store.ask, (cause) => tellFailure("The database does not answer.", cause));
        const schema = Effect.flatMap(store.hasMigrated, (has) =>
          has ? Effect.void : Effect.fail("incomplete" as const),
        );
        const stored = Effect.gen(function* () {
          const database = yield* found(ask);
          return { database, migrations: database === "ok" ? yield* found(schema) : ("unknown" as const) };
        });

        let gitUntil = 0;
        const git = Effect.suspend(() => {
          if (performance.now() < gitUntil) return Effect.succeed("ok" as const);
          return Effect.tap(found(Effect.provide(gitVersion, context)), (finding) =>
            Effect.sync(() => {
              if (finding === "ok") gitUntil = performance.now() + lastingGit;
            }),
          );
        });

        const disk = found(
          Effect.tryPromise(async () => {
            await mkdir(dataDir, { recursive: true });
            const file = join(dataDir, `.writable-${randomUUID()}`);
            await writeFile(file, "x").finally(() => rm(file, { force: true }));
          }),
        );

        const lookNow = Effect.map(
          Effect.all([stored, git, disk], { concurrency: "unbounded" }),
          ([database, gitFinding, diskFinding]) => ({ ...database, git: gitFinding, disk: diskFinding }),
        );
        // In the scope of the service, because who asked may go away, and others wait for the same answer.
        let current: Fiber.Fiber<Findings> | undefined;
        let until = 0;
        const look = Effect.gen(function* () {
          if (current === undefined || performance.now() >= until) {
            until = Number.POSITIVE_INFINITY;
            const done = Effect.sync(() => (until = performance.now() + lasting));
            current = yield* Effect.forkIn(Effect.ensuring(lookNow, done), scope);
          }
          return yield* Fiber.join(current);
        });
        return Health.of({ look });
      }),
    );
}
