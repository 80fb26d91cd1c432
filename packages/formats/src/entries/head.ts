/** A look at the first bytes of a file of unknown format. */

/** The beginning of a file as text, whatever its bytes: by its byte order mark, by NULs of UTF-16, else UTF-8. */
export const headText = (head: Uint8Array): string =>
  new TextDecoder(headEncoding(head)).decode(head.subarray(0, headSize));

const headSize = 65_536;

export const headEncoding = (head: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" => {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] !== 0 && head[1] === 0 && head[3] === 0)) return "utf-16le";
  if ((head[0] === 0xfe && head[1] === 0xff) || (head[0] === 0 && head[1] !== 0 && head[2] === 0)) return "utf-16be";
  return "utf-8";
};

/** Whether the bytes can be UTF-8; a character cut off at the end does not count. */
export const isUtf8 = (head: Uint8Array): boolean => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
};

export const isAscii = (head: Uint8Array): boolean => head.every((byte) => byte < 0x80);
