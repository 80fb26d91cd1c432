/** Pages of MediaWiki. */
import { wikiCodec } from "../../wiki/codec.ts";
import { mediawikiLines } from "./lines.ts";

export const mediawiki = wikiCodec({
  id: "mediawiki",
  name: "MediaWiki page",
  extension: "mw",
  dialect: mediawikiLines,
});
