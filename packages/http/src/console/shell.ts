/**
 * The page that the console starts in. It holds no inline script or style, and its policy lets nothing in from elsewhere:
 * what a stranger wrote into a string stays text, whatever becomes of it on the page.
 */
import { html } from "../browsable/html.ts";
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

interface Shell {
  readonly status: number;
  readonly siteTitle: string;
  /** Path that people know the site under, such as `/l10n`; empty at the root. */
  readonly base: string;
  /** Paths of files in the folder of the console. */
  readonly files: readonly string[];
  readonly icon: string;
}

export const shell = ({ status, siteTitle, base, files, icon }: Shell): Reply => {
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
<title>${siteTitle}</title>
<link rel="icon" href="${base}/${icon}" type="image/svg+xml">
${styles.map((file) => html`<link rel="stylesheet" href="${base}/${file}">`)}
${others.map((file) => html`<link rel="modulepreload" href="${base}/${file}">`)}
<script type="module" src="${base}/${script}"></script>
</head>
<body>
<div id="app"></div>
<noscript>${siteTitle} needs JavaScript for its pages. The API at <a href="${base}/api/">${base}/api/</a> works without.</noscript>
</body>
</html>
`.text,
  };
};
