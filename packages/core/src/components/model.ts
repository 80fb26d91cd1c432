/** A component: the files of one kind in one repository, with everything that can be set about them. */
import { codecs } from "@dragoman/formats";
import { Schema } from "effect";
import { CategoryId, type ComponentListId, type ProjectId } from "../ids/index.ts";
import { checkIds, validateFlags } from "../checks/index.ts";
import {
  Choice,
  compilePattern,
  emailProblem,
  field,
  File,
  Flag,
  Integer,
  patternProblem,
  problem,
  readText,
  Slug,
  Text,
  TextList,
} from "../fields/index.ts";
import { offeredForges } from "../forges/index.ts";
import { labelColors } from "../labels/index.ts";
import { automatic } from "./detection.ts";
import { type MessageField, messageFields, messageProblem } from "./messages.ts";
import { languageFilterProblem } from "./languageFilter.ts";
import { filemaskProblem, maskProblem, pathProblem } from "./paths.ts";
import { licenses } from "./licenses.ts";

/** Forges as far as we know how to speak to them. */
export const vcsKinds = ["git", "git-force-push", "local", ...offeredForges] as const;
export type VcsKind = (typeof vcsKinds)[number];
export const mergeStyles = ["merge", "rebase", "merge_noff"] as const;
export type MergeStyle = (typeof mergeStyles)[number];

/** Whose text a string gets that was changed here and upstream: the other one becomes a suggestion. */
export const mergeSides = ["upstream", "ours"] as const;
export type MergeSide = (typeof mergeSides)[number];
export const newLangChoices = ["contact", "url", "add", "none"] as const;
export const codeStyles = [
  "",
  "posix",
  "posix_lowercase",
  "bcp",
  "posix_long",
  "posix_long_lowercase",
  "bcp_long",
  "bcp_legacy",
  "bcp_lower",
  "android",
  "appstore",
  "googleplay",
  "linux",
  "linux_lowercase",
] as const;
export const priorities = [60, 80, 100, 120, 140] as const;
/** Votes that accept a suggestion; 0 for none. */
export const votesNeeded = { min: 0, max: 32_767 };
/** Hours that changes wait for their commit. Clients may send less than none, which is none. */
export const hoursPending = { min: -(2 ** 31), max: 2160 };

const Path = Text({ max: 400, blank: true, rule: pathProblem });

/** A language by its code, or an object that has it under `code`. */
const LanguageCode = field(Schema.String, { type: "string", maxLength: 50 }, (input) =>
  readText(input !== null && typeof input === "object" && "code" in input ? input.code : input, { max: 50 }),
);

/** Objects are named on the wire by their addresses; the wire hands over the id that it found in one. */
const Category = Schema.NullOr(
  field(CategoryId, { type: "string", format: "uri-reference" }, (input) =>
    typeof input === "number" ? input : problem("Invalid hyperlink - No URL match."),
  ),
);

const messages = Object.fromEntries(
  messageFields.map((name) => [name, Schema.optionalKey(Text({ max: 10_000, rule: messageProblem }))]),
) as { readonly [Name in MessageField]: Schema.optionalKey<ReturnType<typeof Text>> };

/** `user:password`, or a token; "" for none. Taken, and never shown. */
const CredentialsText = Text({ max: 2000, blank: true });

const required = {
  name: Text({ max: 100 }),
  slug: Slug(100),
  repo: Text({ max: 300 }),
  filemask: Text({ max: 400, rule: filemaskProblem }),
  file_format: Choice(codecs.map((codec) => codec.id)),
};

const optional = {
  vcs: Schema.optionalKey(Choice(vcsKinds)),
  branch: Schema.optionalKey(Text({ max: 200, blank: true })),
  push: Schema.optionalKey(Text({ max: 300, blank: true })),
  repo_credentials: Schema.optionalKey(CredentialsText),
  push_credentials: Schema.optionalKey(CredentialsText),
  push_branch: Schema.optionalKey(Text({ max: 200, blank: true })),
  merge_request_target: Schema.optionalKey(Text({ max: 200, blank: true })),
  merge_request_labels: Schema.optionalKey(TextList()),
  merge_request_reviewers: Schema.optionalKey(TextList()),
  screenshot_filemask: Schema.optionalKey(
    Text({ max: 400, blank: true, rule: (text) => (text === "" ? undefined : maskProblem(text)) }),
  ),
  template: Schema.optionalKey(Path),
  edit_template: Schema.optionalKey(Flag),
  intermediate: Schema.optionalKey(Path),
  new_base: Schema.optionalKey(Path),
  license: Schema.optionalKey(
    Text({
      blank: true,
      max: 150,
      rule: (text) => (licenses.has(text) ? undefined : `${JSON.stringify(text)} is not a valid choice.`),
    }),
  ),
  agreement: Schema.optionalKey(Text({ blank: true, max: 100_000 })),
  new_lang: Schema.optionalKey(Choice(newLangChoices)),
  language_code_style: Schema.optionalKey(Choice(codeStyles)),
  source_language: Schema.optionalKey(LanguageCode),
  check_flags: Schema.optionalKey(Text({ blank: true, max: 10_000, rule: (text) => validateFlags(text)[0] })),
  priority: Schema.optionalKey(Choice(priorities)),
  enforced_checks: Schema.optionalKey(
    TextList({ rule: (id) => (checkIds.has(id) ? undefined : `Unsupported enforced check: ${id}`) }),
  ),
  restricted: Schema.optionalKey(Flag),
  repoweb: Schema.optionalKey(
    Text({
      blank: true,
      max: 200,
      rule: (text) => (/^(https?|ftp):\/\//.test(text) && !/%\(\w+\)s/.test(text) ? undefined : "Enter a valid URL."),
    }),
  ),
  report_source_bugs: Schema.optionalKey(Text({ blank: true, max: 190, rule: emailProblem })),
  merge_style: Schema.optionalKey(Choice(mergeStyles)),
  merge_conflicts: Schema.optionalKey(Choice(mergeSides)),
  ...messages,
  allow_translation_propagation: Schema.optionalKey(Flag),
  manage_units: Schema.optionalKey(Flag),
  enable_suggestions: Schema.optionalKey(Flag),
  suggestion_voting: Schema.optionalKey(Flag),
  suggestion_autoaccept: Schema.optionalKey(Integer(votesNeeded)),
  push_on_commit: Schema.optionalKey(Flag),
  commit_pending_age: Schema.optionalKey(Integer(hoursPending)),
  auto_lock_error: Schema.optionalKey(Flag),
  language_regex: Schema.optionalKey(Text({ max: 500, rule: languageFilterProblem })),
  variant_regex: Schema.optionalKey(
    Text({
      max: 190,
      blank: true,
      rule: (text) =>
        patternProblem(text) ??
        (text !== "" && compilePattern(text)?.test("") === true
          ? "The expression must not match an empty text."
          : undefined),
    }),
  ),
  is_glossary: Schema.optionalKey(Flag),
  glossary_color: Schema.optionalKey(Choice(labelColors)),
  category: Schema.optionalKey(Category),
};

/** Formats and masks that are to be found out are named `auto`. */
export const NewComponent = Schema.Struct({
  ...required,
  filemask: Text({ max: 400, rule: (text) => (text === automatic ? undefined : filemaskProblem(text)) }),
  file_format: Choice([...codecs.map((codec) => codec.id), automatic]),
  ...optional,
  disable_autoshare: Schema.optionalKey(Flag),
  /** Makes the base file and the template for new translations, without strings, where they are named and not there. */
  from_scratch: Schema.optionalKey(Flag),
  zipfile: Schema.optionalKey(File),
  docfile: Schema.optionalKey(File),
});
export type NewComponent = typeof NewComponent.Type;

/** To look into a repository or files before a component is made; with a mask, at what that would make. */
export const NewSurvey = Schema.Struct({
  repo: required.repo,
  vcs: optional.vcs,
  branch: optional.branch,
  repo_credentials: optional.repo_credentials,
  filemask: Schema.optionalKey(required.filemask),
  file_format: Schema.optionalKey(required.file_format),
  template: optional.template,
  intermediate: optional.intermediate,
  new_base: optional.new_base,
  source_language: optional.source_language,
  from_scratch: Schema.optionalKey(Flag),
  zipfile: Schema.optionalKey(File),
  docfile: Schema.optionalKey(File),
});
export type NewSurvey = typeof NewSurvey.Type;

/** PUT: what identifies a component must be there, the rest stays where it is not sent. */
export const ComponentReplacement = Schema.Struct({ ...required, ...optional });

export const ComponentPatch = Schema.Struct({
  name: Schema.optionalKey(required.name),
  slug: Schema.optionalKey(required.slug),
  repo: Schema.optionalKey(required.repo),
  filemask: Schema.optionalKey(required.filemask),
  file_format: Schema.optionalKey(required.file_format),
  ...optional,
});
export type ComponentPatch = typeof ComponentPatch.Type;

/** What a list of components is narrowed to. */
export interface ComponentFilter {
  readonly projectId?: ProjectId;
  readonly listId?: ComponentListId;
}
