/**
 * Feeds as RSS 2.0. Written here: the format is a handful of elements, and what matters is that every text is escaped
 * and free of characters that XML cannot hold.
 */

export interface FeedItem {
  readonly title: string;
  /** Address that stays the same and belongs to no other item. */
  readonly id: string;
  readonly link: string;
  readonly description: string;
  readonly author: string | null;
  readonly date: Date;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** What the feed is about, and where the feed itself is. */
  readonly link: string;
  readonly self: string;
  readonly items: readonly FeedItem[];
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escape = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const element = (name: string, text: string) => `<${name}>${escape(text)}</${name}>`;

const itemXml = ({ title, id, link, description, author, date }: FeedItem) =>
  `<item>${[
    element("title", title),
    element("link", link),
    element("description", description),
    ...(author === null ? [] : [element("dc:creator", author)]),
    element("pubDate", date.toUTCString()),
    `<guid isPermaLink="true">${escape(id)}</guid>`,
  ].join("")}</item>`;

export const rss = ({ title, description, link, self, items }: Feed): string => {
  const [newest] = items;
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
${element("title", title)}
${element("link", link)}
${element("description", description)}
<atom:link rel="self" type="application/rss+xml" href="${escape(self)}"/>
<language>en</language>
${newest === undefined ? "" : element("lastBuildDate", newest.date.toUTCString())}
${items.map(itemXml).join("\n")}
</channel></rss>
`;
};
