/** What add-ons have published, for whoever knows the token: the pages that it is for are open to everybody. */
import { Context, Effect, Layer } from "effect";
import { NotFound } from "../../access/index.ts";
import { makePublicationStore, type PublishedText } from "../stores/publications.ts";

export class Publications extends Context.Service<
  Publications,
  { readonly file: (token: string, name: string) => Effect.Effect<PublishedText, NotFound> }
>()("@dragoman/core/addons/Publications") {
  static readonly layer = Layer.effect(
    Publications,
    Effect.gen(function* () {
      const store = yield* makePublicationStore;
      return Publications.of({
        file: Effect.fn("Publications.file")(function* (token: string, name: string) {
          const found = yield* Effect.orDie(store.file(token, name));
          return found ?? (yield* new NotFound({ object: "File" }));
        }),
      });
    }),
  );
}
