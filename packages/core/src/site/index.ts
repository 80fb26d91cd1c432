/** Where people find the site. */
export { SiteUrl } from "./address.ts";
