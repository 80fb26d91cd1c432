/** Uploads: a file's strings taken over into a translation, all of them or none; planned first where somebody asks. */
import { type Actor, Forbidden, Invalid, noPermission, type NotFound, Refused } from "../access/index.ts";
import { createHash } from "node:crypto";
import { CodecError } from "@dragoman/formats";
import { Context, Effect, Layer, Schema } from "effect";
import { repositoryOwner } from "../components/index.ts";
import { repositoryKey } from "../components/inside.ts";
import { makeTransaction, type Sql } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { RepositoryBusy } from "../repository/index.ts";
import type { Git } from "../git/inside.ts";
import { TaskKeeping } from "../tasks/inside.ts";
import { type FoundTranslation, Translations } from "../translations/index.ts";
import { refuseContribution, Units } from "../units/index.ts";
import { Users } from "../users/index.ts";
import { surveyAdditions } from "./additions.ts";
import { authorOf, namedAuthor } from "./attribution.ts";
import { decide, suggestionKey } from "./decisions.ts";
import type { PlanOutdated } from "./errors.ts";
import type {
  PlanLook,
  PlannedString,
  UploadInput,
  UploadMethod,
  UploadPlace,
  UploadPlan,
  UploadResult,
} from "./model.ts";
import { asOutdated, Ledger, outdated, settingsOf } from "./plan.ts";
import { chosenConflicts, isTemplateOnly, mayReplaceSources, refuseInput, uploadRights } from "./policy.ts";
import type { ReadUpload } from "./reading.ts";
import { makeReceiving } from "./receiving.ts";
import { makeStoring } from "./storing.ts";
import { makeUploadStore } from "./store.ts";
import {
  registerUploadTasks,
  surveyWhole,
  uploadTask,
  type WholeFile,
  WholeFileDone,
  wholeFileFacts,
} from "./tasks.ts";
import { UnitKeeping } from "../units/inside.ts";
import type { TranslationKeeping } from "../translations/inside.ts";
import type { UserKeeping } from "../users/inside.ts";
import type { ComponentKeeping } from "../components/inside.ts";
import { RepositoryKeeping } from "../repository/inside.ts";

export type UploadFailure = NotFound | Forbidden | Invalid | Refused | RepositoryBusy | PlanOutdated;

/** An upload that may be done. */
interface Examined {
  readonly actor: Actor;
  readonly found: FoundTranslation;
  readonly input: UploadInput;
  readonly method: UploadMethod;
  readonly bytes: Uint8Array;
  readonly received: ReadUpload;
  /** What was asked, as a text: by whom, of what, how. */
  readonly asked: string;
}

export class Uploads extends Context.Service<
  Uploads,
  {
    /** `plan`: the token of what is to be done, and of nothing else. */
    readonly upload: (
      actor: Actor,
      place: UploadPlace,
      input: Input<UploadInput>,
      options: { readonly plan?: string | undefined },
    ) => Effect.Effect<UploadResult, UploadFailure>;
    /** What the same upload would do; changes nothing. */
    readonly preview: (
      actor: Actor,
      place: UploadPlace,
      input: Input<UploadInput>,
      look: PlanLook,
    ) => Effect.Effect<UploadPlan, UploadFailure>;
  }
>()("@dragoman/core/uploads/Uploads") {
  static readonly layer = Layer.effect(
    Uploads,
    Effect.gen(function* () {
      const translations = yield* Translations;
      const repositories = yield* RepositoryKeeping;
      const units = yield* UnitKeeping;
      const tasks = yield* TaskKeeping;
      const store = yield* makeUploadStore;
      const storing = yield* makeStoring;
      const { inRepository, receive } = yield* makeReceiving;
      const transaction = yield* makeTransaction;
      const context = yield* Effect.context<
        Git | Sql | TranslationKeeping | UnitKeeping | UserKeeping | ComponentKeeping | Translations | Units | Users
      >();
      const provided = Effect.provide(context);
      yield* registerUploadTasks;

      const locate = (actor: Actor, { project, path, language }: UploadPlace) =>
        translations.permitted(actor, project, path, language, "upload.perform", noPermission);

      /** Whether the upload may be done, and what it says. */
      const examine = Effect.fn("Uploads.examine")(function* (
        actor: Actor,
        place: UploadPlace,
        readInput: Input<UploadInput>,
      ) {
        const found = yield* locate(actor, place);
        const { component } = found;
        const agreed = component.agreement === "" || (yield* units.hasAgreed(actor.id, component.id));
        if (refuseContribution(actor, { ...component, agreed }) !== undefined)
          return yield* new Forbidden({ reason: noPermission });
        if (isTemplateOnly(found) && !mayReplaceSources(actor, found))
          return yield* new Forbidden({ reason: noPermission });
        const input = yield* readInput;
        const { method = "translate", conflicts = "", fuzzy = "", overwrite = [], file } = input;
        const refusal = refuseInput(actor, found, method, conflicts, overwrite);
        if (refusal !== undefined) return yield* refusal;
        const { bytes, received } = yield* receive(found, file, method);
        const digest = createHash("sha256").update(bytes).digest("base64url");
        const author = namedAuthor(actor, found, input);
        const asked = JSON.stringify([
          actor.id,
          method,
          conflicts,
          fuzzy,
          [...overwrite].sort((a, b) => a - b),
          author,
          file.name,
          digest,
          uploadRights(actor, found),
        ]);
        return { actor, found, input, method, bytes, received, asked } satisfies Examined;
      });

      /** What becomes of the strings of a file that is laid over a translation, and how that is stored. */
      const survey = ({ actor, found, input, method, received }: Examined) =>
        Effect.gen(function* () {
          const { conflicts = "", fuzzy = "", overwrite = [] } = input;
          if (method === "add") return yield* surveyAdditions(actor, found, received, fuzzy);
          if (method === "replace" || method === "source") return yield* Effect.die(new Error("That is a whole file."));
          const known = yield* Effect.orDie(store.units(found.translation.id));
          const suggested = new Set(
            method === "suggest"
              ? (yield* Effect.orDie(store.suggestions(found.translation.id))).map((row) =>
                  suggestionKey(row.unit_id, row.target),
                )
              : [],
          );
          const { rows, result, taken } = decide(found, known, suggested, received, {
            method,
            conflicts,
            fuzzy,
            chosen: { units: new Set(overwrite), conflicts: chosenConflicts(actor, found) },
          });
          return {
            rows,
            result,
            store: Effect.flatMap(authorOf(actor.id, namedAuthor(actor, found, input)), (authorId) =>
              method === "suggest" ? storing.suggest(found, taken, authorId) : storing.translate(taken, authorId),
            ),
          };
        }).pipe(provided);

      const ledgerOf = ({ asked, found }: Examined, rows: Iterable<PlannedString>, look?: PlanLook) => {
        const ledger = new Ledger([asked, settingsOf(found)], look);
        for (const row of rows) ledger.add(row);
        return ledger;
      };

      const preview = Effect.fn("Uploads.preview")(function* (
        actor: Actor,
        place: UploadPlace,
        readInput: Input<UploadInput>,
        look: PlanLook,
      ) {
        const examined = yield* examine(actor, place, readInput);
        const { found, method, bytes } = examined;
        if (method !== "replace" && method !== "source") {
          const { rows, result } = yield* survey(examined);
          return planOf(ledgerOf(examined, rows, look), result);
        }
        return yield* inRepository(found, (repository) => {
          const ledger = new Ledger(wholeFileFacts(examined.asked, found), look);
          const surveyed = surveyWhole(method, found, bytes, repository, ledger);
          return Effect.map(surveyed, (result) => planOf(ledger, result));
        }).pipe(
          provided,
          Effect.catch((error) =>
            error instanceof CodecError ? Effect.fail(Invalid.field("file", error.message)) : Effect.die(error),
          ),
        );
      });

      /** Done by a task, which has the repository for itself. */
      const putWhole = (
        { actor, found, input, bytes, received, asked }: Examined,
        method: WholeFile["method"],
        { plan }: { readonly plan?: string | undefined },
      ) =>
        Effect.gen(function* () {
          const { component, translation } = found;
          const payload: WholeFile = {
            componentId: component.id,
            translationId: translation.id,
            method,
            author: namedAuthor(actor, found, input),
            userId: actor.id,
            plan: plan ?? null,
            asked,
          };
          const id = yield* tasks.submit(uploadTask, {
            key: repositoryKey(repositoryOwner(component)),
            payload,
            file: bytes,
            projectId: component.project_id,
          });
          const task = yield* repositories.finish(id);
          if (task.state !== "done")
            return yield* new Refused({ reason: task.error ?? "The file could not be replaced." });
          const done = yield* Effect.orDie(Schema.decodeUnknownEffect(WholeFileDone)(task.result));
          if (done.outdated) return yield* outdated();
          const count = yield* units.countOf(translation.id);
          const total = method === "source" ? count : received.strings.length;
          return { not_found: 0, skipped: 0, accepted: count, total } satisfies UploadResult;
        });

      const upload = (...[actor, place, readInput, options]: Parameters<Uploads["Service"]["upload"]>): Uploading =>
        Effect.gen(function* () {
          const { plan } = options;
          const looking = examine(actor, place, readInput);
          const examined = yield* plan === undefined ? looking : Effect.catch(looking, asOutdated);
          const { method, found } = examined;
          if (method === "replace" || method === "source") return yield* putWhole(examined, method, options);
          const result = yield* transaction(
            Effect.gen(function* () {
              yield* storing.hold(found);
              const now = yield* Effect.orElseSucceed(locate(actor, place), () => undefined);
              if (now === undefined || facts(actor, now) !== facts(actor, found)) return undefined;
              const surveyed = yield* survey(examined);
              if (plan !== undefined && ledgerOf(examined, surveyed.rows).token() !== plan) return yield* outdated();
              yield* Effect.provide(surveyed.store, context);
              return surveyed.result;
            }),
          );
          // Somebody changed settings meanwhile: by those it is judged once more.
          return result ?? (yield* upload(actor, place, Effect.succeed(examined.input), options));
        }).pipe(Effect.withSpan("Uploads.upload"));

      return Uploads.of({ upload, preview });
    }),
  );
}

type Uploading = Effect.Effect<UploadResult, UploadFailure>;

/** What of a place decides about an upload. */
const facts = (actor: Actor, found: FoundTranslation) =>
  JSON.stringify([settingsOf(found), uploadRights(actor, found)]);

const planOf = (ledger: Ledger, result: UploadResult): UploadPlan => ({
  token: ledger.token(),
  result,
  kinds: ledger.kinds,
  count: ledger.count,
  rows: ledger.rows,
});
