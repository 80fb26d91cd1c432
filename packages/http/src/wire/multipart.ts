/**
 * Forms with files, by busboy: files stream to a folder of the request, which its dispatch removes. Whichever of the
 * body, the form and the files fails first ends the others, and none of them is left to itself.
 */
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReceivedFile } from "@dragoman/core/fields";
import busboy from "busboy";
import { Effect } from "effect";
import { bodyLimit, formFields, Malformed, TooLarge } from "./body.ts";
import type { Incoming } from "./incoming.ts";

/** Largest file, in bytes. */
export const fileLimit = 512 * 1024 * 1024;

export const isMultipart = (incoming: Incoming): boolean =>
  /^\s*multipart\/form-data\s*(?:;|$)/i.test(incoming.header("content-type") ?? "");

/** The forms' library leaves a name out that is empty, whatever its types say. */
type Pairs = [name: string | undefined, value: unknown][];

/** A file could not be kept: no fault of the client. */
class FileLost extends Error {}

/** When it ends, whichever way, nothing is written to the folder any more. */
export const readMultipart = (
  incoming: Incoming,
  uploadFolder: string,
): Effect.Effect<Record<string, unknown>, Malformed | TooLarge> =>
  Effect.gen(function* () {
    const stream = incoming.body?.();
    if (stream === undefined) return {};
    const body = Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
    const outcome = yield* Effect.callback<Pairs | "too large", unknown>((resume) => {
      const received = receive(body, incoming.header("content-type") ?? "", uploadFolder).then(
        (pairs) => resume(Effect.succeed(pairs)),
        (error: unknown) => resume(Effect.fail(error)),
      );
      return Effect.promise(() => {
        body.destroy(new Error("The request was given up."));
        return received;
      });
    }).pipe(
      Effect.catch((error) =>
        error instanceof FileLost
          ? Effect.die(error)
          : new Malformed({
              reason: `Multipart form parse error - ${error instanceof Error ? error.message.slice(0, 200) : "unreadable"}`,
            }),
      ),
    );
    return outcome === "too large" ? yield* new TooLarge({ limit: fileLimit }) : yield* formFields(outcome);
  });

const receive = async (body: Readable, contentType: string, uploadFolder: string): Promise<Pairs | "too large"> => {
  const pairs: Pairs = [];
  const writes: Promise<void>[] = [];
  const files: Readable[] = [];
  let tooLarge = false;
  const form = openForm(contentType, body);
  form.on("field", (name, value, info) => {
    if (info.valueTruncated) tooLarge = true;
    pairs.push([name, value]);
  });
  form.on("file", (name, stream, info) => {
    const path = join(uploadFolder, String(writes.length));
    files.push(stream);
    // It reads on where a form ends in the middle of a chunk, and never ends a file that begins there.
    if (Reflect.get(form, "_complete") === true) form.destroy(new Error("Unexpected data behind the end of form"));
    let size = 0;
    stream.on("data", (chunk: Buffer) => (size += chunk.length));
    stream.on("limit", () => (tooLarge = true));
    const slot: Pairs[number] = [name, undefined];
    pairs.push(slot);
    const kept = () => void (slot[1] = new ReceivedFile(path, info.filename ?? "", info.mimeType, size));
    const file = createWriteStream(path);
    // A form whose file is not taken to its end would wait for that for ever.
    file.once("error", (cause) => form.destroy(new FileLost("a file of a form could not be kept", { cause })));
    writes.push(pipeline(stream, file).then(kept, () => void form.destroy()));
  });
  form.on("filesLimit", () => (tooLarge = true));
  form.on("fieldsLimit", () => (tooLarge = true));
  form.on("partsLimit", () => (tooLarge = true));
  try {
    await makeFolder(uploadFolder);
    await pipeline(body, form);
  } catch (error) {
    // A form that failed in the middle of a chunk still begins the files behind that place, and ends none of them.
    for (const file of files) file.destroy();
    throw error;
  } finally {
    body.destroy();
    form.destroy();
    await Promise.all(writes);
  }
  return tooLarge ? "too large" : pairs;
};

const openForm = (contentType: string, body: Readable) => {
  // Both may fail while nobody listens: before they are connected, and once more after they failed.
  body.on("error", () => {});
  try {
    const form = busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      limits: { fileSize: fileLimit, files: 10, fields: 1000, fieldSize: bodyLimit, parts: 1010 },
    });
    return form.on("error", () => {});
  } catch (error) {
    body.destroy();
    throw error;
  }
};

const makeFolder = (path: string) =>
  mkdir(path, { recursive: true }).catch((cause: unknown) => {
    throw new FileLost("the folder of a form's files could not be made", { cause });
  });
