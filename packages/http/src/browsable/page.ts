/** The browsable rendering: an answer as a page for people, with its addresses as links. */
import type { Incoming } from "../wire/incoming.ts";
import type { Reply } from "../wire/reply.ts";

export interface Rendered {
  readonly reply: Reply;
  readonly title: string;
  readonly incoming: Incoming;
  /** What links begin with; people may know this server under another path than it does itself. */
  readonly baseUrl: string;
  /** Methods of the route, where there is one. */
  readonly allow?: string;
}

export const renderPage = ({ reply, title, incoming, baseUrl, allow }: Rendered): Reply => {
  if (reply.headers["content-type"] !== "application/json" || typeof reply.body !== "string") return reply;
  const body = linked(escape(JSON.stringify(JSON.parse(reply.body), null, 2)));
  const path = new URL(baseUrl).pathname.replace(/\/$/, "") + incoming.target;
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)} – Dragoman API</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}pre{background:#f6f8fa;padding:1rem;overflow:auto;border-radius:6px}code{font-size:.9em}</style></head>
<body><nav>${breadcrumbs(path)}</nav><h1>${escape(title)}</h1>
<pre><b>${escape(incoming.method)} ${escape(path)}</b></pre>
<pre><b>HTTP ${reply.status}</b>${allow === undefined ? "" : `\n<b>Allow:</b> ${allow}`}

<code>${body}</code></pre></body></html>
`;
  return {
    ...reply,
    headers: {
      ...reply.headers,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
    body: html,
  };
};

/** A plain page that says one thing. */
export const notice = (status: number, text: string): Reply => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": "default-src 'none'" },
  body: `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${escape(text)}</title></head><body><p>${escape(text)}</p></body></html>\n`,
});

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Only http(s) addresses become links; the text is escaped already, so an address ends before `&quot;`. */
const linked = (text: string) =>
  text.replace(/https?:\/\/(?:(?!&quot;|&#39;|&lt;|&gt;)[^\s])+/g, (address) => `<a href="${address}">${address}</a>`);

const breadcrumbs = (target: string): string => {
  const parts = (target.split("?")[0] ?? "").split("/").filter((part) => part !== "");
  return parts
    .map(
      (part, index) =>
        `<a href="/${parts
          .slice(0, index + 1)
          .map(escape)
          .join("/")}/">${escape(part)}</a>`,
    )
    .join(" / ");
};
