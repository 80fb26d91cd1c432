/**
 * The background work of uploads that put whole files in place: it needs the repository for itself. The file goes with
 * the task, because whichever process does it need not have the folder that the upload came to.
 */
import { codecById } from "@dragoman/formats";
import { Effect, Schema } from "effect";
import { ComponentId, TranslationId, UserId } from "../ids/index.ts";
import { openForTask, registerRepositoryTask } from "../repository/inside.ts";
import type { Repository } from "../git/inside.ts";
import { defineTask } from "../tasks/inside.ts";
import type { FoundTranslation } from "../translations/index.ts";
import { authorOf } from "./attribution.ts";
import { Ledger, settingsOf } from "./plan.ts";
import { replaceFile, replaceSources } from "./replacement.ts";
import { surveyReplacement, surveySources } from "./wholeFiles.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { ComponentKeeping } from "../components/inside.ts";

const WholeFile = Schema.Struct({
  componentId: ComponentId,
  translationId: TranslationId,
  method: Schema.Literals(["replace", "source"]),
  author: Schema.NullOr(Schema.Struct({ email: Schema.String, name: Schema.String })),
  userId: UserId,
  /** The token to be met, and what was asked, over which it is made; null where nothing was planned. */
  plan: Schema.NullOr(Schema.String),
  asked: Schema.String,
});
export type WholeFile = typeof WholeFile.Type;

export const uploadTask = defineTask("uploads.wholeFile", WholeFile);

/** Over what a plan of a whole file is made, beside what it does. */
export const wholeFileFacts = (asked: string, found: FoundTranslation): readonly unknown[] => [
  asked,
  settingsOf(found),
  found.translation.revision,
];

export const surveyWhole = (
  method: WholeFile["method"],
  found: FoundTranslation,
  bytes: Uint8Array,
  repository: Repository,
  ledger: Ledger,
) =>
  method === "replace"
    ? surveyReplacement(found, bytes, repository, ledger)
    : surveySources(found, codecById(found.component.file_format)?.template?.clear(bytes) ?? bytes, repository, ledger);

/** The task's answer: whether the plan was not what would have been done any more. */
export const WholeFileDone = Schema.Struct({ outdated: Schema.Boolean });

export const registerUploadTasks = registerRepositoryTask(
  uploadTask,
  (payload, run) =>
    Effect.gen(function* () {
      const { componentId, translationId, method, userId, plan, asked } = payload;
      const bytes = yield* run.file;
      const work = yield* openForTask(componentId, userId, run);
      const component = yield* (yield* ComponentKeeping).byId(componentId);
      const translation = yield* (yield* TranslationKeeping).byId(translationId);
      if (work === undefined || component === undefined || translation === undefined)
        return { outdated: plan !== null };
      if (plan !== null) {
        const found = { component, translation };
        const ledger = new Ledger(wholeFileFacts(asked, found));
        yield* surveyWhole(method, found, bytes, work.repository, ledger);
        if (ledger.token() !== plan) return { outdated: true };
      }
      const authorId = yield* authorOf(userId, payload.author);
      if (method === "replace") yield* replaceFile(work, component, translation, bytes, authorId);
      else {
        const template = codecById(component.file_format)?.template?.clear(bytes) ?? bytes;
        yield* replaceSources(work, component, translation, template, authorId);
      }
      return { outdated: false };
    }),
  { outdated: true },
);
