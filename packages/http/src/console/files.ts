/** Static files of the console. Their names hold a hash of their content, so a browser asks for each only once. */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import { Effect } from "effect";
import { errorReply } from "../errorStatus.ts";
import { NoRoute } from "../wire/failure.ts";
import type { Incoming } from "../wire/incoming.ts";
import type { Reply } from "../wire/reply.ts";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** One file name, with nothing that could lead out of the folder. */
const named = /^\/static\/([\w.-]+)$/;

export const isStatic = (pathname: string): boolean => pathname.startsWith("/static/");

export const staticFile = (folder: string, pathname: string, { header, method }: Incoming): Effect.Effect<Reply> =>
  Effect.promise(async () => {
    const name = named.exec(pathname)?.[1];
    const type = types[extname(name ?? "")];
    if (name === undefined || type === undefined || (method !== "GET" && method !== "HEAD"))
      return errorReply(new NoRoute());
    const accepted = header("accept-encoding") ?? "";
    const path = join(folder, "static", name);
    for (const [encoding, ending] of [...encodings, [undefined, ""] as const]) {
      if (encoding !== undefined && !new RegExp(`\\b${encoding}\\b(?!;\\s*q=0(\\.0*)?(,|$))`).test(accepted)) continue;
      const size = await sizeOf(path + ending);
      if (size !== undefined) return fileReply({ path: path + ending, size, type, encoding, method });
    }
    return errorReply(new NoRoute());
  });

const sizeOf = (path: string) =>
  stat(path).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );

interface Found {
  readonly path: string;
  readonly size: number;
  readonly type: string;
  readonly encoding: string | undefined;
  readonly method: string;
}

const fileReply = ({ path, size, type, encoding, method }: Found): Reply => ({
  status: 200,
  headers: {
    "content-type": type,
    "content-length": String(size),
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    ...(encoding === undefined ? {} : { "content-encoding": encoding }),
  },
  body: method === "HEAD" ? null : (Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>),
});
