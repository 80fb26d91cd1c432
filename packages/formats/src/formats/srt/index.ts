/** SubRip subtitles. */
export { srt } from "./codec.ts";
