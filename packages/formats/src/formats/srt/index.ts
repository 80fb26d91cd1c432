export { srt } from "./codec.ts";
