/** New strings: what is asked for, whether it may be, and which units come of it. */
import { codecById } from "@dragoman/formats";
import { Effect } from "effect";
import { type Actor, Forbidden, Invalid } from "../access/index.ts";
import { type ComponentFacts, isMonolingual, subjectOf } from "../components/index.ts";
import { makeTransaction } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { TranslationFacts } from "../translations/index.ts";
import { makeAdditions, type NewText } from "./additions.ts";
import { isBlank } from "./forms.ts";
import { contentHash, sipHash } from "./hash.ts";
import { fitForms, type NewUnit } from "./model.ts";
import { mayAddStrings, refuseContribution } from "./policy.ts";
import { type SettableState, unitStates } from "./states.ts";
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
  const codec = codecById(component.file_format);
  if (codec?.can.add !== true || codec.givenStrings === true) return "Files of this format take no new strings.";
  const contribution = refuseContribution(actor, { locked: component.locked, agreement: component.agreement, agreed });
  if (contribution !== undefined) return contribution;
  return mayAddStrings(actor, subjectOf(component, translation.language_id), component.is_glossary)
    ? undefined
    : "You may not add strings here.";
};

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
  const store = yield* makeUnitStore;
  const additions = yield* makeAdditions;
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
      const hashes = wanted.map(({ hash }) => hash);
      const flags = yield* Effect.orDie(store.flagsOf(source.id, hashes));
      const into = translation.is_source ? translations : [source, translation];
      yield* additions.add(
        component,
        source,
        into.flatMap((each) =>
          wanted.map((text) => ({ into: each, text: toText(component, each, text, flags.get(text.hash) ?? "") })),
        ),
        { userId: actor.id, authorId: actor.id },
      );
    });

  /** Adds a string; answers the id of its unit in the addressed translation. */
  const add = Effect.fnUntraced(function* (actor: Actor, addressed: Addressed, read: Input<NewUnit>) {
    yield* permit(actor, addressed);
    const input = yield* read;
    return yield* transaction(
      Effect.gen(function* () {
        const [wanted] = yield* survey(actor, addressed, [input]);
        if (wanted === undefined || !("hash" in wanted)) return yield* wanted ?? Effect.die(new Error("no answer"));
        yield* insert(actor, addressed, [wanted]);
        return (
          (yield* Effect.orDie(store.byHashes(addressed.translation.id, [wanted.hash]))).get(wanted.hash) ??
          (yield* Effect.die(new Error("The new unit is gone.")))
        );
      }),
    );
  });

  return { add, survey, insert };
});

/** What a string says in one of the translations that get it. */
export const toText = (
  component: ComponentFacts,
  into: TranslationFacts,
  wanted: Wanted,
  source_flags: string,
): NewText => {
  const monolingual = isMonolingual(component);
  const { hash, context, source, state = unitStates.translated } = wanted;
  const first = source[0] ?? "";
  const given = into.is_source ? source : monolingual ? undefined : wanted.target;
  return {
    hash,
    fileKey: monolingual ? context : context === "" ? first : `${context}\u0004${first}`,
    context,
    source,
    target: given ?? [],
    state: into.is_source && !monolingual ? null : state,
    source_flags,
    // Where files of two languages have a template, new languages begin from it.
    pending: monolingual ? into.is_source : !into.is_source || into.filename !== "",
  };
};
