/** Where later rooms take part in commits of strings: they may change the files of a commit and add others. */
import { Context, Effect, Layer } from "effect";
import type { ComponentFacts, MessageVariables } from "../components/index.ts";
import type { TranslationFacts } from "../translations/index.ts";
import type { Signature } from "../git/inside.ts";
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

export class CommitHooks extends Context.Service<
  CommitHooks,
  { readonly add: (hook: CommitHook) => void; readonly run: CommitHook }
>()("@dragoman/core/repository/CommitHooks") {
  static readonly layer = Layer.sync(CommitHooks, () => {
    const hooks: CommitHook[] = [];
    return CommitHooks.of({
      add: (hook) => void hooks.push(hook),
      run: (act) =>
        Effect.reduce(
          hooks,
          () => act.files,
          (files, hook) => hook({ ...act, files }),
        ),
    });
  });
}
