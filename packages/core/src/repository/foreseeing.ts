/**
 * An operation done beside: commits are written as objects under a ref of the plan's own, which is gone afterwards.
 * Neither our branch nor any row changes; the remote is asked, as people who plan want to know of it.
 */
import { CodecError } from "@dragoman/formats";
import { Effect } from "effect";
import { Checkouts, server } from "../checkouts/inside.ts";
import type { ComponentFacts } from "../components/index.ts";
import {
  aheadBehind,
  commit,
  commitsBetween,
  fetch,
  insistOnRemote,
  linesSinceParting,
  merge,
  moveHead,
  rebase,
  removeHead,
  tips,
} from "../git/inside.ts";
import type { TranslationFacts } from "../translations/index.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { type LostText, makePendingStore, makeUnpushedStore, type PendingChange } from "../units/inside.ts";
import { messageOf, touchesFiles } from "./bringing.ts";
import { compareBeside } from "./comparing.ts";
import { isPushed } from "./destination.ts";
import { draftCommit, nextGroup, nowhere } from "./drafting.ts";
import { foreseeReset } from "./foreseeingReset.ts";
import { type Asked, changeKey, emptySight, mostTold, planOf, type Sight } from "./foresight.ts";
import { mergedStrings } from "./mergedStrings.ts";
import type { RepositoryWork } from "./work.ts";

/** The plan, and the changes of strings that it commits. */
export const foresee = (work: RepositoryWork, asked: Asked) =>
  Effect.scoped(
    Effect.gen(function* () {
      const beside = { ...work, repository: yield* besideOf(work) };
      const { owner, repository } = beside;
      const { operation, translationId, keep = null, discard = false } = asked;
      const sight = emptySight();
      const begun = yield* tips(repository);
      yield* doBeside(beside, sight, asked);
      const { head, upstream } = yield* tips(repository);
      const isReset = operation === "reset";
      const sends = operation === "push" || (operation !== "cleanup" && !isReset && owner.push_on_commit);
      const ways = {
        incoming: yield* subjects(beside, begun.head, operation === "commit" ? begun.head : upstream),
        outgoing: sends && isPushed(owner) ? yield* subjects(beside, upstream, head) : [],
        dropped: isReset ? yield* subjects(beside, upstream, begun.head) : [],
      };
      const facts = [owner.id, translationId, keep, discard, begun.head, upstream];
      return { plan: planOf(operation, sight, ways, facts), changes: sight.changes };
    }),
  );

/** The repository with another name for our branch. */
const besideOf = ({ repository }: RepositoryWork) =>
  Effect.gen(function* () {
    const beside = { ...repository, head: "refs/dragoman/plan" };
    yield* Effect.addFinalizer(() => Effect.ignore(removeHead(beside)));
    const { head } = yield* tips(repository);
    const left = yield* tips(beside);
    if (head !== null && left.head !== head) yield* moveHead(beside, left.head, head);
    return beside;
  });

const doBeside = (work: RepositoryWork, sight: Sight, asked: Asked) =>
  Effect.gen(function* () {
    const isLocal = work.owner.vcs === "local";
    switch (asked.operation) {
      case "commit":
        return yield* commitBeside(work, sight, { only: asked.translationId });
      case "file-sync":
        return yield* commitBeside(work, sight, { all: true });
      case "file-scan": {
        yield* commitBeside(work, sight);
        const { head } = yield* tips(work.repository);
        return head === null ? undefined : yield* compareBeside(work, sight, head);
      }
      case "pull":
        return isLocal ? undefined : yield* bringBeside(work, sight, { writes: "as needed" });
      case "push": {
        if (isLocal) return;
        yield* bringBeside(work, sight, { writes: "all" });
        if (!isPushed(work.owner) && (yield* aheadBehind(work.repository)).ahead > 0)
          sight.problem ??= "Pushing is turned off.";
        return;
      }
      case "reset": {
        yield* fetchBeside(work, sight);
        // It goes to what was fetched last, whether the remote can be asked or not.
        sight.problem = null;
        const { upstream } = yield* tips(work.repository);
        if (upstream === null) return;
        yield* commitBeside(work, sight);
        return yield* foreseeReset(work, sight, upstream, asked);
      }
      case "cleanup":
        return;
    }
  });

interface Committing {
  readonly only?: Asked["translationId"];
  /** Also what was written already. */
  readonly all?: boolean;
}

const commitBeside = (work: RepositoryWork, sight: Sight, { only = null, all = false }: Committing = {}) =>
  Effect.gen(function* () {
    const pending = yield* makePendingStore;
    const translations = yield* TranslationKeeping;
    for (const component of work.components)
      for (const translation of yield* translations.ofComponent(component.id)) {
        if (only !== null && only !== translation.id) continue;
        let rows = yield* Effect.orDie(pending.foreseen(translation.id, all && !translation.is_source));
        while (rows.length > 0) {
          const group = nextGroup(rows);
          const isDone = yield* commitGroup(work, sight, component, translation, group);
          const done = new Set(group.map(({ id }) => id));
          rows = isDone ? rows.filter(({ id }) => !done.has(id)) : [];
        }
      }
  });

/** Answers whether the file could be read. */
const commitGroup = (
  { repository, ...rest }: RepositoryWork,
  sight: Sight,
  component: ComponentFacts,
  translation: TranslationFacts,
  group: readonly PendingChange[],
) =>
  Effect.gen(function* () {
    const draft = yield* draftCommit({ ...rest, repository }, component, translation, group);
    for (const change of group) sight.changes.add(changeKey(change));
    if (draft === undefined || draft === nowhere) return true;
    const { head: before } = yield* tips(repository);
    const { message, author, written } = draft;
    const changes = [...draft.files].map(([path, content]) => ({ path, content }));
    const made = yield* commit(repository, { changes, message, author, committer: server() });
    if (made._tag === "committed")
      sight.commits.push({
        author_name: author.name,
        author_email: author.email,
        summary: message.split("\n")[0] ?? "",
        strings: written.length,
        files: before === null ? [] : yield* linesSinceParting(repository, before, made.revision),
      });
    const bases = new Map(written.map(({ unitId, base }) => [unitId, base]));
    for (const change of group) {
      const base = bases.get(change.unit_id);
      if (base === undefined) continue;
      sight.written.set(change.unit_id, {
        ...change,
        base_target: base?.target ?? null,
        base_state: base?.state ?? null,
      });
      sight.strings.push({
        fate: "committed",
        unit: change.unit_id,
        component: component.path,
        language: translation.language,
        key: change.context,
        source: change.source,
        before: base?.target ?? null,
        after: change.target,
        author: change.username,
      });
    }
    return true;
  }).pipe(
    Effect.catchIf(
      (error) => error instanceof CodecError,
      (error) =>
        Effect.sync(() => {
          sight.problem = (error as CodecError).message;
          return false;
        }),
    ),
  );

const fetchBeside = ({ owner, repository }: RepositoryWork, sight: Sight) =>
  Effect.gen(function* () {
    const remote = yield* (yield* Checkouts).remote(owner);
    if (remote === undefined) return;
    const fetched = yield* Effect.result(fetch(repository, remote));
    if (fetched._tag === "Success") return;
    yield* insistOnRemote(repository, fetched.failure);
    sight.problem = messageOf(fetched.failure);
  });

const bringBeside = (work: RepositoryWork, sight: Sight, { writes }: { readonly writes: "all" | "as needed" }) =>
  Effect.gen(function* () {
    const { owner, repository } = work;
    yield* fetchBeside(work, sight);
    const { head, upstream } = yield* tips(repository);
    if (head === null || upstream === null || sight.problem !== null) return;
    if (writes === "all" || (yield* touchesFiles(work, head, upstream))) yield* commitBeside(work, sight);
    const { ahead, behind } = yield* aheadBehind(repository);
    if (behind === 0 || (writes === "all" && ahead === 0)) return;
    const request = {
      committer: server(),
      before: [owner.upstream_revision],
      mergeFiles: yield* mergedStrings(work, (component, translation, losses) =>
        tellLost(sight, component, translation, losses),
      ),
    };
    const integrated = yield* owner.merge_style === "rebase"
      ? rebase(repository, request)
      : merge(repository, { ...request, message: "Merge" });
    if (integrated._tag === "conflict") sight.problem = integrated.text;
    if (integrated._tag === "moved") yield* compareBeside(work, sight, integrated.to);
  });

const tellLost = (
  { strings }: Sight,
  { path }: ComponentFacts,
  { id, language }: TranslationFacts,
  losses: readonly LostText[],
) =>
  Effect.gen(function* () {
    const store = yield* makeUnpushedStore;
    const keys = losses.map(({ fileKey }) => fileKey);
    const units = yield* Effect.orDie(store.ofKeys(id, keys));
    for (const { fileKey, target, side, kept } of losses) {
      const unit = units.get(fileKey);
      strings.push({
        fate: "suggested",
        unit: unit?.id ?? null,
        component: path,
        language,
        key: unit?.context ?? fileKey,
        source: unit?.source ?? [],
        before: target,
        after: kept.length === 0 ? null : kept,
        author: side === "ours" ? (unit?.username ?? null) : "upstream",
      });
    }
  });

/** Authors and subjects of the commits that `to` has and `from` lacks. */
const subjects = ({ repository }: RepositoryWork, from: string | null, to: string | null) =>
  from === null || to === null || from === to
    ? Effect.succeed([])
    : Effect.map(commitsBetween(repository, { from, to, limit: mostTold, offset: 0 }), (commits) =>
        commits.map(({ author_name, summary }) => `${author_name}: ${summary}`),
      );
