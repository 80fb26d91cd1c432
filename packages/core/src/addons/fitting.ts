/** A look into the files of a component, for kinds of add-ons that fit only some. */
import { Effect } from "effect";
import { Checkouts } from "../checkouts/inside.ts";
import type { ComponentFacts } from "../components/index.ts";
import { ComponentKeeping, makeReading } from "../components/inside.ts";
import { Git, listFiles, readFile } from "../git/inside.ts";
import type { Kind } from "./kind.ts";

export const makeFitting = Effect.gen(function* () {
  const componentKeeping = yield* ComponentKeeping;
  const checkouts = yield* Checkouts;
  const reading = yield* makeReading;
  const git = yield* Effect.context<Git>();

  return (kind: Kind, component: ComponentFacts) =>
    Effect.gen(function* () {
      if (kind.fitsFiles === undefined) return true;
      const owner =
        (component.linked_component_id !== null && (yield* componentKeeping.byId(component.linked_component_id))) ||
        component;
      const { repository, files } = yield* reading(
        owner,
        Effect.gen(function* () {
          const { repository } = yield* checkouts.open(owner);
          return { repository, files: (yield* listFiles(repository)).files };
        }),
      );
      return yield* kind.fitsFiles(
        component,
        files.map(({ path }) => path),
        (path) =>
          Effect.map(
            Effect.orDie(Effect.provide(readFile(repository, path, { maxSize: 10_000_000 }), git)),
            (bytes) => bytes ?? undefined,
          ),
      );
    }).pipe(
      Effect.provide(git),
      // Without its files nobody can tell.
      Effect.orElseSucceed(() => false),
    );
});
