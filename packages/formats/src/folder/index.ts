/** Folders that stand for one file: the texts in them, as an archive. */
import { CodecError, usualLimits } from "../contract/index.ts";
import { createZip, readZip, unpack } from "../zip/index.ts";

/** What keeps a folder without texts: git has no empty ones. */
export const placeholder = ".gitkeep";

/** Most files of a folder. */
const mostParts = 5_000;

/** Whether a file of a folder is a part of it, by its path there. Pictures and the like are nobody's to translate. */
export const isPart = (name: string): boolean =>
  (/\.txt$/i.test(name) && !name.startsWith("__MACOSX/")) || name === placeholder;

/** The archive of a folder: equal parts, equal bytes. */
export const packFolder = (parts: Iterable<readonly [string, Uint8Array]>): Buffer =>
  createZip(new Map([...parts].sort(([one], [other]) => (one < other ? -1 : 1))));

/** The parts in an archive; whatever else it holds is passed over. @throws CodecError */
export const unpackFolder = (bytes: Uint8Array): ReadonlyMap<string, Buffer> => {
  const archive = readZip(bytes);
  const members = [...archive.members.values()].filter(({ name, isLink }) => isPart(name) && !isLink);
  if (members.length > mostParts) throw new CodecError(`The folder has more than ${mostParts} files.`);
  let left = usualLimits.bytes;
  return new Map(
    members.map((member) => {
      const content = unpack(archive, member, left);
      left -= content.length;
      return [member.name, content];
    }),
  );
};
