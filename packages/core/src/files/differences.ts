/** How the files of a component differ from what the database has of them, found as reading would, and nothing changed. */
import { CodecError, codecById } from "@dragoman/formats";
import { Effect } from "effect";
import { type ComponentFacts, isMonolingual } from "../components/index.ts";
import { describe } from "../components/inside.ts";
import type { UnitId } from "../ids/index.ts";
import { listFiles, type Repository } from "../git/inside.ts";
import type { TranslationFacts } from "../translations/index.ts";
import { checkPlace, type FileUnit, makeBulkStore, type StoredUnit } from "../units/inside.ts";
import { rulesOf } from "./applying.ts";
import { comparer } from "./comparison.ts";
import { parse, type ParsedFile, type Place } from "./parsing.ts";
import type { Role } from "./portions.ts";
import { readingOf } from "./reading.ts";
import { TranslationKeeping } from "../translations/inside.ts";

/** A string that reading the file would add, take away or change: `stored` and `read` are what is on each side. */
export interface DifferentUnit {
  readonly stored: StoredUnit | undefined;
  readonly read: FileUnit | undefined;
}

export interface FileDifferences {
  readonly translation: TranslationFacts;
  /** Why the file could not be read; undefined where it was. */
  readonly problem: string | undefined;
  readonly units: readonly DifferentUnit[];
}

/** Translations whose files at `revision` say otherwise. What waits to be written, and is not `settled`, is no difference. */
export const fileDifferences = (
  component: ComponentFacts,
  repository: Repository,
  revision: string,
  settled: ReadonlySet<UnitId> = new Set(),
) =>
  Effect.gen(function* () {
    const codec = codecById(component.file_format);
    const all = yield* (yield* TranslationKeeping).ofComponent(component.id);
    const source = all.find((translation) => translation.is_source);
    if (codec === undefined || source === undefined) return [];
    const bulk = yield* makeBulkStore;
    const files = new Map((yield* listFiles(repository, revision)).files.map((file) => [file.path, file]));
    const place: Place = { component, codec, repository };
    const work = { component, codec, source, bulk };

    const baseFile = isMonolingual(component) ? files.get(component.template) : undefined;
    const base = baseFile === undefined ? undefined : yield* parse(place, baseFile, source);
    const waiting = base === undefined ? undefined : yield* Effect.orDie(bulk.waiting(source.id));

    const compare = (translation: TranslationFacts, file: ParsedFile, role: Role) =>
      Effect.gen(function* () {
        const kept = yield* Effect.orDie(bulk.stored(translation.id));
        const stored =
          settled.size === 0 ? kept : kept.map((unit) => (settled.has(unit.id) ? { ...unit, pending: false } : unit));
        const byHash = new Map(stored.map((unit) => [unit.id_hash, unit]));
        const { next, removed } = comparer(stored, yield* rulesOf(work, translation));
        const reading = { ...readingOf(component, source, translation), ...(waiting && { waiting }) };
        const read = file.read({ role, reading, surroundings: checkPlace(component, source, translation) });
        const units: DifferentUnit[] = [];
        for (;;) {
          const portion = yield* read;
          if (portion.units.length === 0) break;
          const { added, changed } = next(portion.units, portion.finished);
          units.push(...added.map((unit) => ({ stored: undefined, read: unit })));
          units.push(...changed.map(({ unit }) => ({ stored: byHash.get(unit.idHash), read: unit })));
          yield* Effect.yieldNow;
        }
        // What a template does not list translations may have; what is new here is written later.
        if (role !== "template") {
          const gone = new Set(removed());
          units.push(
            ...stored.flatMap((unit) =>
              gone.has(unit.id) && !unit.pending ? [{ stored: unit, read: undefined }] : [],
            ),
          );
        }
        return units;
      });

    const found: FileDifferences[] = [];
    for (const translation of all) {
      if (translation.filename === "" || translation.revision === "") continue;
      const file = files.get(translation.filename);
      const look = Effect.gen(function* () {
        if (file === undefined) return { problem: `${translation.filename} is not in the repository`, units: [] };
        if (isMonolingual(component) && base === undefined)
          return { problem: `${component.template} is not in the repository`, units: [] };
        const units = translation.is_source
          ? yield* base === undefined
              ? Effect.flatMap(parse(place, file, translation), (own) => compare(translation, own, "template"))
              : compare(translation, base, "base")
          : yield* Effect.flatMap(parse(place, file, translation, base), (own) =>
              compare(translation, own, base === undefined ? "bilingual" : "monolingual"),
            );
        return { problem: undefined, units };
      });
      const { problem, units } = yield* Effect.catchIf(
        Effect.scoped(look),
        (error) => error instanceof CodecError,
        (error) => Effect.succeed({ problem: describe(translation.filename, error as CodecError), units: [] }),
      );
      if (problem !== undefined || units.length > 0) found.push({ translation, problem, units });
    }
    return found;
  }).pipe(Effect.scoped);
