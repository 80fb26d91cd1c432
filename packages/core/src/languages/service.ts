/** Languages: the list that files are matched against, and its upkeep. */
import { Context, Effect, Layer } from "effect";
import type { LanguageId } from "../ids/index.ts";
import { type Actor, Forbidden, Invalid, mayGlobally, NotFound, Refused } from "../access/index.ts";
import { type Action, unlisted } from "../changes/index.ts";
import type { Recorded } from "../changes/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { parseLanguageAliases } from "./aliases.ts";
import type { LanguageColumn } from "./columns.ts";
import { directionOf } from "./direction.ts";
import { createMatcher, type LanguageMatch } from "./match.ts";
import { type LanguagePatch, type NewLanguage, pluralSources } from "./model.ts";
import { pluralType } from "./plural.ts";
import { usualPlural } from "./usual.ts";
import { keptLanguage, keptWholeLanguage, type LanguageRow, makeLanguageStore, type PluralRow } from "./store.ts";
import { LanguageKeeping } from "./keeping.ts";
import { ChangeKeeping } from "../changes/inside.ts";

const notFound = new NotFound({ object: "Language" });
const notManager = new Forbidden({ reason: "You may not manage languages." });
const fallbackPlural = { number: 2, formula: "n != 1" };

/** What files bring is made by nobody. */
const recorded =
  (action: Action, actor: Actor | null): Recorded =>
  ({ row }) => [{ action, userId: actor?.id ?? null, target: String(row["code"]) }];

export class Languages extends Context.Service<
  Languages,
  {
    readonly page: (actor: Actor, view: View<LanguageColumn>, slice: Slice) => Effect.Effect<Page>;
    readonly one: (actor: Actor, code: string, view: View<LanguageColumn>) => Effect.Effect<string, NotFound>;
    /** For those who manage them; nothing for others. */
    readonly render: (actor: Actor, id: LanguageId, view: View<LanguageColumn>) => Effect.Effect<string>;
    readonly find: (actor: Actor, code: string) => Effect.Effect<LanguageRow, NotFound>;
    readonly byCode: (code: string) => Effect.Effect<LanguageRow | undefined>;
    readonly codeOf: (languageId: LanguageId) => Effect.Effect<string>;
    readonly nameOf: (languageId: LanguageId) => Effect.Effect<string>;
    readonly pluralsOf: (languageId: LanguageId) => Effect.Effect<readonly PluralRow[]>;
    readonly create: (
      actor: Actor,
      input: Input<NewLanguage>,
    ) => Effect.Effect<LanguageId, Forbidden | Invalid | Refused>;
    readonly update: (
      actor: Actor,
      code: string,
      input: Input<LanguagePatch>,
    ) => Effect.Effect<LanguageId, NotFound | Forbidden | Invalid | Refused>;
    readonly remove: (actor: Actor, code: string) => Effect.Effect<void, NotFound | Forbidden | Refused>;
    /** From a file's code to a language, by the project's aliases and then by the matching of codes. */
    readonly matcher: (projectAliases: string) => Effect.Effect<(code: string) => LanguageMatch>;
    /** The plural definition that a language's files of a format follow when they name none; added when it is missing. */
    readonly usualPlural: (languageId: LanguageId, format: string) => Effect.Effect<PluralRow>;
  }
>()("@dragoman/core/languages/Languages") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeLanguageStore;
      const changes = yield* ChangeKeeping;

      const manages = (actor: Actor) => mayGlobally(actor, "language.edit").allowed;

      const find = (actor: Actor, code: string) =>
        Effect.flatMap(Effect.orDie(store.find(actor, manages(actor), code)), (language) =>
          language === undefined ? Effect.fail(notFound) : Effect.succeed(language),
        );

      /** The matcher of all languages, made again after any of them changed. */
      let index: ReturnType<typeof createMatcher> | undefined;
      const forgetIndex = Effect.sync(() => void (index = undefined));
      const loadIndex = Effect.suspend(() =>
        index === undefined
          ? Effect.map(
              Effect.orDie(store.forMatching),
              (rows) => (index = createMatcher(rows.map((row) => ({ ...row, aliases: row.aliases ?? [] })))),
            )
          : Effect.succeed(index),
      );

      const matcher = (projectAliases: string) =>
        Effect.map(loadIndex, ({ match }) => {
          const aliases = parseLanguageAliases(projectAliases);
          return (code: string) => match(aliases.get(code) ?? code);
        });

      const create = Effect.fn("Languages.create")(function* (actor: Actor, read: Input<NewLanguage>) {
        if (!manages(actor)) return yield* notManager;
        const { code, name = "", direction = "", population = 0, plural } = yield* read;
        if (plural === undefined || Object.keys(plural).length === 0)
          return yield* new Refused({ reason: "A language needs its plural definition." });
        if ((yield* Effect.orDie(store.byCode(code))) !== undefined)
          return yield* new Refused({ reason: "A language with this code already exists." });
        return yield* Effect.tap(
          Effect.orDie(
            transaction(
              Effect.gen(function* () {
                const id = yield* store.insert({
                  code,
                  name,
                  direction: direction === "" ? directionOf(code) : direction,
                  population,
                });
                const { number = fallbackPlural.number, formula = fallbackPlural.formula } = plural;
                yield* store.insertPlural({
                  language_id: id,
                  source: pluralSources.standard,
                  number,
                  formula,
                  type: pluralType(number, formula),
                });
                yield* changes.made(keptLanguage, [id], recorded(unlisted.languageCreated, actor));
                return id;
              }),
            ),
          ),
          forgetIndex,
        );
      });

      const update = Effect.fn("Languages.update")(function* (actor: Actor, code: string, read: Input<LanguagePatch>) {
        if (!manages(actor)) return yield* notManager;
        const language = yield* find(actor, code);
        const { plural, ...values } = yield* read;
        if (
          values.code !== undefined &&
          values.code !== language.code &&
          (yield* Effect.orDie(store.byCode(values.code))) !== undefined
        )
          return yield* new Refused({ reason: "A language with this code already exists." });
        const act = Effect.gen(function* () {
          yield* store.update(language.id, values);
          if (plural === undefined) return;
          const known = (yield* store.pluralsOf(language.id)).find(({ source }) => source === pluralSources.standard);
          const number = plural.number ?? known?.number ?? fallbackPlural.number;
          const formula = plural.formula ?? known?.formula ?? fallbackPlural.formula;
          yield* store.updateDefaultPlural(language.id, { number, formula, type: pluralType(number, formula) });
        });
        yield* Effect.tap(
          Effect.orDie(
            transaction(changes.changing(keptLanguage, [language.id], act, recorded(unlisted.languageChanged, actor))),
          ),
          forgetIndex,
        );
        return language.id;
      });

      const remove = Effect.fn("Languages.remove")(function* (actor: Actor, code: string) {
        if (!manages(actor)) return yield* notManager;
        const language = yield* find(actor, code);
        const act = Effect.gen(function* () {
          yield* changes.removeOf({ languageId: language.id });
          if (!(yield* store.remove(language.id)))
            return yield* new Refused({ reason: "Components are written in this language: it has to stay." });
        });
        yield* transaction(
          changes.changing(keptWholeLanguage, [language.id], act, recorded(unlisted.languageRemoved, actor)),
        );
        yield* forgetIndex;
      });

      const ensure = (match: LanguageMatch) =>
        Effect.gen(function* () {
          const known = yield* store.byCode(match.code);
          if (known !== undefined) return known;
          if (match.kind === "known") return yield* Effect.die(new Error(`The language ${match.code} is gone.`));
          const like = match.likeCode === undefined ? undefined : yield* store.byCode(match.likeCode);
          const plural =
            like === undefined
              ? undefined
              : (yield* store.pluralsOf(like.id)).find(({ source }) => source === pluralSources.standard);
          const direction = like?.direction ?? directionOf(match.code);
          const id = yield* store.insert({ code: match.code, name: match.name, direction, population: 0 });
          const { number, formula } = plural ?? fallbackPlural;
          yield* store.insertPlural({
            language_id: id,
            source: pluralSources.standard,
            number,
            formula,
            type: pluralType(number, formula),
          });
          yield* changes.made(keptLanguage, [id], recorded(unlisted.languageCreated, null));
          yield* forgetIndex;
          return { id, code: match.code, name: match.name, direction };
        }).pipe(transaction, Effect.orDie);

      const ensurePlural = (
        languageId: LanguageId,
        plural: { readonly number: number; readonly formula: string },
        source: number,
      ) =>
        Effect.gen(function* () {
          const row = { language_id: languageId, source, ...plural, type: pluralType(plural.number, plural.formula) };
          const id = yield* store.insertPlural(row);
          return { id, ...row };
        }).pipe(Effect.orDie);

      const usual = (languageId: LanguageId, format: string) =>
        Effect.gen(function* () {
          const code = yield* store.codeOf(languageId);
          const chosen = usualPlural(code, yield* store.pluralsOf(languageId), format);
          if (chosen === undefined) return yield* Effect.die(new Error("A language has no plural definition."));
          return "found" in chosen
            ? chosen.found
            : yield* ensurePlural(languageId, chosen.missing, pluralSources.cldrWithZero);
        }).pipe(Effect.orDie);

      return Context.make(
        Languages,
        Languages.of({
          page: (actor, view, slice) => Effect.orDie(store.page(actor, manages(actor), view, slice)),
          one: (actor, code, view) => Effect.flatMap(find(actor, code), ({ id }) => Effect.orDie(store.one(id, view))),
          render: (actor, id, view) => (manages(actor) ? Effect.orDie(store.one(id, view)) : Effect.succeed("")),
          find,
          byCode: (code) => Effect.orDie(store.byCode(code)),
          codeOf: (languageId) => Effect.orDie(store.codeOf(languageId)),
          nameOf: (languageId) => Effect.orDie(store.nameOf(languageId)),
          pluralsOf: (languageId) => Effect.orDie(store.pluralsOf(languageId)),
          create,
          update,
          remove,
          matcher,
          usualPlural: usual,
        }),
      ).pipe(
        Context.add(
          LanguageKeeping,
          LanguageKeeping.of({
            ensure,
            ensurePlural,
          }),
        ),
      );
    }),
  );
}
