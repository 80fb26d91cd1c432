/** Resources of .NET. */
export { resx } from "./codec.ts";
