/** What a commit of one author's changes to one translation would be: nothing is written here. */
import { codecById, type Document } from "@dragoman/formats";
import { Effect } from "effect";
import { server, person } from "../checkouts/inside.ts";
import { type ComponentFacts, isMonolingual } from "../components/index.ts";
import { isOwnTemplate, isTemplate } from "../components/inside.ts";
import { attempt, baseContext, codecContext } from "../files/index.ts";
import { gettextHeader, writeChanges } from "../files/inside.ts";
import { listFiles, readBlob } from "../git/inside.ts";
import type { TranslationFacts } from "../translations/index.ts";
import type { UnitId } from "../ids/index.ts";
import type { PendingChange } from "../units/inside.ts";
import { CommitHooks } from "./commitHooks.ts";
import { commitMessage, messageVariables } from "./messageVariables.ts";
import { newText } from "./newTexts.ts";
import type { RepositoryWork } from "./work.ts";

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

export const nowhere = "nowhere";

/** Nothing where the format is not known; `nowhere` where no file is to hold the changes. */
export const draftCommit = (
  work: RepositoryWork,
  component: ComponentFacts,
  translation: TranslationFacts,
  group: readonly PendingChange[],
) =>
  Effect.gen(function* () {
    const codec = codecById(component.file_format);
    const [first] = group;
    if (codec === undefined || first === undefined) return undefined;
    if (translation.filename === "") return nowhere;
    const { repository } = work;
    const files = new Map((yield* listFiles(repository)).files.map((file) => [file.path, file.blob]));
    const bytesOf = (path: string) => {
      const blob = files.get(path);
      return blob === undefined ? Effect.succeed(undefined) : readBlob(repository, blob);
    };
    // Files that upstream has moved away are not begun anew: the settings follow.
    const isMoved = [translation.filename, component.template || component.new_base].every(
      (path) => path !== "" && !files.has(path),
    );
    if (isMoved && !work.lost) return undefined;
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
    // A template lists strings of which none is translated.
    const listsOnly = isTemplate(component, translation);
    if (listsOnly && !isOwnTemplate(document)) return nowhere;
    const texts = listsOnly ? group.map((change) => ({ ...change, target: change.target.map(() => "") })) : group;
    const { bytes, refused } = yield* attempt(() =>
      writeChanges(codec, document, texts, changesText(document, texts) ? header : {}, context),
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
    const doubtful = new Set(refused.map(({ change }) => change));
    const before = files.get(translation.filename);
    return {
      files: hooked,
      message: yield* commitMessage(work, component, "commit_message", variables),
      author,
      refused,
      /** What the file says that it did not say before. */
      written: texts.flatMap((change) => (doubtful.has(change) ? [] : newText(document, change, context))),
      /** Id of the translation's file before, what it holds after, and the id of its base. */
      before,
      bytes: hooked.get(translation.filename) ?? bytes,
      base: base === undefined ? undefined : (files.get(component.template) ?? ""),
      isCatalogue: codec.catalogue !== undefined,
    };
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
