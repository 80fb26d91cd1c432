/** Uploads: a file's strings taken over into a translation, all of them or none. */
import { readFile } from "node:fs/promises";
import { CodecError, codecById, type Document } from "@dragoman/formats";
import { Context, Effect, Layer } from "effect";
import { Forbidden, Invalid, type NotFound, type Refused } from "../access/errors.ts";
import type { Actor } from "../access/model.ts";
import { may } from "../access/policy.ts";
import { systemActor } from "../access/system.ts";
import { actions } from "../changes/actions.ts";
import { formSeparator } from "../changes/model.ts";
import { Changes } from "../changes/service.ts";
import { applyFixups, priorityOf } from "../checks/index.ts";
import { Checkouts } from "../components/checkouts.ts";
import { largestFile } from "../components/creation.ts";
import { describe } from "../components/inspection.ts";
import { isMonolingual, repositoryOwner, subjectOf } from "../components/facts.ts";
import { Components } from "../components/service.ts";
import { makeTransaction } from "../database/transaction.ts";
import type { Input } from "../fields/decode.ts";
import { codecContext } from "../files/context.ts";
import { toForms } from "../files/plural.ts";
import { parsePluralForms, pluralCategories, samePlural } from "../languages/plural.ts";
import type { RepositoryBusy } from "../repository/errors.ts";
import { Repositories } from "../repository/service.ts";
import { Git, readFile as readStored } from "../repository/vcs/index.ts";
import { Statistics } from "../statistics/service.ts";
import { type FoundTranslation, Translations } from "../translations/service.ts";
import { type FileUnit, makeBulkStore } from "../units/bulk.ts";
import { makeSourceChecks } from "../units/sourceChecks.ts";
import { checkUnit, effectiveFlags } from "../units/editing.ts";
import { fitForms, formCount } from "../units/model.ts";
import { refuseContribution } from "../units/policy.ts";
import { Units } from "../units/service.ts";
import { settle } from "../units/states.ts";
import { Users } from "../users/service.ts";
import { type Conflicts, makeMatcher, mayOverwrite } from "./matching.ts";
import type { UploadInput, UploadMethod, UploadResult } from "./model.ts";
import { readUpload, type ReadUpload } from "./reading.ts";
import { makeUploadStore, type UploadTarget } from "./store.ts";

export type UploadFailure = NotFound | Forbidden | Invalid | Refused | RepositoryBusy;

const noPermission = "You do not have permission to perform this action.";
const wantedStates = { translate: 20, fuzzy: 10, approve: 30 } as const;

export class Uploads extends Context.Service<
  Uploads,
  {
    readonly upload: (
      actor: Actor,
      place: { readonly project: string; readonly path: string; readonly language: string },
      input: Input<UploadInput>,
      siteUrl: string,
    ) => Effect.Effect<UploadResult, UploadFailure>;
  }
>()("@dragoman/core/uploads/Uploads") {
  static readonly layer = Layer.effect(
    Uploads,
    Effect.gen(function* () {
      const translations = yield* Translations;
      const components = yield* Components;
      const repositories = yield* Repositories;
      const checkouts = yield* Checkouts;
      const statistics = yield* Statistics;
      const changes = yield* Changes;
      const units = yield* Units;
      const users = yield* Users;
      const bulk = yield* makeBulkStore;
      const sourceChecks = yield* makeSourceChecks;
      const store = yield* makeUploadStore;
      const transaction = yield* makeTransaction;
      const context = yield* Effect.context<Git>();

      /** What the method and the conflicts need beyond uploading at all. */
      const refuseInput = (
        actor: Actor,
        { component, translation }: FoundTranslation,
        method: UploadMethod,
        conflicts: Conflicts,
      ): Invalid | undefined => {
        const holds = (permission: Parameters<typeof may>[1]) =>
          may(actor, permission, subjectOf(component, translation.language_id)).allowed;
        const reviews = translation.is_source ? component.source_review : component.translation_review;
        const unavailable = (text: string) => Invalid.field("method", text);
        if (conflicts !== "" && conflicts !== "ignore" && !holds("upload.overwrite"))
          return Invalid.field("conflicts", "You may not overwrite translations.");
        if (conflicts === "replace-approved" && !(reviews && holds("unit.review")))
          return Invalid.field(
            "conflicts",
            "Only reviewers may overwrite approved translations, and only where reviews are on.",
          );
        switch (method) {
          case "translate":
          case "fuzzy":
            return holds("unit.edit") ? undefined : unavailable("You may not translate here.");
          case "approve":
            return reviews && holds("unit.review")
              ? undefined
              : unavailable("Approving needs reviews, and the right to review.");
          case "suggest":
            return component.enable_suggestions && holds("suggestion.add")
              ? undefined
              : unavailable("Suggestions cannot be added here.");
          case "add":
            if (isMonolingual(component) && !translation.is_source)
              return unavailable("Add strings to the source instead of the translation.");
            return component.manage_units && holds("unit.add")
              ? undefined
              : unavailable("Strings cannot be added here.");
          case "replace":
            return translation.filename !== "" &&
              (holds("component.edit") || (holds("unit.add") && holds("unit.delete") && holds("unit.edit")))
              ? undefined
              : unavailable("The file cannot be replaced here.");
        }
      };

      const baseOf = ({ component, translation }: FoundTranslation) =>
        Effect.gen(function* () {
          const codec = codecById(component.file_format);
          if (codec === undefined || !isMonolingual(component)) return undefined;
          const owner = (yield* components.byId(repositoryOwner(component))) ?? component;
          const { repository } = yield* checkouts.open(owner);
          const bytes = yield* readStored(repository, component.template, { maxSize: largestFile });
          return bytes === null ? undefined : codec.parse(bytes, codecContext(component, translation));
        }).pipe(Effect.orDie, Effect.provide(context));

      const read = (
        found: FoundTranslation,
        file: UploadInput["file"],
        base: Document | undefined,
      ): Effect.Effect<ReadUpload, Invalid> =>
        Effect.gen(function* () {
          const codec = codecById(found.component.file_format);
          if (codec === undefined) return yield* Invalid.field("file", "The component's format is not known.");
          if (file.size > largestFile) return yield* Invalid.field("file", "The file is too large.");
          const bytes = yield* Effect.promise(() => readFile(file.path));
          return yield* Effect.try({
            try: () => readUpload(codec, file.name, bytes, codecContext(found.component, found.translation, base)),
            catch: (error) => {
              if (error instanceof CodecError) return Invalid.field("file", describe(file.name, error));
              throw error;
            },
          });
        });

      /** The account that an upload is credited to, made on demand; the actor where nobody else may be named. */
      const authorOf = (actor: Actor, { component }: FoundTranslation, input: UploadInput) =>
        Effect.gen(function* () {
          const email = input.email ?? input.author_email;
          if (email === undefined || !may(actor, "upload.authorship", subjectOf(component)).allowed) return actor.id;
          const known = yield* Effect.orDie(store.userByEmail(email));
          if (known !== undefined) return known;
          const name = input.author ?? input.author_name ?? "";
          return yield* users
            .create(systemActor, Effect.succeed({ username: email, full_name: name === "" ? email : name, email }))
            .pipe(Effect.catchTag("Forbidden", Effect.die));
        });

      const upload = Effect.fn("Uploads.upload")(function* (
        actor: Actor,
        { project, path, language }: { readonly project: string; readonly path: string; readonly language: string },
        readInput: Input<UploadInput>,
        siteUrl: string,
      ) {
        const found = yield* translations.permitted(actor, project, path, language, "upload.perform", noPermission);
        const { component, translation } = found;
        const agreed = component.agreement === "" || (yield* units.hasAgreed(actor.id, component.id));
        if (refuseContribution(actor, { ...component, agreed }) !== undefined)
          return yield* new Forbidden({ reason: noPermission });
        if (translation.is_source && !isMonolingual(component)) return yield* new Forbidden({ reason: noPermission });
        const input = yield* readInput;
        const { method = "translate", conflicts = "", fuzzy = "" } = input;
        const refusal = refuseInput(actor, found, method, conflicts);
        if (refusal !== undefined) return yield* refusal;
        const base = yield* baseOf(found);
        const received = yield* read(found, input.file, base);
        const forms = parsePluralForms(received.document.header.get("Plural-Forms") ?? "");
        if (
          forms !== undefined &&
          !samePlural(forms, { number: translation.plural_number, formula: translation.plural_formula })
        )
          return yield* Invalid.field("file", "The plural forms of the file are not those of the language.");
        if (method === "replace") {
          const accepted = yield* repositories.replaceFile({ actor, siteUrl }, found, input.file.path);
          return { not_found: 0, skipped: 0, accepted, total: received.strings.length };
        }
        const authorId = yield* authorOf(actor, found, input);
        if (method === "add") return yield* addStrings(actor, found, received, fuzzy);
        return yield* transaction(takeOver(actor, found, received, { method, conflicts, fuzzy, authorId }));
      });

      interface Manner {
        readonly method: "translate" | "approve" | "fuzzy" | "suggest";
        readonly conflicts: Conflicts;
        readonly fuzzy: "" | "process" | "approve";
        readonly authorId: number;
      }

      const takeOver = (
        actor: Actor,
        found: FoundTranslation,
        received: ReadUpload,
        { method, conflicts, fuzzy, authorId }: Manner,
      ) =>
        Effect.gen(function* () {
          const { translation } = found;
          const known = yield* Effect.orDie(store.units(translation.id));
          const matcher = makeMatcher(known, received.monolingual);
          const categories = pluralCategories(translation.language, {
            number: translation.plural_number,
            formula: translation.plural_formula,
          });
          const place = placeOf(found);
          let notFound = 0;
          let skipped = 0;
          const taken = new Map<
            number,
            { readonly unit: UploadTarget; readonly target: readonly string[]; readonly state: number }
          >();
          for (const string of received.strings) {
            if (string.target.every((form) => form === "") || (string.fuzzy && fuzzy === "")) continue;
            const unit = matcher.find(string);
            if (unit === undefined) {
              if (!received.monolingual) notFound++;
              continue;
            }
            const forms = fitForms(
              toForms(string.target, string.plural, categories),
              formCount({ source: unit.source, target: unit.target, plural_number: translation.plural_number }),
            );
            const flags = effectiveFlags({ ...place, flags: unit.flags, source_flags: unit.source_flags });
            const target = applyFixups({
              sources: unit.source,
              targets: forms,
              language: translation.language,
              flags,
              isTemplate: translation.is_template,
            });
            const state =
              method === "suggest"
                ? unit.state
                : settle(string.fuzzy && fuzzy === "process" ? 10 : wantedStates[method], target);
            const same = unit.target.join(formSeparator) === target.join(formSeparator);
            if (
              method === "suggest"
                ? unit.state === 100 || same
                : !mayOverwrite(unit.state, conflicts) || (same && unit.state === state)
            )
              skipped++;
            else taken.set(unit.id, { unit, target, state });
          }
          const stored =
            method === "suggest"
              ? yield* suggest(found, [...taken.values()], authorId)
              : yield* translate(actor, found, [...taken.values()], authorId);
          const total = received.monolingual
            ? Math.max(known.length, received.strings.length)
            : received.strings.length;
          return {
            not_found: notFound,
            skipped: skipped + (taken.size - stored),
            accepted: stored,
            total,
          } satisfies UploadResult;
        });

      type Taken = { readonly unit: UploadTarget; readonly target: readonly string[]; readonly state: number };

      const translate = (
        actor: Actor,
        { component, translation }: FoundTranslation,
        taken: readonly Taken[],
        authorId: number,
      ) =>
        Effect.gen(function* () {
          if (taken.length === 0) return 0;
          if (translation.is_template) yield* sourceChecks.lockTranslations(taken.map(({ unit }) => unit.id));
          const place = placeOf({ component, translation });
          const updates = taken.map(({ unit, target, state }) => {
            const failing = checkUnit(
              { ...place, source: unit.source, flags: unit.flags, source_flags: unit.source_flags },
              target,
              state,
            );
            const lowered =
              state >= 20 && failing.some((check) => component.enforced_checks.includes(check)) ? 10 : state;
            const of: FileUnit = {
              idHash: unit.id_hash,
              contentHash: "0",
              fileKey: unit.file_key,
              position: unit.position,
              context: unit.context,
              source: translation.is_template ? target : unit.source,
              target,
              previousSource: unit.previous_source,
              location: unit.location,
              note: unit.note,
              flags: unit.flags,
              state: lowered,
              originalState: lowered,
              priority: priorityOf(effectiveFlags({ ...place, flags: unit.flags, source_flags: unit.source_flags })),
              words: unit.num_words,
              chars: unit.num_chars,
              failing,
              pending: true,
            };
            return { id: unit.id, unit: of };
          });
          yield* Effect.orDie(bulk.update(translation.id, updates));
          yield* Effect.orDie(
            store.addPending(
              translation.id,
              authorId,
              updates.map(({ id, unit }) => ({ id, target: unit.target, state: unit.state })),
            ),
          );
          yield* changes.record(
            taken.map(({ unit, target, state }) => ({
              action: actions.translationUploaded,
              userId: authorId,
              authorId,
              projectId: component.project_id,
              componentId: component.id,
              translationId: translation.id,
              unitId: unit.id,
              target: target.join(formSeparator),
              old: unit.target.join(formSeparator),
              details: { state, old_state: unit.state, source: unit.source.join(formSeparator) },
            })),
          );
          if (translation.is_template)
            for (const { unit, target } of taken)
              if (unit.target.join(formSeparator) !== target.join(formSeparator))
                yield* Effect.flatMap(units.sourceEdited(actor, unit, target), changes.record);
          yield* statistics.recount([translation.id]);
          yield* sourceChecks.refresh(taken.map(({ unit }) => unit.id));
          return taken.length;
        });

      const suggest = ({ component, translation }: FoundTranslation, taken: readonly Taken[], authorId: number) =>
        Effect.gen(function* () {
          const made = yield* Effect.orDie(
            store.suggest(
              authorId,
              taken.map(({ unit, target }) => ({ id: unit.id, target })),
            ),
          );
          yield* changes.record(
            taken
              .filter(({ unit }) => made.has(unit.id))
              .map(({ unit, target }) => ({
                action: actions.suggestionAdded,
                userId: authorId,
                authorId,
                projectId: component.project_id,
                componentId: component.id,
                translationId: translation.id,
                unitId: unit.id,
                target: target.join(formSeparator),
              })),
          );
          yield* statistics.recount([translation.id]);
          if (made.size > 0)
            yield* statistics.addToUsers("suggested", [
              { userId: authorId, componentId: component.id, count: made.size },
            ]);
          return made.size;
        });

      /** Strings that are not there yet; those that are stay as they are. */
      const addStrings = (actor: Actor, found: FoundTranslation, received: ReadUpload, fuzzy: string) =>
        Effect.gen(function* () {
          const { component, translation } = found;
          const all = yield* translations.ofComponent(component.id);
          let accepted = 0;
          let skipped = 0;
          for (const string of received.strings) {
            if (string.fuzzy && fuzzy === "") continue;
            const fields = received.monolingual
              ? { key: string.context, value: string.target }
              : {
                  source: string.source,
                  target: string.target,
                  ...(string.context === "" ? {} : { context: string.context }),
                };
            const added = yield* Effect.result(
              units.add(actor, { component, translation, translations: all }, Effect.succeed(fields)),
            );
            if (added._tag === "Success") accepted++;
            else if (added.failure._tag === "Forbidden") return yield* Effect.fail(added.failure);
            else skipped++;
          }
          return { not_found: 0, skipped, accepted, total: received.strings.length } satisfies UploadResult;
        }).pipe(transaction);

      return Uploads.of({ upload });
    }),
  );
}

/** The facts of a translation that decide about flags and checks of its units. */
const placeOf = ({ component, translation }: FoundTranslation) => ({
  is_source: translation.is_source,
  is_glossary: component.is_glossary,
  source_language: component.source_language_code,
  language: translation.language,
  plural_number: translation.plural_number,
  plural_formula: translation.plural_formula,
  source_plural_number: translation.source_plural_number,
  source_plural_formula: translation.source_plural_formula,
  project_name: component.project_name,
  component_name: component.name,
  file_format: component.file_format,
  check_flags: component.check_flags,
  translation_flags: translation.check_flags,
  extra_flags: "",
});
