/**
 * Badges as SVG: what pages elsewhere show of a project. Texts are escaped, and there are no scripts, styles or links
 * in them. Pure.
 */
import { escape } from "../browsable/html.ts";

export interface BadgeLanguage {
  readonly name: string;
  readonly percent: number;
}

export interface BadgeFacts {
  readonly name: string;
  readonly percent: number;
  /** Those with most translated first. */
  readonly languages: readonly BadgeLanguage[];
}

export const badgeKinds = ["svg", "status", "multi", "horizontal", "open"] as const;
export type BadgeKind = (typeof badgeKinds)[number];

/** The colours that each kind is asked for with. */
export const badgeColors: Readonly<Record<BadgeKind, readonly string[]>> = {
  svg: ["badge"],
  status: ["badge"],
  multi: ["auto", "red", "green", "blue"],
  horizontal: ["auto", "red", "green", "blue"],
  open: ["graph"],
};

const fills: Readonly<Record<string, string>> = { red: "#b3261e", green: "#1a7f43", blue: "#2456b8" };
const ground = "#d9dce3";
const ink = "#22252d";
const font = `font-family="Verdana,DejaVu Sans,Geneva,sans-serif"`;

/** As XML holds it, which has no control characters. */
const xml = (text: string) => escape(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ""));

/** Languages that fit on one. */
const most = 50;

/** Green where nearly all is done, red where little is. */
const fillOf = (color: string, percent: number) =>
  fills[color] ?? (percent >= 90 ? "#1a7f43" : percent >= 60 ? "#8a6100" : "#b3261e");

const tell = (percent: number) => `${Math.trunc(percent)}%`;

/** About as wide as the text is in the font. */
const widthOf = (text: string, size: number) =>
  Math.ceil(
    [...text].reduce((sum, sign) => sum + (/[\u0300-\u036f]/.test(sign) ? 0 : sign > "\u2e80" ? 1 : 0.62), 0) * size,
  );

const picture = (width: number, height: number, title: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${xml(title)}"><title>${xml(title)}</title>${body}</svg>`;

const words = (x: number, y: number, size: number, fill: string, text: string, anchor = "start") =>
  `<text x="${x}" y="${y}" font-size="${size}" ${font} fill="${fill}" text-anchor="${anchor}">${xml(text)}</text>`;

const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

const badge = ({ percent, name }: BadgeFacts) => {
  const label = "translated";
  const left = widthOf(label, 11) + 12;
  const right = widthOf(tell(percent), 11) + 12;
  return picture(
    left + right,
    20,
    `${name}: ${label} ${tell(percent)}`,
    box(0, 0, left, 20, "#444a57") +
      box(left, 0, right, 20, fillOf("auto", percent)) +
      words(left / 2, 14, 11, "#ffffff", label, "middle") +
      words(left + right / 2, 14, 11, "#ffffff", tell(percent), "middle"),
  );
};

const multi = ({ languages, name }: BadgeFacts, color: string) => {
  const shown = languages.slice(0, most);
  const names = Math.max(40, ...shown.map((language) => widthOf(language.name, 11))) + 12;
  const rows = shown.map((language, index) => {
    const y = index * 20 + 4;
    return (
      words(names - 6, y + 11, 11, ink, language.name, "end") +
      box(names, y, 150, 13, ground) +
      box(names, y, (150 * language.percent) / 100, 13, fillOf(color, language.percent)) +
      words(names + 158, y + 11, 11, ink, tell(language.percent))
    );
  });
  return picture(names + 200, shown.length * 20 + 8, `${name}: translations`, rows.join(""));
};

const horizontal = ({ languages, name }: BadgeFacts, color: string) => {
  const shown = languages.slice(0, most);
  const bars = shown.map((language, index) => {
    const x = index * 30 + 8;
    const height = (80 * language.percent) / 100;
    return (
      box(x, 4, 20, 80, ground) +
      box(x, 84 - height, 20, height, fillOf(color, language.percent)) +
      `<g transform="translate(${x + 14} 92) rotate(60)">${words(0, 0, 11, ink, `${language.name} ${tell(language.percent)}`)}</g>`
    );
  });
  const longest = Math.max(40, ...shown.map((language) => widthOf(`${language.name} 100%`, 11)));
  return picture(shown.length * 30 + longest, 100 + longest, `${name}: translations`, bars.join(""));
};

const graph = ({ name, percent, languages }: BadgeFacts) => {
  const lines = [`${languages.length} languages`, `translated ${tell(percent)}`];
  const width = Math.max(220, widthOf(name, 16) + 32);
  return picture(
    width,
    110,
    `${name}: ${lines.join(", ")}`,
    box(0, 0, width, 110, "#f4f5f8") +
      words(16, 30, 16, ink, name) +
      words(16, 54, 12, ink, lines[0] ?? "") +
      words(16, 74, 12, ink, lines[1] ?? "") +
      box(16, 84, width - 32, 10, ground) +
      box(16, 84, ((width - 32) * percent) / 100, 10, fillOf("auto", percent)),
  );
};

export const drawBadge = (kind: BadgeKind, color: string, facts: BadgeFacts): string => {
  switch (kind) {
    case "svg":
    case "status":
      return badge(facts);
    case "multi":
      return multi(facts, color);
    case "horizontal":
      return horizontal(facts, color);
    case "open":
      return graph(facts);
  }
};
