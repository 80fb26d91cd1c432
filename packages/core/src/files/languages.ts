/** The languages of a component: the source's own translation, and those whose files the mask finds. */
import { matchFiles, sourceCodes } from "../components/discovery.ts";
import { type ComponentFacts, isMonolingual } from "../components/facts.ts";
import { languageFilter } from "../components/languageFilter.ts";
import { Components } from "../components/service.ts";
import { Languages } from "../languages/service.ts";
import type { TreeFile } from "../repository/vcs/index.ts";
import { Translations } from "../translations/service.ts";
import { Effect } from "effect";

/** The source translation, in the file that holds the source strings, or without a file. */
export const ensureSource = (component: ComponentFacts) =>
  Effect.gen(function* () {
    const translations = yield* Translations;
    const filename = isMonolingual(component)
      ? component.template
      : component.new_base.endsWith(".pot")
        ? component.new_base
        : "";
    const existing = yield* translations.byLanguage(component.id, component.source_language_code);
    if (existing?.is_source === true) {
      if (existing.filename !== filename) yield* translations.update(existing.id, { filename, revision: "" });
      return { ...existing, filename };
    }
    const languages = yield* Languages;
    const plurals = yield* languages.pluralsOf(component.source_language_id);
    const id = yield* translations.insert({
      component_id: component.id,
      language_id: component.source_language_id,
      plural_id: plurals[0]?.id ?? 0,
      language_code: component.source_language_code,
      filename,
      is_source: true,
      is_template: isMonolingual(component),
      check_flags: isMonolingual(component) ? "" : "read-only",
    });
    return (yield* translations.byId(id)) ?? (yield* Effect.die(new Error("The source translation is gone.")));
  });

export interface FoundFile {
  readonly file: TreeFile;
  readonly code: string;
  readonly languageId: number;
}

/** Translation files with their languages; a second file of one language is passed over and reported. */
export const findTranslations = (component: ComponentFacts, files: ReadonlyMap<string, TreeFile>) =>
  Effect.gen(function* () {
    const languages = yield* Languages;
    const components = yield* Components;
    const match = yield* languages.matcher(component.project_language_aliases);
    const found: FoundFile[] = [];
    const taken = new Set<number>([component.source_language_id]);
    const duplicates: string[] = [];
    for (const { path, code } of matchFiles(
      component.filemask,
      files.keys(),
      languageFilter(component.language_regex),
    )) {
      const file = files.get(path);
      if (
        file === undefined ||
        path === component.template ||
        path === component.intermediate ||
        path === component.new_base
      )
        continue;
      const { id } = sourceCodes.has(code.toLowerCase())
        ? { id: component.source_language_id }
        : yield* languages.ensure(match(code));
      if (taken.has(id)) {
        duplicates.push(path);
        continue;
      }
      taken.add(id);
      found.push({ file, code, languageId: id });
    }
    if (duplicates.length > 0) yield* components.raiseAlert(component, "DuplicateLanguage", { files: duplicates });
    else yield* components.clearAlerts(component, ["DuplicateLanguage"]);
    return found;
  });
