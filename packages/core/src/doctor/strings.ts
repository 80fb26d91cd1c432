/** Files against the database: what reading them now would change. */
import { Effect } from "effect";
import { Checkouts } from "../checkouts/index.ts";
import { type ComponentFacts, repositoryKey, repositoryOwner } from "../components/index.ts";
import { type FileDifferences, fileDifferences } from "../files/index.ts";
import { decisive, describeDifference } from "./comparison.ts";
import type { Finding } from "./model.ts";
import { makeDoctorStore } from "./store.ts";
import { ComponentKeeping } from "../components/inside.ts";

/** How often a repository is looked at again that is worked on, or changed meanwhile. */
const attempts = 10;
/** Strings that are told of in a finding; the rest is counted. */
const mostStrings = 20;

export const examineFiles = (component: ComponentFacts) =>
  Effect.gen(function* () {
    const store = yield* makeDoctorStore;
    const ownerId = repositoryOwner(component);
    const owner = yield* (yield* ComponentKeeping).byId(ownerId);
    const place = `${component.project_slug}/${component.path}`;
    const found = (message: string): readonly Finding[] => [{ examination: "files", place, message }];
    if (owner === undefined) return [];
    for (let attempt = 0; attempt < attempts; attempt++) {
      const head = yield* Effect.orDie(store.head(ownerId));
      if (head === null) return [];
      const busy = Effect.orDie(store.isWorkedOn(repositoryKey(ownerId)));
      if (yield* busy) {
        yield* Effect.sleep("1 second");
        continue;
      }
      const look = Effect.gen(function* () {
        const { repository, lost } = yield* (yield* Checkouts).open(owner);
        return lost ? undefined : yield* fileDifferences(component, repository, head);
      });
      const looked = yield* Effect.result(look);
      if (looked._tag === "Failure") return found(`its repository cannot be read: ${looked.failure.message}`);
      if (looked.success === undefined) return found("its repository lacks commits that were never pushed");
      // What was read before a commit was compared with what was stored after it.
      if ((yield* busy) || head !== (yield* Effect.orDie(store.head(ownerId)))) continue;
      return yield* Effect.forEach(looked.success, (each) => tell(component, each));
    }
    yield* Effect.logWarning(`${place} is worked on all the time: its files were not looked at.`);
    return [];
  });

const tell = (component: ComponentFacts, { translation, problem, units }: FileDifferences) =>
  Effect.gen(function* () {
    const store = yield* makeDoctorStore;
    const place = `${component.project_slug}/${component.path}/${translation.language}`;
    if (problem !== undefined) return { examination: "files", place, message: problem } satisfies Finding;
    const strings = units.map(describeDifference);
    const decided = strings.flatMap(({ id, differs }) =>
      id !== null && differs.some((name) => decisive.has(name)) ? [id] : [],
    );
    const restorable = new Set(
      units.flatMap(({ stored }) => (stored !== undefined && stored.state < 100 ? [stored.id] : [])),
    );
    const ours = (yield* Effect.orDie(store.accepted(decided))).filter((id) => restorable.has(id));
    return {
      examination: "files",
      place,
      message: `${strings.length} ${strings.length === 1 ? "string differs" : "strings differ"} from ${translation.filename}`,
      strings: strings.slice(0, mostStrings),
      remedy: { _tag: "read", componentId: component.id, ours },
    } satisfies Finding;
  });
