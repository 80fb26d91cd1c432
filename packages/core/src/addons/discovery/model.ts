/** What is set of a discovery: the mask of the files, and the settings of what is made by substitution. */
import { codecs } from "@dragoman/formats";
import { Schema } from "effect";
import { languageFilterProblem } from "../../components/index.ts";
import { Choice, Flag, Text } from "../../fields/index.ts";

const Template = Schema.optionalKey(Text({ max: 400, blank: true }));

export const DiscoverySettings = Schema.Struct({
  match: Text({ max: 1000 }),
  file_format: Choice(codecs.filter(({ catalogue }) => catalogue === undefined).map(({ id }) => id)),
  name_template: Schema.optionalKey(Text({ max: 400 })),
  base_file_template: Template,
  new_base_template: Template,
  intermediate_template: Template,
  language_regex: Schema.optionalKey(Text({ max: 500, rule: languageFilterProblem })),
  copy_addons: Schema.optionalKey(Flag),
  remove: Schema.optionalKey(Flag),
  confirm: Schema.optionalKey(Flag),
});
export type DiscoverySettings = typeof DiscoverySettings.Type;

export const discoveryDefaults = {
  name_template: "{{ component }}",
  language_regex: "^[^.]+$",
  copy_addons: true,
  remove: false,
} satisfies Partial<DiscoverySettings>;

export const discoveryId = "weblate.discovery.discovery";
