/** What all pages have: a way back, a place to sign in, and a policy that lets nothing in from elsewhere. */
import { createHash } from "node:crypto";
import { Html, html } from "./html.ts";
import { script } from "./script.ts";
import { style } from "./style.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Our style and our script alone, which asks this origin alone; forms are sent by the script, with no ambient right. */
export const policy = [
  "default-src 'none'",
  `style-src ${hash(style)}`,
  `script-src ${hash(script)}`,
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export const pageHeaders = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };

export interface Page {
  readonly title: string;
  /** Where links begin: the address of the site, without a slash at the end. */
  readonly baseUrl: string;
  /** The path that the reader sees. */
  readonly path: string;
  readonly main: Html;
}

export const layout = ({ title, baseUrl, path, main }: Page): string =>
  html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Dragoman API</title>
<style>${new Html(style)}</style></head>
<body>
<header><nav aria-label="Breadcrumbs">${breadcrumbs(baseUrl, path)}</nav>
<form id="sign-in" hidden>
<input type="password" aria-label="Token" placeholder="Token" autocomplete="off" required><button>Sign in</button></form>
<button id="sign-out" class="plain" hidden>Sign out</button></header>
<main>${main}</main>
<footer><a href="${baseUrl}/api/docs/">What there is to ask for</a> ·
<a href="${baseUrl}/api/schema/">OpenAPI</a></footer>
<script type="module">${new Html(script)}</script>
</body></html>
`.text;

/** The way begins below the path of the site: what is above it is its host's. */
const breadcrumbs = (baseUrl: string, path: string): readonly Html[] => {
  const prefix = new URL(baseUrl).pathname.replace(/\/$/, "");
  const below = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  const parts = below.split("/").filter((part) => part !== "");
  return parts.map((part, index) => {
    const address = `${prefix}/${parts.slice(0, index + 1).join("/")}/`;
    return html`${index === 0 ? "" : " / "}<a href="${address}">${decoded(part)}</a>`;
  });
};

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
