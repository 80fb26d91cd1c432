/** Putting whole files in place: one translation's, or the template's with all that follows from it. */
import { codecById } from "@dragoman/formats";
import { Effect } from "effect";
import type { UserId } from "../ids/index.ts";
import { actions } from "../changes/index.ts";
import type { ComponentFacts, MessageField } from "../components/index.ts";
import { server } from "../checkouts/inside.ts";
import { attempt, codecContext } from "../files/index.ts";
import { syncComponent } from "../files/inside.ts";
import {
  commitMessage,
  commitPending,
  makePeople,
  messageVariables,
  note,
  placeOf,
  type RepositoryWork,
} from "../repository/inside.ts";
import { commit, type FileChange, listFiles, readBlob } from "../git/inside.ts";
import type { TranslationFacts } from "../translations/index.ts";
import { mergeOf } from "./wholeFiles.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { ChangeKeeping } from "../changes/inside.ts";

/** Commits `bytes` as they are, after what was pending, and reads them in. */
export const replaceFile = (
  work: RepositoryWork,
  component: ComponentFacts,
  translation: TranslationFacts,
  bytes: Uint8Array,
  authorId: UserId,
) =>
  Effect.gen(function* () {
    yield* commitPending(work);
    yield* put(work, component, translation, authorId, {
      files: [{ path: translation.filename, content: bytes }],
      message: "commit_message",
      replaced: [translation],
    });
  });

/** Commits a new template with all files brought up to it, and reads them in. */
export const replaceSources = (
  work: RepositoryWork,
  component: ComponentFacts,
  source: TranslationFacts,
  template: Uint8Array,
  authorId: UserId,
) =>
  Effect.gen(function* () {
    const translations = yield* TranslationKeeping;
    const codec = codecById(component.file_format);
    if (codec === undefined) return;
    yield* commitPending(work);
    const blobs = new Map((yield* listFiles(work.repository)).files.map(({ path, blob }) => [path, blob]));
    const files: FileChange[] = component.new_base === "" ? [] : [{ path: component.new_base, content: template }];
    const merged: TranslationFacts[] = [];
    for (const translation of yield* translations.ofComponent(component.id)) {
      const blob = blobs.get(translation.filename);
      if (translation.is_source || blob === undefined) continue;
      const bytes = yield* readBlob(work.repository, blob);
      const content = yield* attempt(() => mergeOf(codec, bytes, template, codecContext(component, translation)));
      files.push({ path: translation.filename, content });
      merged.push(translation);
    }
    yield* put(work, component, source, authorId, {
      files,
      message: "addon_message",
      replaced: [source, ...merged],
    });
  });

/** One commit of all files, the records of it, and the reading of what it says. */
const put = (
  work: RepositoryWork,
  component: ComponentFacts,
  translation: TranslationFacts,
  authorId: UserId,
  {
    files,
    message,
    replaced,
  }: {
    readonly files: readonly FileChange[];
    readonly message: MessageField;
    readonly replaced: readonly TranslationFacts[];
  },
) =>
  Effect.gen(function* () {
    const changes = yield* ChangeKeeping;
    const people = yield* makePeople;
    const author = yield* people.signature(authorId, new Date());
    const variables = yield* messageVariables(work, component, translation, author);
    const committed = yield* commit(work.repository, {
      changes: files,
      message: yield* commitMessage(work, component, message, { ...variables, addon_name: "Source upload" }),
      author,
      committer: server(),
      guard: work.guard,
    });
    const where = placeOf(component);
    yield* changes.record([
      ...(committed._tag === "committed"
        ? [{ ...where, action: actions.changesCommitted, translationId: translation.id, userId: authorId }]
        : []),
      ...replaced.map(({ id }) => ({
        ...where,
        action: actions.translationReplacedFileByUpload,
        translationId: id,
        userId: authorId,
        authorId,
      })),
    ]);
    yield* syncComponent(component, work.repository, {
      userId: authorId,
    });
    yield* note(work);
  });
