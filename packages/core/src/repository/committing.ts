/** Writing pending changes into files and committing them: one commit for each translation and author, in their order. */
import { CodecError } from "@dragoman/formats";
import { Effect } from "effect";
import type { TranslationId } from "../ids/index.ts";
import { actions } from "../changes/index.ts";
import { Checkouts, server } from "../checkouts/inside.ts";
import type { ComponentFacts } from "../components/index.ts";
import { describe } from "../components/inside.ts";
import { makeTransaction } from "../database/index.ts";
import type { TranslationFacts } from "../translations/index.ts";
import { makePendingStore, makeUnpushedStore, type PendingChange } from "../units/inside.ts";
import { StatisticsKeeping } from "../statistics/inside.ts";
import { commit, writtenId } from "../git/inside.ts";
import { anonymousId } from "../access/index.ts";
import { changeKey } from "./foresight.ts";
import { CommitHooks } from "./commitHooks.ts";
import { draftCommit, nextGroup, nowhere } from "./drafting.ts";
import { note, placeOf, type RepositoryWork } from "./work.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { ComponentKeeping } from "../components/inside.ts";
import { ChangeKeeping } from "../changes/inside.ts";

/** Commits what is pending in all components of the repository. Answers how many commits were made. */
export const commitPending = (work: RepositoryWork, only?: { readonly translationId: TranslationId }) =>
  Effect.gen(function* () {
    const pending = yield* makePendingStore;
    const translations = yield* TranslationKeeping;
    const byId = new Map(work.components.map((component) => [component.id, component]));
    let commits = 0;
    for (const row of yield* Effect.orDie(pending.translations([...byId.keys()]))) {
      if (only !== undefined && only.translationId !== row.translation_id) continue;
      const component = byId.get(row.component_id);
      const translation = yield* translations.byId(row.translation_id);
      if (component !== undefined && translation !== undefined)
        commits += yield* commitTranslation(work, component, translation);
    }
    if (commits > 0) {
      yield* (yield* CommitHooks).after(work);
      yield* note(work);
    }
    return commits;
  });

const commitTranslation = (work: RepositoryWork, component: ComponentFacts, translation: TranslationFacts) =>
  Effect.gen(function* () {
    const pending = yield* makePendingStore;
    yield* Effect.orDie(pending.unattributed(translation.id, anonymousId));
    const waiting = yield* Effect.orDie(pending.ofTranslation(translation.id));
    const { planned } = work;
    let rows = planned === undefined ? waiting : waiting.filter((change) => planned.has(changeKey(change)));
    let commits = 0;
    while (rows.length > 0) {
      const group = nextGroup(rows);
      const made = yield* Effect.catchIf(
        commitGroup(work, component, translation, group),
        (error) => error instanceof CodecError,
        (error) => Effect.as(noteUnreadable(work, component, translation, error as CodecError), undefined),
      );
      if (made === undefined) return commits;
      if (made) commits++;
      const done = new Set(group.map(({ id }) => id));
      rows = rows.filter(({ id }) => !done.has(id));
    }
    return commits;
  });

/** Writes and commits one author's changes; answers whether the file changed. */
const commitGroup = (
  work: RepositoryWork,
  opened: ComponentFacts,
  translation: TranslationFacts,
  group: readonly PendingChange[],
) =>
  Effect.gen(function* () {
    // Its settings and its add-ons' may have changed since the work began.
    const component = (yield* (yield* ComponentKeeping).byId(opened.id)) ?? opened;
    const { repository } = work;
    const pending = yield* makePendingStore;
    const unpushed = yield* makeUnpushedStore;
    const changes = yield* ChangeKeeping;
    const translations = yield* TranslationKeeping;
    const statistics = yield* StatisticsKeeping;
    const checkouts = yield* Checkouts;
    const transaction = yield* makeTransaction;
    const draft = yield* draftCommit(work, component, translation, group);
    if (draft === nowhere) yield* transaction(pending.written(group));
    if (draft === undefined || draft === nowhere) return false;
    const { message, author, refused, written, before } = draft;
    const committed = yield* commit(repository, {
      changes: [...draft.files].map(([path, content]) => ({ path, content })),
      message,
      author,
      committer: server(),
      guard: work.guard,
    });
    const blob = yield* writtenId(repository, committed.revision, translation.filename, draft.bytes);
    const keep =
      committed._tag === "committed" ? yield* checkouts.keep(work.owner.id, repository, committed) : Effect.void;
    yield* transaction(
      Effect.gen(function* () {
        yield* work.guard;
        yield* keep;
        if (work.owner.vcs !== "local") yield* Effect.orDie(unpushed.remember(written));
        yield* Effect.orDie(pending.written(group));
        const doubted =
          refused.length === 0
            ? new Map<number, object>()
            : yield* Effect.orDie(pending.refused(refused.map(({ change }) => change.unit_id)));
        if (doubted.size > 0) yield* statistics.recount([translation.id]);
        yield* translations.update(translation.id, {
          revision: draft.base === undefined ? blob : `${blob},${draft.base}`,
        });
        if (draft.isCatalogue && before !== undefined) yield* translations.contentChanged(component.id, before, blob);
        else if (translation.is_template) yield* translations.baseChanged(component.id, blob);
        yield* changes.record([
          ...(committed._tag === "committed"
            ? [
                {
                  ...placeOf(component),
                  action: actions.changesCommitted,
                  translationId: translation.id,
                  userId: work.userId,
                },
              ]
            : []),
          ...refused.map(({ change, reason }) => ({
            ...placeOf(component),
            action: actions.savingStringFailed,
            translationId: translation.id,
            unitId: change.unit_id,
            target: reason,
            details: { ...doubted.get(change.unit_id) },
          })),
        ]);
      }),
    );
    yield* work.log(
      `${component.project_slug}/${component.path}/${translation.language}: ${committed._tag === "committed" ? `committed ${committed.revision}` : "nothing to commit"}`,
    );
    return committed._tag === "committed";
  });

const noteUnreadable = (
  work: RepositoryWork,
  component: ComponentFacts,
  translation: TranslationFacts,
  error: CodecError,
) =>
  Effect.gen(function* () {
    const changes = yield* ChangeKeeping;
    const components = yield* ComponentKeeping;
    const message = describe(translation.filename, error);
    yield* changes.record([
      {
        ...placeOf(component),
        action: actions.parsingFailed,
        translationId: translation.id,
        userId: work.userId,
        target: message,
        details: { filename: translation.filename, error_message: error.message },
      },
    ]);
    yield* components.raiseAlert(component, "ParseError", { errors: [message] });
  });
