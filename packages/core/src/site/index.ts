/** Where people find the site. */
export { SiteUrl } from "./address.ts";
export { localPath } from "./localPath.ts";
export { SiteTitle } from "./title.ts";
