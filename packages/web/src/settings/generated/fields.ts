// Made from the OpenAPI document by scripts/write-fields.ts: do not edit.
import type { FieldSchema } from "../model.ts";

type Body = "ComponentPatch" | "NewLabel" | "ProjectPatch";

export const fields: Readonly<Record<Body, Readonly<Record<string, FieldSchema>>>> = {
  "ComponentPatch": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
    },
    "slug": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[-a-zA-Z0-9_]+$"
    },
    "repo": {
      "type": "string",
      "minLength": 1,
      "maxLength": 300
    },
    "filemask": {
      "type": "string",
      "minLength": 1,
      "maxLength": 400
    },
    "file_format": {
      "type": "string",
      "enum": [
        "appstore",
        "arb",
        "aresource",
        "ass",
        "csv",
        "csv-multi-utf-8",
        "csv-simple",
        "csv-simple-iso",
        "csv-simple-utf-8",
        "csv-utf-8",
        "dokuwiki",
        "dtd",
        "flatxml",
        "fluent",
        "formatjs",
        "go-i18n-json",
        "go-i18n-json-v2",
        "gotext",
        "gwt",
        "gwt-iso",
        "html",
        "i18next",
        "i18nextv4",
        "idml",
        "ini",
        "islu",
        "joomla",
        "json",
        "json-nested",
        "laravel",
        "markdown",
        "mediawiki",
        "mi18n-lang",
        "moko-resource",
        "odf",
        "php",
        "plainxliff",
        "po",
        "po-mono",
        "poxliff",
        "properties",
        "properties-utf16",
        "properties-utf8",
        "rc",
        "resourcedictionary",
        "resx",
        "ruby-yaml",
        "srt",
        "ssa",
        "strings",
        "stringsdict",
        "strings-utf8",
        "sub",
        "tbx",
        "toml",
        "ts",
        "txt",
        "webextension",
        "xcstrings",
        "xliff",
        "xliff2",
        "xlsx",
        "xwiki-fullpage",
        "xwiki-java-properties",
        "xwiki-page-properties",
        "yaml"
      ]
    },
    "vcs": {
      "type": "string",
      "enum": [
        "git",
        "git-force-push",
        "local",
        "github",
        "gitlab",
        "gitea",
        "bitbucketserver",
        "bitbucketcloud",
        "azure_devops",
        "pagure",
        "gerrit"
      ]
    },
    "branch": {
      "type": "string",
      "maxLength": 200
    },
    "push": {
      "type": "string",
      "maxLength": 300
    },
    "repo_credentials": {
      "type": "string",
      "maxLength": 2000
    },
    "push_credentials": {
      "type": "string",
      "maxLength": 2000
    },
    "push_branch": {
      "type": "string",
      "maxLength": 200
    },
    "merge_request_target": {
      "type": "string",
      "maxLength": 200
    },
    "merge_request_labels": {
      "type": "array",
      "items": {
        "type": "string",
        "minLength": 1
      }
    },
    "merge_request_reviewers": {
      "type": "array",
      "items": {
        "type": "string",
        "minLength": 1
      }
    },
    "screenshot_filemask": {
      "type": "string",
      "maxLength": 400
    },
    "template": {
      "type": "string",
      "maxLength": 400
    },
    "edit_template": {
      "type": "boolean"
    },
    "intermediate": {
      "type": "string",
      "maxLength": 400
    },
    "new_base": {
      "type": "string",
      "maxLength": 400
    },
    "license": {
      "type": "string",
      "maxLength": 150
    },
    "agreement": {
      "type": "string",
      "maxLength": 100000
    },
    "new_lang": {
      "type": "string",
      "enum": [
        "contact",
        "url",
        "add",
        "none"
      ]
    },
    "language_code_style": {
      "type": "string",
      "enum": [
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
        "linux_lowercase"
      ]
    },
    "source_language": {
      "type": "string",
      "maxLength": 50
    },
    "check_flags": {
      "type": "string",
      "maxLength": 10000
    },
    "priority": {
      "type": "integer",
      "enum": [
        60,
        80,
        100,
        120,
        140
      ]
    },
    "enforced_checks": {
      "type": "array",
      "items": {
        "type": "string",
        "minLength": 1
      }
    },
    "restricted": {
      "type": "boolean"
    },
    "repoweb": {
      "type": "string",
      "maxLength": 200
    },
    "report_source_bugs": {
      "type": "string",
      "maxLength": 190
    },
    "merge_style": {
      "type": "string",
      "enum": [
        "merge",
        "rebase",
        "merge_noff"
      ]
    },
    "merge_conflicts": {
      "type": "string",
      "enum": [
        "upstream",
        "ours"
      ]
    },
    "commit_message": {
      "type": "string",
      "minLength": 1,
      "maxLength": 10000
    },
    "add_message": {
      "type": "string",
      "minLength": 1,
      "maxLength": 10000
    },
    "delete_message": {
      "type": "string",
      "minLength": 1,
      "maxLength": 10000
    },
    "merge_message": {
      "type": "string",
      "minLength": 1,
      "maxLength": 10000
    },
    "addon_message": {
      "type": "string",
      "minLength": 1,
      "maxLength": 10000
    },
    "pull_message": {
      "type": "string",
      "minLength": 1,
      "maxLength": 10000
    },
    "allow_translation_propagation": {
      "type": "boolean"
    },
    "manage_units": {
      "type": "boolean"
    },
    "enable_suggestions": {
      "type": "boolean"
    },
    "suggestion_voting": {
      "type": "boolean"
    },
    "suggestion_autoaccept": {
      "type": "integer",
      "minimum": 0,
      "maximum": 32767
    },
    "push_on_commit": {
      "type": "boolean"
    },
    "commit_pending_age": {
      "type": "integer",
      "minimum": -2147483648,
      "maximum": 2160
    },
    "auto_lock_error": {
      "type": "boolean"
    },
    "language_regex": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500
    },
    "variant_regex": {
      "type": "string",
      "maxLength": 190
    },
    "is_glossary": {
      "type": "boolean"
    },
    "glossary_color": {
      "type": "string",
      "enum": [
        "navy",
        "blue",
        "aqua",
        "teal",
        "olive",
        "green",
        "lime",
        "yellow",
        "orange",
        "red",
        "maroon",
        "fuchsia",
        "purple",
        "black",
        "gray",
        "silver"
      ]
    },
    "category": {
      "anyOf": [
        {
          "type": "string",
          "format": "uri-reference"
        },
        {
          "type": "null"
        }
      ]
    }
  },
  "NewLabel": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 190
    },
    "color": {
      "type": "string",
      "enum": [
        "navy",
        "blue",
        "aqua",
        "teal",
        "olive",
        "green",
        "lime",
        "yellow",
        "orange",
        "red",
        "maroon",
        "fuchsia",
        "purple",
        "black",
        "gray",
        "silver"
      ]
    }
  },
  "ProjectPatch": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60
    },
    "slug": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60,
      "pattern": "^[-a-zA-Z0-9_]+$"
    },
    "web": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "format": "uri"
    },
    "translation_review": {
      "type": "boolean"
    },
    "source_review": {
      "type": "boolean"
    },
    "set_language_team": {
      "type": "boolean"
    },
    "enable_hooks": {
      "type": "boolean"
    },
    "instructions": {
      "type": "string",
      "maxLength": 100000
    },
    "language_aliases": {
      "type": "string",
      "maxLength": 2000
    }
  }
};
