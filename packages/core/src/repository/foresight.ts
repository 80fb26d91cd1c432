/** What an operation on a repository would do: commit by commit, and string by string. */
import { createHash } from "node:crypto";
import type { ChangedLines } from "../git/inside.ts";
import type { TranslationId, UnitId } from "../ids/index.ts";
import type { UnpushedString } from "../units/inside.ts";
import type { Operation, ResetOptions } from "./model.ts";

/** What becomes of a string. */
export const stringFates = ["committed", "updated", "added", "removed", "pending", "suggested", "discarded"] as const;
export type StringFate = (typeof stringFates)[number];

export interface ForeseenString {
  readonly fate: StringFate;
  /** Null of a string that is not there yet. */
  readonly unit: UnitId | null;
  /** The component's path within its project, and the language's code. */
  readonly component: string;
  readonly language: string;
  readonly key: string;
  readonly source: readonly string[];
  /** Null where there was, or will be, none. */
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
  /** Whose text it is, as far as it is one of ours. */
  readonly author: string | null;
}

export interface ForeseenCommit {
  readonly author_name: string;
  readonly author_email: string;
  readonly summary: string;
  readonly strings: number;
  readonly files: readonly ChangedLines[];
}

export interface RepositoryPlan {
  readonly operation: Operation;
  /** Digest of all of it and of what it was made for: who applies the plan gives it back. */
  readonly plan: string;
  readonly result: boolean;
  /** Why it would fail. */
  readonly detail: string | null;
  /** Commits that would be made of strings that wait. */
  readonly commits: readonly ForeseenCommit[];
  /** Commits of the remote that would come in, ours that would be sent, and ours that would be dropped: newest first. */
  readonly incoming: readonly string[];
  readonly outgoing: readonly string[];
  readonly dropped: readonly string[];
  readonly strings: readonly ForeseenString[];
  readonly more_strings: number;
}

/** Of all repositories of a project; its token holds theirs. */
export interface ProjectPlan extends Pick<RepositoryPlan, "operation" | "plan" | "result" | "detail"> {
  /** Each with the path of the component that owns it. */
  readonly repositories: readonly (RepositoryPlan & { readonly component: string })[];
}

/** Strings, and commits of each kind, that a plan tells one by one. All strings count for its token. */
export const mostTold = 500;

export interface Asked extends ResetOptions {
  readonly operation: Operation;
  readonly translationId: TranslationId | null;
}

/** What is seen while an operation is done beside. */
export interface Sight {
  readonly commits: ForeseenCommit[];
  readonly strings: ForeseenString[];
  /** What it commits, to hold its application to it. */
  readonly changes: Set<string>;
  /** The same with what the files said before. */
  readonly written: Map<UnitId, UnpushedString>;
  problem: string | null;
}

export const emptySight = (): Sight => ({
  commits: [],
  strings: [],
  changes: new Set(),
  written: new Map(),
  problem: null,
});

/** A change of a string, whatever row of the database it stands in. */
export const changeKey = ({
  unit_id,
  target,
  state,
  author_id,
}: Pick<UnpushedString, "unit_id" | "target" | "state" | "author_id">) =>
  JSON.stringify([unit_id, target, state, author_id]);

type Ways = Pick<RepositoryPlan, "incoming" | "outgoing" | "dropped">;

/** `facts`: what the plan was made for. Nothing is kept of it: who applies it makes it again, and compares. */
export const planOf = (operation: Operation, sight: Sight, ways: Ways, facts: readonly unknown[]): RepositoryPlan => {
  const { commits, strings, problem } = sight;
  const told = { operation, result: problem === null, detail: problem, commits, ...ways };
  const hash = createHash("sha256").update(JSON.stringify([facts, told]));
  for (const string of strings) hash.update(JSON.stringify(string));
  return {
    ...told,
    plan: hash.digest("base64url"),
    strings: strings.slice(0, mostTold),
    more_strings: Math.max(0, strings.length - mostTold),
  };
};
