/**
 * Writing commits that no branch points to yet, by `git fast-import`: one process writes any number of files, their
 * folders and the commit. The draft's ref is taken back in the same stream, so that nothing is visible before `moveHead`.
 */
import { Effect } from "effect";
import { GitFailed } from "./errors.ts";
import { Git } from "./git.ts";

export interface Signature {
  readonly name: string;
  readonly email: string;
  readonly date: Date;
  /** Of the date: "+0100"; UTC unless told. */
  readonly offset?: string;
}

export interface FileChange {
  readonly path: string;
  /** New content; null removes the file, or the folder with all that is in it. */
  readonly content: Uint8Array | null;
  readonly executable?: boolean;
}

/** A file by the id of its content, which the repository has already. */
export interface KnownFile {
  readonly path: string;
  readonly mode: string;
  /** Null removes the file. */
  readonly blob: string | null;
}

export interface Draft {
  /** The first parent gives the files that `changes` start from. */
  readonly parents: readonly string[];
  /** Takes the place of the first parent's files. */
  readonly tree?: string;
  readonly changes?: readonly FileChange[];
  readonly known?: readonly KnownFile[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
}

export interface WrittenCommit {
  readonly revision: string;
  /** Id of its files: two commits with the same files have the same tree. */
  readonly tree: string;
  /** Whether its files differ from those of its first parent. */
  readonly changed: boolean;
}

const ref = "refs/dragoman/draft";

/** Writes the drafts, each on its own; `:1` as a parent names the first of them. */
export const writeCommits = Effect.fnUntraced(function* (folder: string, drafts: readonly Draft[]) {
  const git = yield* Git;
  const zero = "0".repeat(drafts[0]?.parents[0]?.length ?? 40);
  const stream = [
    "feature done\n",
    ...drafts.flatMap((draft, index) => [...commands(draft, index + 1), `reset ${ref}\nfrom ${zero}\n\n`]),
    "done\n",
  ];
  const { stdout } = yield* git.run({
    operation: "fast-import",
    folder,
    args: ["fast-import", "--quiet", "--done"],
    stdin: Buffer.concat(stream.map((part) => (typeof part === "string" ? Buffer.from(part) : part))),
  });
  const lines = stdout.toString().split("\n");
  const treeAt = (index: number) => /^040000 tree ([0-9a-f]+)\t/.exec(lines[index] ?? "")?.[1] ?? "";
  const written = drafts.map((draft, index) => {
    const tree = treeAt(3 * index + 1);
    const changed = draft.parents.length === 0 || tree !== treeAt(3 * index + 2);
    return { revision: lines[3 * index] ?? "", tree, changed };
  });
  if (written.some(({ revision, tree }) => revision === "" || tree === ""))
    return yield* GitFailed.of("fast-import", "git did not name the commit that it wrote.");
  return written satisfies readonly WrittenCommit[];
});

export const writeCommit = (folder: string, draft: Draft): Effect.Effect<WrittenCommit, GitFailed, Git> =>
  Effect.flatMap(writeCommits(folder, [draft]), ([written]) =>
    written === undefined ? Effect.die("one draft, one commit") : Effect.succeed(written),
  );

function* commands(draft: Draft, mark: number): Generator<string | Uint8Array> {
  yield `commit ${ref}\nmark :${mark}\nauthor ${ident(draft.author)}\ncommitter ${ident(draft.committer)}\n`;
  yield* data(Buffer.from(`${draft.message.replaceAll("\0", "").replaceAll("\r\n", "\n").trimEnd()}\n`));
  yield draft.parents.map((parent, index) => `${index === 0 ? "from" : "merge"} ${parent}\n`).join("");
  if (draft.tree !== undefined) yield `M 040000 ${draft.tree} ""\n`;
  for (const { path, mode, blob } of draft.known ?? [])
    yield blob === null ? `D ${quotePath(path)}\n` : `M ${mode} ${blob} ${quotePath(path)}\n`;
  for (const { path, content, executable } of draft.changes ?? []) {
    if (content === null) yield `D ${quotePath(path)}\n`;
    else {
      yield `M ${executable === true ? "100755" : "100644"} inline ${quotePath(path)}\n`;
      yield* data(content);
    }
  }
  yield `\nget-mark :${mark}\nls :${mark} ""\nls ${draft.parents[0] ?? `:${mark}`} ""\n`;
}

function* data(bytes: Uint8Array): Generator<string | Uint8Array> {
  yield `data ${bytes.length}\n`;
  yield bytes;
  yield "\n";
}

/** A path in the stream; `confinePath` has kept out backslashes and control characters. */
const quotePath = (path: string) => `"${path.replaceAll('"', '\\"')}"`;

/** git's form of a person; angle brackets and control characters would end its parts early. */
const ident = ({ name, email, date, offset = "+0000" }: Signature): string => {
  const clean = (text: string) =>
    text
      .replace(/[<>\p{Cc}]/gu, " ")
      .replace(/ +/g, " ")
      .trim();
  const seconds = Math.max(0, Math.floor(date.getTime() / 1000)) || 0;
  const zone = /^[+-]\d{4}$/.test(offset) ? offset : "+0000";
  return `${clean(name) || clean(email) || "Unknown"} <${clean(email)}> ${seconds} ${zone}`;
};
