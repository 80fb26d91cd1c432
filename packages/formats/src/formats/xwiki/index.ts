/** Translations of XWiki. */
export { xwikiFullPage, xwikiJavaProperties, xwikiPageProperties } from "./codec.ts";
