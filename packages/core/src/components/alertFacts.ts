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
  DuplicateLanguage: {
    severity: "warning",
    text: "Several files are of the same language; only the first is translated.",
    help: "Remove the other files, or say by the mask or by language aliases which is which.",
  },
  RepositoryDamaged: {
    severity: "error",
    text: "Our copy of the repository was damaged, and could not be mended.",
    help: "See that the disk is well; an update fetches it again.",
  },
};
