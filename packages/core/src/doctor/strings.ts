/** Files against the database: what reading them now would change. */
import { Effect } from "effect";
import { Checkouts } from "../checkouts/inside.ts";
import { type ComponentFacts, repositoryOwner } from "../components/index.ts";
import { repositoryKey } from "../components/inside.ts";
import { type FileDifferences, fileDifferences } from "../files/index.ts";
import { decisive, describeDifference } from "./comparison.ts";
import type { Finding } from "./model.ts";
import { makeDoctorStore } from "./store.ts";
import { ComponentKeeping } from "../components/inside.ts";

/** Strings that are told of in a finding; the rest is counted. */
const mostStrings = 20;

/** Undefined while the repository is worked on, or where it changed meanwhile. */
export const examineFiles = (component: ComponentFacts) =>
  Effect.gen(function* () {
    const store = yield* makeDoctorStore;
    const ownerId = repositoryOwner(component);
    const owner = yield* (yield* ComponentKeeping).byId(ownerId);
    const place = `${component.project_slug}/${component.path}`;
    const found = (message: string): readonly Finding[] => [{ examination: "files", place, message }];
    if (owner === undefined) return [];
    const head = yield* Effect.orDie(store.head(ownerId));
    if (head === null) return [];
    const busy = Effect.orDie(store.isWorkedOn(repositoryKey(ownerId)));
    if (yield* busy) return undefined;
    const look = Effect.gen(function* () {
      const { repository, lost } = yield* (yield* Checkouts).open(owner);
      return lost ? undefined : yield* fileDifferences(component, repository, head);
    });
    const looked = yield* Effect.result(look);
    if (looked._tag === "Failure") return found(`its repository cannot be read: ${looked.failure.message}`);
    if (looked.success === undefined) return found("its repository lacks commits that were never pushed");
    // What was read before a commit was compared with what was stored after it.
    if ((yield* busy) || head !== (yield* Effect.orDie(store.head(ownerId)))) return undefined;
    return yield* Effect.forEach(looked.success, (each) => tell(component, each));
  });

/** How often those are looked at again that were worked on, a second later each time. */
const attempts = 10;

/** Files of components that were worked on before; who is so all the time is told of as not looked at. */
export const examineFilesAgain = (components: readonly ComponentFacts[]) =>
  Effect.gen(function* () {
    const found: Finding[] = [];
    let busy = components;
    for (let attempt = 0; attempt < attempts && busy.length > 0; attempt++) {
      yield* Effect.sleep("1 second");
      const looked = yield* Effect.forEach(busy, (component) =>
        Effect.map(examineFiles(component), (findings) => ({ component, findings })),
      );
      found.push(...looked.flatMap(({ findings = [] }) => findings));
      busy = looked.flatMap(({ component, findings }) => (findings === undefined ? [component] : []));
    }
    return [...found, ...busy.map(unseen)];
  });

const unseen = (component: ComponentFacts): Finding => ({
  examination: "files",
  place: `${component.project_slug}/${component.path}`,
  message: "not looked at: busy",
  unseen: true,
  remedy: { _tag: "finish", key: repositoryKey(repositoryOwner(component)) },
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
