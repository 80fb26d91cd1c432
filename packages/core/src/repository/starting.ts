/** The first files of a component that begins from nothing. */
import { codecById } from "@dragoman/formats";
import { Effect } from "effect";
import { actions } from "../changes/index.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import { server } from "../checkouts/inside.ts";
import { type ComponentFacts, firstMessage } from "../components/index.ts";
import { firstFiles } from "../components/inside.ts";
import { commit, listFiles } from "../git/inside.ts";
import { makePeople } from "./people.ts";
import { placeOf, type RepositoryWork } from "./work.ts";

/** Makes and commits those that are not there. */
export const startFiles = (work: RepositoryWork, component: ComponentFacts) =>
  Effect.gen(function* () {
    const codec = codecById(component.file_format);
    if (codec === undefined) return yield* Effect.die(new Error(`There is no codec for ${component.file_format}.`));
    const { repository, userId } = work;
    const source = { id: component.source_language_id, code: component.source_language_code };
    const wanted = yield* firstFiles(codec, component, source);
    const present = new Set((yield* listFiles(repository)).files.map(({ path }) => path));
    const changes = wanted.filter(({ path }) => !present.has(path));
    if (changes.length === 0) return;
    const people = yield* makePeople;
    const author = yield* people.signature(userId, new Date());
    yield* commit(repository, { changes, message: firstMessage, author, committer: server(), guard: work.guard });
    const records = yield* ChangeKeeping;
    yield* records.record([{ ...placeOf(component), action: actions.changesCommitted, userId }]);
  });
