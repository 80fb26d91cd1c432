/** Translations of a component made into files for web pages, and those files handed out by their tokens. */
import { randomBytes } from "node:crypto";
import { Effect } from "effect";
import type { AddonId } from "../../ids/index.ts";
import type { ComponentFacts } from "../../components/index.ts";
import { makeTransaction } from "../../database/index.ts";
import { registerPeriodic } from "../../tasks/inside.ts";
import { makePublicationStore } from "../stores/publications.ts";
import { PublishFolder, sweepPublications, writePublication } from "./folder.ts";
import { scriptOf } from "./script.ts";

export interface PublicationSettings {
  /** Percent of the strings that a language needs. */
  readonly threshold: number;
  readonly selector: string;
  readonly cookie: string;
}

export interface Published {
  /** What the addresses of its files begin with. */
  readonly token: string;
  readonly languages: readonly string[];
  /** Why the folder does not have them. */
  readonly failure?: string;
}

export const scriptName = "dragoman.js";

export const makePublishing = Effect.gen(function* () {
  const store = yield* makePublicationStore;
  const transaction = yield* makeTransaction;
  const folder = yield* PublishFolder;

  const unwritten = "The folder of publications could not be written.";
  const refused = (cause: unknown) => Effect.logWarning(unwritten, cause);

  const publish = (addonId: AddonId, component: ComponentFacts, settings: PublicationSettings) =>
    Effect.gen(function* () {
      const { threshold, selector, cookie } = settings;
      const published = yield* transaction(
        Effect.gen(function* () {
          const { id, token } = yield* store.claim(addonId, component.id, randomBytes(24).toString("hex"));
          const languages = yield* store.languages(id, component.id, threshold);
          const source = yield* store.sourceCode(component.id);
          yield* store.put(id, scriptName, scriptOf({ selector, cookie, source, languages }));
          return { id, token, languages };
        }),
      );
      const { id, token, languages } = published;
      const failure =
        folder === undefined
          ? undefined
          : yield* Effect.flatMap(store.files(id), (files) => writePublication(folder, token, files)).pipe(
              Effect.as(undefined),
              Effect.catch((cause) => Effect.as(refused(cause), unwritten)),
            );
      return { token, languages, ...(failure === undefined ? {} : { failure }) } satisfies Published;
    }).pipe(Effect.orDie);

  // Add-ons and components go in many ways; what they published stays in the database no longer than they do.
  if (folder !== undefined)
    yield* registerPeriodic(
      "addons.publications",
      "*/10 * * * *",
      Effect.catch(
        Effect.flatMap(store.tokens, (tokens) => sweepPublications(folder, new Set(tokens))),
        refused,
      ),
    );

  return { publish };
});
