/**
 * Where later rooms take part in commits of strings: they may change the files of a commit and add others, and work on
 * what was committed.
 */
import { Context, Effect, Layer } from "effect";
import type { ComponentFacts, MessageVariables } from "../components/index.ts";
import type { TranslationFacts } from "../translations/index.ts";
import type { AddressRefused, GitFailed, HeadMoved } from "../git/index.ts";
import type { Signature } from "../git/inside.ts";
import type { OwnershipLost } from "../tasks/inside.ts";
import type { RepositoryWork } from "./work.ts";

export interface CommitAct {
  readonly work: RepositoryWork;
  readonly component: ComponentFacts;
  readonly translation: TranslationFacts;
  readonly author: Signature;
  /** What messages of the commit may name. */
  readonly variables: MessageVariables;
  /** What is about to be committed; the translation's own file among it. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export type CommitHook = (act: CommitAct) => Effect.Effect<ReadonlyMap<string, Uint8Array>>;

/** Acts after commits were made, before they are sent. */
export type AfterCommits = (
  work: RepositoryWork,
) => Effect.Effect<void, AddressRefused | GitFailed | HeadMoved | OwnershipLost>;

export class CommitHooks extends Context.Service<
  CommitHooks,
  {
    readonly add: (hook: CommitHook) => void;
    readonly run: CommitHook;
    readonly addAfter: (hook: AfterCommits) => void;
    readonly after: AfterCommits;
  }
>()("@dragoman/core/repository/CommitHooks") {
  static readonly layer = Layer.sync(CommitHooks, () => {
    const hooks: CommitHook[] = [];
    const afterwards: AfterCommits[] = [];
    return CommitHooks.of({
      add: (hook) => void hooks.push(hook),
      run: (act) =>
        Effect.reduce(
          hooks,
          () => act.files,
          (files, hook) => hook({ ...act, files }),
        ),
      addAfter: (hook) => void afterwards.push(hook),
      after: (work) => Effect.forEach(afterwards, (hook) => hook(work), { discard: true }),
    });
  });
}
