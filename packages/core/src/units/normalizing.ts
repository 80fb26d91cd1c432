/** Texts as the files of a format can hold them. Pure. */
import { codecById } from "@dragoman/formats";

/** What the texts read back as once they were written; most formats hold every text as it is. */
export const asHeld = (format: string, fileKey: string, target: readonly string[]): readonly string[] => {
  const codec = codecById(format);
  return codec?.normalize === undefined
    ? target
    : target.map((form) => codec.normalize?.(form, { id: fileKey }) ?? form);
};
