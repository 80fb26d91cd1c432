/** The base of a monolingual component in formats that hold source and translation. */
import type { CodecContext } from "../contract/index.ts";

/** Whether the file is a base: its texts stand where the translations do, or in the source where there is none. */
export const isBase = (context: CodecContext): boolean => context.monolingual === true && context.base === undefined;
