/** The file of an archive: written beside its place and moved there when it is whole; read line by line. */
import { createHash, randomUUID } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { link, open as openFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import { Effect, Schema } from "effect";
import type { Scope } from "effect";
import { ArchiveNotWritten, ArchiveUnusable } from "./errors.ts";
import { archiveFormat, Header, Portion, Trailer } from "./model.ts";

/** Bytes that the first line has at most, and any other: a small file may hold an endless one. */
const longestHeader = 1024 * 1024;
const longestLine = 400 * 1024 * 1024;

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

export interface ArchiveWriter {
  /** `rows` is the text of a JSON array, without line ends. */
  readonly portion: (table: string, count: number, rows: string) => Effect.Effect<void, ArchiveNotWritten>;
  /** Puts the archive in its place. */
  readonly finish: Effect.Effect<void, ArchiveNotWritten>;
}

/** Only its owner can read the file. What is not finished goes with the scope. */
export const writeArchive = (
  file: string,
  header: Header,
): Effect.Effect<ArchiveWriter, ArchiveNotWritten, Scope.Scope> =>
  Effect.gen(function* () {
    const attempt = <A>(act: () => Promise<A>) =>
      Effect.tryPromise({ try: act, catch: (error) => new ArchiveNotWritten({ file, reason: String(error) }) });
    if (existsSync(file)) return yield* new ArchiveNotWritten({ file, reason: "there is such a file already." });
    // A file that somebody put there before would keep its own mode, or be a link to elsewhere.
    const unfinished = `${file}.${randomUUID()}.unfinished`;
    const handle = yield* Effect.acquireRelease(
      attempt(() => openFile(unfinished, "wx", 0o600)),
      () => Effect.promise(() => rm(unfinished, { force: true })),
    );
    const compress = createZstdCompress();
    const written = pipeline(compress, handle.createWriteStream());
    // Told by what is written next, or by the end.
    written.catch(() => {});
    yield* Effect.addFinalizer(() => Effect.sync(() => compress.destroy()));
    const digest = createHash("sha256");
    const put = (text: string) =>
      Promise.race([
        new Promise<void>((resolve, reject) => compress.write(text, (error) => (error ? reject(error) : resolve()))),
        written,
      ]);
    const line = (value: unknown) => {
      const text = `${typeof value === "string" ? value : JSON.stringify(value)}\n`;
      digest.update(text);
      return attempt(() => put(text));
    };
    yield* line(header);
    return {
      portion: (table, count, rows) =>
        Buffer.byteLength(rows) > longestLine
          ? new ArchiveNotWritten({ file, reason: `a row of ${table} is too large.` })
          : Effect.andThen(line({ table, rows: count, digest: sha256(rows) } satisfies Portion), line(rows)),
      finish: attempt(async () => {
        await put(`${JSON.stringify({ end: true, digest: digest.digest("hex") })}\n`);
        compress.end();
        await written;
        await sync(unfinished);
        // Unlike a rename, a link never takes the place of another file.
        await link(unfinished, file);
        await sync(dirname(file));
      }),
    };
  });

/** Waits until the disk has it. */
const sync = async (path: string) => {
  const handle = await openFile(path, "r");
  await handle.sync().finally(() => handle.close());
};

export interface ArchiveReader {
  readonly header: Header;
  /** The next portion and the text of its rows; undefined at the end, which is checked. */
  readonly next: Effect.Effect<{ readonly portion: Portion; readonly rows: string } | undefined, ArchiveUnusable>;
}

export const readArchive = (file: string): Effect.Effect<ArchiveReader, ArchiveUnusable, Scope.Scope> =>
  Effect.gen(function* () {
    const unusable = (reason: string) => new ArchiveUnusable({ file, reason });
    const damaged = unusable("it is damaged, or not whole.");
    const source = createReadStream(file);
    const lines = linesOf(source);
    yield* Effect.addFinalizer(() =>
      Effect.promise(async () => void (await lines.return(undefined), source.destroy())),
    );
    const digest = createHash("sha256");
    const nextLine = Effect.map(
      Effect.tryPromise({
        try: () => lines.next(),
        catch: (error) => (isMissing(error) ? unusable(`it cannot be read: ${error.message}`) : damaged),
      }),
      ({ value }) => value,
    );
    const decoded = <A>(schema: Schema.Codec<A, unknown>, text: string | undefined) =>
      Effect.mapError(Schema.decodeUnknownEffect(Schema.fromJsonString(schema))(text), () => damaged);

    const first = yield* nextLine;
    const header = yield* Effect.mapError(decoded(Header, first), () => unusable("it is no backup of Dragoman."));
    if (header.format > archiveFormat) return yield* unusable("it was made by a newer version.");
    digest.update(`${first}\n`);

    const next = Effect.gen(function* () {
      const text = yield* nextLine;
      if (text?.startsWith('{"end"')) {
        const trailer = yield* decoded(Trailer, text);
        return trailer.digest === digest.digest("hex") ? undefined : yield* damaged;
      }
      const portion = yield* decoded(Portion, text);
      const rows = yield* nextLine;
      if (rows === undefined || sha256(rows) !== portion.digest) return yield* damaged;
      digest.update(`${text}\n${rows}\n`);
      return { portion, rows };
    });
    return { header, next };
  });

const isMissing = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && typeof error.code === "string" && /^E[A-Z]+$/.test(error.code);

/** The first line is the header. Stops at one that is too long. */
async function* linesOf(source: NodeJS.ReadableStream): AsyncGenerator<string, undefined> {
  const plain = createZstdDecompress();
  const decompressed = pipeline(source, plain);
  decompressed.catch(() => {});
  let parts: Buffer[] = [];
  let held = 0;
  let longest = longestHeader;
  for await (const chunk of plain as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]).toString();
      parts = [];
      held = 0;
      longest = longestLine;
      start = end + 1;
    }
    if (start === chunk.length) continue;
    parts.push(chunk.subarray(start));
    held += chunk.length - start;
    if (held > longest) throw new Error("a line is too long");
  }
  await decompressed;
  return undefined;
}
