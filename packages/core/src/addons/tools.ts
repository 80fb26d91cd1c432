/** What add-ons do to strings: set-based, in short transactions. */
import { Effect } from "effect";
import type { ComponentId, LabelId, TranslationId, UnitId } from "../ids/index.ts";
import { anonymousId } from "../access/index.ts";
import { makeTransaction } from "../database/index.ts";
import { type Action, actions } from "../changes/index.ts";
import type { AutotranslationInput } from "../autotranslation/index.ts";
import { makeAutotranslationStore, makeTranslating, type Origin } from "../autotranslation/inside.ts";
import { Outgoing } from "../outgoing/inside.ts";
import { compileSearch } from "../search/inside.ts";
import type { ComponentFacts } from "../components/index.ts";
import type { FoundTranslation } from "../translations/index.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { isBlank, sourceAsTarget } from "../units/index.ts";
import { makeFlagging, makeGivenStrings, makeRemarks, makeWriting, texting } from "../units/inside.ts";
import { fetchPage } from "./publishing/fetching.ts";
import { makePublishing } from "./publishing/publish.ts";
import { makeStringStore } from "./stores/strings.ts";

const server = { userId: null, authorId: anonymousId };

/** The manner of texts that add-ons write. */
export const byAddon = (action: Action) => texting({ action, ...server, fixups: false });

type FromOthers = Pick<AutotranslationInput, "mode" | "filter_type" | "component">;

const removed = { comments: actions.commentRemoved, suggestions: actions.suggestionRemovedDuringCleanup } as const;

export const makeAddonTools = Effect.gen(function* () {
  const store = yield* makeStringStore;
  const transaction = yield* makeTransaction;
  const remarks = yield* makeRemarks;
  const translations = yield* TranslationKeeping;
  const search = yield* compileSearch;
  const writing = yield* makeWriting;
  const flagging = yield* makeFlagging;
  const { publish } = yield* makePublishing;
  const outgoing = yield* Outgoing;
  const translating = yield* makeTranslating;
  const autotranslation = yield* makeAutotranslationStore;

  /** Units that a query finds; none where it cannot be understood any more. */
  const found = (componentId: ComponentId, query: string) =>
    search(query).pipe(
      Effect.flatMap((condition) => Effect.orDie(store.unitIds(componentId, condition))),
      Effect.catch(() => Effect.succeed<readonly UnitId[]>([])),
    );

  /** Read-only strings say what their sources say. */
  const fillReadOnly = (componentId: ComponentId) =>
    Effect.flatMap(Effect.orDie(store.unfilled(componentId)), (ids) =>
      writing.words(
        ids,
        (unit) =>
          unit.state === 100 && isBlank(unit.target) && !isBlank(unit.source)
            ? { target: sourceAsTarget(unit), state: unit.original_state === 0 ? 20 : unit.original_state }
            : undefined,
        byAddon(actions.automaticallyTranslated),
      ),
    );

  /** Texts of the source translation by the source unit that they belong to. */
  const textsOf = (translationId: TranslationId) =>
    Effect.map(
      Effect.orDie(store.textsOf(translationId)),
      (rows) => new Map(rows.map(({ id, target }) => [id, target])),
    );

  /** A new state for strings that have a text; recorded as a change in bulk. */
  const setState = (ids: readonly UnitId[], state: 10 | 20 | 30) =>
    writing.words(
      ids,
      (unit) => (unit.is_source || unit.state === 0 || unit.state === 100 ? undefined : { target: unit.target, state }),
      byAddon(actions.bulkStatusChanged),
    );

  const setFlags = (sourceIds: readonly UnitId[], next: (flags: string) => string) =>
    flagging.flag(sourceIds, next, server);

  const setLabels = (sourceIds: readonly UnitId[], add: readonly LabelId[], drop: readonly LabelId[]) =>
    transaction(
      writing.label(
        sourceIds,
        (labels) => [...new Set([...labels, ...add])].filter((label) => !drop.includes(label)),
        server,
      ),
    );

  /** Old comments or suggestions of a component go, with their marks on units and in the counters. */
  const removeOld = (kind: "comments" | "suggestions", component: ComponentFacts, days: number, votes: number) =>
    transaction(
      Effect.flatMap(Effect.orDie(store.oldRemarks(kind, component.id, days, votes)), (old) =>
        remarks.remove(kind, old, removed[kind], component),
      ),
    );

  /** Languages that other components of the project have and this one lacks. Those of restricted ones stay unknown. */
  const missingLanguages = (componentId: ComponentId) => Effect.orDie(store.missingLanguages(componentId));

  /** Strings of a translation get what equal strings of the project say: of one component, where it is named. */
  const autotranslate = (found: FoundTranslation, input: FromOthers) =>
    Effect.gen(function* () {
      const projectId = found.component.project_id;
      const named = input.component ?? "";
      const componentId = named === "" ? undefined : yield* Effect.orDie(autotranslation.ofProject(projectId, named));
      if (named !== "" && componentId === undefined) return;
      const origin: Origin =
        componentId === undefined ? { kind: "project", projectId } : { kind: "component", componentId };
      yield* translating({ viewer: null, userId: anonymousId, reviews: false }, found, input, origin);
    });

  return {
    autotranslate,
    addStrings: yield* makeGivenStrings,
    fetchPage: fetchPage(outgoing),
    publish,
    words: writing.words,
    untranslated: (componentId: ComponentId) => Effect.orDie(store.untranslated(componentId)),
    ofTranslation: (componentId: ComponentId, translationId: TranslationId) =>
      Effect.orDie(store.ofTranslation(componentId, translationId)),
    found,
    fillReadOnly,
    textsOf,
    setState,
    setFlags,
    sources: (ids: readonly UnitId[]) => Effect.orDie(store.sources(ids)),
    setLabels,
    removeOld,
    missingLanguages,
    setTranslationFlags: (component: ComponentFacts, translationId: TranslationId, flags: string) =>
      translations.change(
        translationId,
        { check_flags: flags },
        { projectId: component.project_id, componentId: component.id },
      ),
  };
});

export type AddonTools = Effect.Success<typeof makeAddonTools>;
