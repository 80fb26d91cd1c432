/** What every operation on a repository needs: the components that share it, where it lies, who asked, and the right to go on. */
import { Effect } from "effect";
import type { ComponentId, UserId } from "../ids/index.ts";
import { type ComponentFacts, repositoryOwner } from "../components/index.ts";
import { Checkouts } from "../checkouts/inside.ts";
import { makeTransaction } from "../database/index.ts";
import { SiteTitle, SiteUrl } from "../site/index.ts";
import type { OwnershipLost } from "../tasks/inside.ts";
import { aheadBehind, commitInfo, type Repository, status, tips } from "../git/inside.ts";
import { ComponentKeeping } from "../components/inside.ts";
import { makeUnpushedStore } from "../units/inside.ts";

export interface RepositoryWork {
  readonly owner: ComponentFacts;
  /** The owner and all that are linked to it. */
  readonly components: readonly ComponentFacts[];
  readonly repository: Repository;
  /** The repository had to be made again, without commits that were never pushed. */
  readonly lost: boolean;
  /** Who asked; null for the server itself. */
  readonly userId: UserId | null;
  /** Address of the site, for messages and headers. */
  readonly siteUrl: string;
  readonly siteTitle: string;
  /** Of a plan that is applied: the changes of strings that it commits, and no others. */
  readonly planned?: ReadonlySet<string>;
  readonly guard: Effect.Effect<void, OwnershipLost>;
  readonly progress: (percent: number) => Effect.Effect<void>;
  readonly log: (line: string) => Effect.Effect<void>;
}

/** Opens the repository of a component; undefined when the component is gone. */
export const openWork = (componentId: ComponentId, of: Pick<RepositoryWork, "userId" | "guard" | "progress" | "log">) =>
  Effect.gen(function* () {
    const components = yield* ComponentKeeping;
    const checkouts = yield* Checkouts;
    const component = yield* components.byId(componentId);
    if (component === undefined) return undefined;
    const sharing = yield* components.sharing(repositoryOwner(component));
    const [owner] = sharing;
    if (owner === undefined) return undefined;
    const { repository, lost } = yield* checkouts.open(owner);
    if (!lost) yield* checkouts.steady(owner.id, repository, of.guard);
    return {
      owner,
      components: sharing,
      repository,
      lost,
      siteUrl: yield* SiteUrl,
      siteTitle: yield* SiteTitle,
      ...of,
    } satisfies RepositoryWork;
  });

/** Writes down where the repository stands, so that asking for it needs no git, and what only it has. */
export const note = ({ owner, repository }: Pick<RepositoryWork, "owner" | "repository">) =>
  Effect.gen(function* () {
    const components = yield* ComponentKeeping;
    const transaction = yield* makeTransaction;
    const { head, upstream } = yield* tips(repository);
    const { ahead, behind } = yield* aheadBehind(repository);
    const keep = yield* (yield* Checkouts).keep(owner.id, repository);
    const state = {
      local: owner.vcs === "local" || head === null ? null : yield* commitInfo(repository, head),
      remote: upstream === null ? null : yield* commitInfo(repository, upstream),
      ahead,
      behind,
      status: yield* status(repository),
    };
    const unpushed = yield* makeUnpushedStore;
    yield* transaction(
      Effect.gen(function* () {
        yield* components.noteRepository(owner.id, state);
        yield* keep;
        if (upstream !== null && ahead === 0) yield* Effect.orDie(unpushed.settled(owner.id));
      }),
    );
  });

export const placeOf = (component: Pick<ComponentFacts, "id" | "project_id">) => ({
  projectId: component.project_id,
  componentId: component.id,
});
