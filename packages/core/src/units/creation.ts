/** New strings: what is asked for, whether it may be, and which units come of it. */
import { codecById } from "@dragoman/formats";
import { Effect } from "effect";
import { type Actor, Forbidden, Invalid, may } from "../access/index.ts";
import { actions, Changes } from "../changes/index.ts";
import { countCharacters, countWords, isReadOnly, priorityOf } from "../checks/index.ts";
import { type ComponentFacts, isMonolingual, subjectOf } from "../components/index.ts";
import { makeTransaction } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { TranslationFacts } from "../translations/index.ts";
import { batchSize, type FileUnit, makeBulkStore, type Owner } from "./bulk.ts";
import { checkPlace } from "./checkPlace.ts";
import { checkUnit, effectiveFlags } from "./editing.ts";
import { contentHash, sipHash } from "./hash.ts";
import { fitForms, type NewUnit } from "./model.ts";
import { asHeld } from "./normalizing.ts";
import { makePendingStore } from "./pending.ts";
import { refuseContribution } from "./policy.ts";
import { makeRelatedChecks } from "./relatedChecks.ts";
import { makeSourceChecks } from "./sourceChecks.ts";
import { type SettableState, settle, unitStates } from "./states.ts";
import { makeUnitStore } from "./store.ts";

/** The translation that strings are added to, and all of its component, the source first. */
export interface Addressed {
  readonly component: ComponentFacts;
  readonly translation: TranslationFacts;
  readonly translations: readonly TranslationFacts[];
}

/** A string that can be added. */
export interface Wanted {
  readonly hash: string;
  readonly context: string;
  readonly source: readonly string[];
  /** Undefined: the addressed translation gets none of its own. */
  readonly target: readonly string[] | undefined;
  readonly state: SettableState | undefined;
}

/** Why strings may not be added here at all. */
const refuse = (actor: Actor, { component, translation }: Addressed, agreed: boolean): string | undefined => {
  if (isMonolingual(component) && !translation.is_source) return "Add the string to the source language instead.";
  if (!component.manage_units || (isMonolingual(component) && !component.edit_template))
    return "Adding strings is turned off for this component.";
  if (codecById(component.file_format)?.can.add !== true) return "Files of this format take no new strings.";
  const contribution = refuseContribution(actor, { locked: component.locked, agreement: component.agreement, agreed });
  if (contribution !== undefined) return contribution;
  const permission = component.is_glossary ? "glossary.add" : "unit.add";
  return may(actor, permission, subjectOf(component, translation.language_id)).allowed
    ? undefined
    : "You may not add strings here.";
};

const isBlank = (forms: readonly string[]) => forms.every((form) => form === "");
const control = /[\0-\x08\x0b\x0c\x0e-\x1f]/;

const readWanted = ({ component, translation }: Addressed, input: NewUnit): Effect.Effect<Wanted, Invalid> =>
  Effect.gen(function* () {
    const need = (fields: Readonly<Record<string, unknown>>) => {
      const missing = Object.entries(fields).filter(([, value]) => value === undefined);
      return missing.length === 0
        ? Effect.void
        : Effect.fail(Invalid.of(Object.fromEntries(missing.map(([name]) => [name, ["This field is required."]]))));
    };
    const whole = (message: string) => Effect.fail(Invalid.field("non_field_errors", message));
    const monolingual = isMonolingual(component);
    if (monolingual) yield* need({ key: input.key, value: input.value });
    else yield* need({ source: input.source, ...(translation.is_source ? {} : { target: input.target }) });
    const source = (monolingual ? input.value : input.source) ?? [""];
    const context = (monolingual ? input.key : input.context) ?? "";
    if ([...source, context].some((text) => control.test(text)))
      return yield* whole("A string holds a control character.");
    if (source.length > 1 && component.is_glossary) return yield* whole("Glossaries hold no plurals.");
    if (source.length > 1 && codecById(component.file_format)?.can.plurals !== true)
      return yield* whole("Files of this format hold no plurals.");
    const forms = translation.source_plural_number;
    if (monolingual && source.length > Math.max(1, forms))
      return yield* whole(`The source language has ${forms} plural forms.`);
    if (input.state === 0 && !isBlank(source)) return yield* whole("Only blank strings are untranslated.");
    if (input.state !== undefined && input.state !== 0 && isBlank(source))
      return yield* whole("A blank string is untranslated.");
    const reviews = translation.is_source ? component.source_review : component.translation_review;
    if (input.state === unitStates.approved && !reviews)
      return yield* Invalid.field("state", "Reviews are not enabled here.");
    const text = source.length === 0 ? [""] : monolingual && source.length > 1 ? fitForms(source, forms) : source;
    return {
      hash: monolingual ? String(sipHash(context)) : contentHash(text, context),
      context,
      source: text,
      target: monolingual ? undefined : input.target,
      state: input.state,
    };
  });

/** What `add` needs beside the request. */
export const makeCreation = Effect.gen(function* () {
  const bulk = yield* makeBulkStore;
  const store = yield* makeUnitStore;
  const sourceChecks = yield* makeSourceChecks;
  const relatedChecks = yield* makeRelatedChecks;
  const pending = yield* makePendingStore;
  const changes = yield* Changes;
  const transaction = yield* makeTransaction;

  const permit = (actor: Actor, addressed: Addressed) =>
    Effect.gen(function* () {
      const { component } = addressed;
      const agreed = component.agreement === "" || (yield* Effect.orDie(store.agreed(actor.id, component.id)));
      const refusal = refuse(actor, addressed, agreed);
      if (refusal !== undefined) return yield* new Forbidden({ reason: refusal });
    });

  /** Of each input what would be added, or why it is not. */
  const survey = Effect.fn("Units.survey")(function* (actor: Actor, addressed: Addressed, inputs: readonly NewUnit[]) {
    yield* permit(actor, addressed);
    const wanted: (Wanted | Invalid)[] = [];
    for (const input of inputs)
      wanted.push(yield* Effect.catchTag(readWanted(addressed, input), "Invalid", Effect.succeed));
    const hashes = wanted.flatMap((each) => ("hash" in each ? [each.hash] : []));
    const taken = new Set((yield* Effect.orDie(store.byHashes(addressed.translation.id, hashes))).keys());
    return wanted.map((each) => {
      if (!("hash" in each)) return each;
      if (taken.has(each.hash)) return Invalid.field("non_field_errors", "This string seems to exist already.");
      taken.add(each.hash);
      return each;
    });
  });

  /** Adds strings that `survey` let through, where they are not there yet; wants a transaction. */
  const insert = (actor: Actor, { component, translation, translations }: Addressed, wanted: readonly Wanted[]) =>
    Effect.gen(function* () {
      const source = translations.find((each) => each.is_source) ?? translation;
      const flagged = yield* Effect.orDie(bulk.flagged(source.id));
      const added: number[] = [];
      for (const into of translation.is_source ? translations : [source, translation]) {
        const hashes = wanted.map(({ hash }) => hash);
        const present = yield* Effect.orDie(store.byHashes(into.id, hashes));
        const count = yield* Effect.orDie(store.count(into.id));
        const units = wanted
          .filter(({ hash }) => !present.has(hash))
          .map((each, index) => toUnit(component, source, into, each, count + index + 1, flagged.get(each.hash) ?? ""));
        if (units.length === 0) continue;
        const owner: Owner = {
          projectId: component.project_id,
          componentId: component.id,
          translationId: into.id,
          sourceTranslationId: source.id,
        };
        for (let start = 0; start < units.length; start += batchSize)
          yield* bulk.insert(owner, units.slice(start, start + batchSize), actions.stringAdded, actor.id);
        yield* bulk.renumbered([into.id]);
        const made = yield* Effect.orDie(store.byHashes(into.id, hashes));
        const waiting = units.flatMap(({ idHash, pending: waits, target, originalState }) => {
          const id = made.get(idHash);
          return waits && id !== undefined ? [{ id, target, state: originalState }] : [];
        });
        if (waiting.length > 0) yield* Effect.orDie(pending.add(into.id, actor.id, waiting));
        yield* changes.follow(
          units.map(({ state, words, chars, failing }) => ({
            translationId: into.id,
            counts: {
              before: null,
              after: { state, words, chars, failing: failing.length > 0, suggested: false, commented: false },
            },
          })),
        );
        added.push(...made.values());
      }
      const related = yield* relatedChecks.refresh(added, yield* relatedChecks.saidBy(added), { enforcing: false });
      yield* sourceChecks.refresh([...added, ...related]);
    });

  /** Adds a string; answers the id of its unit in the addressed translation. */
  const add = Effect.fn("Units.add")(function* (actor: Actor, addressed: Addressed, read: Input<NewUnit>) {
    yield* permit(actor, addressed);
    const input = yield* read;
    return yield* transaction(
      Effect.gen(function* () {
        const [wanted] = yield* survey(actor, addressed, [input]);
        if (wanted === undefined || !("hash" in wanted)) return yield* wanted ?? Effect.die(new Error("no answer"));
        yield* insert(actor, addressed, [wanted]);
        return (
          (yield* Effect.orDie(store.byHash(addressed.translation.id, wanted.hash))) ??
          (yield* Effect.die(new Error("The new unit is gone.")))
        );
      }),
    );
  });

  const toUnit = (
    component: ComponentFacts,
    source: TranslationFacts,
    into: TranslationFacts,
    wanted: Wanted,
    position: number,
    source_flags: string,
  ): FileUnit => {
    const monolingual = isMonolingual(component);
    const forms = into.is_source ? wanted.source.length : wanted.source.length > 1 ? into.plural_number : 1;
    const given = into.is_source ? wanted.source : monolingual ? undefined : wanted.target;
    const fileKey = monolingual
      ? wanted.context
      : wanted.context === ""
        ? (wanted.source[0] ?? "")
        : `${wanted.context}\u0004${wanted.source[0] ?? ""}`;
    const target = asHeld(component.file_format, fileKey, fitForms(given ?? [], forms));
    const editable = !into.is_source || monolingual;
    const beneath = editable ? settle(wanted.state ?? unitStates.translated, target) : unitStates.readOnly;
    const place = { ...checkPlace(component, source, into), source: wanted.source, flags: "", source_flags };
    const flags = effectiveFlags(place);
    const state = isReadOnly(flags) ? unitStates.readOnly : beneath;
    return {
      idHash: wanted.hash,
      contentHash: contentHash(wanted.source, wanted.context),
      fileKey,
      position,
      context: wanted.context,
      source: wanted.source,
      target,
      previousSource: "",
      location: "",
      note: "",
      flags: "",
      state,
      originalState: beneath,
      priority: priorityOf(flags),
      words: countWords(wanted.source, source.language),
      chars: countCharacters(wanted.source),
      failing: checkUnit(place, target, state),
      pending: monolingual ? into.is_source : !into.is_source,
    };
  };

  return { add, survey, insert };
});
