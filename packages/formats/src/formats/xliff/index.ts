/** XLIFF 1.1 and 1.2 in three flavours. */
export { plainXliff, poXliff, xliff } from "./codec.ts";
