/** Where the files of a component are: in a clone of its own, in that of another component, or in a new repository. */
import { Effect, Result } from "effect";
import type { ComponentId, ProjectId } from "../ids/index.ts";
import { type Actor, Invalid } from "../access/index.ts";
import {
  type CheckoutError,
  Checkouts,
  type FilePlaces,
  type GivenCredentials,
  isSame,
  type KeepsCredentials,
  makeCredentials,
  server,
  withTextFolders,
} from "../checkouts/inside.ts";
import { checkBranch, reasonOf, type RemoteAddress, type RemoteReason, withCredentials } from "../git/index.ts";
import {
  commit,
  ensure,
  fetch,
  type FileChange,
  Git,
  initLocal,
  listFiles,
  push,
  remoteBranches,
  remoteHead,
  type Repository,
  repositoryAt,
} from "../git/inside.ts";
import { checkForge } from "./forgeAddress.ts";
import { internalAddress, isInternal, parseInternal } from "./internalAddress.ts";
import { firstMessage } from "./messages.ts";
import type { NewComponent } from "./model.ts";
import { mayShare } from "./policy.ts";
import { makeReading } from "./reading.ts";
import type { ComponentStore, ComponentValues } from "./store.ts";

export const defaultBranch = "main";
export const localRepo = "local:";

/** git's words about an address or branch, under the field that they are about. */
export const asField = (field: string) => (failure: CheckoutError) =>
  failure._tag === "AddressRefused"
    ? Invalid.field(field, failure.message)
    : failure._tag === "GitFailed"
      ? unusable(failure.text, reasonOf(failure))
      : unusable(failure.message, undefined);

const unusable = (text: string, code: RemoteReason | undefined, branches?: readonly string[]) =>
  new Invalid({
    fields: { repo: [`The repository cannot be used: ${text}`], ...(branches === undefined ? {} : { branches }) },
    ...(code === undefined ? {} : { code }),
  });

const mostBranches = 50;

/** As `asField`; where the branch is not there, with those that are. */
const asMissing = (remote: RemoteAddress) => (failure: CheckoutError) =>
  Effect.gen(function* () {
    if (failure._tag !== "GitFailed" || reasonOf(failure) !== "no_branch") return yield* asField("repo")(failure);
    const branches = yield* Effect.orElseSucceed(remoteBranches(remote), () => []);
    return yield* branches.length === 0
      ? unusable("It has no commits yet.", "empty")
      : unusable(failure.text, "no_branch", branches.slice(0, mostBranches));
  });

/** What git is told beside the address of the repository. */
export const checkNames = (input: Pick<NewComponent, "push" | "branch" | "push_branch">) =>
  Effect.gen(function* () {
    const git = yield* Git;
    const { push = "" } = input;
    if (push !== "") yield* Effect.mapError(git.reachable(push), asField("push"));
    for (const field of ["branch", "push_branch"] as const)
      if ((input[field] ?? "") !== "")
        yield* Effect.mapError(Effect.fromResult(checkBranch(input[field] ?? "")), asField(field));
  });

interface Place {
  readonly repository: Repository;
  readonly draft: string | undefined;
  readonly values: ComponentValues;
}

/** The repository to use: a shared one, a new clone, or a new local one. */
export const locate = (
  store: ComponentStore,
  actor: Actor,
  projectId: ProjectId,
  input: Pick<NewComponent, "repo" | "branch" | "push" | "push_branch"> & {
    readonly vcs: string;
    readonly ownClone: boolean;
    /** The first files of a repository without a remote. */
    readonly content?: readonly FileChange[];
    /** Those of one whose remote has no commit yet. */
    readonly first?: readonly FileChange[] | undefined;
    readonly given: GivenCredentials;
    /** Where its files are to be. */
    readonly files: FilePlaces;
  },
) =>
  Effect.gen(function* () {
    const checkouts = yield* Checkouts;
    const seen = (repository: Repository) => withTextFolders(repository, [input.files]);
    const { repo, vcs } = input;
    if (isInternal(repo)) {
      const address = parseInternal(repo);
      const target =
        address === undefined ? undefined : yield* Effect.orDie(store.visible(actor, address.project, address.path));
      if (target === undefined) return yield* Invalid.field("repo", "There is no such component.");
      if (!mayShare(actor, target, projectId))
        return yield* Invalid.field(
          "repo",
          "Only those who may edit that component can share its repository with another project.",
        );
      if (target.linked_component_id !== null)
        return yield* Invalid.field("repo", "That component shares a repository itself: name the one that owns it.");
      for (const field of ["push", "branch", "push_branch"] as const)
        if ((input[field] ?? "") !== "")
          return yield* Invalid.field(field, "This cannot be set where the repository of another component is shared.");
      return yield* shared(target.id);
    }
    if (vcs === "local" || repo === localRepo) {
      if (vcs !== "local") return yield* Invalid.field("vcs", "A local repository needs vcs local.");
      if ((input.push ?? "") !== "") return yield* Invalid.field("push", "A local repository is not pushed.");
      const branch = input.branch === undefined || input.branch === "" ? defaultBranch : input.branch;
      const draft = yield* checkouts.draft;
      const repository = seen(
        yield* Effect.mapError(Effect.fromResult(repositoryAt(draft, branch)), asField("branch")),
      );
      yield* Effect.mapError(
        initLocal(repository, {
          changes: input.content ?? [],
          message: "Files received",
          author: server(),
          committer: server(),
        }),
        asField("repo"),
      ).pipe(Effect.tapError(() => checkouts.discard(draft)));
      return { repository, draft, values: { repo: localRepo, vcs, branch } } satisfies Place;
    }

    yield* checkForge(vcs, { repo, push: input.push ?? "" });
    const git = yield* Git;
    const address = yield* Effect.mapError(git.reachable(repo), asField("repo"));
    const withGiven = (kind: "repo" | "push", to: RemoteAddress) => {
      const given = input.given[kind];
      const credentials = typeof given === "object" ? given : undefined;
      return Effect.mapError(
        Effect.fromResult(withCredentials({ ...to, project: projectId }, credentials)),
        asField(kind),
      );
    };
    const remote = yield* withGiven("repo", address);
    yield* checkNames(input);
    const named = input.branch ?? "";
    const branch =
      named !== "" ? named : ((yield* Effect.mapError(remoteHead(remote), asField("repo"))) ?? defaultBranch);

    if (!input.ownClone) {
      const keeper = yield* makeCredentials;
      const fits = (row: KeepsCredentials) =>
        (["repo", "push"] as const).every((kind) => {
          const given = input.given[kind];
          const kept = keeper.open(row, kind);
          return typeof given !== "object" || (Result.isSuccess(kept) && isSame(kept.success, given));
        });
      const twins = yield* Effect.orDie(store.shareable(actor, projectId, repo, vcs, branch, input.push));
      const twin = twins.find(fits);
      if (twin !== undefined) return yield* shared(twin.id);
    }
    const draft = yield* checkouts.draft;
    const repository = seen(yield* Effect.mapError(Effect.fromResult(repositoryAt(draft, branch)), asField("branch")));
    const begun = (changes: readonly FileChange[]) =>
      Effect.gen(function* () {
        const { push: to = "" } = input;
        if (to === "")
          return yield* Invalid.field(
            "push",
            "The repository has no commits yet: name where the first one is pushed to.",
          );
        const pushed = yield* withGiven("push", yield* Effect.mapError(git.reachable(to), asField("push")));
        return yield* beginRemote(repository, remote, pushed, changes);
      });
    yield* ensure(repository, remote).pipe(
      Effect.catch(asMissing(remote)),
      Effect.catchIf(
        ({ code }) => code === "empty" && input.first !== undefined,
        () => begun(input.first ?? []),
      ),
      Effect.tapError(() => checkouts.discard(draft)),
    );
    return { repository, draft, values: { branch } } satisfies Place;

    function shared(ownerId: ComponentId) {
      return Effect.gen(function* () {
        const owner = yield* Effect.orDie(store.byId(ownerId));
        if (owner === undefined) return yield* Invalid.field("repo", "There is no such component.");
        const { repository } = yield* (yield* makeReading)(
          owner,
          Effect.tap(checkouts.open(owner), (opened) => listFiles(opened.repository)),
        ).pipe(Effect.mapError(asField("repo")));
        return {
          repository: seen(repository),
          draft: undefined,
          values: {
            repo: internalAddress(owner.project_slug, owner.path),
            vcs: owner.vcs,
            branch: "",
            push: "",
            push_branch: "",
            linked_component_id: owner.id,
          },
        } satisfies Place;
      });
    }
  });

/** The first commit of all, pushed at once: before the remote has it there is nothing to fetch, and no way back to it. */
const beginRemote = (
  repository: Repository,
  remote: RemoteAddress,
  pushed: RemoteAddress,
  changes: readonly FileChange[],
) =>
  Effect.gen(function* () {
    yield* Effect.mapError(
      commit(repository, { changes, message: firstMessage, author: server(), committer: server() }),
      asField("repo"),
    );
    const answer = yield* Effect.mapError(push(repository, pushed, { elsewhere: true }), asField("push"));
    if (answer._tag === "rejected") return yield* Invalid.field("push", answer.text);
    yield* Effect.mapError(fetch(repository, remote), asField("repo"));
  });
