/** SubStation Alpha scripts, of version 4 and of the advanced version 4+: they differ in their styles only. */
import { subtitleCodec } from "../../subtitles/lines.ts";
import { eventsOf } from "./events.ts";

export const ass = subtitleCodec({
  id: "ass",
  name: "Advanced SubStation Alpha subtitles",
  lineBreak: "\\N",
  hasSpeakers: true,
  signature: /^[ \t]*\[(?:V4\+ Styles|Events)\]/im,
  subtitles: eventsOf,
});

export const ssa = subtitleCodec({
  id: "ssa",
  name: "SubStation Alpha subtitles",
  lineBreak: "\\N",
  hasSpeakers: true,
  signature: /^[ \t]*\[(?:V4 Styles|Events)\]/im,
  subtitles: eventsOf,
});
