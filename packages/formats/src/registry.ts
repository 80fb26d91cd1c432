/** Every codec by its `file_format` id. A format folder is added here once, in alphabetical order. */
import type { Codec } from "./contract/index.ts";
import { json, jsonNested } from "./formats/json/index.ts";

export const codecs: readonly Codec[] = [json, jsonNested];

export const codecById = (id: string): Codec | undefined => codecs.find((codec) => codec.id === id);
