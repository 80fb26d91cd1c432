/** What alerts say: how bad it is, what has happened, and what helps. Pure. */
export const alertSeverities = ["error", "warning"] as const;

interface AlertFacts {
  readonly severity: (typeof alertSeverities)[number];
  readonly text: string;
  readonly help: string;
}

export const alertFacts: Readonly<Record<string, AlertFacts>> = {
  MergeFailure: {
    severity: "error",
    text: "Upstream's changes cannot be combined with ours.",
    help: "Solve the conflict upstream, or reset our branch to upstream's: what waits here is kept.",
  },
  UpdateFailure: {
    severity: "error",
    text: "The repository cannot be fetched.",
    help: "Check the address, the branch, and whether our key or its credentials may read it.",
  },
  PushFailure: {
    severity: "error",
    text: "Our commits cannot be pushed.",
    help: "Check that our key or the credentials may write, and that the branch takes pushes.",
  },
  ParseError: {
    severity: "error",
    text: "Some files cannot be read.",
    help: "Correct the files upstream and update, or choose the format that they have.",
  },
  DuplicateString: {
    severity: "warning",
    text: "Some files have a string twice; only the first one is translated.",
    help: "Remove one of them from the file, or tell them apart by a context.",
  },
  DuplicateLanguage: {
    severity: "warning",
    text: "Several files are of the same language; only the first is translated.",
    help: "Remove the other files, or say by the mask or by language aliases which is which.",
  },
  DuplicateFilemask: {
    severity: "warning",
    text: "Another component over the same repository has the same files.",
    help: "Give each component files of its own, or remove one of them: they overwrite each other's work.",
  },
  NoMaskMatches: {
    severity: "warning",
    text: "No file of a translation fits the mask.",
    help: "Correct the mask, or add the first language here, whose file is made then.",
  },
  InexistantFiles: {
    severity: "error",
    text: "Files that the settings name are not in the repository.",
    help: "Add the files upstream, or correct the settings.",
  },
  MonolingualTranslation: {
    severity: "warning",
    text: "The source strings look like keys.",
    help: "Name the file with the texts of the source language as the base file: translators see keys now.",
  },
  MonolingualGlossary: {
    severity: "warning",
    text: "The glossary has a base file, and its terms are keys.",
    help: "Use a format for glossaries in which terms stand beside their translations.",
  },
  MissingLicense: {
    severity: "warning",
    text: "Everybody sees this component, and nothing says under which license its translations are.",
    help: "Choose a license in the settings, as other components of the project have one.",
  },
  UnsupportedConfiguration: {
    severity: "error",
    text: "The settings name a format or a kind of repository that this server does not have.",
    help: "Choose another one in the settings, or use the version of the server that has it.",
  },
  BrokenProjectURL: {
    severity: "warning",
    text: "The address of the project's site leads nowhere.",
    help: "Correct it in the settings of the project.",
  },
  BrokenBrowserURL: {
    severity: "warning",
    text: "Links from strings to the source code lead nowhere.",
    help: "Correct the template of the links in the settings of the component.",
  },
  UnusedScreenshot: {
    severity: "warning",
    text: "Some screenshots show no string.",
    help: "Say which strings they show, or remove them.",
  },
  AmbiguousLanguage: {
    severity: "warning",
    text: "The code of a language does not say which script or variant is meant.",
    help: "Use a code that does, such as zh_Hans for zh, or say by a language alias which is meant.",
  },
  UnusedEnforcedCheck: {
    severity: "warning",
    text: "A check is enforced that runs nowhere, because no flag asks for it.",
    help: "Set the flag that asks for the check, or enforce it no more.",
  },
  UnusedComponent: {
    severity: "warning",
    text: "Nothing has happened in this component for a year.",
    help: "Remove it, lock it, or tell translators of it.",
  },
  RepositoryOutdated: {
    severity: "warning",
    text: "Upstream has many commits that did not come in.",
    help: "Update the component, and let a hook tell of commits so that they come in by themselves.",
  },
  RepositoryChanges: {
    severity: "warning",
    text: "Many commits wait to be pushed.",
    help: "Push them, and see that the address for pushes is set and pushing after commits is on.",
  },
  MsgmergeAddonError: {
    severity: "warning",
    text: "Some translations could not be brought up to date with the template.",
    help: "Correct the files that are named, and update.",
  },
  CDNAddonError: {
    severity: "warning",
    text: "The files for web pages could not be made.",
    help: "See what the add-on's log says of the addresses and files that it reads.",
  },
  RepositoryDamaged: {
    severity: "error",
    text: "Our copy of the repository was damaged, and could not be mended.",
    help: "See that the disk is well; an update fetches it again.",
  },
};
