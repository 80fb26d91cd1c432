/** Writing pending changes into files and committing them: one commit for each translation and author, in their order. */
import { createHash } from "node:crypto";
import { CodecError, codecById, type Document } from "@dragoman/formats";
import { Effect } from "effect";
import type { TranslationId, UnitId } from "../ids/index.ts";
import { actions } from "../changes/index.ts";
import { Checkouts, server } from "../checkouts/inside.ts";
import { person } from "../checkouts/inside.ts";
import { type ComponentFacts, isMonolingual } from "../components/index.ts";
import { describe } from "../components/inside.ts";
import { makeTransaction } from "../database/index.ts";
import { attempt, baseContext, codecContext } from "../files/index.ts";
import { gettextHeader, writeChanges } from "../files/inside.ts";
import type { TranslationFacts } from "../translations/index.ts";
import { makePendingStore, makeUnpushedStore, type PendingChange } from "../units/inside.ts";
import { StatisticsKeeping } from "../statistics/inside.ts";
import { CommitHooks } from "./commitHooks.ts";
import { commitMessage, messageVariables } from "./messageVariables.ts";
import { commit, listFiles, readBlob } from "../git/inside.ts";
import { anonymousId } from "../access/index.ts";
import { newText } from "./newTexts.ts";
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
    let rows = yield* Effect.orDie(pending.ofTranslation(translation.id));
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

/** The changes of the first author, up to where another author's version of the same unit comes before. */
export const nextGroup = (rows: readonly PendingChange[]): readonly PendingChange[] => {
  const author = rows[0]?.author_id;
  const waiting = new Set<UnitId>();
  return rows.filter((row) => {
    if (row.author_id === author && !waiting.has(row.unit_id)) return true;
    waiting.add(row.unit_id);
    return false;
  });
};

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
    const codec = codecById(component.file_format);
    const [first] = group;
    if (codec === undefined || first === undefined) return false;
    const { repository } = work;
    const pending = yield* makePendingStore;
    const unpushed = yield* makeUnpushedStore;
    const changes = yield* ChangeKeeping;
    const translations = yield* TranslationKeeping;
    const statistics = yield* StatisticsKeeping;
    const checkouts = yield* Checkouts;
    const transaction = yield* makeTransaction;
    if (translation.filename === "") {
      yield* transaction(pending.written(group));
      return false;
    }

    const files = new Map((yield* listFiles(repository)).files.map((file) => [file.path, file.blob]));
    const bytesOf = (path: string) => {
      const blob = files.get(path);
      return blob === undefined ? Effect.succeed(undefined) : readBlob(repository, blob);
    };
    const baseBytes =
      isMonolingual(component) && !translation.is_source ? yield* bytesOf(component.template) : undefined;
    const base: Document | undefined =
      baseBytes === undefined
        ? undefined
        : yield* attempt(() => codec.parse(baseBytes, baseContext(component, translation)));
    const context = codecContext(component, translation, base);
    const current = (yield* bytesOf(translation.filename)) ?? (yield* attempt(() => codec.create(context)));
    const document = yield* attempt(() => codec.parse(current, context));

    const { username, full_name, email, made_at } = first;
    const author =
      username === null || full_name === null ? server(made_at) : person({ username, full_name, email }, made_at);
    const header =
      codec.can.header && (codec.id === "po" || codec.id === "po-mono") && !translation.is_source
        ? gettextHeader(document, {
            language: translation.language_code,
            plural: { number: translation.plural_number, formula: translation.plural_formula },
            author,
            date: new Date(),
            bugsTo: component.report_source_bugs,
          })
        : {};
    const { bytes, refused } = yield* attempt(() =>
      writeChanges(codec, document, group, changesText(document, group) ? header : {}, context),
    );

    const variables = yield* messageVariables(work, component, translation, author);
    const hooked = yield* (yield* CommitHooks).run({
      work,
      component,
      translation,
      author,
      variables,
      files: new Map([[translation.filename, bytes]]),
    });
    const committed = yield* commit(repository, {
      changes: [...hooked].map(([path, content]) => ({ path, content })),
      message: yield* commitMessage(work, component, "commit_message", variables),
      author,
      committer: server(),
      guard: work.guard,
    });
    const blob = blobId(hooked.get(translation.filename) ?? bytes);
    const doubtful = new Set(refused.map(({ change }) => change));
    const written = group.flatMap((change) => (doubtful.has(change) ? [] : newText(document, change, context)));
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
          revision: base === undefined ? blob : `${blob},${files.get(component.template) ?? ""}`,
        });
        const before = files.get(translation.filename);
        if (codec.catalogue !== undefined && before !== undefined)
          yield* translations.contentChanged(component.id, before, blob);
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

/** Whether any of the texts differs from what the file says: a header is not touched for nothing. */
const changesText = (document: Document, group: readonly PendingChange[]): boolean =>
  group.some((change) => {
    const unit = document.byId(change.file_key);
    if (unit === undefined) return change.target.some((form) => form !== "");
    const fuzzy = change.state === 10;
    return (
      unit.target.join("\0") !== change.target.slice(0, unit.target.length).join("\0") ||
      (unit.state === "fuzzy") !== fuzzy ||
      unit.target.length !== change.target.length
    );
  });

/** The id that git gives to this content. */
const blobId = (bytes: Uint8Array): string =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

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
