/** Taking a string away: out of the files at once, and out of the database with its records. */
import { codecById, CodecError, save } from "@dragoman/formats";
import { Effect } from "effect";
import type { UnitId } from "../ids/index.ts";
import { actions, formSeparator } from "../changes/index.ts";
import type { ComponentFacts } from "../components/index.ts";
import { isOwnTemplate, isTemplate } from "../components/inside.ts";
import { Checkouts, server } from "../checkouts/inside.ts";
import { makeTransaction } from "../database/index.ts";
import { codecContext, unitsOfKey } from "../files/index.ts";
import { StatisticsKeeping } from "../statistics/inside.ts";
import { makeBulkStore, makeRelatedChecks, makeSourceChecks } from "../units/inside.ts";
import { commitPending } from "./committing.ts";
import { commitMessage, messageVariables } from "./messageVariables.ts";
import { makePeople } from "./people.ts";
import { commit, listFiles, readBlob } from "../git/inside.ts";
import { note, placeOf, type RepositoryWork } from "./work.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { ChangeKeeping } from "../changes/inside.ts";

/** Removes the units and their entries in files. `unitIds` are of one string: its source unit and all translations, or one translation. */
export const removeUnits = (work: RepositoryWork, component: ComponentFacts, unitIds: readonly UnitId[]) =>
  Effect.gen(function* () {
    const bulk = yield* makeBulkStore;
    const relatedChecks = yield* makeRelatedChecks;
    const sourceChecks = yield* makeSourceChecks;
    const translations = yield* TranslationKeeping;
    const statistics = yield* StatisticsKeeping;
    const changes = yield* ChangeKeeping;
    const transaction = yield* makeTransaction;
    const codec = codecById(component.file_format);
    if (codec === undefined) return;
    yield* commitPending(work);
    const people = yield* makePeople;
    const author = yield* people.signature(work.userId, new Date());
    const rows = yield* Effect.orDie(bulk.located(unitIds));
    for (const row of rows) {
      const translation = yield* translations.byId(row.translation_id);
      if (translation === undefined) continue;
      const files = new Map((yield* listFiles(work.repository)).files.map((file) => [file.path, file.blob]));
      const blob = files.get(translation.filename);
      if (blob !== undefined) {
        const bytes = yield* readBlob(work.repository, blob);
        const context = codecContext(component, translation);
        const without = yield* Effect.try({
          try: () => {
            const document = codec.parse(bytes, context);
            const isOthers = isTemplate(component, translation) && !isOwnTemplate(document);
            const units = isOthers ? [] : unitsOfKey(document, row.file_key);
            return units.length === 0
              ? undefined
              : save(
                  codec,
                  document,
                  units.map(({ id }) => ({ op: "remove", id })),
                  context,
                );
          },
          catch: (error) => {
            if (error instanceof CodecError) return error;
            throw error;
          },
        });
        if (without !== undefined) {
          const variables = yield* messageVariables(work, component, translation, author);
          yield* commit(work.repository, {
            changes: [{ path: translation.filename, content: without }],
            message: yield* commitMessage(work, component, "commit_message", variables),
            author,
            committer: server(),
            guard: work.guard,
          });
          yield* changes.record([
            {
              ...placeOf(component),
              action: actions.changesCommitted,
              translationId: translation.id,
              userId: work.userId,
            },
          ]);
        }
      }
    }
    const keep = yield* (yield* Checkouts).keep(work.owner.id, work.repository);
    yield* transaction(
      Effect.gen(function* () {
        yield* work.guard;
        yield* keep;
        const said = yield* relatedChecks.saidBy(unitIds);
        yield* relatedChecks.take(said);
        yield* bulk.remove(unitIds);
        yield* bulk.closeGaps(
          rows.map(({ translation_id, position }) => ({ translationId: translation_id, position })),
        );
        const touched = [...new Set(rows.map(({ translation_id }) => translation_id))];
        yield* bulk.renumbered(touched);
        yield* statistics.recount(touched);
        for (const id of touched) yield* translations.update(id, { revision: "", read_revision: "" });
        yield* changes.record(
          rows.map((row) => ({
            ...placeOf(component),
            action: actions.stringRemoved,
            translationId: row.translation_id,
            userId: work.userId,
            target: row.target.join(formSeparator),
            details: {
              source: row.source.join(formSeparator),
              target: row.target.join(formSeparator),
              before: { id: row.id, ...row.whole },
            },
          })),
        );
        yield* sourceChecks.refresh(yield* relatedChecks.refresh(said));
      }),
    );
    yield* note(work);
  });
