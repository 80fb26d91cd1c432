/** The browsable rendering: an answer as a page for people, with its addresses as links, and forms for all methods. */
import type { Endpoint } from "../wire/endpoint.ts";
import type { Incoming } from "../wire/incoming.ts";
import type { Reply } from "../wire/reply.ts";
import { fileForms, forms } from "./forms.ts";
import { escape, Html, html } from "./html.ts";
import { layout, pageHeaders } from "./layout.ts";

export interface Rendered {
  readonly reply: Reply;
  readonly title: string;
  readonly incoming: Incoming;
  /** What links begin with; people may know this server under another path than it does itself. */
  readonly baseUrl: string;
  /** What the path takes, where there is one. */
  readonly endpoints?: readonly Endpoint[];
}

export const renderPage = ({ reply, title, incoming, baseUrl, endpoints = [] }: Rendered): Reply => {
  if (reply.headers["content-type"] !== "application/json" || typeof reply.body !== "string") return reply;
  const body: unknown = JSON.parse(reply.body);
  // Slashes count for one on the way in; two at the beginning of a link would lead to another host.
  const path = new URL(baseUrl).pathname.replace(/\/$/, "") + incoming.target.replace(/^\/+/, "/");
  const bare = path.split("?")[0] ?? "";
  const main = html`<h1>${title}</h1>
<p class="about"><code>${incoming.method} ${path}</code></p>
<p class="status ${reply.status < 400 ? "good" : "bad"}">HTTP ${reply.status}</p>
<pre><code>${linked(escape(JSON.stringify(body, null, 2)))}</code></pre>
${forms(endpoints, reply.status < 400 ? body : undefined)}
${reply.status < 400 && endpoints[0] !== undefined ? fileForms(endpoints[0].path, bare) : []}`;
  return {
    ...reply,
    headers: { ...reply.headers, ...pageHeaders },
    body: layout({ title, baseUrl, path: bare, main }),
  };
};

/** A plain page that says one thing. */
export const notice = (status: number, text: string): Reply => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": "default-src 'none'" },
  body: html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${text}</title></head><body><p>${text}</p></body></html>
`.text,
});

/** Only http(s) addresses become links; the text is escaped already, so an address ends before `&quot;`. */
const linked = (text: string): Html =>
  new Html(
    text.replace(
      /https?:\/\/(?:(?!&quot;|&#39;|&lt;|&gt;)[^\s])+/g,
      (address) => `<a href="${address}">${address}</a>`,
    ),
  );
