/** Every codec by its `file_format` id. A format folder is added here once, in alphabetical order. */
import type { Codec } from "./contract/index.ts";
import { aresource, mokoResource } from "./formats/android/index.ts";
import { csv, csvMultiUtf8, csvSimple, csvSimpleIso, csvSimpleUtf8, csvUtf8 } from "./formats/csv/index.ts";
import { dtd } from "./formats/dtd/index.ts";
import { gwt, gwtIso } from "./formats/gwt/index.ts";
import { ini } from "./formats/ini/index.ts";
import { joomla } from "./formats/joomla/index.ts";
import { json, jsonNested } from "./formats/json/index.ts";
import { po, poMono } from "./formats/po/index.ts";
import { properties, propertiesUtf16, propertiesUtf8 } from "./formats/properties/index.ts";
import { strings, stringsUtf8 } from "./formats/strings/index.ts";

export const codecs: readonly Codec[] = [
  aresource,
  csv,
  csvMultiUtf8,
  csvSimple,
  csvSimpleIso,
  csvSimpleUtf8,
  csvUtf8,
  dtd,
  gwt,
  gwtIso,
  ini,
  joomla,
  json,
  jsonNested,
  mokoResource,
  po,
  poMono,
  properties,
  propertiesUtf16,
  propertiesUtf8,
  strings,
  stringsUtf8,
];

export const codecById = (id: string): Codec | undefined => codecs.find((codec) => codec.id === id);
