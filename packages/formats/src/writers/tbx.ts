/** Glossaries for download in TBX: the first form of each string as a term, also where it is not translated yet. */
import type { ExportMeta, ExportUnit } from "./unit.ts";
import { attribute, content, declaration } from "./xml.ts";

export const writeTbx = (units: readonly ExportUnit[], meta: ExportMeta): Uint8Array =>
  Buffer.from(`${declaration}<!DOCTYPE martif PUBLIC "ISO 12200:1999A//DTD MARTIF core (DXFcdV04)//EN" "TBXcdv04.dtd">
<martif type="TBX"${attribute("xml:lang", meta.sourceLanguage)}>
  <martifHeader>
    <fileDesc>
      <titleStmt>
        <title>${content(meta.project)}</title>
      </titleStmt>
      <sourceDesc>
        <p>${content(meta.url)}</p>
      </sourceDesc>
    </fileDesc>
  </martifHeader>
  <text>
    <body>
${units.map((unit) => concept(unit, meta)).join("")}    </body>
  </text>
</martif>
`);

const concept = (unit: ExportUnit, { sourceLanguage, language }: ExportMeta): string => {
  const id = attribute("id", unit.context === "" ? undefined : unit.context);
  const note = unit.developerNote === "" ? "" : `        <note>${content(unit.developerNote)}</note>\n`;
  const remark = unit.translatorNote === "" ? "" : `          <note>${content(unit.translatorNote)}</note>\n`;
  const terms = section(sourceLanguage, unit.source[0] ?? "", "") + section(language, unit.target[0] ?? "", remark);
  return `      <termEntry${id}>\n${note}${terms}      </termEntry>\n`;
};

const section = (language: string, term: string, note: string): string =>
  `        <langSet${attribute("xml:lang", language)}>\n${note}          <tig>\n            <term>${content(term)}</term>\n          </tig>\n        </langSet>\n`;
