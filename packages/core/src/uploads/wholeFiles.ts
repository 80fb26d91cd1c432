/**
 * Uploads that put whole files in place: one translation's file, or the template of a component with all that follows
 * from it. What they do to strings is found out by reading the new files as they will be read, and nothing is stored.
 */
import { type Codec, codecById, type Document } from "@dragoman/formats";
import { Effect } from "effect";
import type { UnitId } from "../ids/index.ts";
import { type ComponentFacts, isMonolingual } from "../components/index.ts";
import {
  attempt,
  baseContext,
  codecContext,
  comparer,
  type Difference,
  readBase,
  readBilingual,
  readingOf,
  readMonolingual,
  readTemplate,
  type ReadUnit,
} from "../files/index.ts";
import { doubting, finishing, writeChanges } from "../files/inside.ts";
import { listFiles, readBlob, type Repository } from "../git/inside.ts";
import type { FoundTranslation, TranslationFacts } from "../translations/index.ts";
import { checkPlace, makePendingStore } from "../units/inside.ts";
import type { PlannedString, UploadResult } from "./model.ts";
import type { Ledger } from "./plan.ts";
import { makeUploadStore, type UploadTarget } from "./store.ts";
import { TranslationKeeping } from "../translations/inside.ts";

const codecOf = (component: ComponentFacts): Codec => {
  const codec = codecById(component.file_format);
  if (codec === undefined) throw new Error(`There is no codec for ${component.file_format}.`);
  return codec;
};

/** The base file of a monolingual component, as its translations are read against it. */
export const openBase = (component: ComponentFacts, translation: TranslationFacts, repository: Repository) =>
  Effect.gen(function* () {
    if (!isMonolingual(component)) return undefined;
    const file = (yield* listFiles(repository)).files.find(({ path }) => path === component.template);
    if (file === undefined) return undefined;
    const bytes = yield* readBlob(repository, file.blob);
    return yield* attempt(() => codecOf(component).parse(bytes, baseContext(component, translation)));
  });

/** Writes down what `bytes` in the place of the translation's file would change. */
export const surveyReplacement = (
  { component, translation }: FoundTranslation,
  bytes: Uint8Array,
  repository: Repository,
  ledger: Ledger,
) =>
  Effect.gen(function* () {
    const translations = yield* TranslationKeeping;
    const codec = codecOf(component);
    const source = (yield* translations.ofComponent(component.id)).find((each) => each.is_source) ?? translation;
    const base = translation.is_source ? undefined : yield* openBase(component, translation, repository);
    const document = yield* attempt(() => codec.parse(bytes, codecContext(component, translation, base)));
    const reading = readingOf(component, source, translation);
    const units = translation.is_source
      ? readBase(document, reading)
      : base === undefined
        ? readBilingual(document, reading)
        : readMonolingual(document, base, reading);
    const after = yield* surveyUnits({ component, source, translation }, units, ledger);
    const total = document.units.filter((unit) => unit.obsolete !== true).length;
    return { not_found: 0, skipped: 0, accepted: after, total } satisfies UploadResult;
  });

/** Writes down what the translations of a component become of a new template; one language is held at a time. */
export const surveySources = (
  { component, translation: source }: FoundTranslation,
  template: Uint8Array,
  repository: Repository,
  ledger: Ledger,
) =>
  Effect.gen(function* () {
    const translations = yield* TranslationKeeping;
    const codec = codecOf(component);
    const listed = yield* attempt(() =>
      readTemplate(codec.parse(template, codecContext(component, source)), readingOf(component, source, source)),
    );
    const count = yield* surveyUnits({ component, source, translation: source }, listed, ledger);
    const files = yield* listFiles(repository);
    const blobs = new Map(files.files.map(({ path, blob }) => [path, blob]));
    for (const translation of yield* translations.ofComponent(component.id)) {
      const blob = blobs.get(translation.filename);
      if (translation.is_source || blob === undefined) continue;
      const context = codecContext(component, translation);
      const bytes = yield* withWaiting(codec, component, translation, yield* readBlob(repository, blob));
      const merged = yield* attempt(() => codec.parse(mergeOf(codec, bytes, template, context), context));
      const units = readBilingual(merged, readingOf(component, source, translation));
      yield* surveyUnits({ component, source, translation }, units, ledger);
    }
    return { not_found: 0, skipped: 0, accepted: count, total: count } satisfies UploadResult;
  });

export const mergeOf = (
  codec: Codec,
  bytes: Uint8Array,
  template: Uint8Array,
  context: ReturnType<typeof codecContext>,
): Uint8Array => codec.template?.merge(bytes, template, context) ?? bytes;

/** The file as it is once what waits has been written into it. */
const withWaiting = (codec: Codec, component: ComponentFacts, translation: TranslationFacts, bytes: Uint8Array) =>
  Effect.gen(function* () {
    const pending = yield* makePendingStore;
    const waiting = yield* Effect.orDie(pending.latest(translation.id));
    if (waiting.length === 0) return bytes;
    const context = codecContext(component, translation);
    return yield* attempt(
      () => writeChanges(codec, codec.parse(bytes, context) as Document, waiting, {}, context).bytes,
    );
  });

/** Writes down how these units differ from those that the database has; answers how many there will be. */
const surveyUnits = (
  {
    component,
    source,
    translation,
  }: {
    readonly component: ComponentFacts;
    readonly source: TranslationFacts;
    readonly translation: TranslationFacts;
  },
  units: Iterable<ReadUnit>,
  ledger: Ledger,
) =>
  Effect.gen(function* () {
    const store = yield* makeUploadStore;
    const stored = yield* Effect.orDie(store.units(translation.id));
    const { next, removed } = comparer(
      // What waits is written first.
      stored.map((unit) => ({ ...unit, pending: false })),
      {
        can: codecOf(component).can,
        reviews: translation.is_source ? component.source_review : component.translation_review,
        isDoubted: doubting(component, translation),
        finish: finishing(checkPlace(component, source, translation)),
      },
    );
    const known = new Map(stored.map((unit) => [unit.id, unit]));
    let count = stored.length;
    for (const unit of units) {
      const difference = next([unit]);
      count += difference.added.length;
      for (const row of rowsOf(difference, known, translation.language)) ledger.add(row);
    }
    const gone = removed();
    for (const id of gone) {
      const before = known.get(id);
      if (before !== undefined) ledger.add(removal(before, translation.language));
    }
    return count - gone.length;
  });

const said = ({ target, state }: { readonly target: readonly string[]; readonly state: number }) => ({ target, state });

function* rowsOf(
  { added, changed }: Difference,
  known: ReadonlyMap<UnitId, UploadTarget>,
  language: string,
): Generator<PlannedString> {
  const nothing = { reason: null, offered: null, language };
  for (const unit of added)
    yield {
      ...nothing,
      outcome: "added",
      kind: "added",
      unit: null,
      context: unit.context,
      source: unit.source,
      before: null,
      after: said(unit),
    };
  for (const { id, unit, records } of changed) {
    const before = known.get(id);
    if (before === undefined || (records.length === 0 && before.state === unit.state)) continue;
    yield {
      ...nothing,
      outcome: "changed",
      kind: "changed",
      unit: id,
      context: unit.context,
      source: unit.source,
      before: said(before),
      after: said(unit),
    };
  }
}

const removal = (unit: UploadTarget, language: string): PlannedString => ({
  outcome: "removed",
  kind: "removed",
  reason: null,
  unit: unit.id,
  language,
  context: unit.context,
  source: unit.source,
  before: said(unit),
  after: null,
  offered: null,
});
