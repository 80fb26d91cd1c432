/**
 * The page that the console starts in. It holds no inline script or style, and its policy lets nothing in from elsewhere:
 * what a stranger wrote into a string stays text, whatever becomes of it on the page.
 */
import { type Html, html } from "../browsable/html.ts";
import type { Reply } from "../wire/reply.ts";

export const consolePolicy = [
  "default-src 'self'",
  "img-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** What of a page everybody may know: told by the server, to readers without scripts and to those who share its address. */
export interface Told {
  readonly title: string;
  readonly description: string;
  /** The page itself, as far as it can be read without scripts. */
  readonly content?: Html;
}

/** Path that people know the site under, such as `/l10n`; empty at the root. */
export const basePath = (baseUrl: string) => new URL(baseUrl).pathname.replace(/\/$/, "");

interface Shell {
  readonly status: number;
  readonly siteTitle: string;
  /** Path that people know the site under, such as `/l10n`; empty at the root. */
  readonly base: string;
  /** Paths of files in the folder of the console. */
  readonly files: readonly string[];
  readonly icon: string;
  readonly told?: Told | undefined;
}

export const shell = ({ status, siteTitle, base, files, icon, told }: Shell): Reply => {
  const [script = "", ...others] = files.filter((file) => file.endsWith(".js"));
  const styles = files.filter((file) => file.endsWith(".css"));
  return {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": consolePolicy,
      "cache-control": "no-cache",
    },
    body: html`<!doctype html>
<html lang="en" dir="ltr" data-base="${base}" data-site="${siteTitle}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${told === undefined ? siteTitle : `${told.title} · ${siteTitle}`}</title>
${told === undefined ? undefined : about(told)}
<link rel="icon" href="${base}/${icon}" type="image/svg+xml">
${styles.map((file) => html`<link rel="stylesheet" href="${base}/${file}">`)}
${others.map((file) => html`<link rel="modulepreload" href="${base}/${file}">`)}
<script type="module" src="${base}/${script}"></script>
</head>
<body>
<div id="app">${told?.content}</div>
<noscript>${told !== undefined && told.content === undefined ? heading(told) : undefined}
<p class="told"><a href="${base}/">${siteTitle}</a> needs JavaScript for ${told?.content === undefined ? "its pages" : "translating"}.
The API at <a href="${base}/api/">${base}/api/</a> works without.</p></noscript>
</body>
</html>
`.text,
  };
};

const heading = ({ title, description }: Told) => html`<main><h1>${title}</h1><p>${description}</p></main>`;

const about = ({ title, description }: Told) => html`<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">`;
