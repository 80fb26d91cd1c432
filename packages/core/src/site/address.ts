/**
 * The address of the site without a slash at its end, for links in files and in messages of commits. Hosts set it;
 * where they set none, each request brings the address that it came to. Background work keeps that of who asked for it.
 */
import { Context } from "effect";

/** Empty where nobody has said it. */
export const SiteUrl = Context.Reference<string>("@dragoman/core/site/SiteUrl", { defaultValue: () => "" });
