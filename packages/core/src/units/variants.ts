/**
 * Variants: strings that say the same for different places, such as a shorter form for small screens. The component's
 * `variant_regex` takes away from keys what tells variants apart; the flag `variant:"text"` names the string that a string
 * is a variant of by its text.
 */
import { Effect, Schema } from "effect";
import { actions, type Followed, unlisted } from "../changes/index.ts";
import { Reactions } from "../changes/inside.ts";
import { flagsOf } from "../checks/index.ts";
import { makeTransaction } from "../database/index.ts";
import { compilePattern, type Pattern } from "../fields/index.ts";
import { ComponentId, type UnitId } from "../ids/index.ts";
import { defineTask, registerTask, TaskKeeping } from "../tasks/inside.ts";
import { type Keyed, makeVariantStore, type Membership } from "./stores/variants.ts";

const refreshTask = defineTask(
  { kind: "units.variants", pace: "idle", yields: true },
  Schema.Struct({ componentId: ComponentId }),
);

const without = (pattern: Pattern, key: string): string => {
  let rest = "";
  let at = 0;
  for (const [start, end] of pattern.stretches(key)) {
    rest += key.slice(at, start);
    at = end;
  }
  return rest + key.slice(at);
};

/** Which source strings belong together: groups of two and more. */
export const groupVariants = (units: readonly Keyed[], expression: string): readonly Membership[] => {
  const groups = new Map<string, Set<UnitId>>();
  const join = (key: string, id: UnitId) => groups.set(key, (groups.get(key) ?? new Set()).add(id));
  const pattern = expression === "" ? undefined : compilePattern(expression);
  const texts = new Set<string>();
  for (const { id, context, flags, extra_flags: extra } of units) {
    if (pattern?.test(context) === true) join(`key:${without(pattern, context)}`, id);
    const [named] = flagsOf(flags, extra).get("variant") ?? [];
    if (named === undefined) continue;
    texts.add(named.text);
    join(`text:${named.text}`, id);
  }
  for (const { id, context, source } of units) {
    if (groups.has(`key:${context}`)) join(`key:${context}`, id);
    if (texts.has(source)) join(`text:${source}`, id);
  }
  return [...groups].flatMap(([key, ids]) => (ids.size < 2 ? [] : Array.from(ids, (id) => ({ id, key }))));
};

/** What may bring or take away a variant. */
const telling: ReadonlySet<number> = new Set([
  actions.resourceUpdated,
  actions.sourceStringAdded,
  actions.stringAdded,
  actions.stringRemoved,
  unlisted.propertiesSet,
  unlisted.componentSettingsChanged,
]);

const concerned = (changes: readonly Followed[]): readonly ComponentId[] => [
  ...new Set(
    changes
      .filter(({ action }) => action !== undefined && telling.has(action))
      .flatMap(({ componentId }) => componentId ?? []),
  ),
];

export const followVariants = Effect.gen(function* () {
  const store = yield* makeVariantStore;
  const tasks = yield* TaskKeeping;
  const transaction = yield* makeTransaction;

  (yield* Reactions).add((changes) =>
    Effect.gen(function* () {
      const ids = concerned(changes);
      if (ids.length === 0) return;
      for (const componentId of yield* store.having(ids))
        yield* tasks.submit(refreshTask, {
          key: `${refreshTask.kind}:${componentId}`,
          payload: { componentId },
          coalesce: true,
        });
    }).pipe(Effect.orDie),
  );

  yield* registerTask(refreshTask, ({ componentId }) =>
    transaction(
      Effect.gen(function* () {
        const expression = yield* store.expression(componentId);
        yield* store.replace(componentId, groupVariants(yield* store.sources(componentId), expression));
      }).pipe(Effect.orDie),
    ),
  );
});
