/** Administration of the languages of components. */
import { systemActor } from "@dragoman/core/access";
import { Components } from "@dragoman/core/components";
import { Repositories } from "@dragoman/core/repository";
import { Translations } from "@dragoman/core/translations";
import { Effect } from "effect";
import { confirmRemoval } from "../confirm.ts";
import { printDetails, printOne, printRows } from "../output.ts";
import type { ComponentPlace, TranslationPlace } from "../places.ts";
import type { Shared } from "../root.ts";
import { administer } from "./open.ts";
import { allRows } from "./rows.ts";

const listed = {
  id: "translationId",
  language: "languageCode",
  filename: "filename",
  total: "total",
  translated: "translated",
  translated_percent: "translated_percent",
} as const;
const details = {
  id: "translationId",
  project: "project",
  component: "componentPath",
  language: "languageCode",
  language_name: "languageName",
  language_in_files: "languageInFiles",
  filename: "filename",
  revision: "revision",
  is_source: "isSource",
  total: "total",
  translated: "translated",
  translated_percent: "translated_percent",
  fuzzy: "fuzzy",
  approved: "approved",
  readonly: "readonly",
  failing: "failing",
  suggestions: "suggestions",
  comments: "comments",
  last_change: "last_change",
  last_author: "last_author",
} as const;

export const listTranslations = (shared: Shared, { project, component }: ComponentPlace) =>
  administer(
    shared,
    Effect.gen(function* () {
      const translations = yield* Translations;
      const { id: componentId } = yield* (yield* Components).find(systemActor, project, component);
      const view = { shape: listed, baseUrl: "" };
      const rows = yield* allRows((slice) => translations.page(systemActor, { componentId }, view, slice));
      yield* printRows(shared.json, rows, `${project}/${component} has no translations.`);
    }),
  );

export const showTranslation = (shared: Shared, { project, component, language }: TranslationPlace) =>
  administer(
    shared,
    Effect.gen(function* () {
      const translations = yield* Translations;
      const view = { shape: details, baseUrl: "" };
      const row = yield* translations.one(systemActor, project, component, language, view);
      yield* printDetails(shared.json, JSON.parse(row));
    }),
  );

export const addTranslation = (shared: Shared, { project, component }: ComponentPlace, language: string) =>
  administer(
    shared,
    Effect.gen(function* () {
      const input = Effect.succeed({ language_code: language });
      const id = yield* (yield* Repositories).addLanguage(systemActor, project, component, input);
      const place = `${project}/${component}/${language}`;
      yield* printOne(shared.json, { id, project, component, language }, `Started the translation ${place}.`);
    }),
  );

export const removeTranslation = (shared: Shared, place: TranslationPlace, yes: boolean) =>
  administer(
    shared,
    Effect.gen(function* () {
      const { project, component, language } = place;
      const name = `${project}/${component}/${language}`;
      yield* (yield* Translations).find(systemActor, project, component, language);
      yield* confirmRemoval(`the translation ${name} with its file`, yes);
      yield* (yield* Repositories).removeLanguage(systemActor, project, component, language);
      yield* printOne(shared.json, { ...place, removed: true }, `The translation ${name} is gone.`);
    }),
  );
