/** CSV: any table, simple ones, and with alternatives. */
export { csv, csvMultiUtf8, csvSimple, csvSimpleIso, csvSimpleUtf8, csvUtf8 } from "./codec.ts";
