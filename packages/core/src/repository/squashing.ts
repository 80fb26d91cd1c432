/**
 * Fewer commits before they are sent: those that nobody else has yet become one, or one for each language, file or
 * author. The files stay as they are, and whoever wrote a part of them stays named.
 */
import { Effect } from "effect";
import { server } from "../checkouts/inside.ts";
import {
  coAuthorLines,
  filesBetween,
  folderOf,
  lastShared,
  type Named,
  named,
  namesCoAuthor,
  type OwnCommit,
  ownCommits,
  partedMessage,
  type Piece,
  rewrite,
  type Signature,
  tips,
} from "../git/inside.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { note, type RepositoryWork } from "./work.ts";

export const squashModes = ["all", "language", "file", "author"] as const;

export interface SquashOptions {
  readonly squash: (typeof squashModes)[number];
  /** Whether the last lines of messages that name something, such as `Signed-off-by`, are kept. */
  readonly trailers: boolean;
  /** Takes the place of the messages; blank leaves them. */
  readonly message: string;
}

type KnownFile = Piece["files"][number];

/** Squashes what only we have. Killed in between, the commits are there as they were. */
export const squash = (work: RepositoryWork, options: SquashOptions) =>
  Effect.gen(function* () {
    const { owner, repository } = work;
    const { head, upstream } = yield* tips(repository);
    if (owner.vcs === "local" || head === null || upstream === null) return;
    const shared = yield* lastShared(repository, head, upstream, owner.pushed_revision);
    if (shared === null) return;
    const all = yield* ownCommits(repository, shared, head);
    // Commits of before a merge stand on other files than those after it: their order cannot change.
    const mergedAt = options.squash === "author" ? all.findLastIndex(({ isMerge }) => isMerge) : -1;
    const base = all[mergedAt]?.revision ?? shared;
    const commits = all.slice(mergedAt + 1);
    if (commits.length < 2) return;
    const pieces =
      options.squash === "author"
        ? piecesByAuthor(commits, options)
        : piecesByFiles(commits, yield* filesBetween(repository, base, head), yield* partsOf(work, options), options);
    if (pieces.length === 0 || pieces.length >= commits.length) return;
    yield* rewrite(repository, { base, head, pieces }, server(), work.guard);
    yield* work.log(`${commits.length} commits became ${pieces.length}.`);
    yield* note(work);
  }).pipe(Effect.catchTag("GitFailed", (failure) => work.log(`The commits stay as they are: ${failure.message}`)));

/** The part that a file belongs to, such as its language; undefined of files that are no translation's. */
type PartOf = (path: string) => string | undefined;

const partsOf = (work: RepositoryWork, { squash: by }: SquashOptions) =>
  Effect.gen(function* () {
    if (by === "all") return () => "" as string | undefined;
    const translations = yield* TranslationKeeping;
    const parts = new Map<string, string>();
    for (const { id } of work.components)
      for (const { filename, language } of yield* translations.ofComponent(id))
        if (filename !== "") parts.set(filename, by === "language" ? language : filename);
    return (path: string) => parts.get(folderOf(work.repository, path) ?? path);
  });

/** One piece for each part. What stands beside translations, such as compiled files, goes with those of its commit. */
export const piecesByFiles = (
  commits: readonly OwnCommit[],
  files: readonly KnownFile[],
  partOf: PartOf,
  options: SquashOptions,
): readonly Piece[] => {
  const parts = new Map<string, string>();
  for (const { files: changed } of commits) {
    const named = new Set(changed.flatMap(({ path }) => partOf(path) ?? []));
    const only = named.size === 1 ? [...named][0] : undefined;
    for (const { path } of changed) parts.set(path, partOf(path) ?? only ?? "");
  }
  const groups = Map.groupBy(files, ({ path }) => parts.get(path) ?? partOf(path) ?? "");
  return [...groups.values()].map((group) => {
    const paths = new Set(group.map(({ path }) => path));
    const own = commits.filter((commit) => commit.files.some(({ path }) => paths.has(path)));
    return pieceOf(own.length === 0 ? commits : own, group, options);
  });
};

/** One piece for each author, as far as nobody else changed the same files in between. */
export const piecesByAuthor = (commits: readonly OwnCommit[], options: SquashOptions): readonly Piece[] => {
  const groups: OwnCommit[][] = [];
  for (const commit of commits) {
    const paths = new Set(commit.files.map(({ path }) => path));
    const collides = (group: readonly OwnCommit[]) =>
      group.some(({ files }) => files.some(({ path }) => paths.has(path)));
    const isOwn = ([first]: readonly OwnCommit[]) =>
      first !== undefined && named(first.author) === named(commit.author);
    const at = groups.findLastIndex(isOwn);
    if (at >= 0 && !groups.slice(at + 1).some(collides)) groups[at]?.push(commit);
    else groups.push([commit]);
  }
  return groups.map((group) => {
    const last = new Map(group.flatMap(({ files }) => files.map((file) => [file.path, file] as const)));
    return pieceOf(group, [...last.values()], options);
  });
};

const pieceOf = (commits: readonly OwnCommit[], files: readonly KnownFile[], options: SquashOptions): Piece => {
  const author = mainAuthor(commits);
  return { author, message: squashedMessage(commits, author, options), files };
};

const isPerson = (author: Named) => named(author) !== named(server());

/** Who made the most of the commits; the server only where nobody else did. The time is that of the last one. */
const mainAuthor = (commits: readonly OwnCommit[]): Signature => {
  const people = commits.filter(({ author }) => isPerson(author));
  const groups = [...Map.groupBy(people.length === 0 ? commits : people, ({ author }) => named(author)).values()];
  const most = groups.reduce((one, other) => (other.length > one.length ? other : one));
  const last = most.at(-1);
  if (last === undefined) throw new Error("no piece is made of no commits");
  return last.author;
};

/** The messages one after another, each paragraph once, and the trailers; co-authors are named in any case. */
export const squashedMessage = (
  commits: readonly Pick<OwnCommit, "message" | "author">[],
  author: Named,
  { trailers, message }: Pick<SquashOptions, "trailers" | "message">,
): string => {
  const parted = commits.map((commit) => partedMessage(commit.message));
  const told = parted.flatMap((each) => each.trailers);
  const own = message.trim() === "" ? parted.flatMap(({ paragraphs }) => paragraphs) : [message.trim()];
  const lines = [
    ...(trailers ? told.filter((line) => !namesCoAuthor(line)) : []),
    ...coAuthorLines(commits, [author, server()]),
  ];
  return [...new Set(own), ...(lines.length === 0 ? [] : [[...new Set(lines)].join("\n")])].join("\n\n");
};
