/** Pages of DokuWiki. */
import { wikiCodec } from "../../wiki/codec.ts";
import { dokuwikiLines } from "./lines.ts";

export const dokuwiki = wikiCodec({
  id: "dokuwiki",
  name: "DokuWiki page",
  extension: "dw",
  dialect: dokuwikiLines,
});
