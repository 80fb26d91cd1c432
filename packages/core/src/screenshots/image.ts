/** What an image is by its content: names and types that clients say count for nothing. Pure. */
import { imageSize } from "image-size";

/** Largest file, in bytes, and longest side. */
export const largestImage = 20 * 1024 * 1024;
const longestSide = 2000;
/** Bytes in which an image tells its size. The reader takes a step for each part before it, even an empty one. */
const head = 512 * 1024;

const types: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
};

const noImage = "Upload a valid image: the file is none, or is damaged.";

export type Image = { readonly type: string; readonly extension: string } | { readonly problem: string };

export const readImage = (bytes: Uint8Array): Image => {
  const found = measure(bytes);
  if (found === undefined || found.type === "svg") return { problem: noImage };
  const { type: extension, width, height } = found;
  const type = types[extension];
  if (type === undefined) return { problem: `Images of this type are not taken: image/${extension}.` };
  if (!isWhole[extension as keyof typeof isWhole](bytes)) return { problem: noImage };
  if (Math.max(width, height) > longestSide)
    return { problem: `The image is larger than ${longestSide} pixels: crop it or scale it down.` };
  return { type, extension };
};

const measure = (bytes: Uint8Array) => {
  try {
    const { type, width, height } = imageSize(bytes.subarray(0, head));
    return type === undefined ? undefined : { type, width, height };
  } catch {
    return undefined;
  }
};

const endsIn = (bytes: Uint8Array, end: readonly number[]) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf(Buffer.from(end)) > 0;

/** Whether the end of the image is there: what broke off on its way is told to who sends it, not to who looks at it. */
const isWhole: Readonly<Record<"png" | "jpg" | "gif" | "webp", (bytes: Uint8Array) => boolean>> = {
  png: (bytes) => endsIn(bytes, [0x49, 0x45, 0x4e, 0x44]),
  jpg: (bytes) => endsIn(bytes, [0xff, 0xd9]),
  gif: (bytes) => endsIn(bytes, [0x00, 0x3b]),
  webp: (bytes) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 <= bytes.length,
};

/** A name to show and to use in addresses, with the ending of what the image is. */
export const imageName = (given: string, extension: string): string => {
  const last = given.split(/[\\/]/).at(-1) ?? "";
  const stem = last
    .replace(/\.[^.]*$/, "")
    .replace(/[^\p{L}\p{N}._-]+/gu, "_")
    .replace(/^[._]+/, "");
  const ending = /\.(jpe?g|png|apng|gif|webp)$/i.exec(last)?.[1]?.toLowerCase() ?? extension;
  const fits = ending.replace("jpeg", "jpg").replace("apng", "png") === extension;
  return `${[...(stem === "" ? "image" : stem)].slice(0, 100).join("")}.${fits ? ending : extension}`;
};
