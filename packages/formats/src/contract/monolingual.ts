/** How a file of an `either` format is read. */
import type { Codec, CodecContext, Document } from "./codec.ts";
import type { Unit } from "./unit.ts";

/** Whether the file holds texts for keys only, the sources being in the base file. */
export const isMonolingual = (context: CodecContext): boolean => context.monolingual ?? context.base !== undefined;

/** Whether the file is such a base file itself. */
export const isBase = (context: CodecContext): boolean => context.monolingual === true && context.base === undefined;

/** Whether the text of a unit only stands in for a translation that is not there yet. */
export const isStandIn = (codec: Codec, unit: Unit, base: Document): boolean => {
  if (codec.keepsSource !== true) return false;
  const own = base.byId(unit.id)?.target ?? [];
  return own.length === unit.target.length && own.every((form, index) => form === unit.target[index]);
};
