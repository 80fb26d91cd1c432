/** Languages that go because the settings name them no more: what waits in them is written into their files first. */
import { codecById } from "@dragoman/formats";
import { Effect } from "effect";
import { type ComponentFacts, languageFilter } from "../components/index.ts";
import { matchTranslations } from "../files/inside.ts";
import { listFiles } from "../git/inside.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { commitPending } from "./committing.ts";
import type { RepositoryWork } from "./work.ts";

/** A language that has another file now stays, and what waits in it goes there. */
export const commitLeaving = (work: RepositoryWork, component: ComponentFacts) =>
  Effect.gen(function* () {
    const all = yield* (yield* TranslationKeeping).ofComponent(component.id);
    const translations = all.filter((translation) => !translation.is_source && translation.filename !== "");
    if (translations.length === 0) return;
    const files = new Map((yield* listFiles(work.repository)).files.map((file) => [file.path, file]));
    const codes = new Set(matchTranslations(component, files).map(({ code }) => code));
    const takes = languageFilter(component.language_regex);
    const isCatalogue = codecById(component.file_format)?.catalogue !== undefined;
    for (const { id, language_code: code, filename } of translations)
      if (files.has(filename) && !(isCatalogue ? takes(code) : codes.has(code)))
        yield* commitPending(work, { translationId: id });
  });
