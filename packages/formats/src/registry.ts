/** Every codec by its `file_format` id. A format folder is added here once, in alphabetical order. */
import type { Codec } from "./contract/index.ts";

export const codecs: readonly Codec[] = [];

export const codecById = (id: string): Codec | undefined => codecs.find((codec) => codec.id === id);
