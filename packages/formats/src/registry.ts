/** Every codec by its `file_format` id. A format folder is added here once, in alphabetical order. */
import type { Codec } from "./contract/index.ts";
import { aresource, mokoResource } from "./formats/android/index.ts";
import { appstore } from "./formats/appstore/index.ts";
import { arb } from "./formats/arb/index.ts";
import { ass, ssa } from "./formats/ass/index.ts";
import { csv, csvMultiUtf8, csvSimple, csvSimpleIso, csvSimpleUtf8, csvUtf8 } from "./formats/csv/index.ts";
import { dokuwiki } from "./formats/dokuwiki/index.ts";
import { dtd } from "./formats/dtd/index.ts";
import { flatXml } from "./formats/flatxml/index.ts";
import { fluent } from "./formats/fluent/index.ts";
import { formatjs } from "./formats/formatjs/index.ts";
import { goI18nJson, goI18nJsonV2 } from "./formats/go-i18n/index.ts";
import { gotext } from "./formats/gotext/index.ts";
import { gwt, gwtIso } from "./formats/gwt/index.ts";
import { html } from "./formats/html/index.ts";
import { i18next, i18nextv4 } from "./formats/i18next/index.ts";
import { idml } from "./formats/idml/index.ts";
import { ini, islu } from "./formats/ini/index.ts";
import { joomla } from "./formats/joomla/index.ts";
import { json, jsonNested } from "./formats/json/index.ts";
import { markdown } from "./formats/markdown/index.ts";
import { mediawiki } from "./formats/mediawiki/index.ts";
import { odf } from "./formats/odf/index.ts";
import { laravel, php } from "./formats/php/index.ts";
import { po, poMono } from "./formats/po/index.ts";
import { mi18nLang, properties, propertiesUtf16, propertiesUtf8 } from "./formats/properties/index.ts";
import { ts } from "./formats/qt/index.ts";
import { rc } from "./formats/rc/index.ts";
import { resourceDictionary } from "./formats/resourcedictionary/index.ts";
import { resx } from "./formats/resx/index.ts";
import { rubyYaml } from "./formats/ruby-yaml/index.ts";
import { srt } from "./formats/srt/index.ts";
import { strings, stringsUtf8 } from "./formats/strings/index.ts";
import { stringsdict } from "./formats/stringsdict/index.ts";
import { sub } from "./formats/sub/index.ts";
import { tbx } from "./formats/tbx/index.ts";
import { toml } from "./formats/toml/index.ts";
import { txt } from "./formats/txt/index.ts";
import { webextension } from "./formats/webextension/index.ts";
import { xcstrings } from "./formats/xcstrings/index.ts";
import { plainXliff, poXliff, xliff } from "./formats/xliff/index.ts";
import { xliff2 } from "./formats/xliff2/index.ts";
import { xlsx } from "./formats/xlsx/index.ts";
import { xwikiFullPage, xwikiJavaProperties, xwikiPageProperties } from "./formats/xwiki/index.ts";
import { yaml } from "./formats/yaml/index.ts";

export const codecs: readonly Codec[] = [
  appstore,
  arb,
  aresource,
  ass,
  csv,
  csvMultiUtf8,
  csvSimple,
  csvSimpleIso,
  csvSimpleUtf8,
  csvUtf8,
  dokuwiki,
  dtd,
  flatXml,
  fluent,
  formatjs,
  goI18nJson,
  goI18nJsonV2,
  gotext,
  gwt,
  gwtIso,
  html,
  i18next,
  i18nextv4,
  idml,
  ini,
  islu,
  joomla,
  json,
  jsonNested,
  laravel,
  markdown,
  mediawiki,
  mi18nLang,
  mokoResource,
  odf,
  php,
  plainXliff,
  po,
  poMono,
  poXliff,
  properties,
  propertiesUtf16,
  propertiesUtf8,
  rc,
  resourceDictionary,
  resx,
  rubyYaml,
  srt,
  ssa,
  strings,
  stringsdict,
  stringsUtf8,
  sub,
  tbx,
  toml,
  ts,
  txt,
  webextension,
  xcstrings,
  xliff,
  xliff2,
  xlsx,
  xwikiFullPage,
  xwikiJavaProperties,
  xwikiPageProperties,
  yaml,
];

export const codecById = (id: string): Codec | undefined => codecs.find((codec) => codec.id === id);
