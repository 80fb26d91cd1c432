/** Android string resources for download. Untranslated strings are left out, since an empty one hides the default. */
import { pluralCategories } from "../contract/index.ts";
import { androidText } from "../formats/android/text.ts";
import { isPlural } from "./catalogue.ts";
import type { ExportMeta, ExportUnit } from "./unit.ts";
import { attribute, comment, declaration, target } from "./xml.ts";

export const writeAndroidResources = (units: readonly ExportUnit[], meta: ExportMeta): Uint8Array => {
  const blocks = units.filter((unit) => unit.target.some((form) => form !== "")).map((unit) => block(unit, meta));
  return Buffer.from(`${declaration}<resources>\n${blocks.join("")}</resources>\n`);
};

const block = (unit: ExportUnit, meta: ExportMeta): string => {
  const note = unit.developerNote === "" ? "" : `    ${comment(unit.developerNote)}\n`;
  const name = attribute("name", unit.context);
  if (!isPlural(unit)) return `${note}    <string${name}>${text(unit.target[0] ?? "")}</string>\n`;
  const items = pluralCategories.flatMap((category) => {
    const form = unit.target[meta.plural.categories.indexOf(category)];
    return form === undefined ? [] : [`        <item quantity="${category}">${text(form)}</item>\n`];
  });
  return `${note}    <plurals${name}>\n${items.join("")}    </plurals>\n`;
};

const text = (form: string): string => androidText.write(form, { like: "", entities: new Set(), target });
