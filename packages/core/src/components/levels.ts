/** Names of components and categories, which share the levels of a project's tree. */
import { Effect } from "effect";
import type { CategoryId, ProjectId } from "../ids/index.ts";
import { Invalid } from "../access/index.ts";
import { type ComponentStore, makeComponentStore, type Sibling } from "./store.ts";

export const checkTaken = (
  store: ComponentStore,
  level: { readonly projectId: ProjectId; readonly categoryId: CategoryId | null },
  wanted: { readonly name?: string | undefined; readonly slug?: string | undefined },
  except: Sibling | null,
) =>
  Effect.gen(function* () {
    const taken = yield* Effect.orDie(
      store.taken(
        level,
        {
          ...(wanted.name === undefined ? {} : { name: wanted.name }),
          ...(wanted.slug === undefined ? {} : { slug: wanted.slug }),
        },
        except,
      ),
    );
    if (taken.slug) return yield* Invalid.field("slug", "A component or category with this slug already exists here.");
    if (taken.name) return yield* Invalid.field("name", "A component or category with this name already exists here.");
  });

/** The wanted name and slug; with the first number behind them that makes both free, where one is taken. */
export const freeNames = (
  store: ComponentStore,
  level: { readonly projectId: ProjectId; readonly categoryId: CategoryId | null },
  { name, slug }: { readonly name: string; readonly slug: string },
) =>
  Effect.gen(function* () {
    for (let number = 1; ; number++) {
      const wanted =
        number === 1
          ? { name, slug }
          : { name: `${name.slice(0, 90)} (${number})`, slug: `${slug.slice(0, 90)}-${number}` };
      const taken = yield* Effect.orDie(store.taken(level, wanted, null));
      if (!taken.name && !taken.slug) return wanted;
    }
  });

/** For those who keep categories or components: each wants a transaction. */
export const makeLevels = Effect.map(makeComponentStore, (store) => ({
  /** Gives the components of a project the addresses that its categories have now. */
  settlePaths: (projectId: ProjectId) =>
    Effect.orDie(Effect.andThen(store.lockTree(projectId), store.settlePaths(projectId))),
  /** Nobody else changes the project's tree until the transaction ends. */
  lock: (projectId: ProjectId) => Effect.asVoid(Effect.orDie(store.lockTree(projectId))),
  checkTaken: (
    level: { readonly projectId: ProjectId; readonly categoryId: CategoryId | null },
    wanted: { readonly name?: string | undefined; readonly slug?: string | undefined },
    except: Sibling | null,
  ) => checkTaken(store, level, wanted, except),
}));
