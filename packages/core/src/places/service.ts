/** Places: what an address below a project leads to. Components, categories and languages share one space of names. */
import { Context, Effect, Layer } from "effect";
import { type Actor, NotFound } from "../access/index.ts";
import type { View } from "../database/index.ts";
import type { PlaceColumn } from "./columns.ts";
import { makePlaceStore } from "./store.ts";

export class Places extends Context.Service<
  Places,
  {
    /** What stands at `path`: a project's slug and what is below it, such as `hello/apps/web/cs` or `hello/-/cs`. */
    readonly find: (actor: Actor, path: string, view: View<PlaceColumn>) => Effect.Effect<string, NotFound>;
  }
>()("@dragoman/core/places/Places") {
  static readonly layer = Layer.effect(
    Places,
    Effect.gen(function* () {
      const store = yield* makePlaceStore;
      return Places.of({
        find: Effect.fnUntraced(function* (actor, path, view) {
          const [project = "", ...steps] = path.split("/").filter((step) => step !== "");
          const below = {
            path: steps.join("/"),
            parent: steps.slice(0, -1).join("/"),
            last: steps.at(-1) ?? "",
          };
          const found = yield* Effect.orDie(store(actor, project, below, view));
          return found ?? (yield* new NotFound({ object: "Place" }));
        }),
      });
    }),
  );
}
