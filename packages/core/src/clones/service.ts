/**
 * Clones: the branch of a component's repository for other people's git, read only, with what is committed here and not
 * pushed yet. What waits in the database is not committed for it.
 */
import { Readable } from "node:stream";
import { Context, Effect, Exit, Layer, Scope } from "effect";
import { type Actor, Forbidden, may, noPermission, type NotFound, Refused } from "../access/index.ts";
import { Checkouts } from "../checkouts/inside.ts";
import { Components, repositoryOwner, subjectOf } from "../components/index.ts";
import { ComponentKeeping, makeReading } from "../components/inside.ts";
import { advertisement, answerFetch, Git, type OpenGit, type Repository } from "../git/inside.ts";
import { CloneUnavailable, type TooManyClones } from "./errors.ts";
import { makePlaces } from "./places.ts";

/** One round of a fetch. */
export interface Asked {
  /** What the other side has and wants, in pkt-lines. */
  readonly body: Readable;
  /** Whose places are counted together: an account, or an address. */
  readonly asker: string;
}

export class Clones extends Context.Service<
  Clones,
  {
    /** Where the component's branch stands, as git asks for it first. */
    readonly advertise: (
      actor: Actor,
      project: string,
      path: string,
    ) => Effect.Effect<Uint8Array, NotFound | Forbidden | CloneUnavailable>;
    /** The answer as it is made, which must be read to its end or destroyed. Refuses a body that breaks off. */
    readonly answer: (
      actor: Actor,
      project: string,
      path: string,
      asked: Asked,
    ) => Effect.Effect<Readable, NotFound | Forbidden | CloneUnavailable | Refused | TooManyClones>;
  }
>()("@dragoman/core/clones/Clones") {
  static readonly layer = Layer.effect(
    Clones,
    Effect.gen(function* () {
      const components = yield* Components;
      const keeping = yield* ComponentKeeping;
      const checkouts = yield* Checkouts;
      const reading = yield* makeReading;
      const context = yield* Effect.context<Git>();
      const places = makePlaces({ most: 4, mostOfOne: 2, patience: 30 });

      /** Who shares a repository may be let in where its owner is not. */
      const repositoryOf = Effect.fnUntraced(function* (actor: Actor, project: string, path: string) {
        const component = yield* components.permitted(actor, project, path, "vcs.access", noPermission);
        const owner =
          component.linked_component_id === null ? component : yield* keeping.byId(repositoryOwner(component));
        if (owner === undefined || !may(actor, "vcs.access", subjectOf(owner)).allowed)
          return yield* new Forbidden({ reason: noPermission });
        const opened = Effect.map(checkouts.open(owner), ({ repository }) => repository);
        return yield* reading(owner, opened).pipe(
          Effect.catch((error) =>
            error._tag === "GitFailed" ? Effect.fail(new CloneUnavailable({ reason: error.text })) : Effect.die(error),
          ),
        );
      });

      const advertise = Effect.fn("Clones.advertise")(function* (actor: Actor, project: string, path: string) {
        const repository = yield* repositoryOf(actor, project, path);
        return yield* Effect.orDie(Effect.provide(advertisement(repository), context));
      });

      const answer = Effect.fn("Clones.answer")(function* (
        actor: Actor,
        project: string,
        path: string,
        { body, asker }: Asked,
      ) {
        const repository = yield* repositoryOf(actor, project, path);
        const scope = yield* Scope.make();
        const begin = Effect.andThen(places.take(asker), begun(repository, body));
        const begunAnswer = yield* begin.pipe(
          Scope.provide(scope),
          Effect.provide(context),
          Effect.onExit((exit) => (Exit.isSuccess(exit) ? Effect.void : Scope.close(scope, exit))),
        );
        return streamOf(begunAnswer, scope);
      });

      return Clones.of({ advertise, answer });
    }),
  );
}

interface Begun {
  readonly first: IteratorResult<Uint8Array>;
  readonly output: AsyncIterator<Uint8Array>;
  readonly finish: OpenGit["finish"];
}

/** Waits for the first word: until then a failure can still be told. */
const begun = (repository: Repository, body: Readable) =>
  Effect.gen(function* () {
    let broken: Error | undefined;
    body.once("error", (error: Error) => (broken = error));
    const { stdout, finish } = yield* Effect.orDie(answerFetch(repository, body));
    const output: AsyncIterator<Uint8Array> = stdout[Symbol.asyncIterator]();
    const first = yield* Effect.promise(() => output.next());
    if (broken !== undefined) return yield* new Refused({ reason: `The request broke off: ${broken.message}` });
    if (first.done === true) {
      const { exitCode, stderr } = yield* Effect.orDie(finish);
      if (exitCode !== 0) return yield* new Refused({ reason: `git cannot read the request: ${stderr}` });
    }
    return { first, output, finish } satisfies Begun;
  });

/** Whoever destroys it stops git. */
const streamOf = ({ first, output, finish }: Begun, scope: Scope.Closeable): Readable => {
  let ready: IteratorResult<Uint8Array> | undefined = first;
  return new Readable({
    async read() {
      try {
        const next = ready ?? (await output.next());
        ready = undefined;
        if (next.done !== true) return void this.push(next.value);
        // What was stopped at its limit ends like what is whole: the reader is to know.
        await Effect.runPromise(finish);
        this.push(null);
      } catch (error) {
        this.destroy(error as Error);
      }
    },
    destroy(error, callback) {
      Effect.runFork(Scope.close(scope, Exit.void)).addObserver(() => callback(error));
    },
  });
};
