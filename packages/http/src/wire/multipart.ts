/** Forms with files, by busboy: files stream to a folder of the request, which its dispatch removes. */
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

export const readMultipart = (
  incoming: Incoming,
  uploadFolder: string,
): Effect.Effect<Record<string, unknown>, Malformed | TooLarge> =>
  Effect.gen(function* () {
    const body = incoming.body?.();
    if (body === undefined) return {};
    const outcome = yield* Effect.tryPromise({
      try: () =>
        receive(
          Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]),
          incoming.header("content-type") ?? "",
          uploadFolder,
        ),
      catch: (error) =>
        new Malformed({
          reason: `Multipart form parse error - ${error instanceof Error ? error.message.slice(0, 200) : "unreadable"}`,
        }),
    });
    return outcome === "too large" ? yield* new TooLarge({ limit: fileLimit }) : formFields(outcome);
  });

const receive = async (
  body: Readable,
  contentType: string,
  uploadFolder: string,
): Promise<[string, unknown][] | "too large"> => {
  await mkdir(uploadFolder, { recursive: true });
  const pairs: [string, unknown][] = [];
  const writes: Promise<void>[] = [];
  let tooLarge = false;
  const form = busboy({
    headers: { "content-type": contentType },
    defParamCharset: "utf8",
    limits: { fileSize: fileLimit, files: 10, fields: 1000, fieldSize: bodyLimit, parts: 1010 },
  });
  form.on("field", (name, value, info) => {
    if (info.valueTruncated) tooLarge = true;
    pairs.push([name, value]);
  });
  form.on("file", (name, stream, info) => {
    const path = join(uploadFolder, String(writes.length));
    let size = 0;
    stream.on("data", (chunk: Buffer) => (size += chunk.length));
    stream.on("limit", () => (tooLarge = true));
    const slot: [string, unknown] = [name, undefined];
    pairs.push(slot);
    writes.push(
      pipeline(stream, createWriteStream(path)).then(
        () => void (slot[1] = new ReceivedFile(path, info.filename ?? "", info.mimeType, size)),
      ),
    );
  });
  form.on("filesLimit", () => (tooLarge = true));
  form.on("fieldsLimit", () => (tooLarge = true));
  form.on("partsLimit", () => (tooLarge = true));
  await pipeline(body, form);
  await Promise.all(writes);
  return tooLarge ? "too large" : pairs;
};
