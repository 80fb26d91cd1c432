/** Every kind of add-on that there is. What is not here is not offered; docs/addons/README.md names those. */
import { autotranslate } from "./kinds/autotranslate.autotranslate.ts";
import { cdnCdnjs } from "./kinds/cdn.cdnjs.ts";
import { cleanupBlank } from "./kinds/cleanup.blank.ts";
import { cleanupGeneric } from "./kinds/cleanup.generic.ts";
import { consistencyLanguages } from "./kinds/consistency.languages.ts";
import { discovery } from "./kinds/discovery.discovery.ts";
import { flagsBulk } from "./kinds/flags.bulk.ts";
import { flagsSameEdit } from "./kinds/flags.same_edit.ts";
import { flagsSourceEdit } from "./kinds/flags.source_edit.ts";
import { flagsTargetEdit } from "./kinds/flags.target_edit.ts";
import { generateFile } from "./kinds/generate.generate.ts";
import { generateFillReadOnly } from "./kinds/generate.fill_read_only.ts";
import { generatePrefill } from "./kinds/generate.prefill.ts";
import { generatePseudolocale } from "./kinds/generate.pseudolocale.ts";
import { gettextAuthors } from "./kinds/gettext.authors.ts";
import { gettextConfigure } from "./kinds/gettext.configure.ts";
import { gettextCustomize } from "./kinds/gettext.customize.ts";
import { gettextLinguas } from "./kinds/gettext.linguas.ts";
import { gettextMo } from "./kinds/gettext.mo.ts";
import { gettextMsgmerge } from "./kinds/gettext.msgmerge.ts";
import { gitSquash } from "./kinds/git.squash.ts";
import { jsonCustomize } from "./kinds/json.customize.ts";
import { propertiesSort } from "./kinds/properties.sort.ts";
import { removalComments } from "./kinds/removal.comments.ts";
import { removalSuggestions } from "./kinds/removal.suggestions.ts";
import { resxUpdate } from "./kinds/resx.update.ts";
import { xmlCustomize } from "./kinds/xml.customize.ts";
import { yamlCustomize } from "./kinds/yaml.customize.ts";
import type { Kind } from "./kind.ts";

export const kinds: readonly Kind[] = [
  gettextMo,
  gettextLinguas,
  gettextConfigure,
  gettextCustomize,
  gettextAuthors,
  gettextMsgmerge,
  cleanupGeneric,
  cleanupBlank,
  consistencyLanguages,
  discovery,
  flagsSourceEdit,
  flagsTargetEdit,
  flagsSameEdit,
  flagsBulk,
  generateFile,
  generatePseudolocale,
  generatePrefill,
  generateFillReadOnly,
  gitSquash,
  autotranslate,
  cdnCdnjs,
  jsonCustomize,
  xmlCustomize,
  yamlCustomize,
  propertiesSort,
  resxUpdate,
  removalComments,
  removalSuggestions,
];

const byId = new Map(kinds.map((kind) => [kind.id, kind]));
export const kindById = (id: string): Kind | undefined => byId.get(id);

/** Kinds that work on everything in a repository; the others stay with their component. */
export const repositoryKinds = kinds.filter(({ scope }) => scope === "repository").map(({ id }) => id);
