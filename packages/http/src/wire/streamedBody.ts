/** A body that is read as it comes, unpacked where it is packed. It breaks off where it grows too large. */
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { bodyLimit } from "./body.ts";
import type { Incoming } from "./incoming.ts";

/** With what gzip begins. A program around may have unpacked a body, and its headers still say that it is packed. */
const packed = 0x1f;

export const streamedBody = ({ body }: Incoming): Readable =>
  Readable.from(body === undefined ? [] : bounded(unpacked(body())), { objectMode: false });

async function* unpacked(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const chunks = body[Symbol.asyncIterator]();
  let first = await chunks.next();
  while (first.done !== true && first.value.length === 0) first = await chunks.next();
  if (first.done === true) return;
  const whole = followed(first.value, { [Symbol.asyncIterator]: () => chunks });
  if (first.value[0] !== packed) return yield* whole;
  const gunzip = createGunzip();
  const source = Readable.from(whole).on("error", (error) => gunzip.destroy(error));
  try {
    for await (const chunk of source.pipe(gunzip)) yield chunk as Uint8Array;
  } finally {
    source.destroy();
  }
}

async function* followed(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  yield first;
  yield* rest;
}

async function* bounded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > bodyLimit) throw new Error(`it is larger than ${bodyLimit} bytes.`);
    yield chunk;
  }
}
