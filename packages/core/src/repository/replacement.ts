/** Putting a whole file in the place of a translation's file. */
import { Effect } from "effect";
import { actions } from "../changes/actions.ts";
import { Changes } from "../changes/service.ts";
import type { ComponentFacts } from "../components/facts.ts";
import { renderMessage } from "../components/messages.ts";
import { server } from "../components/signature.ts";
import { syncComponent } from "../files/sync.ts";
import { Translations } from "../translations/service.ts";
import { commitPending } from "./committing.ts";
import { messageVariables } from "./messageVariables.ts";
import { makePeople } from "./people.ts";
import { commit } from "./vcs/index.ts";
import { note, placeOf, type RepositoryWork } from "./work.ts";

/** Commits `bytes` as they are, after what was pending, and reads them in. */
export const replaceFile = (
  work: RepositoryWork,
  component: ComponentFacts,
  translationId: number,
  bytes: Uint8Array,
) =>
  Effect.gen(function* () {
    const translations = yield* Translations;
    const changes = yield* Changes;
    const translation = yield* translations.byId(translationId);
    if (translation === undefined) return;
    yield* commitPending(work);
    const people = yield* makePeople;
    const author = yield* people.signature(work.userId, new Date());
    const committed = yield* commit(work.repository, {
      changes: [{ path: translation.filename, content: bytes }],
      message: renderMessage(component.commit_message, yield* messageVariables(work, component, translation, author)),
      author,
      committer: server(),
      guard: work.guard,
    });
    yield* changes.record([
      ...(committed._tag === "committed"
        ? [{ ...placeOf(component), action: actions.changesCommitted, translationId, userId: work.userId }]
        : []),
      {
        ...placeOf(component),
        action: actions.translationReplacedFileByUpload,
        translationId,
        userId: work.userId,
        authorId: work.userId,
      },
    ]);
    yield* syncComponent(component, work.repository, {
      userId: work.userId,
      force: false,
      progress: () => Effect.void,
    });
    yield* note(work);
  });
