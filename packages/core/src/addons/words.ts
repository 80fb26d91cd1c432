/** What kinds of add-ons are for, and what their settings mean, for forms. */
export interface KindWords {
  readonly about: string;
  /** Title and description of each setting. */
  readonly settings?: Readonly<Record<string, readonly [title: string, description: string]>>;
}

export const kindWords: Readonly<Record<string, KindWords>> = {
  "weblate.autotranslate.autotranslate": {
    about: "Strings get the translations that equal strings of the project have.",
    settings: {
      mode: ["Add as", "suggest: suggestions; translate: translations; fuzzy: translations that need editing."],
      filter_type: ["Which strings", "todo: all that are not finished."],
      auto_source: ["Take from", "others: other components of the project."],
      component: ["Component", "Id or slug of the only one to take from; all of the project where it is empty."],
      engines: ["Engines", "Accepted; none is asked."],
      threshold: ["Threshold", "Accepted; it is for engines."],
    },
  },
  "weblate.cdn.cdnjs": {
    about: "Translations for web pages: a script and texts as JSON, which pages of others load.",
    settings: {
      threshold: ["Threshold", "Percent of the strings that a language needs to be published."],
      css_selector: ["Elements", "Selector of the elements of pages whose texts are translated."],
      cookie_name: ["Cookie", "Its value is the code of the language that the visitor chose; empty for none."],
      files: ["Pages", "HTML files of the repository and addresses, one a line, whose texts become strings."],
    },
  },
  "weblate.cleanup.blank": { about: "Strings without a translation go from the translations." },
  "weblate.cleanup.generic": { about: "Strings that the base file has no more go from the translations." },
  "weblate.consistency.languages": {
    about: "Every component of the project has the languages that the others have.",
  },
  "weblate.discovery.discovery": {
    about: "Components for all files of the repository that a mask finds.",
    settings: {
      match: ["Mask of files", "Regular expression for whole paths, with the named groups component and language."],
      file_format: ["Format", "Of the files of all components."],
      name_template: ["Name of components", "Template; it may name the groups of the mask."],
      base_file_template: ["Base file", "Template of its path; nothing for bilingual formats."],
      new_base_template: ["Template for new translations", "Template of its path."],
      intermediate_template: ["Intermediate file", "Template of its path."],
      language_regex: ["Languages", "Regular expression that codes of languages match from their start."],
      copy_addons: ["Copy add-ons", "Whether new components get those of the main component."],
      remove: ["Remove components", "Whether components go when all their files are gone."],
      confirm: ["Confirmed", "Accepted, and without an effect: the preview is asked for apart."],
    },
  },
  "weblate.flags.bulk": {
    about: "Every string that a query finds gets a state, flags or labels.",
    settings: {
      q: ["Query", "Which strings are changed."],
      state: ["State", "-1 leaves it as it is; 10: needs editing; 20: translated; 30: approved."],
      add_flags: ["Flags to add", "Flags of the source string, with commas between them."],
      remove_flags: ["Flags to remove", "Flags of the source string, with commas between them."],
      add_labels: ["Labels to add", "Ids of labels of the project."],
      remove_labels: ["Labels to remove", "Ids of labels of the project."],
    },
  },
  "weblate.flags.same_edit": { about: "New translations from files that say what the source says need editing." },
  "weblate.flags.source_edit": { about: "New strings of the base file need editing." },
  "weblate.flags.target_edit": { about: "New translations from files need editing." },
  "weblate.generate.fill_read_only": { about: "Read-only strings without a text get that of their source." },
  "weblate.generate.generate": {
    about: "A file with the state of a translation.",
    settings: {
      filename: ["Name of the file", "Template of its path, inside the repository."],
      template: ["Content", "Template of the content; it may name what messages of commits may."],
    },
  },
  "weblate.generate.prefill": { about: "Untranslated strings get the text of their source, to be edited." },
  "weblate.generate.pseudolocale": {
    about: "A language for tests: the texts of another one, longer and in brackets.",
    settings: {
      source: ["Take texts from", "Id of a translation of the component."],
      target: ["Write them into", "Id of the translation for tests."],
      prefix: ["Prefix", "Stands before every text."],
      suffix: ["Suffix", "Stands behind every text."],
      var_prefix: ["Growing prefix", "Repeated as the text is long."],
      var_suffix: ["Growing suffix", "Repeated as the text is long."],
      var_multiplier: ["Growth", "Times for each character of the text; 0.1 unless told."],
      include_readonly: ["Read-only strings too", "Accepted; read-only strings stay."],
    },
  },
  "weblate.gettext.authors": { about: "Those who translated, in the comment at the head of a PO file." },
  "weblate.gettext.configure": {
    about: "The list of languages in `ALL_LINGUAS` of `configure`, `configure.in` or `configure.ac`.",
  },
  "weblate.gettext.customize": {
    about: "How lines of PO files are wrapped.",
    settings: {
      width: ["Width", "77 as gettext's tools do; 65535: only behind line ends of the text; -1: never."],
    },
  },
  "weblate.gettext.linguas": { about: "The list of languages in `LINGUAS`." },
  "weblate.gettext.mo": {
    about: "An MO file beside each PO file.",
    settings: {
      path: ["Path", "Template of the file's path; beside the PO file where it is empty."],
      fuzzy: ["Strings that need editing too", "Whether they go into the file."],
    },
  },
  "weblate.gettext.msgmerge": {
    about: "Translations follow the template as gettext's `msgmerge` lets them.",
    settings: {
      previous: ["Previous sources", "Whether strings that changed name the text that they were translated from."],
      no_location: ["No locations", "Whether the places of strings in the program are left out."],
      fuzzy: ["Similar strings", "Whether new strings get the translation of a similar one, to be edited."],
    },
  },
  "weblate.git.squash": {
    about: "Commits that were not pushed yet become one, or one for each language, file or author.",
    settings: {
      squash: ["One commit for", "all: everything; language, file, author: each of them."],
      append_trailers: ["Keep trailers", "Whether lines such as `Signed-off-by` stand at the end of the message."],
      commit_message: ["Message", "Takes the place of the messages of the commits; they stay where it is empty."],
    },
  },
  "weblate.json.customize": {
    about: "Indentation and order of keys of JSON files.",
    settings: {
      indent: ["Indentation", "How many spaces or tabs; 4 unless told."],
      style: ["Indent with", "Spaces or tabs."],
      sort_keys: ["Sort keys", "Whether keys stand in their order."],
    },
  },
  "weblate.properties.sort": { about: "Entries of properties files in the order of their keys." },
  "weblate.resx.update": { about: "Resource files of translations have the strings that the base file has." },
  "weblate.removal.comments": {
    about: "Old comments go.",
    settings: { age: ["Age", "In days; 30 unless told."] },
  },
  "weblate.removal.suggestions": {
    about: "Old suggestions go.",
    settings: {
      age: ["Age", "In days; 30 unless told."],
      votes: ["Votes", "How many votes one may have and still go; 0 unless told."],
    },
  },
  "weblate.xml.customize": {
    about: "How XML files spell elements without content.",
    settings: { closing_tags: ["Closing tags", "Whether such elements have one: `<a></a>`; else they are `<a/>`."] },
  },
  "weblate.yaml.customize": {
    about: "Indentation, width and line ends of YAML files.",
    settings: {
      indent: ["Indentation", "1 to 10 columns; 2 unless told."],
      width: ["Width", "Columns after which texts go on in the next line; 65535: never."],
      line_break: ["Line ends", "dos: CRLF; unix: LF."],
    },
  },
};
