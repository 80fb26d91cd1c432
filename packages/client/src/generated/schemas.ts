// Made from the OpenAPI document by scripts/generate.ts: do not edit.
import type {FileInput} from "../body.ts";

export type FieldMessages =
  | string[]
  | {
      [k: string]: FieldMessages;
    };
export type ProjectsOperateAnswer = OperationResult | ProjectPlan;
export type ComponentsOperateAnswer = OperationResult | RepositoryPlan;
export type TranslationsOperateAnswer = OperationResult | RepositoryPlan;
export type EditorRowsAnswer = UnitRow[];
export type EditorCountsAnswer = UnitQueue[];
export type EditorTranslationsAnswer = Unit[];
export type EditorNearbyAnswer = UnitRow[];
export type EditorSameSourceAnswer = UnitRow[];
export type EditorVariantsAnswer = UnitRow[];
export type EditorGlossaryAnswer = GlossaryTerm[];
export type ChecksListAnswer = Check[];
export type ChangesDaysAnswer = DayOfChanges[];
export type FilesUploadAnswer = UploadResult | UploadPlan;
export type FilesReplaceAnswer = UploadResult | UploadPlan;
export type AddonsKindsAnswer = AddonKind[];
export type AddonsKindsForAnswer = AddonKind[];
export type MemoryOfUnitAnswer = MemoryMatch[];
export type GroupsPromoteAnswer = string[];
export type SearchFieldsAnswer = SearchField[];
export type SearchFindAnswer = Found[];
export type SshConfirmAnswer = Host[];
export type ExportsComponentAnswer = TranslationStatistics[];
export type ExportsProjectAnswer = ProjectLanguage[];
export type PublicationsFileAnswer = unknown;

export interface Acceptance {
  code: string;
  username?: string | undefined;
  full_name?: string | undefined;
  password?: string | undefined;
}
export interface Access {
  access_control: 0 | 1 | 100 | 200;
}
export interface AccessInput {
  access_control: 0 | 1 | 100 | 200;
}
export interface AccountAct {
  id: number;
  act:
    | "signed-in"
    | "sign-in-failed"
    | "signed-out"
    | "session-ended"
    | "password-set"
    | "reset-asked"
    | "sign-in-link-made"
    | "registered"
    | "email-changed"
    | "token-made"
    | "token-revoked"
    | "second-factor-added"
    | "second-factor-removed"
    | "recovery-codes-made"
    | "recovery-code-used"
    | "passkey-added"
    | "passkey-removed"
    | "identity-linked"
    | "identity-unlinked";
  time: string;
  address: string;
  user_agent: string;
  method: string | null;
}
export interface AccountActPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: AccountAct[];
}
export interface AddedScreenshot {
  id: number;
  name: string;
  repository_filename: string;
  translation: string;
  file_url: string;
  units: string[];
  url: string;
  image: string;
}
export interface AddedTranslation {
  language: Language;
  language_code: string;
  id: number;
  filename: string;
  revision: string;
  web_url: string;
  share_url: string;
  translate_url: string;
  url: string;
  is_template: boolean;
  is_source: boolean;
  total: number;
  total_words: number;
  translated: number;
  translated_words: number;
  translated_percent: number;
  fuzzy: number;
  fuzzy_words: number;
  fuzzy_percent: number;
  failing_checks: number;
  failing_checks_words: number;
  failing_checks_percent: number;
  have_suggestion: number;
  have_comment: number;
  last_change: string | null;
  last_author: string | null;
  repository_url: string;
  file_url: string;
  statistics_url: string;
  changes_list_url: string;
  units_list_url: string;
  data: TranslationInComponent;
}
export interface Language {
  id: number;
  code: string;
  name: string;
  plural: {
    id: number;
    source: number;
    number: number;
    formula: string;
    type: number;
  };
  aliases: string[];
  direction: "" | "ltr" | "rtl";
  population: number;
  web_url: string;
  url: string;
  statistics_url: string;
}
export interface TranslationInComponent {
  language: Language;
  language_code: string;
  id: number;
  filename: string;
  revision: string;
  web_url: string;
  share_url: string;
  translate_url: string;
  url: string;
  is_template: boolean;
  is_source: boolean;
  total: number;
  total_words: number;
  translated: number;
  translated_words: number;
  translated_percent: number;
  fuzzy: number;
  fuzzy_words: number;
  fuzzy_percent: number;
  failing_checks: number;
  failing_checks_words: number;
  failing_checks_percent: number;
  have_suggestion: number;
  have_comment: number;
  last_change: string | null;
  last_author: string | null;
  repository_url: string;
  file_url: string;
  statistics_url: string;
  changes_list_url: string;
  units_list_url: string;
}
export interface AddedUnit {
  translation: string;
  source: string[];
  previous_source: string;
  target: string[];
  id_hash: string;
  content_hash: string;
  location: string;
  context: string;
  note: string;
  flags: string;
  labels: Label[];
  state: 0 | 10 | 20 | 30 | 100;
  fuzzy: boolean;
  translated: boolean;
  approved: boolean;
  position: number;
  has_suggestion: boolean;
  has_comment: boolean;
  has_failing_check: boolean;
  num_words: number;
  source_unit: string;
  priority: number;
  id: number;
  web_url: string;
  url: string;
  explanation: string;
  extra_flags: string;
  pending: boolean;
  timestamp: string;
  last_updated: string;
  unit: Unit;
}
export interface Label {
  id: number;
  name: string;
  color:
    | "navy"
    | "blue"
    | "aqua"
    | "teal"
    | "olive"
    | "green"
    | "lime"
    | "yellow"
    | "orange"
    | "red"
    | "maroon"
    | "fuchsia"
    | "purple"
    | "black"
    | "gray"
    | "silver";
}
export interface Unit {
  translation: string;
  source: string[];
  previous_source: string;
  target: string[];
  id_hash: string;
  content_hash: string;
  location: string;
  context: string;
  note: string;
  flags: string;
  labels: Label[];
  state: 0 | 10 | 20 | 30 | 100;
  fuzzy: boolean;
  translated: boolean;
  approved: boolean;
  position: number;
  has_suggestion: boolean;
  has_comment: boolean;
  has_failing_check: boolean;
  num_words: number;
  source_unit: string;
  priority: number;
  id: number;
  web_url: string;
  url: string;
  explanation: string;
  extra_flags: string;
  pending: boolean;
  timestamp: string;
  last_updated: string;
}
export interface Addon {
  component: string | null;
  project: string | null;
  name: string;
  id: number;
  configuration: {
    [k: string]: unknown;
  };
  url: string;
}
export interface AddonKind {
  name: string;
  title: string;
  about: string;
  scope: "component" | "project" | "repository";
  repeatable: boolean;
  /**
   * JSON schema of `configuration`.
   */
  settings: {
    [k: string]: unknown;
  };
  defaults: {
    [k: string]: unknown;
  };
  /**
   * Why it cannot be installed there; null where it can.
   */
  problem: string | null;
}
export interface AddonPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Addon[];
}
export interface AddonPatch {
  name?: string | undefined;
  configuration?:
    | {
        [k: string]: unknown;
      }
    | undefined;
}
export interface AddonRun {
  id: number;
  component: string;
  event: string;
  started: string;
  ended: string;
  failed: boolean;
  log: string;
}
export interface AddonRunPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: AddonRun[];
}
export interface AdministratorInput {
  user_id: number;
}
export interface Alert {
  name: string;
  severity: "error" | "warning";
  text: string;
  help: string;
  since: string;
  details: {
    [k: string]: unknown;
  } | null;
  component: string;
  component_name: string;
  web_url: string;
}
export interface AlertPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Alert[];
}
export interface Alive {
  status: "alive";
}
export interface AnyUser {
  id: number;
  email?: (string | null) | undefined;
  full_name: string;
  username: string;
  groups?: string[] | undefined;
  notifications?: string | undefined;
  is_superuser?: boolean | undefined;
  is_active?: boolean | undefined;
  is_bot?: boolean | undefined;
  date_joined?: string | undefined;
  last_login?: (string | null) | undefined;
  url?: string | undefined;
  statistics_url?: string | undefined;
}
export interface Autotranslated {
  details: {
    translation: number;
    message: string;
  };
}
export interface AutotranslationInput {
  mode: "suggest" | "translate" | "fuzzy" | "approved";
  filter_type: "all" | "nottranslated" | "todo" | "fuzzy" | "check:inconsistent" | "check:translated";
  auto_source: "others" | "mt";
  threshold: number;
  component?: string | undefined;
  engines?: "weblate"[] | undefined;
}
export interface AzurePush {
  eventType?: (string | null) | undefined;
  resource?:
    | {
        refUpdates?:
          | {
              name?: (string | null) | undefined;
              newObjectId?: (string | null) | undefined;
              [k: string]: unknown;
            }[]
          | undefined;
        repository?:
          | {
              id?: (string | null) | undefined;
              name?: (string | null) | undefined;
              remoteUrl?: (string | null) | undefined;
              project?:
                | {
                    id?: (string | null) | undefined;
                    name?: (string | null) | undefined;
                    [k: string]: unknown;
                  }
                | undefined;
              [k: string]: unknown;
            }
          | undefined;
        [k: string]: unknown;
      }
    | undefined;
  [k: string]: unknown;
}
export interface BitbucketPush {
  canon_url?: (string | null) | undefined;
  repository?:
    | {
        full_name?: (string | null) | undefined;
        fullName?: (string | null) | undefined;
        slug?: (string | null) | undefined;
        absolute_url?: (string | null) | undefined;
        owner?: unknown;
        project?:
          | {
              key?: (string | null) | undefined;
              [k: string]: unknown;
            }
          | undefined;
        links?:
          | {
              html?:
                | {
                    href?: (string | null) | undefined;
                    [k: string]: unknown;
                  }
                | undefined;
              self?:
                | {
                    href?: (string | null) | undefined;
                    [k: string]: unknown;
                  }[]
                | undefined;
              clone?:
                | {
                    href?: (string | null) | undefined;
                    [k: string]: unknown;
                  }[]
                | undefined;
              [k: string]: unknown;
            }
          | undefined;
        [k: string]: unknown;
      }
    | undefined;
  pullRequest?:
    | {
        fromRef?:
          | {
              repository?:
                | {
                    full_name?: (string | null) | undefined;
                    fullName?: (string | null) | undefined;
                    slug?: (string | null) | undefined;
                    absolute_url?: (string | null) | undefined;
                    owner?: unknown;
                    project?:
                      | {
                          key?: (string | null) | undefined;
                          [k: string]: unknown;
                        }
                      | undefined;
                    links?:
                      | {
                          html?:
                            | {
                                href?: (string | null) | undefined;
                                [k: string]: unknown;
                              }
                            | undefined;
                          self?:
                            | {
                                href?: (string | null) | undefined;
                                [k: string]: unknown;
                              }[]
                            | undefined;
                          clone?:
                            | {
                                href?: (string | null) | undefined;
                                [k: string]: unknown;
                              }[]
                            | undefined;
                          [k: string]: unknown;
                        }
                      | undefined;
                    [k: string]: unknown;
                  }
                | undefined;
              [k: string]: unknown;
            }
          | undefined;
        [k: string]: unknown;
      }
    | undefined;
  pullrequest?:
    | {
        destination?:
          | {
              branch?:
                | {
                    name?: (string | null) | undefined;
                    [k: string]: unknown;
                  }
                | undefined;
              [k: string]: unknown;
            }
          | undefined;
        [k: string]: unknown;
      }
    | undefined;
  changes?:
    | {
        branch?: (string | null) | undefined;
        new?:
          | {
              name?: (string | null) | undefined;
              target?:
                | {
                    hash?: (string | null) | undefined;
                    [k: string]: unknown;
                  }
                | undefined;
              [k: string]: unknown;
            }
          | undefined;
        old?:
          | {
              name?: (string | null) | undefined;
              [k: string]: unknown;
            }
          | undefined;
        ref?:
          | {
              displayId?: (string | null) | undefined;
              [k: string]: unknown;
            }
          | undefined;
        toHash?: (string | null) | undefined;
        [k: string]: unknown;
      }[]
    | undefined;
  push?:
    | {
        changes?:
          | {
              branch?: (string | null) | undefined;
              new?:
                | {
                    name?: (string | null) | undefined;
                    target?:
                      | {
                          hash?: (string | null) | undefined;
                          [k: string]: unknown;
                        }
                      | undefined;
                    [k: string]: unknown;
                  }
                | undefined;
              old?:
                | {
                    name?: (string | null) | undefined;
                    [k: string]: unknown;
                  }
                | undefined;
              ref?:
                | {
                    displayId?: (string | null) | undefined;
                    [k: string]: unknown;
                  }
                | undefined;
              toHash?: (string | null) | undefined;
              [k: string]: unknown;
            }[]
          | undefined;
        [k: string]: unknown;
      }
    | undefined;
  commits?:
    | {
        branch?: (string | null) | undefined;
        new?:
          | {
              name?: (string | null) | undefined;
              target?:
                | {
                    hash?: (string | null) | undefined;
                    [k: string]: unknown;
                  }
                | undefined;
              [k: string]: unknown;
            }
          | undefined;
        old?:
          | {
              name?: (string | null) | undefined;
              [k: string]: unknown;
            }
          | undefined;
        ref?:
          | {
              displayId?: (string | null) | undefined;
              [k: string]: unknown;
            }
          | undefined;
        toHash?: (string | null) | undefined;
        [k: string]: unknown;
      }[]
    | undefined;
  [k: string]: unknown;
}
export interface Block {
  username: string;
  full_name: string;
  user: string;
  expires: string | null;
  url: string;
}
export interface BlockPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Block[];
}
export interface Category {
  id: number;
  name: string;
  slug: string;
  project: string;
  category: string | null;
  url: string;
  statistics_url: string;
}
export interface CategoryPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Category[];
}
export interface CategoryPatch {
  name?: string | undefined;
  slug?: string | undefined;
  category?: (string | null) | undefined;
}
export interface Change {
  unit: string | null;
  component: string | null;
  translation: string | null;
  user: string | null;
  author: string | null;
  timestamp: string;
  action:
    | 0
    | 1
    | 2
    | 3
    | 4
    | 5
    | 6
    | 7
    | 8
    | 9
    | 13
    | 14
    | 15
    | 17
    | 18
    | 19
    | 20
    | 21
    | 22
    | 23
    | 24
    | 25
    | 26
    | 27
    | 28
    | 29
    | 30
    | 31
    | 32
    | 33
    | 34
    | 35
    | 36
    | 37
    | 38
    | 39
    | 41
    | 42
    | 43
    | 45
    | 46
    | 47
    | 48
    | 49
    | 50
    | 51
    | 52
    | 53
    | 54
    | 55
    | 56
    | 57
    | 58
    | 59
    | 60
    | 61
    | 62
    | 63
    | 64
    | 65
    | 66
    | 67
    | 68
    | 69
    | 70
    | 71;
  target: string;
  id: number;
  action_name:
    | "Resource updated"
    | "Translation completed"
    | "Translation changed"
    | "Comment added"
    | "Suggestion added"
    | "Translation added"
    | "Automatically translated"
    | "Suggestion accepted"
    | "Translation reverted"
    | "Translation uploaded"
    | "Source string added"
    | "Component locked"
    | "Component unlocked"
    | "Changes committed"
    | "Changes pushed"
    | "Repository reset"
    | "Repository merged"
    | "Repository rebased"
    | "Repository merge failed"
    | "Repository rebase failed"
    | "Parsing failed"
    | "Translation removed"
    | "Suggestion removed"
    | "Translation replaced"
    | "Repository push failed"
    | "Suggestion removed during cleanup"
    | "Source string changed"
    | "String added"
    | "Bulk status changed"
    | "Visibility changed"
    | "User added"
    | "User removed"
    | "Translation approved"
    | "Marked for edit"
    | "Component removed"
    | "Project removed"
    | "Project renamed"
    | "Component renamed"
    | "Moved component"
    | "Contributor joined"
    | "Announcement posted"
    | "Alert triggered"
    | "Language added"
    | "Language requested"
    | "Project created"
    | "Component created"
    | "User invited"
    | "Repository notification received"
    | "Translation replaced file by upload"
    | "License changed"
    | "Contributor agreement changed"
    | "Screenshot added"
    | "Screenshot uploaded"
    | "String updated in the repository"
    | "Add-on installed"
    | "Add-on configuration changed"
    | "Add-on uninstalled"
    | "String removed"
    | "Comment removed"
    | "Comment resolved"
    | "Explanation updated"
    | "Category removed"
    | "Category renamed"
    | "Category moved"
    | "Saving string failed"
    | "String added in the repository";
  url: string;
}
export interface ChangeDetails {
  unit: string | null;
  component: {
    slug: string | null;
    name: string | null;
    path: string | null;
    url: string | null;
    web_url: string | null;
  } | null;
  translation: string | null;
  user: {
    username: string | null;
    full_name: string | null;
    url: string | null;
  } | null;
  author: string | null;
  timestamp: string;
  action:
    | 0
    | 1
    | 2
    | 3
    | 4
    | 5
    | 6
    | 7
    | 8
    | 9
    | 13
    | 14
    | 15
    | 17
    | 18
    | 19
    | 20
    | 21
    | 22
    | 23
    | 24
    | 25
    | 26
    | 27
    | 28
    | 29
    | 30
    | 31
    | 32
    | 33
    | 34
    | 35
    | 36
    | 37
    | 38
    | 39
    | 41
    | 42
    | 43
    | 45
    | 46
    | 47
    | 48
    | 49
    | 50
    | 51
    | 52
    | 53
    | 54
    | 55
    | 56
    | 57
    | 58
    | 59
    | 60
    | 61
    | 62
    | 63
    | 64
    | 65
    | 66
    | 67
    | 68
    | 69
    | 70
    | 71;
  target: string;
  id: number;
  action_name:
    | "Resource updated"
    | "Translation completed"
    | "Translation changed"
    | "Comment added"
    | "Suggestion added"
    | "Translation added"
    | "Automatically translated"
    | "Suggestion accepted"
    | "Translation reverted"
    | "Translation uploaded"
    | "Source string added"
    | "Component locked"
    | "Component unlocked"
    | "Changes committed"
    | "Changes pushed"
    | "Repository reset"
    | "Repository merged"
    | "Repository rebased"
    | "Repository merge failed"
    | "Repository rebase failed"
    | "Parsing failed"
    | "Translation removed"
    | "Suggestion removed"
    | "Translation replaced"
    | "Repository push failed"
    | "Suggestion removed during cleanup"
    | "Source string changed"
    | "String added"
    | "Bulk status changed"
    | "Visibility changed"
    | "User added"
    | "User removed"
    | "Translation approved"
    | "Marked for edit"
    | "Component removed"
    | "Project removed"
    | "Project renamed"
    | "Component renamed"
    | "Moved component"
    | "Contributor joined"
    | "Announcement posted"
    | "Alert triggered"
    | "Language added"
    | "Language requested"
    | "Project created"
    | "Component created"
    | "User invited"
    | "Repository notification received"
    | "Translation replaced file by upload"
    | "License changed"
    | "Contributor agreement changed"
    | "Screenshot added"
    | "Screenshot uploaded"
    | "String updated in the repository"
    | "Add-on installed"
    | "Add-on configuration changed"
    | "Add-on uninstalled"
    | "String removed"
    | "Comment removed"
    | "Comment resolved"
    | "Explanation updated"
    | "Category removed"
    | "Category renamed"
    | "Category moved"
    | "Saving string failed"
    | "String added in the repository";
  url: string;
  old: string;
  gave_way: {
    to: ("upstream" | "ours") | null;
    kept: string | null;
  } | null;
  source: string[] | null;
  context: string | null;
  project: {
    slug: string | null;
    name: string | null;
    web_url: string | null;
  } | null;
  language: {
    code: string | null;
    name: string | null;
    direction: ("ltr" | "rtl") | null;
  } | null;
  translate_url: string | null;
  web_url: string | null;
}
export interface ChangeDetailsPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: ChangeDetails[];
}
export interface ChangePage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Change[];
}
export interface Check {
  id: string;
  name: string;
  description: string;
  kind: "source" | "target";
  flags: string[];
  ignore_flag: string;
}
export interface CodeInput {
  code: string;
}
export interface Commit {
  revision: string;
  shortrevision: string;
  author: string;
  author_name: string;
  author_email: string;
  authordate: string;
  commit: string;
  commit_name: string;
  commit_email: string;
  commitdate: string;
  message: string;
  summary: string;
  merge?: string | undefined;
}
export interface Component {
  name: string;
  slug: string;
  id: number;
  source_language: Language;
  project: Project;
  vcs:
    | (
        | "git"
        | "git-force-push"
        | "local"
        | "github"
        | "gitlab"
        | "gitea"
        | "bitbucketserver"
        | "bitbucketcloud"
        | "azure_devops"
        | "pagure"
        | "gerrit"
      )
    | null;
  repo: string | null;
  git_export: string;
  branch: string | null;
  push_branch: string;
  merge_request_target: string;
  merge_request_labels: string[];
  merge_request_reviewers: string[];
  filemask: string | null;
  screenshot_filemask: string | null;
  template: string;
  edit_template: boolean;
  intermediate: string;
  new_base: string;
  file_format:
    | "appstore"
    | "arb"
    | "aresource"
    | "ass"
    | "csv"
    | "csv-multi-utf-8"
    | "csv-simple"
    | "csv-simple-iso"
    | "csv-simple-utf-8"
    | "csv-utf-8"
    | "dokuwiki"
    | "dtd"
    | "flatxml"
    | "fluent"
    | "formatjs"
    | "go-i18n-json"
    | "go-i18n-json-v2"
    | "gotext"
    | "gwt"
    | "gwt-iso"
    | "html"
    | "i18next"
    | "i18nextv4"
    | "idml"
    | "ini"
    | "islu"
    | "joomla"
    | "json"
    | "json-nested"
    | "laravel"
    | "markdown"
    | "mediawiki"
    | "mi18n-lang"
    | "moko-resource"
    | "odf"
    | "php"
    | "plainxliff"
    | "po"
    | "po-mono"
    | "poxliff"
    | "properties"
    | "properties-utf16"
    | "properties-utf8"
    | "rc"
    | "resourcedictionary"
    | "resx"
    | "ruby-yaml"
    | "srt"
    | "ssa"
    | "strings"
    | "stringsdict"
    | "strings-utf8"
    | "sub"
    | "tbx"
    | "toml"
    | "ts"
    | "txt"
    | "webextension"
    | "xcstrings"
    | "xliff"
    | "xliff2"
    | "xlsx"
    | "xwiki-fullpage"
    | "xwiki-java-properties"
    | "xwiki-page-properties"
    | "yaml";
  license: string;
  license_url: string | null;
  agreement: string;
  web_url: string;
  url: string;
  repository_url: string;
  translations_url: string;
  statistics_url: string;
  lock_url: string;
  links_url: string;
  changes_list_url: string;
  task_url: string | null;
  new_lang: "contact" | "url" | "add" | "none";
  language_code_style:
    | ""
    | "posix"
    | "posix_lowercase"
    | "bcp"
    | "posix_long"
    | "posix_long_lowercase"
    | "bcp_long"
    | "bcp_legacy"
    | "bcp_lower"
    | "android"
    | "appstore"
    | "googleplay"
    | "linux"
    | "linux_lowercase";
  push: string | null;
  check_flags: string;
  priority: 60 | 80 | 100 | 120 | 140;
  enforced_checks: string[];
  restricted: boolean;
  repoweb: string;
  report_source_bugs: string;
  merge_style: "merge" | "rebase" | "merge_noff";
  merge_conflicts: "upstream" | "ours";
  commit_message: string;
  add_message: string;
  delete_message: string;
  merge_message: string;
  addon_message: string;
  pull_message: string;
  allow_translation_propagation: boolean;
  manage_units: boolean;
  enable_suggestions: boolean;
  suggestion_voting: boolean;
  suggestion_autoaccept: number;
  push_on_commit: boolean;
  commit_pending_age: number;
  auto_lock_error: boolean;
  language_regex: string;
  variant_regex: string;
  addons: string[];
  is_glossary: boolean;
  glossary_color:
    | "navy"
    | "blue"
    | "aqua"
    | "teal"
    | "olive"
    | "green"
    | "lime"
    | "yellow"
    | "orange"
    | "red"
    | "maroon"
    | "fuchsia"
    | "purple"
    | "black"
    | "gray"
    | "silver";
  category: string | null;
  linked_component: string | null;
}
export interface Project {
  name: string;
  slug: string;
  id: number;
  web: string;
  web_url: string;
  url: string;
  components_list_url: string;
  repository_url: string;
  statistics_url: string;
  categories_url: string;
  changes_list_url: string;
  languages_url: string;
  labels_url: string;
  translation_review: boolean;
  source_review: boolean;
  set_language_team: boolean;
  instructions: string;
  enable_hooks: boolean;
  language_aliases: string;
}
export interface ComponentCandidate {
  file_format: string;
  filemask: string;
  template: string;
  new_base: string;
  languages: string[];
  files: number;
}
export interface ComponentInProject {
  name: string;
  slug: string;
  id: number;
  source_language: Language;
  vcs:
    | (
        | "git"
        | "git-force-push"
        | "local"
        | "github"
        | "gitlab"
        | "gitea"
        | "bitbucketserver"
        | "bitbucketcloud"
        | "azure_devops"
        | "pagure"
        | "gerrit"
      )
    | null;
  repo: string | null;
  git_export: string;
  branch: string | null;
  push_branch: string;
  merge_request_target: string;
  merge_request_labels: string[];
  merge_request_reviewers: string[];
  filemask: string | null;
  screenshot_filemask: string | null;
  template: string;
  edit_template: boolean;
  intermediate: string;
  new_base: string;
  file_format:
    | "appstore"
    | "arb"
    | "aresource"
    | "ass"
    | "csv"
    | "csv-multi-utf-8"
    | "csv-simple"
    | "csv-simple-iso"
    | "csv-simple-utf-8"
    | "csv-utf-8"
    | "dokuwiki"
    | "dtd"
    | "flatxml"
    | "fluent"
    | "formatjs"
    | "go-i18n-json"
    | "go-i18n-json-v2"
    | "gotext"
    | "gwt"
    | "gwt-iso"
    | "html"
    | "i18next"
    | "i18nextv4"
    | "idml"
    | "ini"
    | "islu"
    | "joomla"
    | "json"
    | "json-nested"
    | "laravel"
    | "markdown"
    | "mediawiki"
    | "mi18n-lang"
    | "moko-resource"
    | "odf"
    | "php"
    | "plainxliff"
    | "po"
    | "po-mono"
    | "poxliff"
    | "properties"
    | "properties-utf16"
    | "properties-utf8"
    | "rc"
    | "resourcedictionary"
    | "resx"
    | "ruby-yaml"
    | "srt"
    | "ssa"
    | "strings"
    | "stringsdict"
    | "strings-utf8"
    | "sub"
    | "tbx"
    | "toml"
    | "ts"
    | "txt"
    | "webextension"
    | "xcstrings"
    | "xliff"
    | "xliff2"
    | "xlsx"
    | "xwiki-fullpage"
    | "xwiki-java-properties"
    | "xwiki-page-properties"
    | "yaml";
  license: string;
  license_url: string | null;
  agreement: string;
  web_url: string;
  url: string;
  repository_url: string;
  translations_url: string;
  statistics_url: string;
  lock_url: string;
  links_url: string;
  changes_list_url: string;
  task_url: string | null;
  new_lang: "contact" | "url" | "add" | "none";
  language_code_style:
    | ""
    | "posix"
    | "posix_lowercase"
    | "bcp"
    | "posix_long"
    | "posix_long_lowercase"
    | "bcp_long"
    | "bcp_legacy"
    | "bcp_lower"
    | "android"
    | "appstore"
    | "googleplay"
    | "linux"
    | "linux_lowercase";
  push: string | null;
  check_flags: string;
  priority: 60 | 80 | 100 | 120 | 140;
  enforced_checks: string[];
  restricted: boolean;
  repoweb: string;
  report_source_bugs: string;
  merge_style: "merge" | "rebase" | "merge_noff";
  merge_conflicts: "upstream" | "ours";
  commit_message: string;
  add_message: string;
  delete_message: string;
  merge_message: string;
  addon_message: string;
  pull_message: string;
  allow_translation_propagation: boolean;
  manage_units: boolean;
  enable_suggestions: boolean;
  suggestion_voting: boolean;
  suggestion_autoaccept: number;
  push_on_commit: boolean;
  commit_pending_age: number;
  auto_lock_error: boolean;
  language_regex: string;
  variant_regex: string;
  addons: string[];
  is_glossary: boolean;
  glossary_color:
    | "navy"
    | "blue"
    | "aqua"
    | "teal"
    | "olive"
    | "green"
    | "lime"
    | "yellow"
    | "orange"
    | "red"
    | "maroon"
    | "fuchsia"
    | "purple"
    | "black"
    | "gray"
    | "silver";
  category: string | null;
  linked_component: string | null;
}
export interface ComponentInProjectPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: ComponentInProject[];
}
export interface ComponentList {
  name: string;
  slug: string;
  id: number;
  show_dashboard: boolean;
  components: string[];
  auto_assign: {
    project_match: string;
    component_match: string;
  }[];
  url: string;
}
export interface ComponentListPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: ComponentList[];
}
export interface ComponentListPatch {
  name?: string | undefined;
  slug?: string | undefined;
  show_dashboard?: boolean | undefined;
}
export interface ComponentPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Component[];
}
export interface ComponentPatch {
  name?: string | undefined;
  slug?: string | undefined;
  repo?: string | undefined;
  filemask?: string | undefined;
  file_format?:
    | (
        | "appstore"
        | "arb"
        | "aresource"
        | "ass"
        | "csv"
        | "csv-multi-utf-8"
        | "csv-simple"
        | "csv-simple-iso"
        | "csv-simple-utf-8"
        | "csv-utf-8"
        | "dokuwiki"
        | "dtd"
        | "flatxml"
        | "fluent"
        | "formatjs"
        | "go-i18n-json"
        | "go-i18n-json-v2"
        | "gotext"
        | "gwt"
        | "gwt-iso"
        | "html"
        | "i18next"
        | "i18nextv4"
        | "idml"
        | "ini"
        | "islu"
        | "joomla"
        | "json"
        | "json-nested"
        | "laravel"
        | "markdown"
        | "mediawiki"
        | "mi18n-lang"
        | "moko-resource"
        | "odf"
        | "php"
        | "plainxliff"
        | "po"
        | "po-mono"
        | "poxliff"
        | "properties"
        | "properties-utf16"
        | "properties-utf8"
        | "rc"
        | "resourcedictionary"
        | "resx"
        | "ruby-yaml"
        | "srt"
        | "ssa"
        | "strings"
        | "stringsdict"
        | "strings-utf8"
        | "sub"
        | "tbx"
        | "toml"
        | "ts"
        | "txt"
        | "webextension"
        | "xcstrings"
        | "xliff"
        | "xliff2"
        | "xlsx"
        | "xwiki-fullpage"
        | "xwiki-java-properties"
        | "xwiki-page-properties"
        | "yaml"
      )
    | undefined;
  vcs?:
    | (
        | "git"
        | "git-force-push"
        | "local"
        | "github"
        | "gitlab"
        | "gitea"
        | "bitbucketserver"
        | "bitbucketcloud"
        | "azure_devops"
        | "pagure"
        | "gerrit"
      )
    | undefined;
  branch?: string | undefined;
  push?: string | undefined;
  repo_credentials?: string | undefined;
  push_credentials?: string | undefined;
  push_branch?: string | undefined;
  merge_request_target?: string | undefined;
  merge_request_labels?: string[] | undefined;
  merge_request_reviewers?: string[] | undefined;
  screenshot_filemask?: string | undefined;
  template?: string | undefined;
  edit_template?: boolean | undefined;
  intermediate?: string | undefined;
  new_base?: string | undefined;
  license?: string | undefined;
  agreement?: string | undefined;
  new_lang?: ("contact" | "url" | "add" | "none") | undefined;
  language_code_style?:
    | (
        | ""
        | "posix"
        | "posix_lowercase"
        | "bcp"
        | "posix_long"
        | "posix_long_lowercase"
        | "bcp_long"
        | "bcp_legacy"
        | "bcp_lower"
        | "android"
        | "appstore"
        | "googleplay"
        | "linux"
        | "linux_lowercase"
      )
    | undefined;
  source_language?: string | undefined;
  check_flags?: string | undefined;
  priority?: (60 | 80 | 100 | 120 | 140) | undefined;
  enforced_checks?: string[] | undefined;
  restricted?: boolean | undefined;
  repoweb?: string | undefined;
  report_source_bugs?: string | undefined;
  merge_style?: ("merge" | "rebase" | "merge_noff") | undefined;
  merge_conflicts?: ("upstream" | "ours") | undefined;
  commit_message?: string | undefined;
  add_message?: string | undefined;
  delete_message?: string | undefined;
  merge_message?: string | undefined;
  addon_message?: string | undefined;
  pull_message?: string | undefined;
  allow_translation_propagation?: boolean | undefined;
  manage_units?: boolean | undefined;
  enable_suggestions?: boolean | undefined;
  suggestion_voting?: boolean | undefined;
  suggestion_autoaccept?: number | undefined;
  push_on_commit?: boolean | undefined;
  commit_pending_age?: number | undefined;
  auto_lock_error?: boolean | undefined;
  language_regex?: string | undefined;
  variant_regex?: string | undefined;
  is_glossary?: boolean | undefined;
  glossary_color?:
    | (
        | "navy"
        | "blue"
        | "aqua"
        | "teal"
        | "olive"
        | "green"
        | "lime"
        | "yellow"
        | "orange"
        | "red"
        | "maroon"
        | "fuchsia"
        | "purple"
        | "black"
        | "gray"
        | "silver"
      )
    | undefined;
  category?: (string | null) | undefined;
}
export interface ComponentPreview {
  strings: number | null;
  sample: string[];
  /**
   * What creation would refuse, by field.
   */
  problems: {};
}
export interface ComponentReplacement {
  name: string;
  slug: string;
  repo: string;
  filemask: string;
  file_format:
    | "appstore"
    | "arb"
    | "aresource"
    | "ass"
    | "csv"
    | "csv-multi-utf-8"
    | "csv-simple"
    | "csv-simple-iso"
    | "csv-simple-utf-8"
    | "csv-utf-8"
    | "dokuwiki"
    | "dtd"
    | "flatxml"
    | "fluent"
    | "formatjs"
    | "go-i18n-json"
    | "go-i18n-json-v2"
    | "gotext"
    | "gwt"
    | "gwt-iso"
    | "html"
    | "i18next"
    | "i18nextv4"
    | "idml"
    | "ini"
    | "islu"
    | "joomla"
    | "json"
    | "json-nested"
    | "laravel"
    | "markdown"
    | "mediawiki"
    | "mi18n-lang"
    | "moko-resource"
    | "odf"
    | "php"
    | "plainxliff"
    | "po"
    | "po-mono"
    | "poxliff"
    | "properties"
    | "properties-utf16"
    | "properties-utf8"
    | "rc"
    | "resourcedictionary"
    | "resx"
    | "ruby-yaml"
    | "srt"
    | "ssa"
    | "strings"
    | "stringsdict"
    | "strings-utf8"
    | "sub"
    | "tbx"
    | "toml"
    | "ts"
    | "txt"
    | "webextension"
    | "xcstrings"
    | "xliff"
    | "xliff2"
    | "xlsx"
    | "xwiki-fullpage"
    | "xwiki-java-properties"
    | "xwiki-page-properties"
    | "yaml";
  vcs?:
    | (
        | "git"
        | "git-force-push"
        | "local"
        | "github"
        | "gitlab"
        | "gitea"
        | "bitbucketserver"
        | "bitbucketcloud"
        | "azure_devops"
        | "pagure"
        | "gerrit"
      )
    | undefined;
  branch?: string | undefined;
  push?: string | undefined;
  repo_credentials?: string | undefined;
  push_credentials?: string | undefined;
  push_branch?: string | undefined;
  merge_request_target?: string | undefined;
  merge_request_labels?: string[] | undefined;
  merge_request_reviewers?: string[] | undefined;
  screenshot_filemask?: string | undefined;
  template?: string | undefined;
  edit_template?: boolean | undefined;
  intermediate?: string | undefined;
  new_base?: string | undefined;
  license?: string | undefined;
  agreement?: string | undefined;
  new_lang?: ("contact" | "url" | "add" | "none") | undefined;
  language_code_style?:
    | (
        | ""
        | "posix"
        | "posix_lowercase"
        | "bcp"
        | "posix_long"
        | "posix_long_lowercase"
        | "bcp_long"
        | "bcp_legacy"
        | "bcp_lower"
        | "android"
        | "appstore"
        | "googleplay"
        | "linux"
        | "linux_lowercase"
      )
    | undefined;
  source_language?: string | undefined;
  check_flags?: string | undefined;
  priority?: (60 | 80 | 100 | 120 | 140) | undefined;
  enforced_checks?: string[] | undefined;
  restricted?: boolean | undefined;
  repoweb?: string | undefined;
  report_source_bugs?: string | undefined;
  merge_style?: ("merge" | "rebase" | "merge_noff") | undefined;
  merge_conflicts?: ("upstream" | "ours") | undefined;
  commit_message?: string | undefined;
  add_message?: string | undefined;
  delete_message?: string | undefined;
  merge_message?: string | undefined;
  addon_message?: string | undefined;
  pull_message?: string | undefined;
  allow_translation_propagation?: boolean | undefined;
  manage_units?: boolean | undefined;
  enable_suggestions?: boolean | undefined;
  suggestion_voting?: boolean | undefined;
  suggestion_autoaccept?: number | undefined;
  push_on_commit?: boolean | undefined;
  commit_pending_age?: number | undefined;
  auto_lock_error?: boolean | undefined;
  language_regex?: string | undefined;
  variant_regex?: string | undefined;
  is_glossary?: boolean | undefined;
  glossary_color?:
    | (
        | "navy"
        | "blue"
        | "aqua"
        | "teal"
        | "olive"
        | "green"
        | "lime"
        | "yellow"
        | "orange"
        | "red"
        | "maroon"
        | "fuchsia"
        | "purple"
        | "black"
        | "gray"
        | "silver"
      )
    | undefined;
  category?: (string | null) | undefined;
}
export interface Confirmation {
  code: string;
  username?: string | undefined;
  password?: string | undefined;
}
export interface Credentials {
  username: string;
  password: string;
}
export interface DayOfChanges {
  day: string;
  changes: number;
  edits: number;
  people: number;
}
export interface Departure {
  url: string;
}
export interface DiscoveryInput {
  configuration: {
    [k: string]: unknown;
  };
}
export interface DiscoveryPreview {
  /**
   * Components that are there.
   */
  matched: {
    name: string;
    slug: string;
    filemask: string;
  }[];
  created: {
    name: string;
    slug: string;
    filemask: string;
    template: string;
    new_base: string;
    intermediate: string;
    /**
     * Codes as the paths spell them.
     */
    languages: string[];
    /**
     * What keeps it from being made, by field; null where nobody looked.
     */
    problems: {
      [k: string]: unknown;
    } | null;
  }[];
  /**
   * Components whose files are gone.
   */
  removed: {
    name: string;
    slug: string;
    filemask: string;
  }[];
}
export interface Dismissal {
  dismissed: boolean;
}
export interface EditedUnit {
  target: string[];
  state: 0 | 10 | 20 | 30 | 100;
  explanation: string;
  extra_flags: string;
  labels: number[];
}
export interface Editing {
  source: {
    code: string;
    name: string;
    direction: "ltr" | "rtl";
    forms: UnitForm[];
    previous: string;
  };
  target: {
    code: string;
    name: string;
    direction: "ltr" | "rtl";
    forms: UnitForm[];
  };
  max_length: number | null;
  flags: string[];
  source_info: {
    id: number;
    explanation: string;
    extra_flags: string;
    labels: Label[];
  };
  locations: {
    location: string;
    url: string | null;
  }[];
  checks: FailingCheck[];
  may: {
    edit: Verdict;
    suggest: Verdict;
    review: Verdict;
    edit_source: Verdict;
    dismiss: Verdict;
    comment: Verdict;
  };
  lock: {
    user: {
      username: string;
      full_name: string;
    } | null;
    timestamp: string;
  } | null;
  last_change: {
    username: string;
    full_name: string;
    timestamp: string;
    action_name: string;
  } | null;
  counts: {
    translations: number;
    history: number;
    screenshots: number;
    suggestions: number;
    comments: number;
  };
  unit: Unit;
}
export interface UnitForm {
  text: string;
  category: string | null;
  examples: number[];
  highlights: Highlight[];
}
export interface Highlight {
  start: number;
  end: number;
  kind: "placeholder" | "choice" | "tag" | "markup" | "escape";
}
export interface FailingCheck {
  check:
    | "same"
    | "begin_newline"
    | "end_newline"
    | "begin_space"
    | "end_space"
    | "double_space"
    | "end_stop"
    | "end_colon"
    | "end_question"
    | "end_exclamation"
    | "end_Interrobang"
    | "end_ellipsis"
    | "end_semicolon"
    | "max-length"
    | "kashida"
    | "punctuation_spacing"
    | "python_format"
    | "python_brace_format"
    | "php_format"
    | "c_format"
    | "perl_format"
    | "perl_brace_format"
    | "javascript_format"
    | "lua_format"
    | "object_pascal_format"
    | "scheme_format"
    | "c_sharp_format"
    | "java_printf_format"
    | "java_format"
    | "percent_placeholders"
    | "vue_format"
    | "i18next_interpolation"
    | "es_format"
    | "angularjs_format"
    | "icu_message_format"
    | "icu_message_format_syntax"
    | "qt_format"
    | "qt_plural_format"
    | "ruby_format"
    | "plurals"
    | "same-plurals"
    | "inconsistent"
    | "reused"
    | "translated"
    | "escaped_newline"
    | "newline-count"
    | "bbcode"
    | "zero-width-space"
    | "max-size"
    | "xml-invalid"
    | "xml-tags"
    | "md-reflink"
    | "md-link"
    | "md-syntax"
    | "url"
    | "safe-html"
    | "placeholders"
    | "regex"
    | "duplicate"
    | "optional_plural"
    | "ellipsis"
    | "multiple_failures"
    | "long_untranslated"
    | "unnamed_format"
    | "check_glossary"
    | "fluent-source-syntax"
    | "fluent-target-syntax"
    | "fluent-parts"
    | "fluent-references"
    | "fluent-source-inner-html"
    | "fluent-target-inner-html";
  name: string;
  description: string;
  enforced: boolean;
  dismissed: boolean;
}
export interface Verdict {
  allowed: boolean;
  code:
    | (
        | "read-only"
        | "approved"
        | "no-address"
        | "locked"
        | "agreement"
        | "signed-out"
        | "no-right"
        | "no-source-right"
        | "votes"
        | "no-reviews"
        | "no-review-right"
        | "no-properties-right"
        | "no-suggestions"
        | "no-suggestion-right"
        | "no-dismissal-right"
        | "no-comment-right"
        | "other-language"
      )
    | null;
  reason: string | null;
}
export interface Engagement {
  total: number;
  total_words: number;
  translated: number;
  translated_percent: number;
  name: string;
  slug: string;
  web: string;
  instructions: string;
  url: string;
  web_url: string;
  languages: EngagementLanguage[];
  badges: string[];
}
export interface EngagementLanguage {
  code: string;
  name: string;
  total: number;
  total_words: number;
  translated: number;
  translated_percent: number;
  last_change: string | null;
  translate_url: string | null;
  url: string | null;
}
export interface Enrolment {
  secret: string;
  uri: string;
  qr: {
    size: number;
    path: string;
  };
}
export interface Entry {
  users: string;
  groups: string;
  roles: string;
  projects: string;
  components: string;
  translations: string;
  memory: string;
  languages: string;
  "component-lists": string;
  changes: string;
  units: string;
  screenshots: string;
  addons: string;
  categories: string;
}
export interface Explanation {
  user: string;
  permission:
    | "billing.view"
    | "change.download"
    | "comment.add"
    | "comment.delete"
    | "comment.resolve"
    | "component.edit"
    | "component.lock"
    | "glossary.add"
    | "glossary.edit"
    | "glossary.delete"
    | "glossary.upload"
    | "machinery.view"
    | "memory.edit"
    | "memory.delete"
    | "project.edit"
    | "project.permissions"
    | "reports.view"
    | "screenshot.add"
    | "screenshot.edit"
    | "screenshot.delete"
    | "source.edit"
    | "unit.add"
    | "unit.delete"
    | "unit.check"
    | "unit.edit"
    | "unit.review"
    | "unit.override"
    | "unit.template"
    | "suggestion.accept"
    | "suggestion.add"
    | "suggestion.delete"
    | "suggestion.vote"
    | "translation.add"
    | "translation.auto"
    | "translation.delete"
    | "translation.download"
    | "translation.add_more"
    | "upload.authorship"
    | "upload.overwrite"
    | "upload.perform"
    | "vcs.access"
    | "vcs.commit"
    | "vcs.push"
    | "vcs.reset"
    | "vcs.view"
    | "vcs.update"
    | "management.use"
    | "project.add"
    | "language.add"
    | "language.edit"
    | "group.edit"
    | "user.edit"
    | "role.edit"
    | "announcement.edit"
    | "memory.manage"
    | "machinery.edit"
    | "componentlist.edit"
    | "billing.manage"
    | "management.addons";
  object: string;
  allowed: boolean;
  because: string;
  reasons: string[];
}
export interface Factors {
  enabled: boolean;
  since: string | null;
  last_used: string | null;
  passkeys: number;
  recovery_codes: number;
}
export interface Failure {
  detail: string;
}
export interface Findings {
  database: "ok" | "failed" | "unknown";
  migrations: "ok" | "failed" | "unknown";
  git: "ok" | "failed" | "unknown";
  disk: "ok" | "failed" | "unknown";
}
export interface Fix {
  form: number;
  kind: "replace" | "insert";
  text: string;
}
export interface ForeseenCheck {
  check:
    | "same"
    | "begin_newline"
    | "end_newline"
    | "begin_space"
    | "end_space"
    | "double_space"
    | "end_stop"
    | "end_colon"
    | "end_question"
    | "end_exclamation"
    | "end_Interrobang"
    | "end_ellipsis"
    | "end_semicolon"
    | "max-length"
    | "kashida"
    | "punctuation_spacing"
    | "python_format"
    | "python_brace_format"
    | "php_format"
    | "c_format"
    | "perl_format"
    | "perl_brace_format"
    | "javascript_format"
    | "lua_format"
    | "object_pascal_format"
    | "scheme_format"
    | "c_sharp_format"
    | "java_printf_format"
    | "java_format"
    | "percent_placeholders"
    | "vue_format"
    | "i18next_interpolation"
    | "es_format"
    | "angularjs_format"
    | "icu_message_format"
    | "icu_message_format_syntax"
    | "qt_format"
    | "qt_plural_format"
    | "ruby_format"
    | "plurals"
    | "same-plurals"
    | "inconsistent"
    | "reused"
    | "translated"
    | "escaped_newline"
    | "newline-count"
    | "bbcode"
    | "zero-width-space"
    | "max-size"
    | "xml-invalid"
    | "xml-tags"
    | "md-reflink"
    | "md-link"
    | "md-syntax"
    | "url"
    | "safe-html"
    | "placeholders"
    | "regex"
    | "duplicate"
    | "optional_plural"
    | "ellipsis"
    | "multiple_failures"
    | "long_untranslated"
    | "unnamed_format"
    | "check_glossary"
    | "fluent-source-syntax"
    | "fluent-target-syntax"
    | "fluent-parts"
    | "fluent-references"
    | "fluent-source-inner-html"
    | "fluent-target-inner-html";
  name: string;
  description: string;
  enforced: boolean;
  dismissed: boolean;
  forms: number[];
  fixes: Fix[];
}
export interface ForeseenCommit {
  author_name: string;
  author_email: string;
  summary: string;
  strings: number;
  files: {
    path: string;
    added: number | null;
    removed: number | null;
  }[];
}
export interface ForeseenString {
  fate: "committed" | "updated" | "added" | "removed" | "pending" | "suggested" | "discarded";
  unit: string | null;
  component: string;
  language: string;
  key: string;
  source: string[];
  before: string[] | null;
  after: string[] | null;
  author: string | null;
}
export interface Foresight {
  target: string[];
  state: 0 | 10 | 20 | 30 | 100;
  checks: ForeseenCheck[];
  highlights: Highlight[][];
}
export interface Forge {
  id: number;
  host: string;
  kind: "github" | "gitlab" | "gitea" | "bitbucketserver" | "bitbucketcloud" | "azure_devops" | "pagure" | "gerrit";
  api: string;
  type: "token" | "password" | "app";
  account: string;
}
export interface ForgePage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Forge[];
}
export interface Found {
  url: string;
  name: string;
  category: "Project" | "Category" | "Component" | "User" | "Language";
}
export interface GiteaPush {
  ref?: (string | null) | undefined;
  after?: (string | null) | undefined;
  repository?:
    | {
        full_name?: (string | null) | undefined;
        clone_url?: (string | null) | undefined;
        ssh_url?: (string | null) | undefined;
        html_url?: (string | null) | undefined;
        [k: string]: unknown;
      }
    | undefined;
  [k: string]: unknown;
}
export interface GiteePush {
  ref?: (string | null) | undefined;
  after?: (string | null) | undefined;
  repository?:
    | {
        path_with_namespace?: (string | null) | undefined;
        git_http_url?: (string | null) | undefined;
        git_ssh_url?: (string | null) | undefined;
        git_url?: (string | null) | undefined;
        ssh_url?: (string | null) | undefined;
        html_url?: (string | null) | undefined;
        [k: string]: unknown;
      }
    | undefined;
  [k: string]: unknown;
}
export interface GithubPush {
  ref?: (string | null) | undefined;
  after?: (string | null) | undefined;
  repository?:
    | {
        name?: (string | null) | undefined;
        owner?:
          | {
              login?: (string | null) | undefined;
              name?: (string | null) | undefined;
              [k: string]: unknown;
            }
          | undefined;
        url?: (string | null) | undefined;
        clone_url?: (string | null) | undefined;
        git_url?: (string | null) | undefined;
        ssh_url?: (string | null) | undefined;
        svn_url?: (string | null) | undefined;
        html_url?: (string | null) | undefined;
        [k: string]: unknown;
      }
    | undefined;
  [k: string]: unknown;
}
export interface GitlabPush {
  ref?: (string | null) | undefined;
  after?: (string | null) | undefined;
  repository?:
    | {
        url?: (string | null) | undefined;
        homepage?: (string | null) | undefined;
        git_http_url?: (string | null) | undefined;
        git_ssh_url?: (string | null) | undefined;
        [k: string]: unknown;
      }
    | undefined;
  [k: string]: unknown;
}
export interface GivableRole {
  id: number;
  name: string;
  permissions: (
    | "billing.view"
    | "change.download"
    | "comment.add"
    | "comment.delete"
    | "comment.resolve"
    | "component.edit"
    | "component.lock"
    | "glossary.add"
    | "glossary.edit"
    | "glossary.delete"
    | "glossary.upload"
    | "machinery.view"
    | "memory.edit"
    | "memory.delete"
    | "project.edit"
    | "project.permissions"
    | "reports.view"
    | "screenshot.add"
    | "screenshot.edit"
    | "screenshot.delete"
    | "source.edit"
    | "unit.add"
    | "unit.delete"
    | "unit.check"
    | "unit.edit"
    | "unit.review"
    | "unit.override"
    | "unit.template"
    | "suggestion.accept"
    | "suggestion.add"
    | "suggestion.delete"
    | "suggestion.vote"
    | "translation.add"
    | "translation.auto"
    | "translation.delete"
    | "translation.download"
    | "translation.add_more"
    | "upload.authorship"
    | "upload.overwrite"
    | "upload.perform"
    | "vcs.access"
    | "vcs.commit"
    | "vcs.push"
    | "vcs.reset"
    | "vcs.view"
    | "vcs.update"
    | "management.use"
    | "project.add"
    | "language.add"
    | "language.edit"
    | "group.edit"
    | "user.edit"
    | "role.edit"
    | "announcement.edit"
    | "memory.manage"
    | "machinery.edit"
    | "componentlist.edit"
    | "billing.manage"
    | "management.addons"
  )[];
  url: string;
  givable: boolean;
}
export interface GivableRolePage {
  count: number;
  next: string | null;
  previous: string | null;
  results: GivableRole[];
}
export interface GlossaryTerm {
  unit: number;
  source: string;
  target: string;
  explanation: string;
  state: number;
  forbidden: boolean;
  read_only: boolean;
  terminology: boolean;
  glossary: string;
  spans: {
    start: number;
    end: number;
  }[][];
}
export interface Group {
  id: number;
  name: string;
  defining_project: string | null;
  project_selection: 0 | 1 | 2 | 3 | 4;
  language_selection: 0 | 1;
  url: string;
  roles: string[];
  languages: string[];
  projects: string[];
  componentlists: string[];
  components: string[];
  enforced_2fa: boolean;
}
export interface GroupPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Group[];
}
export interface HeldPermissions {
  permissions: (
    | "billing.view"
    | "change.download"
    | "comment.add"
    | "comment.delete"
    | "comment.resolve"
    | "component.edit"
    | "component.lock"
    | "glossary.add"
    | "glossary.edit"
    | "glossary.delete"
    | "glossary.upload"
    | "machinery.view"
    | "memory.edit"
    | "memory.delete"
    | "project.edit"
    | "project.permissions"
    | "reports.view"
    | "screenshot.add"
    | "screenshot.edit"
    | "screenshot.delete"
    | "source.edit"
    | "unit.add"
    | "unit.delete"
    | "unit.check"
    | "unit.edit"
    | "unit.review"
    | "unit.override"
    | "unit.template"
    | "suggestion.accept"
    | "suggestion.add"
    | "suggestion.delete"
    | "suggestion.vote"
    | "translation.add"
    | "translation.auto"
    | "translation.delete"
    | "translation.download"
    | "translation.add_more"
    | "upload.authorship"
    | "upload.overwrite"
    | "upload.perform"
    | "vcs.access"
    | "vcs.commit"
    | "vcs.push"
    | "vcs.reset"
    | "vcs.view"
    | "vcs.update"
    | "management.use"
    | "project.add"
    | "language.add"
    | "language.edit"
    | "group.edit"
    | "user.edit"
    | "role.edit"
    | "announcement.edit"
    | "memory.manage"
    | "machinery.edit"
    | "componentlist.edit"
    | "billing.manage"
    | "management.addons"
  )[];
  hindrance: Hindrance | null;
}
export interface Hindrance {
  reason: string;
  permissions: (
    | "billing.view"
    | "change.download"
    | "comment.add"
    | "comment.delete"
    | "comment.resolve"
    | "component.edit"
    | "component.lock"
    | "glossary.add"
    | "glossary.edit"
    | "glossary.delete"
    | "glossary.upload"
    | "machinery.view"
    | "memory.edit"
    | "memory.delete"
    | "project.edit"
    | "project.permissions"
    | "reports.view"
    | "screenshot.add"
    | "screenshot.edit"
    | "screenshot.delete"
    | "source.edit"
    | "unit.add"
    | "unit.delete"
    | "unit.check"
    | "unit.edit"
    | "unit.review"
    | "unit.override"
    | "unit.template"
    | "suggestion.accept"
    | "suggestion.add"
    | "suggestion.delete"
    | "suggestion.vote"
    | "translation.add"
    | "translation.auto"
    | "translation.delete"
    | "translation.download"
    | "translation.add_more"
    | "upload.authorship"
    | "upload.overwrite"
    | "upload.perform"
    | "vcs.access"
    | "vcs.commit"
    | "vcs.push"
    | "vcs.reset"
    | "vcs.view"
    | "vcs.update"
    | "management.use"
    | "project.add"
    | "language.add"
    | "language.edit"
    | "group.edit"
    | "user.edit"
    | "role.edit"
    | "announcement.edit"
    | "memory.manage"
    | "machinery.edit"
    | "componentlist.edit"
    | "billing.manage"
    | "management.addons"
  )[];
}
export interface HookSecret {
  set: boolean;
}
export interface HookSecretInput {
  secret: string;
}
export interface Host {
  host: string;
  type: string;
  fingerprint: string;
  key: string;
  shipped: boolean;
  confirmed_by: string | null;
  created: string;
}
export interface HostConfirmation {
  host: string;
  fingerprints: string[];
}
export interface HostPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Host[];
}
export interface HostQuestion {
  host: string;
}
export interface Identity {
  id: number;
  provider: string;
  label: string;
  second_factor: boolean;
  created: string;
  last_used: string | null;
  url: string;
}
export interface IdentityPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Identity[];
}
export interface ImageInput {
  image: FileInput;
}
export interface ImageTaken {
  result: boolean;
}
export interface InvalidInput {
  detail: string;
  code?: (string | FieldMessages) | undefined;
  [k: string]: FieldMessages | string | undefined;
}
export interface Invitation {
  id: number;
  email: string;
  project: string | null;
  team: string | null;
  team_name: string | null;
  inviter: string | null;
  created: string;
  expires: string;
}
export interface InvitationCode {
  code: string;
}
export interface InvitationPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Invitation[];
}
export interface Invited {
  email: string;
  inviter: string | null;
  project: {
    name: string;
    slug: string;
  } | null;
  team: string | null;
  has_account: boolean;
}
export interface IssuedToken {
  id: number;
  name: string;
  hint: string;
  user: string;
  project: string | null;
  scopes:
    | (
        | "billing.view"
        | "change.download"
        | "comment.add"
        | "comment.delete"
        | "comment.resolve"
        | "component.edit"
        | "component.lock"
        | "glossary.add"
        | "glossary.edit"
        | "glossary.delete"
        | "glossary.upload"
        | "machinery.view"
        | "memory.edit"
        | "memory.delete"
        | "project.edit"
        | "project.permissions"
        | "reports.view"
        | "screenshot.add"
        | "screenshot.edit"
        | "screenshot.delete"
        | "source.edit"
        | "unit.add"
        | "unit.delete"
        | "unit.check"
        | "unit.edit"
        | "unit.review"
        | "unit.override"
        | "unit.template"
        | "suggestion.accept"
        | "suggestion.add"
        | "suggestion.delete"
        | "suggestion.vote"
        | "translation.add"
        | "translation.auto"
        | "translation.delete"
        | "translation.download"
        | "translation.add_more"
        | "upload.authorship"
        | "upload.overwrite"
        | "upload.perform"
        | "vcs.access"
        | "vcs.commit"
        | "vcs.push"
        | "vcs.reset"
        | "vcs.view"
        | "vcs.update"
        | "management.use"
        | "project.add"
        | "language.add"
        | "language.edit"
        | "group.edit"
        | "user.edit"
        | "role.edit"
        | "announcement.edit"
        | "memory.manage"
        | "machinery.edit"
        | "componentlist.edit"
        | "billing.manage"
        | "management.addons"
      )[]
    | null;
  created: string;
  expires: string | null;
  last_used: string | null;
  url: string;
  token: string;
}
export interface LabelPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Label[];
}
export interface LabelPatch {
  name?: string | undefined;
  color?:
    | (
        | "navy"
        | "blue"
        | "aqua"
        | "teal"
        | "olive"
        | "green"
        | "lime"
        | "yellow"
        | "orange"
        | "red"
        | "maroon"
        | "fuchsia"
        | "purple"
        | "black"
        | "gray"
        | "silver"
      )
    | undefined;
}
export interface LanguagePage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Language[];
}
export interface LanguagePatch {
  code?: string | undefined;
  name?: string | undefined;
  direction?: ("" | "ltr" | "rtl") | undefined;
  population?: number | undefined;
  plural?:
    | {
        number?: number | undefined;
        formula?: string | undefined;
      }
    | undefined;
}
export interface LinkUse {
  code: string;
}
export interface ListedCommit {
  revision: string;
  shortrevision: string;
  author_name: string;
  author_email: string;
  authordate: string;
  summary: string;
  files: string[];
}
export interface ListedCommitPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: ListedCommit[];
}
export interface ListedComponent {
  component_id: number;
}
export interface ListedTask {
  id: string;
  kind: string;
  operation: string | null;
  state: "queued" | "running" | "done" | "failed" | "cancelled";
  progress: number;
  step: string;
  error: string | null;
  result: {
    [k: string]: unknown;
  } | null;
  attempts: number;
  created: string;
  started: string | null;
  finished: string | null;
  user: string | null;
  project: string | null;
  component: string | null;
  url: string;
}
export interface ListedTaskPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: ListedTask[];
}
export interface Lock {
  locked: boolean;
}
export interface LockInput {
  lock: boolean;
}
export interface MadeInvitation {
  id: number;
  email: string;
  project: string | null;
  team: string | null;
  team_name: string | null;
  inviter: string | null;
  created: string;
  expires: string;
  link: string | null;
}
export interface MadePasskey {
  id: number;
  name: string;
  created: string;
  last_used: string | null;
  url: string;
  recovery_codes: string[] | null;
}
export interface MatrixCell {
  language: string;
  is_source: boolean;
  total: number;
  total_words: number;
  translated: number;
  translated_words: number;
  translated_percent: number;
  untranslated: number;
  fuzzy: number;
  approved: number;
  readonly: number;
  failing: number;
  suggestions: number;
  comments: number;
  translate_url: string;
}
export interface MatrixComponent {
  id: number;
  name: string;
  slug: string;
  path: string;
  category_path: string;
  locked: boolean;
  is_glossary: boolean;
  alerts: number;
  repository: {
    needs_commit: boolean | null;
    needs_merge: boolean | null;
    needs_push: boolean | null;
  } | null;
  url: string;
  web_url: string;
  cells: MatrixCell[];
}
export interface MatrixComponentPage {
  count: number;
  next: string | null;
  previous: string | null;
  languages: MatrixLanguage[];
  results: MatrixComponent[];
}
export interface MatrixLanguage {
  id: number;
  code: string;
  name: string;
  direction: string;
  url: string;
}
export interface Member {
  username: string;
  full_name: string;
  is_bot: boolean;
  teams: {
    id: number;
    name: string;
    /**
     * Whether the user administers the team.
     */
    administrator: boolean;
    /**
     * Null where it was not noted.
     */
    joined: string | null;
    /**
     * By what the user came into the team.
     */
    way: "added" | "automatic" | "creation" | "invitation" | "provider" | "token" | null;
  }[];
  url: string;
  groups_url: string;
}
export interface MemberPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Member[];
}
export interface MembershipInput {
  group_id: number;
}
export interface MemoryEntry {
  id: number;
  source: string;
  target: string;
  source_language: number;
  target_language: number;
  origin: string;
  project: number | null;
  from_file: boolean;
  shared: boolean;
}
export interface MemoryEntryPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: MemoryEntry[];
}
export interface MemoryMatch {
  id: number;
  source: string[];
  target: string[];
  quality: number;
  origin: string;
  scope: "project" | "personal" | "shared" | "file";
}
export interface MergeRequest {
  number: number;
  title: string;
  url: string;
  state: "open" | "merged" | "closed";
  branch: string;
  target: string;
  revision: string;
  opened: string;
  closed: string | null;
}
export interface Metrics {
  units: number;
  units_translated: number;
  users: number;
  changes: number;
  projects: number;
  components: number;
  translations: number;
  languages: number;
  checks: number;
  configuration_errors: number;
  suggestions: number;
  celery_queues: {
    [k: string]: number;
  };
  name: string;
}
export interface NewAddon {
  name: string;
  configuration?:
    | {
        [k: string]: unknown;
      }
    | undefined;
}
export interface NewBlock {
  username: string;
  expires?: (string | null) | undefined;
}
export interface NewCategory {
  name: string;
  slug: string;
  project: string;
  category?: (string | null) | undefined;
}
export interface NewComponent {
  name: string;
  slug: string;
  /**
   * Address of the repository; nothing where files are sent.
   */
  repo?: string | undefined;
  /**
   * Needed unless `docfile` is sent, whose name says it, or `file_format` is `auto`.
   */
  filemask?: string | undefined;
  file_format:
    | "appstore"
    | "arb"
    | "aresource"
    | "ass"
    | "csv"
    | "csv-multi-utf-8"
    | "csv-simple"
    | "csv-simple-iso"
    | "csv-simple-utf-8"
    | "csv-utf-8"
    | "dokuwiki"
    | "dtd"
    | "flatxml"
    | "fluent"
    | "formatjs"
    | "go-i18n-json"
    | "go-i18n-json-v2"
    | "gotext"
    | "gwt"
    | "gwt-iso"
    | "html"
    | "i18next"
    | "i18nextv4"
    | "idml"
    | "ini"
    | "islu"
    | "joomla"
    | "json"
    | "json-nested"
    | "laravel"
    | "markdown"
    | "mediawiki"
    | "mi18n-lang"
    | "moko-resource"
    | "odf"
    | "php"
    | "plainxliff"
    | "po"
    | "po-mono"
    | "poxliff"
    | "properties"
    | "properties-utf16"
    | "properties-utf8"
    | "rc"
    | "resourcedictionary"
    | "resx"
    | "ruby-yaml"
    | "srt"
    | "ssa"
    | "strings"
    | "stringsdict"
    | "strings-utf8"
    | "sub"
    | "tbx"
    | "toml"
    | "ts"
    | "txt"
    | "webextension"
    | "xcstrings"
    | "xliff"
    | "xliff2"
    | "xlsx"
    | "xwiki-fullpage"
    | "xwiki-java-properties"
    | "xwiki-page-properties"
    | "yaml"
    | "auto";
  vcs?:
    | (
        | "git"
        | "git-force-push"
        | "local"
        | "github"
        | "gitlab"
        | "gitea"
        | "bitbucketserver"
        | "bitbucketcloud"
        | "azure_devops"
        | "pagure"
        | "gerrit"
      )
    | undefined;
  branch?: string | undefined;
  push?: string | undefined;
  repo_credentials?: string | undefined;
  push_credentials?: string | undefined;
  push_branch?: string | undefined;
  merge_request_target?: string | undefined;
  merge_request_labels?: string[] | undefined;
  merge_request_reviewers?: string[] | undefined;
  screenshot_filemask?: string | undefined;
  template?: string | undefined;
  edit_template?: boolean | undefined;
  intermediate?: string | undefined;
  new_base?: string | undefined;
  license?: string | undefined;
  agreement?: string | undefined;
  new_lang?: ("contact" | "url" | "add" | "none") | undefined;
  language_code_style?:
    | (
        | ""
        | "posix"
        | "posix_lowercase"
        | "bcp"
        | "posix_long"
        | "posix_long_lowercase"
        | "bcp_long"
        | "bcp_legacy"
        | "bcp_lower"
        | "android"
        | "appstore"
        | "googleplay"
        | "linux"
        | "linux_lowercase"
      )
    | undefined;
  source_language?: string | undefined;
  check_flags?: string | undefined;
  priority?: (60 | 80 | 100 | 120 | 140) | undefined;
  enforced_checks?: string[] | undefined;
  restricted?: boolean | undefined;
  repoweb?: string | undefined;
  report_source_bugs?: string | undefined;
  merge_style?: ("merge" | "rebase" | "merge_noff") | undefined;
  merge_conflicts?: ("upstream" | "ours") | undefined;
  commit_message?: string | undefined;
  add_message?: string | undefined;
  delete_message?: string | undefined;
  merge_message?: string | undefined;
  addon_message?: string | undefined;
  pull_message?: string | undefined;
  allow_translation_propagation?: boolean | undefined;
  manage_units?: boolean | undefined;
  enable_suggestions?: boolean | undefined;
  suggestion_voting?: boolean | undefined;
  suggestion_autoaccept?: number | undefined;
  push_on_commit?: boolean | undefined;
  commit_pending_age?: number | undefined;
  auto_lock_error?: boolean | undefined;
  language_regex?: string | undefined;
  variant_regex?: string | undefined;
  is_glossary?: boolean | undefined;
  glossary_color?:
    | (
        | "navy"
        | "blue"
        | "aqua"
        | "teal"
        | "olive"
        | "green"
        | "lime"
        | "yellow"
        | "orange"
        | "red"
        | "maroon"
        | "fuchsia"
        | "purple"
        | "black"
        | "gray"
        | "silver"
      )
    | undefined;
  category?: (string | null) | undefined;
  disable_autoshare?: boolean | undefined;
  /**
   * Makes the base file and the template for new translations, without strings, where they are named and not there. A repository without commits gets its first one, which is pushed at once.
   */
  from_scratch?: boolean | undefined;
  zipfile?: FileInput | undefined;
  docfile?: FileInput | undefined;
}
export interface NewComponentJson {
  name: string;
  slug: string;
  /**
   * Address of the repository; nothing where files are sent.
   */
  repo: string;
  /**
   * Needed unless `docfile` is sent, whose name says it, or `file_format` is `auto`.
   */
  filemask?: string | undefined;
  file_format:
    | "appstore"
    | "arb"
    | "aresource"
    | "ass"
    | "csv"
    | "csv-multi-utf-8"
    | "csv-simple"
    | "csv-simple-iso"
    | "csv-simple-utf-8"
    | "csv-utf-8"
    | "dokuwiki"
    | "dtd"
    | "flatxml"
    | "fluent"
    | "formatjs"
    | "go-i18n-json"
    | "go-i18n-json-v2"
    | "gotext"
    | "gwt"
    | "gwt-iso"
    | "html"
    | "i18next"
    | "i18nextv4"
    | "idml"
    | "ini"
    | "islu"
    | "joomla"
    | "json"
    | "json-nested"
    | "laravel"
    | "markdown"
    | "mediawiki"
    | "mi18n-lang"
    | "moko-resource"
    | "odf"
    | "php"
    | "plainxliff"
    | "po"
    | "po-mono"
    | "poxliff"
    | "properties"
    | "properties-utf16"
    | "properties-utf8"
    | "rc"
    | "resourcedictionary"
    | "resx"
    | "ruby-yaml"
    | "srt"
    | "ssa"
    | "strings"
    | "stringsdict"
    | "strings-utf8"
    | "sub"
    | "tbx"
    | "toml"
    | "ts"
    | "txt"
    | "webextension"
    | "xcstrings"
    | "xliff"
    | "xliff2"
    | "xlsx"
    | "xwiki-fullpage"
    | "xwiki-java-properties"
    | "xwiki-page-properties"
    | "yaml"
    | "auto";
  vcs?:
    | (
        | "git"
        | "git-force-push"
        | "local"
        | "github"
        | "gitlab"
        | "gitea"
        | "bitbucketserver"
        | "bitbucketcloud"
        | "azure_devops"
        | "pagure"
        | "gerrit"
      )
    | undefined;
  branch?: string | undefined;
  push?: string | undefined;
  repo_credentials?: string | undefined;
  push_credentials?: string | undefined;
  push_branch?: string | undefined;
  merge_request_target?: string | undefined;
  merge_request_labels?: string[] | undefined;
  merge_request_reviewers?: string[] | undefined;
  screenshot_filemask?: string | undefined;
  template?: string | undefined;
  edit_template?: boolean | undefined;
  intermediate?: string | undefined;
  new_base?: string | undefined;
  license?: string | undefined;
  agreement?: string | undefined;
  new_lang?: ("contact" | "url" | "add" | "none") | undefined;
  language_code_style?:
    | (
        | ""
        | "posix"
        | "posix_lowercase"
        | "bcp"
        | "posix_long"
        | "posix_long_lowercase"
        | "bcp_long"
        | "bcp_legacy"
        | "bcp_lower"
        | "android"
        | "appstore"
        | "googleplay"
        | "linux"
        | "linux_lowercase"
      )
    | undefined;
  source_language?: string | undefined;
  check_flags?: string | undefined;
  priority?: (60 | 80 | 100 | 120 | 140) | undefined;
  enforced_checks?: string[] | undefined;
  restricted?: boolean | undefined;
  repoweb?: string | undefined;
  report_source_bugs?: string | undefined;
  merge_style?: ("merge" | "rebase" | "merge_noff") | undefined;
  merge_conflicts?: ("upstream" | "ours") | undefined;
  commit_message?: string | undefined;
  add_message?: string | undefined;
  delete_message?: string | undefined;
  merge_message?: string | undefined;
  addon_message?: string | undefined;
  pull_message?: string | undefined;
  allow_translation_propagation?: boolean | undefined;
  manage_units?: boolean | undefined;
  enable_suggestions?: boolean | undefined;
  suggestion_voting?: boolean | undefined;
  suggestion_autoaccept?: number | undefined;
  push_on_commit?: boolean | undefined;
  commit_pending_age?: number | undefined;
  auto_lock_error?: boolean | undefined;
  language_regex?: string | undefined;
  variant_regex?: string | undefined;
  is_glossary?: boolean | undefined;
  glossary_color?:
    | (
        | "navy"
        | "blue"
        | "aqua"
        | "teal"
        | "olive"
        | "green"
        | "lime"
        | "yellow"
        | "orange"
        | "red"
        | "maroon"
        | "fuchsia"
        | "purple"
        | "black"
        | "gray"
        | "silver"
      )
    | undefined;
  category?: (string | null) | undefined;
  disable_autoshare?: boolean | undefined;
  /**
   * Makes the base file and the template for new translations, without strings, where they are named and not there. A repository without commits gets its first one, which is pushed at once.
   */
  from_scratch?: boolean | undefined;
}
export interface NewComponentList {
  name: string;
  slug: string;
  show_dashboard?: boolean | undefined;
}
export interface NewForge {
  host: string;
  kind: "github" | "gitlab" | "gitea" | "bitbucketserver" | "bitbucketcloud" | "azure_devops" | "pagure" | "gerrit";
  api?: string | undefined;
  username?: string | undefined;
  token?: string | undefined;
  password?: string | undefined;
  app?: string | undefined;
  key?: string | undefined;
  installation?: number | undefined;
}
export interface NewIdentity {
  provider: string;
  next?: string | undefined;
  code?: string | undefined;
}
export interface NewInvitation {
  email: string;
}
export interface NewLabel {
  name: string;
  color:
    | "navy"
    | "blue"
    | "aqua"
    | "teal"
    | "olive"
    | "green"
    | "lime"
    | "yellow"
    | "orange"
    | "red"
    | "maroon"
    | "fuchsia"
    | "purple"
    | "black"
    | "gray"
    | "silver";
}
export interface NewLanguage {
  code: string;
  name?: string | undefined;
  direction?: ("" | "ltr" | "rtl") | undefined;
  population?: number | undefined;
  plural?:
    | {
        number?: number | undefined;
        formula?: string | undefined;
      }
    | undefined;
}
export interface NewOwnTeam {
  name: string;
  roles: number[];
  languages?: (string[] | null) | undefined;
  enforced_2fa?: boolean | undefined;
}
export interface NewPasskey {
  response: {
    [k: string]: unknown;
  };
  name: string;
}
export interface NewProject {
  name: string;
  slug: string;
  web: string;
  translation_review?: boolean | undefined;
  source_review?: boolean | undefined;
  set_language_team?: boolean | undefined;
  enable_hooks?: boolean | undefined;
  instructions?: string | undefined;
  language_aliases?: string | undefined;
}
export interface NewProjectInvitation {
  email: string;
  team_id: number;
}
export interface NewProjectToken {
  name: string;
  expires?: (string | null) | undefined;
  scopes?:
    | (
        | (
            | "billing.view"
            | "change.download"
            | "comment.add"
            | "comment.delete"
            | "comment.resolve"
            | "component.edit"
            | "component.lock"
            | "glossary.add"
            | "glossary.edit"
            | "glossary.delete"
            | "glossary.upload"
            | "machinery.view"
            | "memory.edit"
            | "memory.delete"
            | "project.edit"
            | "project.permissions"
            | "reports.view"
            | "screenshot.add"
            | "screenshot.edit"
            | "screenshot.delete"
            | "source.edit"
            | "unit.add"
            | "unit.delete"
            | "unit.check"
            | "unit.edit"
            | "unit.review"
            | "unit.override"
            | "unit.template"
            | "suggestion.accept"
            | "suggestion.add"
            | "suggestion.delete"
            | "suggestion.vote"
            | "translation.add"
            | "translation.auto"
            | "translation.delete"
            | "translation.download"
            | "translation.add_more"
            | "upload.authorship"
            | "upload.overwrite"
            | "upload.perform"
            | "vcs.access"
            | "vcs.commit"
            | "vcs.push"
            | "vcs.reset"
            | "vcs.view"
            | "vcs.update"
            | "management.use"
            | "project.add"
            | "language.add"
            | "language.edit"
            | "group.edit"
            | "user.edit"
            | "role.edit"
            | "announcement.edit"
            | "memory.manage"
            | "machinery.edit"
            | "componentlist.edit"
            | "billing.manage"
            | "management.addons"
          )[]
        | null
      )
    | undefined;
}
export interface NewRegistration {
  username: string;
  full_name: string;
  email: string;
  password?: string | undefined;
}
export interface NewRole {
  name: string;
  permissions: (
    | "billing.view"
    | "change.download"
    | "comment.add"
    | "comment.delete"
    | "comment.resolve"
    | "component.edit"
    | "component.lock"
    | "glossary.add"
    | "glossary.edit"
    | "glossary.delete"
    | "glossary.upload"
    | "machinery.view"
    | "memory.edit"
    | "memory.delete"
    | "project.edit"
    | "project.permissions"
    | "reports.view"
    | "screenshot.add"
    | "screenshot.edit"
    | "screenshot.delete"
    | "source.edit"
    | "unit.add"
    | "unit.delete"
    | "unit.check"
    | "unit.edit"
    | "unit.review"
    | "unit.override"
    | "unit.template"
    | "suggestion.accept"
    | "suggestion.add"
    | "suggestion.delete"
    | "suggestion.vote"
    | "translation.add"
    | "translation.auto"
    | "translation.delete"
    | "translation.download"
    | "translation.add_more"
    | "upload.authorship"
    | "upload.overwrite"
    | "upload.perform"
    | "vcs.access"
    | "vcs.commit"
    | "vcs.push"
    | "vcs.reset"
    | "vcs.view"
    | "vcs.update"
    | "management.use"
    | "project.add"
    | "language.add"
    | "language.edit"
    | "group.edit"
    | "user.edit"
    | "role.edit"
    | "announcement.edit"
    | "memory.manage"
    | "machinery.edit"
    | "componentlist.edit"
    | "billing.manage"
    | "management.addons"
  )[];
}
export interface NewRule {
  project_match: string;
  component_match: string;
}
export interface NewScreenshot {
  project_slug: string;
  component_slug: string;
  language_code: string;
  image: FileInput;
  name: string;
  repository_filename?: string | undefined;
}
export interface NewSubscription {
  notification:
    | "RepositoryNotification"
    | "LockNotification"
    | "LicenseNotification"
    | "ParseErrorNotification"
    | "NewStringNotificaton"
    | "NewContributorNotificaton"
    | "NewSuggestionNotificaton"
    | "NewCommentNotificaton"
    | "MentionCommentNotificaton"
    | "LastAuthorCommentNotificaton"
    | "TranslatedStringNotificaton"
    | "ApprovedStringNotificaton"
    | "ChangedStringNotificaton"
    | "NewTranslationNotificaton"
    | "NewComponentNotificaton"
    | "NewAnnouncementNotificaton"
    | "NewAlertNotificaton"
    | "MergeFailureNotification"
    | "PendingSuggestionsNotification"
    | "ToDoStringsNotification";
  scope: 0 | 10 | 20 | 30 | 40;
  frequency: 0 | 1 | 2 | 3 | 4;
}
export interface NewSurvey {
  /**
   * Address of the repository; nothing where files are sent.
   */
  repo?: string | undefined;
  vcs?:
    | (
        | "git"
        | "git-force-push"
        | "local"
        | "github"
        | "gitlab"
        | "gitea"
        | "bitbucketserver"
        | "bitbucketcloud"
        | "azure_devops"
        | "pagure"
        | "gerrit"
      )
    | undefined;
  branch?: string | undefined;
  repo_credentials?: string | undefined;
  filemask?: string | undefined;
  file_format?:
    | (
        | "appstore"
        | "arb"
        | "aresource"
        | "ass"
        | "csv"
        | "csv-multi-utf-8"
        | "csv-simple"
        | "csv-simple-iso"
        | "csv-simple-utf-8"
        | "csv-utf-8"
        | "dokuwiki"
        | "dtd"
        | "flatxml"
        | "fluent"
        | "formatjs"
        | "go-i18n-json"
        | "go-i18n-json-v2"
        | "gotext"
        | "gwt"
        | "gwt-iso"
        | "html"
        | "i18next"
        | "i18nextv4"
        | "idml"
        | "ini"
        | "islu"
        | "joomla"
        | "json"
        | "json-nested"
        | "laravel"
        | "markdown"
        | "mediawiki"
        | "mi18n-lang"
        | "moko-resource"
        | "odf"
        | "php"
        | "plainxliff"
        | "po"
        | "po-mono"
        | "poxliff"
        | "properties"
        | "properties-utf16"
        | "properties-utf8"
        | "rc"
        | "resourcedictionary"
        | "resx"
        | "ruby-yaml"
        | "srt"
        | "ssa"
        | "strings"
        | "stringsdict"
        | "strings-utf8"
        | "sub"
        | "tbx"
        | "toml"
        | "ts"
        | "txt"
        | "webextension"
        | "xcstrings"
        | "xliff"
        | "xliff2"
        | "xlsx"
        | "xwiki-fullpage"
        | "xwiki-java-properties"
        | "xwiki-page-properties"
        | "yaml"
      )
    | undefined;
  template?: string | undefined;
  intermediate?: string | undefined;
  new_base?: string | undefined;
  source_language?: string | undefined;
  from_scratch?: boolean | undefined;
  zipfile?: FileInput | undefined;
  docfile?: FileInput | undefined;
}
export interface NewSurveyJson {
  /**
   * Address of the repository; nothing where files are sent.
   */
  repo: string;
  vcs?:
    | (
        | "git"
        | "git-force-push"
        | "local"
        | "github"
        | "gitlab"
        | "gitea"
        | "bitbucketserver"
        | "bitbucketcloud"
        | "azure_devops"
        | "pagure"
        | "gerrit"
      )
    | undefined;
  branch?: string | undefined;
  repo_credentials?: string | undefined;
  filemask?: string | undefined;
  file_format?:
    | (
        | "appstore"
        | "arb"
        | "aresource"
        | "ass"
        | "csv"
        | "csv-multi-utf-8"
        | "csv-simple"
        | "csv-simple-iso"
        | "csv-simple-utf-8"
        | "csv-utf-8"
        | "dokuwiki"
        | "dtd"
        | "flatxml"
        | "fluent"
        | "formatjs"
        | "go-i18n-json"
        | "go-i18n-json-v2"
        | "gotext"
        | "gwt"
        | "gwt-iso"
        | "html"
        | "i18next"
        | "i18nextv4"
        | "idml"
        | "ini"
        | "islu"
        | "joomla"
        | "json"
        | "json-nested"
        | "laravel"
        | "markdown"
        | "mediawiki"
        | "mi18n-lang"
        | "moko-resource"
        | "odf"
        | "php"
        | "plainxliff"
        | "po"
        | "po-mono"
        | "poxliff"
        | "properties"
        | "properties-utf16"
        | "properties-utf8"
        | "rc"
        | "resourcedictionary"
        | "resx"
        | "ruby-yaml"
        | "srt"
        | "ssa"
        | "strings"
        | "stringsdict"
        | "strings-utf8"
        | "sub"
        | "tbx"
        | "toml"
        | "ts"
        | "txt"
        | "webextension"
        | "xcstrings"
        | "xliff"
        | "xliff2"
        | "xlsx"
        | "xwiki-fullpage"
        | "xwiki-java-properties"
        | "xwiki-page-properties"
        | "yaml"
      )
    | undefined;
  template?: string | undefined;
  intermediate?: string | undefined;
  new_base?: string | undefined;
  source_language?: string | undefined;
  from_scratch?: boolean | undefined;
}
export interface NewTeam {
  name: string;
  project_selection?: (0 | 1 | 2 | 3 | 4) | undefined;
  language_selection?: (0 | 1) | undefined;
  defining_project?: (string | null) | undefined;
  enforced_2fa?: boolean | undefined;
}
export interface NewToken {
  name?: string | undefined;
  expires?: (string | null) | undefined;
  scopes?:
    | (
        | (
            | "billing.view"
            | "change.download"
            | "comment.add"
            | "comment.delete"
            | "comment.resolve"
            | "component.edit"
            | "component.lock"
            | "glossary.add"
            | "glossary.edit"
            | "glossary.delete"
            | "glossary.upload"
            | "machinery.view"
            | "memory.edit"
            | "memory.delete"
            | "project.edit"
            | "project.permissions"
            | "reports.view"
            | "screenshot.add"
            | "screenshot.edit"
            | "screenshot.delete"
            | "source.edit"
            | "unit.add"
            | "unit.delete"
            | "unit.check"
            | "unit.edit"
            | "unit.review"
            | "unit.override"
            | "unit.template"
            | "suggestion.accept"
            | "suggestion.add"
            | "suggestion.delete"
            | "suggestion.vote"
            | "translation.add"
            | "translation.auto"
            | "translation.delete"
            | "translation.download"
            | "translation.add_more"
            | "upload.authorship"
            | "upload.overwrite"
            | "upload.perform"
            | "vcs.access"
            | "vcs.commit"
            | "vcs.push"
            | "vcs.reset"
            | "vcs.view"
            | "vcs.update"
            | "management.use"
            | "project.add"
            | "language.add"
            | "language.edit"
            | "group.edit"
            | "user.edit"
            | "role.edit"
            | "announcement.edit"
            | "memory.manage"
            | "machinery.edit"
            | "componentlist.edit"
            | "billing.manage"
            | "management.addons"
          )[]
        | null
      )
    | undefined;
}
export interface NewTranslation {
  language_code: string;
}
export interface NewUnit {
  key?: string | undefined;
  value?: (string | string[]) | undefined;
  context?: string | undefined;
  source?: (string | string[]) | undefined;
  target?: (string | string[]) | undefined;
  state?: (0 | 10 | 20 | 30) | undefined;
}
export interface NewUser {
  username: string;
  full_name: string;
  email?: (string | null) | undefined;
  is_superuser?: boolean | undefined;
  is_active?: boolean | undefined;
  is_bot?: boolean | undefined;
  date_joined?: string | undefined;
  last_login?: (string | null) | undefined;
}
export interface NewWatch {
  project: string;
}
export interface NotReady {
  status: "not ready";
  checks: Findings;
  detail: string;
}
export interface NotificationTaken {
  status: "success" | "failure";
  message: string;
  match_status?:
    | {
        repository_matches: number;
        branch_matches: number;
        enabled_hook_matches: number;
      }
    | undefined;
  updated_components?: string[] | undefined;
}
export interface OperationInput {
  operation: "push" | "pull" | "commit" | "reset" | "cleanup" | "file-sync" | "file-scan";
  keep?: ("pending" | "suggestions") | undefined;
  discard?: boolean | undefined;
}
export interface OperationResult {
  result: boolean;
  detail?: string | undefined;
}
export interface Overtaken {
  detail: string;
  unit: Unit;
}
export interface OwnTeamPatch {
  name?: string | undefined;
  roles?: number[] | undefined;
  languages?: (string[] | null) | undefined;
  enforced_2fa?: boolean | undefined;
}
export interface PagurePush {
  topic?: (string | null) | undefined;
  msg?:
    | {
        pagure_instance?: (string | null) | undefined;
        project_fullname?: (string | null) | undefined;
        branch?: (string | null) | undefined;
        end_commit?: (string | null) | undefined;
        [k: string]: unknown;
      }
    | undefined;
  [k: string]: unknown;
}
export interface Passkey {
  id: number;
  name: string;
  created: string;
  last_used: string | null;
  url: string;
}
export interface PasskeyAnswer {
  response: {
    [k: string]: unknown;
  };
}
export interface PasskeyOptions {
  [k: string]: unknown;
}
export interface PasskeyPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Passkey[];
}
export interface PasskeyPatch {
  name: string;
}
export interface PasswordChange {
  current?: string | undefined;
  password: string;
}
export interface PersonOfChanges {
  username: string;
  full_name: string;
  changes: number;
  edits: number;
  last_change: string;
  url: string;
}
export interface PersonOfChangesPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: PersonOfChanges[];
}
export interface Place {
  kind: "project" | "category" | "component" | "translation" | "language";
  project: {
    slug: string;
    name: string;
    url: string;
    web_url: string;
  };
  categories: {
    id: number;
    slug: string;
    name: string;
    path: string;
  }[];
  component: {
    slug: string | null;
    name: string | null;
    path: string | null;
    is_glossary: boolean;
    url: string | null;
    web_url: string | null;
  } | null;
  language: {
    code: string | null;
    name: string | null;
    direction: string | null;
    url: string | null;
  } | null;
}
export interface PlanInput {
  operation: "pull";
}
export interface PlannedFile {
  path: string;
  added: number | null;
  removed: number | null;
  translated: boolean;
}
export interface PlannedString {
  outcome: "changed" | "added" | "removed" | "suggested" | "skipped" | "not_found";
  kind: "changed" | "added" | "removed" | "suggested" | "conflict" | "refused" | "same" | "not_found";
  reason: string | null;
  unit: string | null;
  language: string;
  context: string;
  source: string[];
  old_target: string[] | null;
  old_state: number | null;
  target: string[] | null;
  state: number | null;
  file_target: string[] | null;
}
export interface Profile {
  interface_language: string | null;
  languages: string[];
  secondary_languages: string[];
  theme: "system" | "light" | "dark";
  time_zone: string | null;
  enter_saves: boolean;
  editor: {
    [k: string]: unknown;
  };
}
export interface ProfilePatch {
  interface_language?: (string | null) | undefined;
  languages?: string[] | undefined;
  secondary_languages?: string[] | undefined;
  theme?: ("system" | "light" | "dark") | undefined;
  time_zone?: (string | null) | undefined;
  enter_saves?: boolean | undefined;
  editor?:
    | {
        [k: string]: unknown;
      }
    | undefined;
}
export interface ProjectKey {
  type: string;
  public_key: string;
  fingerprint: string;
  created: string;
  own: boolean;
}
export interface ProjectLanguage {
  language: string;
  total: number;
  total_words: number;
  total_chars: number;
  last_change: string | null;
  recent_changes: number;
  translated: number;
  translated_words: number;
  translated_percent: number;
  translated_words_percent: number;
  translated_chars: number;
  translated_chars_percent: number;
  fuzzy: number;
  fuzzy_percent: number;
  fuzzy_words: number;
  fuzzy_words_percent: number;
  fuzzy_chars: number;
  fuzzy_chars_percent: number;
  failing: number;
  failing_percent: number;
  approved: number;
  approved_percent: number;
  approved_words: number;
  approved_words_percent: number;
  approved_chars: number;
  approved_chars_percent: number;
  readonly: number;
  readonly_percent: number;
  readonly_words: number;
  readonly_words_percent: number;
  readonly_chars: number;
  readonly_chars_percent: number;
  readonly_char_percent: number;
  suggestions: number;
  comments: number;
  last_author: string | null;
  words_percent: number;
  code: string;
  name: string;
  url: string | null;
  translate_url: string | null;
  url_translate: string | null;
}
export interface ProjectLanguagePage {
  count: number;
  next: string | null;
  previous: string | null;
  results: ProjectLanguage[];
}
export interface ProjectPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Project[];
}
export interface ProjectPatch {
  name?: string | undefined;
  slug?: string | undefined;
  web?: string | undefined;
  translation_review?: boolean | undefined;
  source_review?: boolean | undefined;
  set_language_team?: boolean | undefined;
  enable_hooks?: boolean | undefined;
  instructions?: string | undefined;
  language_aliases?: string | undefined;
}
export interface ProjectPlan {
  operation: "push" | "pull" | "commit" | "reset" | "cleanup" | "file-sync" | "file-scan";
  plan: string;
  result: boolean;
  detail: string | null;
  repositories: RepositoryPlanOfComponent[];
}
export interface RepositoryPlanOfComponent {
  operation: "push" | "pull" | "commit" | "reset" | "cleanup" | "file-sync" | "file-scan";
  plan: string;
  result: boolean;
  detail: string | null;
  commits: ForeseenCommit[];
  incoming: string[];
  outgoing: string[];
  dropped: string[];
  strings: ForeseenString[];
  more_strings: number;
  component: string;
}
export interface ProjectRepository {
  needs_commit: boolean;
  needs_merge: boolean;
  needs_push: boolean;
  url: string;
}
export interface ProjectStatistics {
  words_percent: number;
  total: number;
  total_words: number;
  total_chars: number;
  last_change: string | null;
  recent_changes: number;
  translated: number;
  translated_words: number;
  translated_percent: number;
  translated_words_percent: number;
  translated_chars: number;
  translated_chars_percent: number;
  fuzzy: number;
  fuzzy_percent: number;
  fuzzy_words: number;
  fuzzy_words_percent: number;
  fuzzy_chars: number;
  fuzzy_chars_percent: number;
  failing: number;
  failing_percent: number;
  approved: number;
  approved_percent: number;
  approved_words: number;
  approved_words_percent: number;
  approved_chars: number;
  approved_chars_percent: number;
  readonly: number;
  readonly_percent: number;
  readonly_words: number;
  readonly_words_percent: number;
  readonly_chars: number;
  readonly_chars_percent: number;
  readonly_char_percent: number;
  suggestions: number;
  comments: number;
  last_author: string | null;
  name: string;
  url: string;
}
export interface ProofInput {
  code?: string | undefined;
}
export interface Ready {
  status: "ready";
  checks: Findings;
}
export interface RecentTranslation {
  project: {
    slug: string;
    name: string;
    url: string;
    web_url: string;
  };
  language: {
    code: string;
    name: string;
    direction: string;
    url: string;
  };
  component: {
    slug: string;
    name: string;
    path: string;
    url: string;
  };
  timestamp: string;
  total: number;
  translated: number;
  translated_percent: number;
  untranslated: number;
  fuzzy: number;
  unapproved: number | null;
  failing: number;
  suggestions: number;
  comments: number;
  url: string;
  translate_url: string;
}
export interface RecentTranslationPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: RecentTranslation[];
}
export interface RecoveryCodes {
  recovery_codes: string[] | null;
}
export interface Repository {
  needs_commit: boolean;
  needs_merge: boolean;
  needs_push: boolean;
  url: string;
  remote_commit: string | null;
  remote_commit_info: Commit | null;
  weblate_commit: Commit | null;
  status: string;
  merge_failure: string | null;
  merge_request?: (MergeRequest | null) | undefined;
}
export interface RepositoryPlan {
  operation: "push" | "pull" | "commit" | "reset" | "cleanup" | "file-sync" | "file-scan";
  plan: string;
  result: boolean;
  detail: string | null;
  commits: ForeseenCommit[];
  incoming: string[];
  outgoing: string[];
  dropped: string[];
  strings: ForeseenString[];
  more_strings: number;
}
export interface RepositorySurvey {
  branch: string;
  files: number;
  paths: string[];
  candidates: ComponentCandidate[];
  preview: ComponentPreview | null;
}
export interface Reset {
  code: string;
  password: string;
}
export interface ResetRequest {
  email: string;
}
export interface Role {
  id: number;
  name: string;
  permissions: (
    | "billing.view"
    | "change.download"
    | "comment.add"
    | "comment.delete"
    | "comment.resolve"
    | "component.edit"
    | "component.lock"
    | "glossary.add"
    | "glossary.edit"
    | "glossary.delete"
    | "glossary.upload"
    | "machinery.view"
    | "memory.edit"
    | "memory.delete"
    | "project.edit"
    | "project.permissions"
    | "reports.view"
    | "screenshot.add"
    | "screenshot.edit"
    | "screenshot.delete"
    | "source.edit"
    | "unit.add"
    | "unit.delete"
    | "unit.check"
    | "unit.edit"
    | "unit.review"
    | "unit.override"
    | "unit.template"
    | "suggestion.accept"
    | "suggestion.add"
    | "suggestion.delete"
    | "suggestion.vote"
    | "translation.add"
    | "translation.auto"
    | "translation.delete"
    | "translation.download"
    | "translation.add_more"
    | "upload.authorship"
    | "upload.overwrite"
    | "upload.perform"
    | "vcs.access"
    | "vcs.commit"
    | "vcs.push"
    | "vcs.reset"
    | "vcs.view"
    | "vcs.update"
    | "management.use"
    | "project.add"
    | "language.add"
    | "language.edit"
    | "group.edit"
    | "user.edit"
    | "role.edit"
    | "announcement.edit"
    | "memory.manage"
    | "machinery.edit"
    | "componentlist.edit"
    | "billing.manage"
    | "management.addons"
  )[];
  url: string;
}
export interface RolePage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Role[];
}
export interface RolePatch {
  name?: string | undefined;
  permissions?:
    | (
        | "billing.view"
        | "change.download"
        | "comment.add"
        | "comment.delete"
        | "comment.resolve"
        | "component.edit"
        | "component.lock"
        | "glossary.add"
        | "glossary.edit"
        | "glossary.delete"
        | "glossary.upload"
        | "machinery.view"
        | "memory.edit"
        | "memory.delete"
        | "project.edit"
        | "project.permissions"
        | "reports.view"
        | "screenshot.add"
        | "screenshot.edit"
        | "screenshot.delete"
        | "source.edit"
        | "unit.add"
        | "unit.delete"
        | "unit.check"
        | "unit.edit"
        | "unit.review"
        | "unit.override"
        | "unit.template"
        | "suggestion.accept"
        | "suggestion.add"
        | "suggestion.delete"
        | "suggestion.vote"
        | "translation.add"
        | "translation.auto"
        | "translation.delete"
        | "translation.download"
        | "translation.add_more"
        | "upload.authorship"
        | "upload.overwrite"
        | "upload.perform"
        | "vcs.access"
        | "vcs.commit"
        | "vcs.push"
        | "vcs.reset"
        | "vcs.view"
        | "vcs.update"
        | "management.use"
        | "project.add"
        | "language.add"
        | "language.edit"
        | "group.edit"
        | "user.edit"
        | "role.edit"
        | "announcement.edit"
        | "memory.manage"
        | "machinery.edit"
        | "componentlist.edit"
        | "billing.manage"
        | "management.addons"
      )[]
    | undefined;
}
export interface Rule {
  id: number;
  project_match: string;
  component_match: string;
}
export interface RulePage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Rule[];
}
export interface Screenshot {
  id: number;
  name: string;
  repository_filename: string;
  translation: string;
  file_url: string;
  units: string[];
  url: string;
}
export interface ScreenshotPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Screenshot[];
}
export interface ScreenshotPatch {
  name?: string | undefined;
  repository_filename?: string | undefined;
}
export interface ScreenshotReplacement {
  name: string;
  repository_filename?: string | undefined;
}
export interface SearchField {
  name: string;
  kind: "text" | "name" | "number" | "date" | "choice";
  about: string;
  operators: string[];
  values: string[];
}
export interface SecondFactorInput {
  code?: string | undefined;
  response?:
    | {
        [k: string]: unknown;
      }
    | undefined;
}
export interface SeenHost {
  host: string;
  keys: {
    type: string;
    fingerprint: string;
  }[];
}
export interface Session {
  id: number;
  method: string;
  address: string;
  user_agent: string;
  created: string;
  last_used: string;
  expires: string;
  current: boolean;
}
export interface SessionPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Session[];
}
export interface SessionState {
  stage: "anonymous" | "second-factor" | "full" | "host" | "token";
  user: {
    username: string;
    full_name: string;
    email: string | null;
    is_superuser: boolean;
    profile: Profile;
  } | null;
  withheld_teams: string[];
  second_factor: {
    methods: string[];
  } | null;
  site: {
    title: string;
    url: string;
    require_login: boolean;
    sign_in: "here" | "host";
    registration: "off" | "open" | "invitation" | "domains";
    mail: boolean;
    passkeys: boolean;
    providers: {
      id: string;
      name: string;
    }[];
  };
}
export interface ShareInput {
  project_slug: string;
}
export interface SharedComponent {
  name: string;
  slug: string;
  id: number;
  source_language: Language;
  project: Project;
  vcs:
    | (
        | "git"
        | "git-force-push"
        | "local"
        | "github"
        | "gitlab"
        | "gitea"
        | "bitbucketserver"
        | "bitbucketcloud"
        | "azure_devops"
        | "pagure"
        | "gerrit"
      )
    | null;
  repo: string | null;
  git_export: string;
  branch: string | null;
  push_branch: string;
  merge_request_target: string;
  merge_request_labels: string[];
  merge_request_reviewers: string[];
  filemask: string | null;
  screenshot_filemask: string | null;
  template: string;
  edit_template: boolean;
  intermediate: string;
  new_base: string;
  file_format:
    | "appstore"
    | "arb"
    | "aresource"
    | "ass"
    | "csv"
    | "csv-multi-utf-8"
    | "csv-simple"
    | "csv-simple-iso"
    | "csv-simple-utf-8"
    | "csv-utf-8"
    | "dokuwiki"
    | "dtd"
    | "flatxml"
    | "fluent"
    | "formatjs"
    | "go-i18n-json"
    | "go-i18n-json-v2"
    | "gotext"
    | "gwt"
    | "gwt-iso"
    | "html"
    | "i18next"
    | "i18nextv4"
    | "idml"
    | "ini"
    | "islu"
    | "joomla"
    | "json"
    | "json-nested"
    | "laravel"
    | "markdown"
    | "mediawiki"
    | "mi18n-lang"
    | "moko-resource"
    | "odf"
    | "php"
    | "plainxliff"
    | "po"
    | "po-mono"
    | "poxliff"
    | "properties"
    | "properties-utf16"
    | "properties-utf8"
    | "rc"
    | "resourcedictionary"
    | "resx"
    | "ruby-yaml"
    | "srt"
    | "ssa"
    | "strings"
    | "stringsdict"
    | "strings-utf8"
    | "sub"
    | "tbx"
    | "toml"
    | "ts"
    | "txt"
    | "webextension"
    | "xcstrings"
    | "xliff"
    | "xliff2"
    | "xlsx"
    | "xwiki-fullpage"
    | "xwiki-java-properties"
    | "xwiki-page-properties"
    | "yaml";
  license: string;
  license_url: string | null;
  agreement: string;
  web_url: string;
  url: string;
  repository_url: string;
  translations_url: string;
  statistics_url: string;
  lock_url: string;
  links_url: string;
  changes_list_url: string;
  task_url: string | null;
  new_lang: "contact" | "url" | "add" | "none";
  language_code_style:
    | ""
    | "posix"
    | "posix_lowercase"
    | "bcp"
    | "posix_long"
    | "posix_long_lowercase"
    | "bcp_long"
    | "bcp_legacy"
    | "bcp_lower"
    | "android"
    | "appstore"
    | "googleplay"
    | "linux"
    | "linux_lowercase";
  push: string | null;
  check_flags: string;
  priority: 60 | 80 | 100 | 120 | 140;
  enforced_checks: string[];
  restricted: boolean;
  repoweb: string;
  report_source_bugs: string;
  merge_style: "merge" | "rebase" | "merge_noff";
  merge_conflicts: "upstream" | "ours";
  commit_message: string;
  add_message: string;
  delete_message: string;
  merge_message: string;
  addon_message: string;
  pull_message: string;
  allow_translation_propagation: boolean;
  manage_units: boolean;
  enable_suggestions: boolean;
  suggestion_voting: boolean;
  suggestion_autoaccept: number;
  push_on_commit: boolean;
  commit_pending_age: number;
  auto_lock_error: boolean;
  language_regex: string;
  variant_regex: string;
  addons: string[];
  is_glossary: boolean;
  glossary_color:
    | "navy"
    | "blue"
    | "aqua"
    | "teal"
    | "olive"
    | "green"
    | "lime"
    | "yellow"
    | "orange"
    | "red"
    | "maroon"
    | "fuchsia"
    | "purple"
    | "black"
    | "gray"
    | "silver";
  category: string | null;
  linked_component: string | null;
  data: Component;
}
export interface ShownUnit {
  unit_id: number;
}
export interface SiteKey {
  type: string;
  public_key: string;
  fingerprint: string;
  created: string;
}
export interface Subscription {
  notification:
    | "RepositoryNotification"
    | "LockNotification"
    | "LicenseNotification"
    | "ParseErrorNotification"
    | "NewStringNotificaton"
    | "NewContributorNotificaton"
    | "NewSuggestionNotificaton"
    | "NewCommentNotificaton"
    | "MentionCommentNotificaton"
    | "LastAuthorCommentNotificaton"
    | "TranslatedStringNotificaton"
    | "ApprovedStringNotificaton"
    | "ChangedStringNotificaton"
    | "NewTranslationNotificaton"
    | "NewComponentNotificaton"
    | "NewAnnouncementNotificaton"
    | "NewAlertNotificaton"
    | "MergeFailureNotification"
    | "PendingSuggestionsNotification"
    | "ToDoStringsNotification";
  id: number;
  scope: 0 | 10 | 20 | 30 | 40;
  frequency: 0 | 1 | 2 | 3 | 4;
  project: string | null;
  component: string | null;
}
export interface SubscriptionPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Subscription[];
}
export interface SubscriptionPatch {
  notification?:
    | (
        | "RepositoryNotification"
        | "LockNotification"
        | "LicenseNotification"
        | "ParseErrorNotification"
        | "NewStringNotificaton"
        | "NewContributorNotificaton"
        | "NewSuggestionNotificaton"
        | "NewCommentNotificaton"
        | "MentionCommentNotificaton"
        | "LastAuthorCommentNotificaton"
        | "TranslatedStringNotificaton"
        | "ApprovedStringNotificaton"
        | "ChangedStringNotificaton"
        | "NewTranslationNotificaton"
        | "NewComponentNotificaton"
        | "NewAnnouncementNotificaton"
        | "NewAlertNotificaton"
        | "MergeFailureNotification"
        | "PendingSuggestionsNotification"
        | "ToDoStringsNotification"
      )
    | undefined;
  scope?: (0 | 10 | 20 | 30 | 40) | undefined;
  frequency?: (0 | 1 | 2 | 3 | 4) | undefined;
}
export interface SummedStatistics {
  total: number;
  total_words: number;
  total_chars: number;
  last_change: string | null;
  recent_changes: number;
  translated: number;
  translated_words: number;
  translated_percent: number;
  translated_words_percent: number;
  translated_chars: number;
  translated_chars_percent: number;
  fuzzy: number;
  fuzzy_percent: number;
  fuzzy_words: number;
  fuzzy_words_percent: number;
  fuzzy_chars: number;
  fuzzy_chars_percent: number;
  failing: number;
  failing_percent: number;
  approved: number;
  approved_percent: number;
  approved_words: number;
  approved_words_percent: number;
  approved_chars: number;
  approved_chars_percent: number;
  readonly: number;
  readonly_percent: number;
  readonly_words: number;
  readonly_words_percent: number;
  readonly_chars: number;
  readonly_chars_percent: number;
  readonly_char_percent: number;
  suggestions: number;
  comments: number;
  last_author: string | null;
  name: string;
  url: string;
}
export interface Task {
  completed: boolean;
  /**
   * 100 of what is done alone: a completed task with less failed, or was stopped.
   */
  progress: number;
  /**
   * What the work gave or is about, or in words why it failed.
   */
  result:
    | {
        [k: string]: unknown;
      }
    | string
    | null;
  log: string;
}
export interface TeamPatch {
  name?: string | undefined;
  project_selection?: (0 | 1 | 2 | 3 | 4) | undefined;
  language_selection?: (0 | 1) | undefined;
  defining_project?: (string | null) | undefined;
  enforced_2fa?: boolean | undefined;
}
export interface Token {
  id: number;
  name: string;
  hint: string;
  user: string;
  project: string | null;
  scopes:
    | (
        | "billing.view"
        | "change.download"
        | "comment.add"
        | "comment.delete"
        | "comment.resolve"
        | "component.edit"
        | "component.lock"
        | "glossary.add"
        | "glossary.edit"
        | "glossary.delete"
        | "glossary.upload"
        | "machinery.view"
        | "memory.edit"
        | "memory.delete"
        | "project.edit"
        | "project.permissions"
        | "reports.view"
        | "screenshot.add"
        | "screenshot.edit"
        | "screenshot.delete"
        | "source.edit"
        | "unit.add"
        | "unit.delete"
        | "unit.check"
        | "unit.edit"
        | "unit.review"
        | "unit.override"
        | "unit.template"
        | "suggestion.accept"
        | "suggestion.add"
        | "suggestion.delete"
        | "suggestion.vote"
        | "translation.add"
        | "translation.auto"
        | "translation.delete"
        | "translation.download"
        | "translation.add_more"
        | "upload.authorship"
        | "upload.overwrite"
        | "upload.perform"
        | "vcs.access"
        | "vcs.commit"
        | "vcs.push"
        | "vcs.reset"
        | "vcs.view"
        | "vcs.update"
        | "management.use"
        | "project.add"
        | "language.add"
        | "language.edit"
        | "group.edit"
        | "user.edit"
        | "role.edit"
        | "announcement.edit"
        | "memory.manage"
        | "machinery.edit"
        | "componentlist.edit"
        | "billing.manage"
        | "management.addons"
      )[]
    | null;
  created: string;
  expires: string | null;
  last_used: string | null;
  url: string;
}
export interface TokenPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Token[];
}
export interface Told {
  detail: string;
}
export interface Translation {
  language: Language;
  component: Component;
  language_code: string;
  id: number;
  filename: string;
  revision: string;
  web_url: string;
  share_url: string;
  translate_url: string;
  url: string;
  is_template: boolean;
  is_source: boolean;
  total: number;
  total_words: number;
  translated: number;
  translated_words: number;
  translated_percent: number;
  fuzzy: number;
  fuzzy_words: number;
  fuzzy_percent: number;
  failing_checks: number;
  failing_checks_words: number;
  failing_checks_percent: number;
  have_suggestion: number;
  have_comment: number;
  last_change: string | null;
  last_author: string | null;
  repository_url: string;
  file_url: string;
  statistics_url: string;
  changes_list_url: string;
  units_list_url: string;
}
export interface TranslationInComponentPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: TranslationInComponent[];
}
export interface TranslationPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Translation[];
}
export interface TranslationStatistics {
  total: number;
  total_words: number;
  total_chars: number;
  last_change: string | null;
  recent_changes: number;
  translated: number;
  translated_words: number;
  translated_percent: number;
  translated_words_percent: number;
  translated_chars: number;
  translated_chars_percent: number;
  fuzzy: number;
  fuzzy_percent: number;
  fuzzy_words: number;
  fuzzy_words_percent: number;
  fuzzy_chars: number;
  fuzzy_chars_percent: number;
  failing: number;
  failing_percent: number;
  approved: number;
  approved_percent: number;
  approved_words: number;
  approved_words_percent: number;
  approved_chars: number;
  approved_chars_percent: number;
  readonly: number;
  readonly_percent: number;
  readonly_words: number;
  readonly_words_percent: number;
  readonly_chars: number;
  readonly_chars_percent: number;
  readonly_char_percent: number;
  suggestions: number;
  comments: number;
  last_author: string | null;
  code: string;
  name: string;
  url: string;
  translate_url: string;
  url_translate: string;
}
export interface TranslationStatisticsPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: TranslationStatistics[];
}
export interface Translator {
  username: string;
  full_name: string;
  changes: number;
  last_change: string;
  url: string;
}
export interface TranslatorPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Translator[];
}
export interface UnitChange {
  id: number;
  action:
    | 0
    | 1
    | 2
    | 3
    | 4
    | 5
    | 6
    | 7
    | 8
    | 9
    | 13
    | 14
    | 15
    | 17
    | 18
    | 19
    | 20
    | 21
    | 22
    | 23
    | 24
    | 25
    | 26
    | 27
    | 28
    | 29
    | 30
    | 31
    | 32
    | 33
    | 34
    | 35
    | 36
    | 37
    | 38
    | 39
    | 41
    | 42
    | 43
    | 45
    | 46
    | 47
    | 48
    | 49
    | 50
    | 51
    | 52
    | 53
    | 54
    | 55
    | 56
    | 57
    | 58
    | 59
    | 60
    | 61
    | 62
    | 63
    | 64
    | 65
    | 66
    | 67
    | 68
    | 69
    | 70
    | 71;
  action_name:
    | "Resource updated"
    | "Translation completed"
    | "Translation changed"
    | "Comment added"
    | "Suggestion added"
    | "Translation added"
    | "Automatically translated"
    | "Suggestion accepted"
    | "Translation reverted"
    | "Translation uploaded"
    | "Source string added"
    | "Component locked"
    | "Component unlocked"
    | "Changes committed"
    | "Changes pushed"
    | "Repository reset"
    | "Repository merged"
    | "Repository rebased"
    | "Repository merge failed"
    | "Repository rebase failed"
    | "Parsing failed"
    | "Translation removed"
    | "Suggestion removed"
    | "Translation replaced"
    | "Repository push failed"
    | "Suggestion removed during cleanup"
    | "Source string changed"
    | "String added"
    | "Bulk status changed"
    | "Visibility changed"
    | "User added"
    | "User removed"
    | "Translation approved"
    | "Marked for edit"
    | "Component removed"
    | "Project removed"
    | "Project renamed"
    | "Component renamed"
    | "Moved component"
    | "Contributor joined"
    | "Announcement posted"
    | "Alert triggered"
    | "Language added"
    | "Language requested"
    | "Project created"
    | "Component created"
    | "User invited"
    | "Repository notification received"
    | "Translation replaced file by upload"
    | "License changed"
    | "Contributor agreement changed"
    | "Screenshot added"
    | "Screenshot uploaded"
    | "String updated in the repository"
    | "Add-on installed"
    | "Add-on configuration changed"
    | "Add-on uninstalled"
    | "String removed"
    | "Comment removed"
    | "Comment resolved"
    | "Explanation updated"
    | "Category removed"
    | "Category renamed"
    | "Category moved"
    | "Saving string failed"
    | "String added in the repository";
  timestamp: string;
  old: string;
  target: string;
  user: string | null;
  user_name: string | null;
  author: string | null;
}
export interface UnitChangePage {
  count: number;
  next: string | null;
  previous: string | null;
  results: UnitChange[];
}
export interface UnitDraft {
  target: string[];
  state?: (0 | 10 | 20 | 30) | undefined;
}
export interface UnitIds {
  count: number;
  ids: number[];
}
export interface UnitPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Unit[];
}
export interface UnitPatch {
  target?: string[] | undefined;
  state?: (0 | 10 | 20 | 30) | undefined;
  explanation?: string | undefined;
  extra_flags?: string | undefined;
  labels?: number[] | undefined;
  based_on?: string | undefined;
}
export interface UnitQueue {
  name:
    | "all"
    | "unfinished"
    | "untranslated"
    | "needs_editing"
    | "translated"
    | "approved"
    | "read_only"
    | "failing_checks"
    | "suggestions"
    | "comments";
  q: string;
  count: number;
}
export interface UnitRow {
  id: number;
  project: string;
  component: string;
  language: string;
  source: string[];
  target: string[];
  context: string;
  state: 0 | 10 | 20 | 30 | 100;
  position: number;
  priority: number;
  has_suggestion: boolean;
  has_comment: boolean;
  has_failing_check: boolean;
  last_updated: string;
  url: string;
}
export interface UpdateBegun {
  status: "success" | "failure";
  message: string;
}
export interface UpdatePlan {
  revision: string | null;
  incoming: number;
  outgoing: number;
  files: PlannedFile[];
  more_files: number;
  conflicts: string[];
  problem: string | null;
}
export interface UploadInput {
  file: FileInput;
  method?: ("translate" | "approve" | "suggest" | "fuzzy" | "replace" | "source" | "add") | undefined;
  conflicts?: ("" | "ignore" | "replace-translated" | "replace-approved") | undefined;
  fuzzy?: ("" | "process" | "approve") | undefined;
  overwrite?: number[] | undefined;
  author?: string | undefined;
  author_name?: string | undefined;
  email?: string | undefined;
  author_email?: string | undefined;
}
export interface UploadPlan {
  count: number;
  next: string | null;
  previous: string | null;
  plan: string;
  kinds: {
    changed: number;
    added: number;
    removed: number;
    suggested: number;
    conflict: number;
    refused: number;
    same: number;
    not_found: number;
  };
  not_found: number;
  skipped: number;
  accepted: number;
  total: number;
  result: boolean;
  results: PlannedString[];
}
export interface UploadResult {
  not_found: number;
  skipped: number;
  accepted: number;
  total: number;
  result: boolean;
  count: number;
}
export interface User {
  id: number;
  email: string | null;
  full_name: string;
  username: string;
  groups: string[];
  notifications: string;
  is_superuser: boolean;
  is_active: boolean;
  is_bot: boolean;
  date_joined: string;
  last_login: string | null;
  url: string;
  statistics_url: string;
}
export interface UserPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: User[];
}
export interface UserPatch {
  username?: string | undefined;
  full_name?: string | undefined;
  email?: (string | null) | undefined;
  is_superuser?: boolean | undefined;
  is_active?: boolean | undefined;
  is_bot?: boolean | undefined;
  date_joined?: string | undefined;
  last_login?: (string | null) | undefined;
}
export interface UserStatistics {
  translated: number;
  suggested: number;
  uploaded: number;
  commented: number;
  languages: number;
}
export interface WaitingStrings {
  language: {
    code: string;
    name: string;
    direction: string;
    url: string;
  };
  strings: number;
  since: string | null;
  authors: {
    username: string | null;
    full_name: string | null;
    strings: number;
  }[];
  translation: string;
  translate_url: string;
}
export interface WaitingStringsPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: WaitingStrings[];
}
export interface Work {
  project: {
    slug: string;
    name: string;
    url: string;
    web_url: string;
  };
  language: {
    code: string;
    name: string;
    direction: string;
    url: string;
  };
  watched: boolean;
  total: number;
  translated: number;
  translated_percent: number;
  untranslated: number;
  fuzzy: number;
  unapproved: number | null;
  failing: number;
  suggestions: number;
  comments: number;
  translate_url: string;
}
export interface WorkPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Work[];
}
export interface DocumentSchemaAnswer {
  [k: string]: unknown;
}
export interface DocumentSchemaParams {
  /**
   * As `Accept` says unless given.
   */
  format?: ("" | "json" | "yaml") | undefined;
}
export interface DocumentNounParams {
  /**
   * Name of the noun.
   */
  noun: string;
}
export interface ProjectsListParams {
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ProjectsCreateParams {
  body: NewProject;
}
export interface ProjectsOneParams {
  /**
   * Slug of the project.
   */
  project: string;
}
export interface ProjectsReplaceParams {
  /**
   * Slug of the project.
   */
  project: string;
  body: NewProject;
}
export interface ProjectsChangeParams {
  /**
   * Slug of the project.
   */
  project: string;
  body?: ProjectPatch | undefined;
}
export interface ProjectsRemoveParams {
  /**
   * Slug of the project.
   */
  project: string;
}
export interface ProjectsComponentsParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ProjectsCreateComponentParams {
  /**
   * Slug of the project.
   */
  project: string;
  body: NewComponent;
}
export interface ProjectsDiscoverParams {
  /**
   * Slug of the project.
   */
  project: string;
  body: NewSurvey;
}
export interface ProjectsLanguagesParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ProjectsStatisticsParams {
  /**
   * Slug of the project.
   */
  project: string;
}
export interface ProjectsChangeLabelParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Id.
   */
  id: number;
  body?: LabelPatch | undefined;
}
export interface ProjectsRemoveLabelParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Id.
   */
  id: number;
}
export interface ProjectsLabelsParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ProjectsCreateLabelParams {
  /**
   * Slug of the project.
   */
  project: string;
  body: NewLabel;
}
export interface ProjectsForgesParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ProjectsCreateForgeParams {
  /**
   * Slug of the project.
   */
  project: string;
  body: NewForge;
}
export interface ProjectsRemoveForgeParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Id.
   */
  id: number;
}
export interface ProjectsChangesParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Name of the user who did it.
   */
  user?: string | undefined;
  /**
   * Number of a kind of change; may be given several times.
   */
  action?:
    | (
        | 0
        | 1
        | 2
        | 3
        | 4
        | 5
        | 6
        | 7
        | 8
        | 9
        | 13
        | 14
        | 15
        | 17
        | 18
        | 19
        | 20
        | 21
        | 22
        | 23
        | 24
        | 25
        | 26
        | 27
        | 28
        | 29
        | 30
        | 31
        | 32
        | 33
        | 34
        | 35
        | 36
        | 37
        | 38
        | 39
        | 41
        | 42
        | 43
        | 45
        | 46
        | 47
        | 48
        | 49
        | 50
        | 51
        | 52
        | 53
        | 54
        | 55
        | 56
        | 57
        | 58
        | 59
        | 60
        | 61
        | 62
        | 63
        | 64
        | 65
        | 66
        | 67
        | 68
        | 69
        | 70
        | 71
      )[]
    | undefined;
  /**
   * ISO 8601 date or time, inclusive. Of a wrong one is told under `timestamp`.
   */
  timestamp_after?: string | undefined;
  /**
   * ISO 8601 date or time, inclusive. Of a wrong one is told under `timestamp`.
   */
  timestamp_before?: string | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ProjectsRepositoryParams {
  /**
   * Slug of the project.
   */
  project: string;
}
export interface ProjectsOperateParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * `true` answers what would happen, commit by commit and string by string, with the token of this plan, and changes nothing.
   */
  dry_run?: boolean | undefined;
  /**
   * Token of a plan: the operation does exactly this, or fails with 412.
   */
  plan?: string | undefined;
  body: OperationInput;
}
export interface ProjectAccessAccessParams {
  /**
   * Slug of the project.
   */
  project: string;
}
export interface ProjectAccessSetAccessParams {
  /**
   * Slug of the project.
   */
  project: string;
  body: AccessInput;
}
export interface ProjectAccessMembersParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * What the username or the full name contains.
   */
  name?: string | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ProjectAccessTeamsParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ProjectAccessCreateTeamParams {
  /**
   * Slug of the project.
   */
  project: string;
  body: NewOwnTeam;
}
export interface ProjectAccessChangeTeamParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Id.
   */
  id: number;
  body?: OwnTeamPatch | undefined;
}
export interface ProjectAccessRemoveTeamParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Id.
   */
  id: number;
}
export interface ProjectAccessRolesParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ProjectAccessBlocksParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ProjectAccessBlockParams {
  /**
   * Slug of the project.
   */
  project: string;
  body: NewBlock;
}
export interface ProjectAccessUnblockParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Name of the user.
   */
  username: string;
}
export interface ProjectTokensListParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ProjectTokensCreateParams {
  /**
   * Slug of the project.
   */
  project: string;
  body: NewProjectToken;
}
export interface ProjectTokensOneParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Id.
   */
  id: number;
}
export interface ProjectTokensRevokeParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Id.
   */
  id: number;
}
export interface ComponentsListParams {
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ComponentsOneParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
}
export interface ComponentsReplaceParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  body: ComponentReplacement;
}
export interface ComponentsChangeParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  body?: ComponentPatch | undefined;
}
export interface ComponentsRemoveParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
}
export interface ComponentsLockParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
}
export interface ComponentsSetLockParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  body: LockInput;
}
export interface ComponentsRepositoryParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
}
export interface ComponentsOperateParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * `true` answers what would happen, commit by commit and string by string, with the token of this plan, and changes nothing.
   */
  dry_run?: boolean | undefined;
  /**
   * Token of a plan: the operation does exactly this, or fails with 412.
   */
  plan?: string | undefined;
  body: OperationInput;
}
export interface ComponentsWaitingParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ComponentsCommitsParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * `outgoing`: ours, not pushed yet. `incoming`: the remote's, not integrated yet, as far as it was fetched.
   */
  side?: ("outgoing" | "incoming") | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ComponentsPlanParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  body: PlanInput;
}
export interface ComponentsTranslationsParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ComponentsAddTranslationParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  body: NewTranslation;
}
export interface ComponentsStatisticsParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ComponentsChangesParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Name of the user who did it.
   */
  user?: string | undefined;
  /**
   * Number of a kind of change; may be given several times.
   */
  action?:
    | (
        | 0
        | 1
        | 2
        | 3
        | 4
        | 5
        | 6
        | 7
        | 8
        | 9
        | 13
        | 14
        | 15
        | 17
        | 18
        | 19
        | 20
        | 21
        | 22
        | 23
        | 24
        | 25
        | 26
        | 27
        | 28
        | 29
        | 30
        | 31
        | 32
        | 33
        | 34
        | 35
        | 36
        | 37
        | 38
        | 39
        | 41
        | 42
        | 43
        | 45
        | 46
        | 47
        | 48
        | 49
        | 50
        | 51
        | 52
        | 53
        | 54
        | 55
        | 56
        | 57
        | 58
        | 59
        | 60
        | 61
        | 62
        | 63
        | 64
        | 65
        | 66
        | 67
        | 68
        | 69
        | 70
        | 71
      )[]
    | undefined;
  /**
   * ISO 8601 date or time, inclusive. Of a wrong one is told under `timestamp`.
   */
  timestamp_after?: string | undefined;
  /**
   * ISO 8601 date or time, inclusive. Of a wrong one is told under `timestamp`.
   */
  timestamp_before?: string | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ComponentsLinksParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ComponentsLinkParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  body: ShareInput;
}
export interface ComponentsUnlinkParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Slug of the project that the component is shared with.
   */
  slug: string;
}
export interface CategoriesListParams {
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface CategoriesCreateParams {
  body: NewCategory;
}
export interface CategoriesOneParams {
  /**
   * Id.
   */
  id: number;
}
export interface CategoriesReplaceParams {
  /**
   * Id.
   */
  id: number;
  body: NewCategory;
}
export interface CategoriesChangeParams {
  /**
   * Id.
   */
  id: number;
  body?: CategoryPatch | undefined;
}
export interface CategoriesRemoveParams {
  /**
   * Id.
   */
  id: number;
}
export interface CategoriesStatisticsParams {
  /**
   * Id.
   */
  id: number;
}
export interface CategoriesOfProjectParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ComponentListsListParams {
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ComponentListsCreateParams {
  body: NewComponentList;
}
export interface ComponentListsOneParams {
  /**
   * Slug of the component list.
   */
  list: string;
}
export interface ComponentListsReplaceParams {
  /**
   * Slug of the component list.
   */
  list: string;
  body: NewComponentList;
}
export interface ComponentListsChangeParams {
  /**
   * Slug of the component list.
   */
  list: string;
  body?: ComponentListPatch | undefined;
}
export interface ComponentListsRemoveParams {
  /**
   * Slug of the component list.
   */
  list: string;
}
export interface ComponentListsComponentsParams {
  /**
   * Slug of the component list.
   */
  list: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ComponentListsAddParams {
  /**
   * Slug of the component list.
   */
  list: string;
  body: ListedComponent;
}
export interface ComponentListsDropParams {
  /**
   * Slug of the component list.
   */
  list: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
}
export interface ComponentListsRulesParams {
  /**
   * Slug of the component list.
   */
  list: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ComponentListsAddRuleParams {
  /**
   * Slug of the component list.
   */
  list: string;
  body: NewRule;
}
export interface ComponentListsRemoveRuleParams {
  /**
   * Slug of the component list.
   */
  list: string;
  /**
   * Id.
   */
  id: number;
}
export interface TranslationsListParams {
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface TranslationsOneParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Code of the language.
   */
  language: string;
}
export interface TranslationsRemoveParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Code of the language.
   */
  language: string;
}
export interface TranslationsUnitsParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Code of the language.
   */
  language: string;
  /**
   * Search query.
   */
  q?: string | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 10000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface TranslationsAddUnitParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Code of the language.
   */
  language: string;
  body?: NewUnit | undefined;
}
export interface TranslationsStatisticsParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Code of the language.
   */
  language: string;
}
export interface TranslationsChangesParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Code of the language.
   */
  language: string;
  /**
   * Name of the user who did it.
   */
  user?: string | undefined;
  /**
   * Number of a kind of change; may be given several times.
   */
  action?:
    | (
        | 0
        | 1
        | 2
        | 3
        | 4
        | 5
        | 6
        | 7
        | 8
        | 9
        | 13
        | 14
        | 15
        | 17
        | 18
        | 19
        | 20
        | 21
        | 22
        | 23
        | 24
        | 25
        | 26
        | 27
        | 28
        | 29
        | 30
        | 31
        | 32
        | 33
        | 34
        | 35
        | 36
        | 37
        | 38
        | 39
        | 41
        | 42
        | 43
        | 45
        | 46
        | 47
        | 48
        | 49
        | 50
        | 51
        | 52
        | 53
        | 54
        | 55
        | 56
        | 57
        | 58
        | 59
        | 60
        | 61
        | 62
        | 63
        | 64
        | 65
        | 66
        | 67
        | 68
        | 69
        | 70
        | 71
      )[]
    | undefined;
  /**
   * ISO 8601 date or time, inclusive. Of a wrong one is told under `timestamp`.
   */
  timestamp_after?: string | undefined;
  /**
   * ISO 8601 date or time, inclusive. Of a wrong one is told under `timestamp`.
   */
  timestamp_before?: string | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface TranslationsAutotranslateParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Code of the language.
   */
  language: string;
  body: AutotranslationInput;
}
export interface TranslationsRepositoryParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Code of the language.
   */
  language: string;
}
export interface TranslationsOperateParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Code of the language.
   */
  language: string;
  /**
   * `true` answers what would happen, commit by commit and string by string, with the token of this plan, and changes nothing.
   */
  dry_run?: boolean | undefined;
  /**
   * Token of a plan: the operation does exactly this, or fails with 412.
   */
  plan?: string | undefined;
  body: OperationInput;
}
export interface UnitsListParams {
  /**
   * Search query.
   */
  q?: string | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 10000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface UnitsOneParams {
  /**
   * Id.
   */
  id: number;
  /**
   * Search query that the string must match.
   */
  q?: string | undefined;
}
export interface UnitsChangeParams {
  /**
   * Id.
   */
  id: number;
  body?: UnitPatch | undefined;
}
export interface UnitsReplaceParams {
  /**
   * Id.
   */
  id: number;
  body?: UnitPatch | undefined;
}
export interface UnitsRemoveParams {
  /**
   * Id.
   */
  id: number;
}
export interface UnitsForeseeParams {
  /**
   * Id.
   */
  id: number;
  body: UnitDraft;
}
export interface UnitsDismissAnswer {
  check: string;
  dismissed: boolean;
}
export interface UnitsDismissParams {
  /**
   * Id.
   */
  id: number;
  /**
   * Name of a check.
   */
  check: string;
  body: Dismissal;
}
export interface EditorIdsParams {
  /**
   * Slug of a project.
   */
  project?: string | undefined;
  /**
   * Slug of a component, behind those of its categories with `/` between.
   */
  component?: string | undefined;
  /**
   * Code of a language.
   */
  language?: string | undefined;
  /**
   * Search query.
   */
  q?: string | undefined;
  /**
   * Keys of the order with commas, `-` before those that go down; `-priority` unless given.
   */
  sort_by?: string | undefined;
}
export interface EditorRowsParams {
  /**
   * Ids with commas; those of no string are passed over.
   */
  ids: string;
}
export interface EditorCountsParams {
  /**
   * Slug of a project.
   */
  project?: string | undefined;
  /**
   * Slug of a component, behind those of its categories with `/` between.
   */
  component?: string | undefined;
  /**
   * Code of a language.
   */
  language?: string | undefined;
  /**
   * Search query.
   */
  q?: string | undefined;
}
export interface EditorEditingParams {
  /**
   * Id.
   */
  id: number;
}
export interface EditorTranslationsParams {
  /**
   * Id.
   */
  id: number;
}
export interface EditorNearbyParams {
  /**
   * Id.
   */
  id: number;
  /**
   * How many before it, and how many behind: 10 unless given.
   */
  count?: number | undefined;
}
export interface EditorSameSourceParams {
  /**
   * Id.
   */
  id: number;
}
export interface EditorVariantsParams {
  /**
   * Id.
   */
  id: number;
}
export interface EditorGlossaryParams {
  /**
   * Id.
   */
  id: number;
}
export interface EditorHistoryParams {
  /**
   * Id.
   */
  id: number;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ChangesListParams {
  /**
   * Name of the user who did it.
   */
  user?: string | undefined;
  /**
   * Number of a kind of change; may be given several times.
   */
  action?:
    | (
        | 0
        | 1
        | 2
        | 3
        | 4
        | 5
        | 6
        | 7
        | 8
        | 9
        | 13
        | 14
        | 15
        | 17
        | 18
        | 19
        | 20
        | 21
        | 22
        | 23
        | 24
        | 25
        | 26
        | 27
        | 28
        | 29
        | 30
        | 31
        | 32
        | 33
        | 34
        | 35
        | 36
        | 37
        | 38
        | 39
        | 41
        | 42
        | 43
        | 45
        | 46
        | 47
        | 48
        | 49
        | 50
        | 51
        | 52
        | 53
        | 54
        | 55
        | 56
        | 57
        | 58
        | 59
        | 60
        | 61
        | 62
        | 63
        | 64
        | 65
        | 66
        | 67
        | 68
        | 69
        | 70
        | 71
      )[]
    | undefined;
  /**
   * ISO 8601 date or time, inclusive. Of a wrong one is told under `timestamp`.
   */
  timestamp_after?: string | undefined;
  /**
   * ISO 8601 date or time, inclusive. Of a wrong one is told under `timestamp`.
   */
  timestamp_before?: string | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ChangesDetailsParams {
  /**
   * Name of the user who did it.
   */
  user?: string | undefined;
  /**
   * Number of a kind of change; may be given several times.
   */
  action?:
    | (
        | 0
        | 1
        | 2
        | 3
        | 4
        | 5
        | 6
        | 7
        | 8
        | 9
        | 13
        | 14
        | 15
        | 17
        | 18
        | 19
        | 20
        | 21
        | 22
        | 23
        | 24
        | 25
        | 26
        | 27
        | 28
        | 29
        | 30
        | 31
        | 32
        | 33
        | 34
        | 35
        | 36
        | 37
        | 38
        | 39
        | 41
        | 42
        | 43
        | 45
        | 46
        | 47
        | 48
        | 49
        | 50
        | 51
        | 52
        | 53
        | 54
        | 55
        | 56
        | 57
        | 58
        | 59
        | 60
        | 61
        | 62
        | 63
        | 64
        | 65
        | 66
        | 67
        | 68
        | 69
        | 70
        | 71
      )[]
    | undefined;
  /**
   * ISO 8601 date or time, inclusive. Of a wrong one is told under `timestamp`.
   */
  timestamp_after?: string | undefined;
  /**
   * ISO 8601 date or time, inclusive. Of a wrong one is told under `timestamp`.
   */
  timestamp_before?: string | undefined;
  /**
   * Slug of the project.
   */
  project?: string | undefined;
  /**
   * Slug of the project, a slash, and the component's, behind those of its categories.
   */
  component?: string | undefined;
  /**
   * Code of the language.
   */
  language?: string | undefined;
  /**
   * Id of the string.
   */
  unit?: number | undefined;
  /**
   * `true` shows only texts that gave way to others when upstream and we had both changed a string. `gave_way` says whose text stands there now.
   */
  gave_way?: boolean | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ChangesDaysParams {
  /**
   * Name of the user who did it.
   */
  user?: string | undefined;
  /**
   * Number of a kind of change; may be given several times.
   */
  action?:
    | (
        | 0
        | 1
        | 2
        | 3
        | 4
        | 5
        | 6
        | 7
        | 8
        | 9
        | 13
        | 14
        | 15
        | 17
        | 18
        | 19
        | 20
        | 21
        | 22
        | 23
        | 24
        | 25
        | 26
        | 27
        | 28
        | 29
        | 30
        | 31
        | 32
        | 33
        | 34
        | 35
        | 36
        | 37
        | 38
        | 39
        | 41
        | 42
        | 43
        | 45
        | 46
        | 47
        | 48
        | 49
        | 50
        | 51
        | 52
        | 53
        | 54
        | 55
        | 56
        | 57
        | 58
        | 59
        | 60
        | 61
        | 62
        | 63
        | 64
        | 65
        | 66
        | 67
        | 68
        | 69
        | 70
        | 71
      )[]
    | undefined;
  /**
   * ISO 8601 date or time, inclusive. Of a wrong one is told under `timestamp`. 90 days before the end unless given, and never more than 366 before it.
   */
  timestamp_after?: string | undefined;
  /**
   * ISO 8601 date or time, inclusive. Of a wrong one is told under `timestamp`.
   */
  timestamp_before?: string | undefined;
  /**
   * Slug of the project.
   */
  project?: string | undefined;
  /**
   * Slug of the project, a slash, and the component's, behind those of its categories.
   */
  component?: string | undefined;
  /**
   * Code of the language.
   */
  language?: string | undefined;
}
export interface ChangesPeopleParams {
  /**
   * Name of the user who did it.
   */
  user?: string | undefined;
  /**
   * Number of a kind of change; may be given several times.
   */
  action?:
    | (
        | 0
        | 1
        | 2
        | 3
        | 4
        | 5
        | 6
        | 7
        | 8
        | 9
        | 13
        | 14
        | 15
        | 17
        | 18
        | 19
        | 20
        | 21
        | 22
        | 23
        | 24
        | 25
        | 26
        | 27
        | 28
        | 29
        | 30
        | 31
        | 32
        | 33
        | 34
        | 35
        | 36
        | 37
        | 38
        | 39
        | 41
        | 42
        | 43
        | 45
        | 46
        | 47
        | 48
        | 49
        | 50
        | 51
        | 52
        | 53
        | 54
        | 55
        | 56
        | 57
        | 58
        | 59
        | 60
        | 61
        | 62
        | 63
        | 64
        | 65
        | 66
        | 67
        | 68
        | 69
        | 70
        | 71
      )[]
    | undefined;
  /**
   * ISO 8601 date or time, inclusive. Of a wrong one is told under `timestamp`. 90 days before the end unless given, and never more than 366 before it.
   */
  timestamp_after?: string | undefined;
  /**
   * ISO 8601 date or time, inclusive. Of a wrong one is told under `timestamp`.
   */
  timestamp_before?: string | undefined;
  /**
   * Slug of the project.
   */
  project?: string | undefined;
  /**
   * Slug of the project, a slash, and the component's, behind those of its categories.
   */
  component?: string | undefined;
  /**
   * Code of the language.
   */
  language?: string | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ChangesOneParams {
  /**
   * Id.
   */
  id: number;
}
export interface FilesTranslationParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Code of the language.
   */
  language: string;
  /**
   * Name of a conversion; without it the stored file.
   */
  format?: string | undefined;
  /**
   * Search query; only with a conversion.
   */
  q?: string | undefined;
}
export interface FilesUploadParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Code of the language.
   */
  language: string;
  /**
   * `true` answers what would happen, string by string, with the token of this plan, and changes nothing.
   */
  dry_run?: boolean | undefined;
  /**
   * With `dry_run`: only strings that this would happen to.
   */
  kind?: ("changed" | "added" | "removed" | "suggested" | "conflict" | "refused" | "same" | "not_found")[] | undefined;
  /**
   * With `dry_run`: only strings with these words in their key, source or texts.
   */
  words?: string | undefined;
  /**
   * Token of a plan: the upload does exactly this, or fails with 412.
   */
  plan?: string | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
  body: UploadInput;
}
export interface FilesReplaceParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Code of the language.
   */
  language: string;
  /**
   * `true` answers what would happen, string by string, with the token of this plan, and changes nothing.
   */
  dry_run?: boolean | undefined;
  /**
   * With `dry_run`: only strings that this would happen to.
   */
  kind?: ("changed" | "added" | "removed" | "suggested" | "conflict" | "refused" | "same" | "not_found")[] | undefined;
  /**
   * With `dry_run`: only strings with these words in their key, source or texts.
   */
  words?: string | undefined;
  /**
   * Token of a plan: the upload does exactly this, or fails with 412.
   */
  plan?: string | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
  body: UploadInput;
}
export interface FilesBaseParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
}
export interface FilesTemplateParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
}
export interface FilesComponentParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * `zip:` and a conversion; the stored files for all else.
   */
  format?: string | undefined;
}
export interface FilesProjectParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * `zip:` and a conversion; the stored files for all else.
   */
  format?: string | undefined;
  /**
   * Only the files of this language.
   */
  language_code?: string | undefined;
}
export interface ScreenshotsListParams {
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ScreenshotsCreateParams {
  body: NewScreenshot;
}
export interface ScreenshotsOneParams {
  /**
   * Id.
   */
  id: number;
}
export interface ScreenshotsReplaceParams {
  /**
   * Id.
   */
  id: number;
  body: ScreenshotReplacement;
}
export interface ScreenshotsChangeParams {
  /**
   * Id.
   */
  id: number;
  body?: ScreenshotPatch | undefined;
}
export interface ScreenshotsRemoveParams {
  /**
   * Id.
   */
  id: number;
}
export interface ScreenshotsFileParams {
  /**
   * Id.
   */
  id: number;
}
export interface ScreenshotsReplaceFileParams {
  /**
   * Id.
   */
  id: number;
  body: ImageInput;
}
export interface ScreenshotsPutFileParams {
  /**
   * Id.
   */
  id: number;
  body: ImageInput;
}
export interface ScreenshotsShowUnitParams {
  /**
   * Id.
   */
  id: number;
  body: ShownUnit;
}
export interface ScreenshotsHideUnitParams {
  /**
   * Id.
   */
  id: number;
  /**
   * Id of a string.
   */
  unit: number;
}
export interface ScreenshotsOfComponentParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface ScreenshotsMediaParams {
  /**
   * Name of the image's file.
   */
  file: string;
}
export interface AddonsKindsForParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
}
export interface AddonsListParams {
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface AddonsOneParams {
  /**
   * Id.
   */
  id: number;
}
export interface AddonsReplaceParams {
  /**
   * Id.
   */
  id: number;
  body?: AddonPatch | undefined;
}
export interface AddonsChangeParams {
  /**
   * Id.
   */
  id: number;
  body?: AddonPatch | undefined;
}
export interface AddonsRemoveParams {
  /**
   * Id.
   */
  id: number;
}
export interface AddonsLogsParams {
  /**
   * Id.
   */
  id: number;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface AddonsInstallParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  body: NewAddon;
}
export interface AddonsDiscoveryParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  body: DiscoveryInput;
}
export interface AddonsInstallOnProjectParams {
  /**
   * Slug of the project.
   */
  project: string;
  body: NewAddon;
}
export interface AddonsInstallOnSiteParams {
  body: NewAddon;
}
export interface LanguagesListParams {
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface LanguagesCreateParams {
  body: NewLanguage;
}
export interface LanguagesOneParams {
  /**
   * Code of the language.
   */
  language: string;
}
export interface LanguagesReplaceParams {
  /**
   * Code of the language.
   */
  language: string;
  body: NewLanguage;
}
export interface LanguagesChangeParams {
  /**
   * Code of the language.
   */
  language: string;
  body?: LanguagePatch | undefined;
}
export interface LanguagesRemoveParams {
  /**
   * Code of the language.
   */
  language: string;
}
export interface LanguagesStatisticsParams {
  /**
   * Code of the language.
   */
  language: string;
}
export interface LanguagesProjectsParams {
  /**
   * Code of the language.
   */
  language: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface LanguagesPeopleParams {
  /**
   * Code of the language.
   */
  language: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface MemoryListParams {
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface MemoryOneParams {
  /**
   * Id.
   */
  id: number;
}
export interface MemoryRemoveParams {
  /**
   * Id.
   */
  id: number;
}
export interface MemoryOfUnitParams {
  /**
   * Id.
   */
  id: number;
}
export interface UsersListParams {
  /**
   * What the username begins with.
   */
  username?: string | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface UsersCreateParams {
  body: NewUser;
}
export interface UsersOneParams {
  /**
   * Name of the user.
   */
  username: string;
}
export interface UsersReplaceParams {
  /**
   * Name of the user.
   */
  username: string;
  body: NewUser;
}
export interface UsersChangeParams {
  /**
   * Name of the user.
   */
  username: string;
  body?: UserPatch | undefined;
}
export interface UsersRemoveParams {
  /**
   * Name of the user.
   */
  username: string;
}
export interface UsersJoinParams {
  /**
   * Name of the user.
   */
  username: string;
  body: MembershipInput;
}
export interface UsersLeaveParams {
  /**
   * Name of the user.
   */
  username: string;
  body: MembershipInput;
}
export interface UsersStatisticsParams {
  /**
   * Name of the user.
   */
  username: string;
}
export interface UsersWatchedParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface UsersWatchParams {
  /**
   * Name of the user.
   */
  username: string;
  body: NewWatch;
}
export interface UsersUnwatchParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Slug of the project.
   */
  project: string;
}
export interface UsersSubscriptionsParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface UsersSubscribeParams {
  /**
   * Name of the user.
   */
  username: string;
  body: NewSubscription;
}
export interface UsersSubscriptionParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Id.
   */
  id: number;
}
export interface UsersReplaceSubscriptionParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Id.
   */
  id: number;
  body: NewSubscription;
}
export interface UsersChangeSubscriptionParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Id.
   */
  id: number;
  body?: SubscriptionPatch | undefined;
}
export interface UsersUnsubscribeParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Id.
   */
  id: number;
}
export interface SessionSignInParams {
  body: Credentials;
}
export interface AccountsRegisterParams {
  body: NewRegistration;
}
export interface AccountsConfirmParams {
  body: Confirmation;
}
export interface AccountsAskResetParams {
  body: ResetRequest;
}
export interface AccountsResetParams {
  body: Reset;
}
export interface AccountsSignInByLinkParams {
  body: LinkUse;
}
export interface InvitationsListParams {
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface InvitationsCreateParams {
  body: NewInvitation;
}
export interface InvitationsRevokeParams {
  /**
   * Id.
   */
  id: number;
}
export interface InvitationsResendParams {
  /**
   * Id.
   */
  id: number;
}
export interface InvitationsListOfProjectParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface InvitationsCreateInProjectParams {
  /**
   * Slug of the project.
   */
  project: string;
  body: NewProjectInvitation;
}
export interface InvitationsResendInProjectParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Id.
   */
  id: number;
}
export interface InvitationsRevokeInProjectParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Id.
   */
  id: number;
}
export interface InvitationsTellParams {
  body: InvitationCode;
}
export interface InvitationsAcceptParams {
  body: Acceptance;
}
export interface ProfilesOneParams {
  /**
   * Name of the user.
   */
  username: string;
}
export interface ProfilesChangeParams {
  /**
   * Name of the user.
   */
  username: string;
  body?: ProfilePatch | undefined;
}
export interface AccountSessionsListParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface AccountSessionsEndOthersParams {
  /**
   * Name of the user.
   */
  username: string;
}
export interface AccountSessionsEndParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Id.
   */
  id: number;
}
export interface AccountSessionsSetPasswordParams {
  /**
   * Name of the user.
   */
  username: string;
  body: PasswordChange;
}
export interface AccountSessionsActsParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface SignInPasskeyParams {
  body: PasskeyAnswer;
}
export interface SignInSecondFactorParams {
  body?: SecondFactorInput | undefined;
}
export interface SignInDepartParams {
  /**
   * Id of the provider.
   */
  provider: string;
  /**
   * Path here to go to afterwards.
   */
  next?: string | undefined;
}
export interface SignInArriveParams {
  /**
   * Id of the provider.
   */
  provider: string;
  /**
   * What tells the sign-in.
   */
  state?: string | undefined;
  /**
   * What we ask the provider by.
   */
  code?: string | undefined;
  /**
   * Why there is none.
   */
  error?: string | undefined;
}
export interface FactorsOneParams {
  /**
   * Name of the user.
   */
  username: string;
}
export interface FactorsProposeParams {
  /**
   * Name of the user.
   */
  username: string;
  body?: ProofInput | undefined;
}
export interface FactorsRemoveParams {
  /**
   * Name of the user.
   */
  username: string;
  body?: ProofInput | undefined;
}
export interface FactorsConfirmParams {
  /**
   * Name of the user.
   */
  username: string;
  body: CodeInput;
}
export interface FactorsRenewCodesParams {
  /**
   * Name of the user.
   */
  username: string;
  body?: ProofInput | undefined;
}
export interface PasskeysListParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface PasskeysCreateParams {
  /**
   * Name of the user.
   */
  username: string;
  body: NewPasskey;
}
export interface PasskeysOneParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Id.
   */
  id: number;
}
export interface PasskeysRenameParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Id.
   */
  id: number;
  body: PasskeyPatch;
}
export interface PasskeysRemoveParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Id.
   */
  id: number;
  body?: ProofInput | undefined;
}
export interface PasskeysOptionsParams {
  /**
   * Name of the user.
   */
  username: string;
  body?: ProofInput | undefined;
}
export interface IdentitiesListParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface IdentitiesLinkParams {
  /**
   * Name of the user.
   */
  username: string;
  body: NewIdentity;
}
export interface IdentitiesOneParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Id.
   */
  id: number;
}
export interface IdentitiesUnlinkParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Id.
   */
  id: number;
  body?: ProofInput | undefined;
}
export interface TokensListParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface TokensCreateParams {
  /**
   * Name of the user.
   */
  username: string;
  body?: NewToken | undefined;
}
export interface TokensOneParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Id.
   */
  id: number;
}
export interface TokensRevokeParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Id.
   */
  id: number;
}
export interface GroupsListParams {
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface GroupsCreateParams {
  body: NewTeam;
}
export interface GroupsOneParams {
  /**
   * Id.
   */
  id: number;
}
export interface GroupsReplaceParams {
  /**
   * Id.
   */
  id: number;
  body: NewTeam;
}
export interface GroupsChangeParams {
  /**
   * Id.
   */
  id: number;
  body?: TeamPatch | undefined;
}
export interface GroupsRemoveParams {
  /**
   * Id.
   */
  id: number;
}
export interface GroupsAddRoleParams {
  /**
   * Id.
   */
  id: number;
  body: {
    role_id: number;
  };
}
export interface GroupsAddProjectParams {
  /**
   * Id.
   */
  id: number;
  body: {
    project_id: number;
  };
}
export interface GroupsAddComponentParams {
  /**
   * Id.
   */
  id: number;
  body: ListedComponent;
}
export interface GroupsAddComponentListParams {
  /**
   * Id.
   */
  id: number;
  body: {
    component_list_id: number;
  };
}
export interface GroupsAddLanguageParams {
  /**
   * Id.
   */
  id: number;
  body: NewTranslation;
}
export interface GroupsRemoveRoleParams {
  /**
   * Id.
   */
  id: number;
  /**
   * Id of what the team is tied to.
   */
  key: number;
}
export interface GroupsRemoveProjectParams {
  /**
   * Id.
   */
  id: number;
  /**
   * Id of what the team is tied to.
   */
  key: number;
}
export interface GroupsRemoveComponentParams {
  /**
   * Id.
   */
  id: number;
  /**
   * Id of what the team is tied to.
   */
  key: number;
}
export interface GroupsRemoveComponentListParams {
  /**
   * Id.
   */
  id: number;
  /**
   * Id of what the team is tied to.
   */
  key: number;
}
export interface GroupsRemoveLanguageParams {
  /**
   * Id.
   */
  id: number;
  /**
   * Code of the language.
   */
  key: string;
}
export interface GroupsPromoteParams {
  /**
   * Id.
   */
  id: number;
  body: AdministratorInput;
}
export interface GroupsDemoteParams {
  /**
   * Id.
   */
  id: number;
  /**
   * Id of a user.
   */
  user: number;
}
export interface RolesListParams {
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface RolesCreateParams {
  body: NewRole;
}
export interface RolesOneParams {
  /**
   * Id.
   */
  id: number;
}
export interface RolesReplaceParams {
  /**
   * Id.
   */
  id: number;
  body: NewRole;
}
export interface RolesChangeParams {
  /**
   * Id.
   */
  id: number;
  body?: RolePatch | undefined;
}
export interface RolesRemoveParams {
  /**
   * Id.
   */
  id: number;
}
export interface ExplanationsExplainParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Codename of a permission.
   */
  permission:
    | "billing.view"
    | "change.download"
    | "comment.add"
    | "comment.delete"
    | "comment.resolve"
    | "component.edit"
    | "component.lock"
    | "glossary.add"
    | "glossary.edit"
    | "glossary.delete"
    | "glossary.upload"
    | "machinery.view"
    | "memory.edit"
    | "memory.delete"
    | "project.edit"
    | "project.permissions"
    | "reports.view"
    | "screenshot.add"
    | "screenshot.edit"
    | "screenshot.delete"
    | "source.edit"
    | "unit.add"
    | "unit.delete"
    | "unit.check"
    | "unit.edit"
    | "unit.review"
    | "unit.override"
    | "unit.template"
    | "suggestion.accept"
    | "suggestion.add"
    | "suggestion.delete"
    | "suggestion.vote"
    | "translation.add"
    | "translation.auto"
    | "translation.delete"
    | "translation.download"
    | "translation.add_more"
    | "upload.authorship"
    | "upload.overwrite"
    | "upload.perform"
    | "vcs.access"
    | "vcs.commit"
    | "vcs.push"
    | "vcs.reset"
    | "vcs.view"
    | "vcs.update"
    | "management.use"
    | "project.add"
    | "language.add"
    | "language.edit"
    | "group.edit"
    | "user.edit"
    | "role.edit"
    | "announcement.edit"
    | "memory.manage"
    | "machinery.edit"
    | "componentlist.edit"
    | "billing.manage"
    | "management.addons";
  /**
   * project, project/component or project/component/language; nothing for site-wide permissions.
   */
  object?: string | undefined;
}
export interface ExplanationsHeldParams {
  /**
   * Slug of a project; without one, rights for the whole site are answered.
   */
  project?: string | undefined;
  /**
   * Slug of a component of it, behind those of its categories with `/` between.
   */
  component?: string | undefined;
  /**
   * Code of a language.
   */
  language?: string | undefined;
}
export interface OverviewsMatrixParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Codes of the languages to show, with commas between them; all unless told.
   */
  language?: string[] | undefined;
  /**
   * Part of a component's name or address.
   */
  q?: string | undefined;
  /**
   * `name`: by address. `left`: those with most strings left to translate into these languages first.
   */
  order?: ("name" | "left") | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 200, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface OverviewsCategoryMatrixParams {
  /**
   * Id.
   */
  id: number;
  /**
   * Codes of the languages to show, with commas between them; all unless told.
   */
  language?: string[] | undefined;
  /**
   * Part of a component's name or address.
   */
  q?: string | undefined;
  /**
   * `name`: by address. `left`: those with most strings left to translate into these languages first.
   */
  order?: ("name" | "left") | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 200, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface OverviewsAlertsParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface OverviewsComponentAlertsParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface OverviewsWorkParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Codes of languages, with commas between them; those that the user has translated into unless told.
   */
  language?: string[] | undefined;
  /**
   * Whether only projects count that the user watches.
   */
  watched?: boolean | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface OverviewsRecentParams {
  /**
   * Name of the user.
   */
  username: string;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface PlacesFindParams {
  /**
   * Slug of the project and what stands below it in addresses of pages, such as `hello/app/cs` or `hello/-/cs`.
   */
  path: string;
}
export interface SearchFindParams {
  /**
   * Part of a name; the first five matches of each kind are answered.
   */
  q?: string | undefined;
}
export interface TasksListParams {
  /**
   * States, with commas between them; all unless told.
   */
  state?: ("queued" | "running" | "done" | "failed" | "cancelled")[] | undefined;
  /**
   * A kind of work.
   */
  kind?: string | undefined;
  /**
   * Whether only what the caller asked for is listed.
   */
  mine?: boolean | undefined;
  /**
   * Slug of the project that it is about.
   */
  project?: string | undefined;
  /**
   * Path of the component in that project.
   */
  component?: string | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface TasksOfComponentParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * States, with commas between them; all unless told.
   */
  state?: ("queued" | "running" | "done" | "failed" | "cancelled")[] | undefined;
  /**
   * A kind of work.
   */
  kind?: string | undefined;
  /**
   * Whether only what the caller asked for is listed.
   */
  mine?: boolean | undefined;
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface TasksOneParams {
  /**
   * Id of the task.
   */
  id: string;
}
export interface TasksCancelParams {
  /**
   * Id of the task.
   */
  id: string;
}
export interface SshHostsParams {
  /**
   * Number of the page, from 1; or `last`.
   */
  page?: (number | "last") | undefined;
  /**
   * Items of a page: at most 1000, however many are asked for.
   */
  page_size?: number | undefined;
}
export interface SshConfirmParams {
  body: HostConfirmation;
}
export interface SshScanParams {
  body: HostQuestion;
}
export interface SshForgetParams {
  /**
   * Name of the host, with its port in `[host]:port` where it is not 22.
   */
  host: string;
}
export interface SshProjectKeyParams {
  /**
   * Slug of the project.
   */
  project: string;
}
export interface SshMakeProjectKeyParams {
  /**
   * Slug of the project.
   */
  project: string;
}
export interface SshRemoveProjectKeyParams {
  /**
   * Slug of the project.
   */
  project: string;
}
export interface BadgesEngageParams {
  /**
   * Slug of the project.
   */
  project: string;
}
export interface BadgesProjectParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Kind and colour: `svg-badge.svg`, `status-badge.svg`, `open-graph.svg`, and `multi-` or `horizontal-` with `auto`, `red`, `green` or `blue`.
   */
  badge: string;
}
export interface BadgesComponentParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Kind and colour: `svg-badge.svg`, `status-badge.svg`, `open-graph.svg`, and `multi-` or `horizontal-` with `auto`, `red`, `green` or `blue`.
   */
  badge: string;
}
export interface BadgesTranslationParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Code of the language.
   */
  language: string;
  /**
   * Kind and colour: `svg-badge.svg`, `status-badge.svg`, `open-graph.svg`, and `multi-` or `horizontal-` with `auto`, `red`, `green` or `blue`.
   */
  badge: string;
}
export interface BadgesOlderProjectParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Kind and colour: `svg-badge.svg`, `status-badge.svg`, `open-graph.svg`, and `multi-` or `horizontal-` with `auto`, `red`, `green` or `blue`.
   */
  badge: string;
}
export interface BadgesOlderLanguageParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Code of the language.
   */
  language: string;
  /**
   * Kind and colour: `svg-badge.svg`, `status-badge.svg`, `open-graph.svg`, and `multi-` or `horizontal-` with `auto`, `red`, `green` or `blue`.
   */
  badge: string;
}
export interface BadgesOlderComponentParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Kind and colour: `svg-badge.svg`, `status-badge.svg`, `open-graph.svg`, and `multi-` or `horizontal-` with `auto`, `red`, `green` or `blue`.
   */
  badge: string;
}
export interface BadgesOlderTranslationParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Code of the language.
   */
  language: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Kind and colour: `svg-badge.svg`, `status-badge.svg`, `open-graph.svg`, and `multi-` or `horizontal-` with `auto`, `red`, `green` or `blue`.
   */
  badge: string;
}
export interface ExportsComponentParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * `csv`; JSON for all else.
   */
  format?: string | undefined;
}
export interface ExportsProjectParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * `csv`; JSON for all else.
   */
  format?: string | undefined;
}
export interface FeedsLanguageParams {
  /**
   * Code of the language.
   */
  language: string;
}
export interface FeedsLanguageAnywhereParams {
  /**
   * Code of the language.
   */
  language: string;
}
export interface FeedsLanguageOfProjectParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Code of the language.
   */
  language: string;
}
export interface FeedsProjectParams {
  /**
   * Slug of the project.
   */
  project: string;
}
export interface FeedsComponentParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
}
export interface FeedsTranslationParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
  /**
   * Code of the language.
   */
  language: string;
}
export interface HooksVisitProjectParams {
  /**
   * Slug of the project.
   */
  project: string;
}
export interface HooksUpdateProjectParams {
  /**
   * Slug of the project.
   */
  project: string;
}
export interface HooksVisitComponentParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
}
export interface HooksUpdateComponentParams {
  /**
   * Slug of the project.
   */
  project: string;
  /**
   * Slug of the component, behind those of its categories with `%252F` between them.
   */
  component: string;
}
export interface HooksSecretParams {
  /**
   * Slug of the project.
   */
  project: string;
}
export interface HooksSetSecretParams {
  /**
   * Slug of the project.
   */
  project: string;
  body: HookSecretInput;
}
export interface HooksGithubParams {
  body: GithubPush;
}
export interface HooksGitlabParams {
  body: GitlabPush;
}
export interface HooksBitbucketParams {
  body: BitbucketPush;
}
export interface HooksPagureParams {
  body: PagurePush;
}
export interface HooksAzureParams {
  body: AzurePush;
}
export interface HooksGiteaParams {
  body: GiteaPush;
}
export interface HooksGiteeParams {
  body: GiteePush;
}
export interface PublicationsFileParams {
  /**
   * What the add-on's log names: nobody guesses it.
   */
  token: string;
  /**
   * `dragoman.js`, or the code of a language with `.json`.
   */
  file: string;
}
