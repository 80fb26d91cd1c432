/** How a file of an `either` format is read. */
import type { CodecContext } from "./codec.ts";

/** Whether the file holds texts for keys only, the sources being in the base file. */
export const isMonolingual = (context: CodecContext): boolean => context.monolingual ?? context.base !== undefined;

/** Whether the file is such a base file itself. */
export const isBase = (context: CodecContext): boolean => context.monolingual === true && context.base === undefined;
