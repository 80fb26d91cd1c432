/** MicroDVD subtitles. */
import { subtitleCodec } from "../../subtitles/lines.ts";
import { subtitlesOf } from "./parse.ts";

export const sub = subtitleCodec({
  id: "sub",
  name: "MicroDVD subtitles",
  lineBreak: "|",
  hasSpeakers: false,
  signature: /^\s*\{\d+\}\{\d*\}/,
  subtitles: subtitlesOf,
});
