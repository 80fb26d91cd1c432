/** What a discovered component is made of: what its files say, and what its main component is set to. Pure. */
import { type ComponentFacts, internalAddress, messageFields, type NewComponent } from "../../components/index.ts";
import type { Proposed } from "./plan.ts";
import { discoveryDefaults, type DiscoverySettings } from "./model.ts";

/** Settings that are about people and work, and not about files. */
const inherited = [
  "license",
  "agreement",
  "language_code_style",
  "check_flags",
  "priority",
  "enforced_checks",
  "restricted",
  "repoweb",
  "report_source_bugs",
  "merge_style",
  "merge_conflicts",
  ...messageFields,
  "allow_translation_propagation",
  "enable_suggestions",
  "suggestion_voting",
  "suggestion_autoaccept",
  "push_on_commit",
  "commit_pending_age",
  "auto_lock_error",
] as const;

export const newComponentOf = (
  owner: ComponentFacts,
  settings: DiscoverySettings,
  { name, slug, filemask, template, new_base, intermediate }: Proposed,
): NewComponent => {
  const row = owner as unknown as Partial<Record<string, unknown>>;
  const startsFiles = template !== "" || new_base !== "";
  return {
    ...Object.fromEntries(inherited.flatMap((key) => (row[key] == null ? [] : [[key, row[key]]]))),
    name,
    slug,
    repo: internalAddress(owner.project_slug, owner.path),
    category: owner.category_id,
    source_language: owner.source_language_code,
    filemask,
    file_format: settings.file_format,
    template,
    new_base,
    intermediate,
    // Nothing would be there to start the file of a new language from.
    new_lang: owner.new_lang === "add" && !startsFiles ? "none" : (owner.new_lang as NewComponent["new_lang"] & string),
    language_regex: settings.language_regex ?? discoveryDefaults.language_regex,
  };
};
