/** Search of the whole site: the first few of each kind of thing whose name holds a text, as far as the actor sees them. */
import { Context, Effect, Layer } from "effect";
import { type Actor, mayGlobally } from "../access/index.ts";
import { makeSiteStore, type SiteShapes } from "./store.ts";

export class SiteSearch extends Context.Service<
  SiteSearch,
  {
    /** The JSON text of what is found: at most five of each kind, by name. */
    readonly find: (
      actor: Actor,
      text: string,
      view: { readonly shapes: SiteShapes; readonly baseUrl: string },
    ) => Effect.Effect<string>;
  }
>()("@dragoman/core/search/SiteSearch") {
  static readonly layer = Layer.effect(
    SiteSearch,
    Effect.gen(function* () {
      const store = yield* makeSiteStore;
      return SiteSearch.of({
        find: (actor, text, { shapes, baseUrl }) =>
          text.trim() === ""
            ? Effect.succeed("[]")
            : Effect.map(
                Effect.orDie(
                  Effect.forEach(
                    store(actor, text.trim(), mayGlobally(actor, "language.edit").allowed, shapes, baseUrl),
                    (rows) => rows,
                  ),
                ),
                (lists) =>
                  `[${lists
                    .map(([row]) => row?.json.slice(1, -1) ?? "")
                    .filter((items) => items !== "")
                    .join(",")}]`,
              ),
      });
    }),
  );
}
