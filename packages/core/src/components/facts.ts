/** What the rest of the core knows of a component: its row, its project's row, and the owner of its repository. */
import type { CategoryId, ComponentId, LanguageId, ProjectId } from "../ids/index.ts";
import type { Subject } from "../access/index.ts";
import type { CommitInfo } from "../git/inside.ts";
import type { FileSettings } from "./fileSettings.ts";
import type { MessageField } from "./messages.ts";
import type { MergeSide, MergeStyle, VcsKind } from "./model.ts";

export interface ComponentFacts extends Readonly<Record<MessageField, string>> {
  readonly id: ComponentId;
  readonly project_id: ProjectId;
  readonly category_id: CategoryId | null;
  readonly linked_component_id: ComponentId | null;
  readonly source_language_id: LanguageId;
  readonly source_language_code: string;
  readonly name: string;
  readonly slug: string;
  readonly path: string;
  readonly vcs: VcsKind;
  /** As stored, without credentials; of a linked component the internal address of its owner. */
  readonly repo: string;
  /** Sealed; see `credentials.ts`. */
  readonly repo_credentials: Uint8Array | null;
  readonly branch: string;
  readonly push: string;
  readonly push_credentials: Uint8Array | null;
  readonly push_branch: string;
  /** Of requests at forges; "" for the branch that is followed. */
  readonly merge_request_target: string;
  readonly merge_request_labels: readonly string[];
  readonly merge_request_reviewers: readonly string[];
  readonly filemask: string;
  readonly screenshot_filemask: string;
  readonly template: string;
  readonly edit_template: boolean;
  readonly intermediate: string;
  readonly new_base: string;
  readonly file_format: string;
  readonly license: string;
  readonly agreement: string;
  readonly new_lang: string;
  readonly language_code_style: string;
  readonly check_flags: string;
  readonly priority: number;
  readonly enforced_checks: readonly string[];
  readonly restricted: boolean;
  readonly report_source_bugs: string;
  readonly merge_style: MergeStyle;
  /** Whose text a string gets that both sides changed. */
  readonly merge_conflicts: MergeSide;
  readonly allow_translation_propagation: boolean;
  readonly manage_units: boolean;
  readonly enable_suggestions: boolean;
  readonly suggestion_voting: boolean;
  readonly suggestion_autoaccept: number;
  readonly push_on_commit: boolean;
  readonly commit_pending_age: number;
  readonly auto_lock_error: boolean;
  readonly language_regex: string;
  readonly is_glossary: boolean;
  /** How its files are read and written beyond what their format says; kept by add-ons. */
  readonly file_settings: FileSettings;
  readonly locked: boolean;
  readonly locked_automatically: boolean;
  readonly local_revision: string | null;
  readonly remote_revision: string | null;
  /** What upstream had when our branch last stood on it. */
  readonly upstream_revision: string | null;
  readonly local_commit: CommitInfo | null;
  readonly remote_commit: CommitInfo | null;
  /** What was last pushed to a branch that is not the one that is followed. */
  readonly pushed_revision: string | null;
  readonly outgoing_commits: number;
  readonly missing_commits: number;
  readonly repository_status: string;
  readonly task_id: string | null;
  readonly project_slug: string;
  readonly project_name: string;
  readonly access_control: number;
  readonly translation_review: boolean;
  readonly source_review: boolean;
  readonly set_language_team: boolean;
  readonly project_instructions: string;
  readonly project_language_aliases: string;
}

export const subjectOf = (
  facts: Pick<ComponentFacts, "id" | "project_id" | "access_control" | "restricted">,
  languageId?: LanguageId,
): Subject & { readonly component: NonNullable<Subject["component"]> } => ({
  project: { id: facts.project_id, accessControl: facts.access_control },
  component: { id: facts.id, restricted: facts.restricted },
  ...(languageId === undefined ? {} : { languageId }),
});

/** Id of the component that owns the repository. */
export const repositoryOwner = (facts: Pick<ComponentFacts, "id" | "linked_component_id">): ComponentId =>
  facts.linked_component_id ?? facts.id;

export const isMonolingual = (facts: Pick<ComponentFacts, "template">): boolean => facts.template !== "";
