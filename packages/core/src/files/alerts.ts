/** What reading the files of a component tells of it beyond its strings. */
import { Effect } from "effect";
import type { ComponentFacts } from "../components/index.ts";
import { ComponentKeeping } from "../components/inside.ts";
import type { Applied } from "./applying.ts";

/** Strings of a file that details name, and characters of each. */
const named = 20;
const longest = 200;

type RepeatedStrings = Readonly<Record<string, readonly string[]>>;

interface Told {
  /** Paths of all files that there are. */
  readonly files: { readonly has: (path: string) => boolean };
  readonly problems: readonly string[];
  /** The files that were read now; others say what they said. */
  readonly applied: readonly Applied[];
}

export const settleAlerts = (component: ComponentFacts, { files, problems, applied }: Told) =>
  Effect.gen(function* () {
    const components = yield* ComponentKeeping;
    const standing = new Map((yield* components.alertsOf(component.id)).map(({ name, details }) => [name, details]));
    const settle = (name: string, wanted: Readonly<Record<string, unknown>> | undefined) =>
      wanted === undefined
        ? standing.has(name)
          ? components.clearAlerts(component, [name])
          : Effect.void
        : components.raiseAlert(component, name, wanted);

    yield* settle("ParseError", problems.length === 0 ? undefined : { errors: problems });
    const absent = [component.template, component.new_base, component.intermediate].filter(
      (path) => path !== "" && !files.has(path),
    );
    yield* settle("InexistantFiles", absent.length === 0 ? undefined : { files: absent });
    const before = (standing.get("DuplicateString")?.["files"] ?? {}) as RepeatedStrings;
    const repeated = Object.fromEntries(
      [...Object.entries(before), ...applied.map((one) => [one.filename, told(one.repeated)] as const)].filter(
        ([path]) => files.has(path),
      ),
    );
    const left = Object.fromEntries(Object.entries(repeated).filter(([, strings]) => strings.length > 0));
    yield* settle("DuplicateString", Object.keys(left).length === 0 ? undefined : { files: left });
  });

const told = (strings: readonly string[]) => strings.slice(0, named).map((text) => text.slice(0, longest));
