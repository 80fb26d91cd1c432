/** Reads the answers of `git cat-file --batch`: a line `<id> <type> <size>`, the bytes, a line feed, and again. */
import type { BlobContent } from "./objects.ts";

const lineFeed = 10;

/** Yields blob after blob; one above `maxSize` is passed over without being kept. Throws when an object is missing. */
export async function* readBatch(source: AsyncIterable<Buffer>, maxSize: number): AsyncGenerator<BlobContent> {
  const chunks = source[Symbol.asyncIterator]();
  let buffered: Buffer = Buffer.alloc(0);

  const more = async (): Promise<Buffer | null> => {
    const next = await chunks.next();
    return next.done === true ? null : next.value;
  };
  const readLine = async (): Promise<string | null> => {
    for (;;) {
      const end = buffered.indexOf(lineFeed);
      if (end >= 0) {
        const line = buffered.toString("utf8", 0, end);
        buffered = buffered.subarray(end + 1);
        return line;
      }
      const chunk = await more();
      if (chunk === null) return null;
      buffered = Buffer.concat([buffered, chunk]);
    }
  };
  /** Takes `size` bytes, and keeps them if asked to. */
  const take = async (size: number, keep: boolean): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for (let left = size; left > 0; ) {
      if (buffered.length === 0) {
        const chunk = await more();
        if (chunk === null) throw new Error("git ended in the middle of a file.");
        buffered = chunk;
      }
      const part = buffered.subarray(0, left);
      if (keep) parts.push(part);
      buffered = buffered.subarray(part.length);
      left -= part.length;
    }
    return Buffer.concat(parts);
  };

  try {
    for (let line = await readLine(); line !== null; line = await readLine()) {
      const [blob = "", type, length] = line.split(" ");
      if (type !== "blob" || length === undefined) throw new Error(`The object ${blob} is missing or not a file.`);
      const size = Number(length);
      const bytes = await take(size, size <= maxSize);
      await take(1, false);
      yield { blob, size, bytes: size <= maxSize ? bytes : null };
    }
  } finally {
    await chunks.return?.();
  }
}
