/** A component that is not made yet: what was typed in the steps, kept until it is made. */
import { slugOf } from "../text/slug.ts";
import { formatName, formats } from "../api/formatNames.ts";
import { newCategory } from "./categories.ts";
import { messageFields } from "./messages.ts";
import type { ComponentCandidate, ComponentPreview, NewComponent, NewSurvey } from "@dragoman/client";

export const steps = ["repository", "what", "kept", "create"] as const;
export type Step = (typeof steps)[number];
/** `new`: there are no files yet, and no repository beside ours. */
export type Origin = "git" | "component" | "zip" | "new";

export interface Draft {
  readonly project: string;
  readonly origin: Origin;
  readonly repo: string;
  readonly branch: string;
  readonly push: string;
  /** `project/path` of the component whose repository is shared. */
  readonly shared: string;
  readonly name: string;
  readonly slug: string;
  readonly format: string;
  readonly filemask: string;
  readonly template: string;
  readonly newBase: string;
  /** The files are named by hand instead of chosen from what was found. */
  readonly byHand: boolean;
  /** Files of the base that are named and not there are made. */
  readonly fromScratch: boolean;
  readonly license: string;
  readonly pushOnCommit: boolean;
  readonly newLang: "contact" | "url" | "add" | "none";
  readonly mergeStyle: "rebase" | "merge";
  /** Name of the category that is made with the component, where that is chosen. */
  readonly category: string;
  /** Further settings by their names on the wire; empty where the server's own value is meant. */
  readonly more: Readonly<Record<string, string>>;
}

/** What the form of a step is given. */
export interface StepProps {
  readonly draft: Draft;
  readonly change: (changed: Partial<Draft>) => void;
}

export const emptyDraft: Draft = {
  project: "",
  origin: "git",
  repo: "",
  branch: "",
  push: "",
  shared: "",
  name: "",
  slug: "",
  format: "auto",
  filemask: "",
  template: "",
  newBase: "",
  byHand: false,
  fromScratch: false,
  license: "",
  pushOnCommit: true,
  newLang: "add",
  mergeStyle: "rebase",
  category: "",
  more: {},
};

/** Formats whose names or ids have all words of a query. */
export const formatsLike = (query: string): readonly string[] => {
  const words = query.toLowerCase().split(/\s+/);
  return formats.filter((id) => words.every((word) => `${id} ${formatName(id)}`.toLowerCase().includes(word)));
};

/** Files that a mask takes, as the server matches them: each asterisk is anything but a slash. */
export const matchesOf = (mask: string, paths: readonly string[]): readonly string[] => {
  const literals = mask.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`^${literals.join("[^/]*")}$`);
  return paths.filter((path) => pattern.test(path));
};

/** Whether a step has all that the next one needs. */
export const isFilled = (step: Step, draft: Draft, hasFile: boolean): boolean => {
  switch (step) {
    case "repository":
      return (
        draft.project !== "" &&
        { git: draft.repo !== "", component: draft.shared !== "", zip: hasFile, new: true }[draft.origin]
      );
    case "what":
      return (
        draft.name !== "" && slugFor(draft) !== "" && (draft.format === "auto" ? !begins(draft) : draft.filemask !== "")
      );
    default:
      return draft.more["category"] !== newCategory || slugOf(draft.category) !== "";
  }
};

/** Whether its first files are made with it. */
export const begins = ({ origin, fromScratch }: Draft): boolean => origin === "new" || fromScratch;

export const noBase: Pick<Draft, "template" | "newBase"> = { template: "", newBase: "" };

/** What the base of a component that begins is called where nobody says otherwise. */
export const usualBase = (format: string, mask: string): Pick<Draft, "template" | "newBase"> => {
  if (!mask.includes("*") || format === "tbx") return noBase;
  return format === "po"
    ? { template: "", newBase: mask.replace(/[^/]*\*.*$/, "messages.pot") }
    : { template: mask.replaceAll("*", "en"), newBase: "" };
};

export const slugFor = (draft: Draft): string => (draft.slug === "" ? slugOf(draft.name) : draft.slug);

/** Where what the server finds wrong with a field is mended. */
export const stepOf = (field: string): Step => {
  if (["repo", "branch", "push", "push_branch", "project", "zipfile", "docfile", "vcs"].includes(field))
    return "repository";
  if (
    ["name", "slug", "file_format", "filemask", "template", "intermediate", "new_base", "language_code_style"].includes(
      field,
    )
  )
    return "what";
  return "kept";
};

const filled = <Fields extends Readonly<Record<string, unknown>>>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "")) as Partial<Fields>;

const messagesIn = ({ origin, more }: Draft) =>
  origin === "component" ? [] : messageFields.map((name) => [name, more[name] ?? ""]);

/** `category`: the address of the one that is chosen, once it is there. */
export const inputOf = (draft: Draft, file: File | undefined, category = ""): NewComponent => {
  const { origin, repo, branch, push } = draft;
  const from =
    origin === "git"
      ? filled({
          repo,
          branch,
          push,
          push_branch: draft.more["push_branch"] ?? "",
          vcs: (draft.more["vcs"] ?? "git") as NonNullable<NewComponent["vcs"]>,
        })
      : origin === "component"
        ? { repo: `dragoman://${draft.shared}` }
        : origin === "new"
          ? kept
          : sentFile(file);
  return {
    name: draft.name,
    slug: slugFor(draft),
    file_format: draft.format as NewComponent["file_format"],
    ...from,
    ...filled({
      filemask: draft.filemask,
      template: draft.template,
      new_base: draft.newBase,
      intermediate: draft.more["intermediate"] ?? "",
      language_code_style: (draft.more["language_code_style"] ?? "") as NonNullable<
        NewComponent["language_code_style"]
      >,
      license: draft.license,
    }),
    new_lang: draft.newLang,
    ...filled({ category }),
    ...filled(Object.fromEntries(messagesIn(draft))),
    ...(begins(draft) ? { from_scratch: true } : {}),
    ...(origin === "git" ? { push_on_commit: draft.pushOnCommit, merge_style: draft.mergeStyle } : {}),
  };
};

/** Whether an address is gone to over ssh: `ssh://host/path`, or `user@host:path`. */
export const isSsh = (address: string): boolean => /^ssh:\/\/|^[^\s/:@]+@[^\s/:@]+:/i.test(address.trim());

/** A repository of ours alone. */
const kept = { repo: "local:", vcs: "local" } as const;

/** An archive holds files, anything else is one. */
const sentFile = (file: File | undefined) =>
  file === undefined ? {} : /\.zip$/i.test(file.name) ? { zipfile: file } : { docfile: file };

/** What the repository or the file is asked for; nothing where there is none yet. */
export const surveyOf = ({ origin, repo, branch, shared }: Draft, file: File | undefined): NewSurvey | undefined => {
  if (origin === "git" && repo !== "") return { repo, ...filled({ branch }) };
  if (origin === "component" && shared !== "") return { repo: `dragoman://${shared}` };
  if (origin === "zip" && file !== undefined) return sentFile(file);
  if (origin === "new") return kept;
  return undefined;
};

/** The same for the files of the draft alone. */
export const previewOf = (draft: Draft, file: File | undefined): NewSurvey | undefined => {
  const survey = surveyOf(draft, file);
  if (survey === undefined || draft.filemask === "") return undefined;
  return {
    ...survey,
    filemask: draft.filemask,
    ...(begins(draft) ? { from_scratch: true } : {}),
    ...(draft.format === "auto" ? {} : { file_format: draft.format as NonNullable<NewSurvey["file_format"]> }),
    ...filled({ template: draft.template, new_base: draft.newBase, intermediate: draft.more["intermediate"] ?? "" }),
  };
};

/** Tells surveys apart: as JSON, all files are the same. */
export const keyOfSurvey = (survey: NewSurvey | undefined): string =>
  JSON.stringify(survey ?? null, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

export const choiceOf = (found: ComponentCandidate) => ({
  format: found.file_format,
  filemask: found.filemask,
  template: found.template,
  newBase: found.new_base,
  byHand: false,
});

export const isChosen = (draft: Draft, found: ComponentCandidate): boolean =>
  Object.entries(choiceOf(found)).every(([field, value]) => draft[field as keyof Draft] === value);

export const nothingChosen = { format: "auto", filemask: "", ...noBase };

/** What was chosen from another repository is not there any more; what was named by hand stays. */
export const changedDraft = (draft: Draft, changed: Partial<Draft>): Draft => {
  const next = { ...draft, ...changed };
  const places = ["origin", "repo", "branch", "shared"] as const;
  return next.byHand || places.every((place) => next[place] === draft[place]) ? next : { ...next, ...nothingChosen };
};

/** What creation would refuse, in the words of the server. */
export const problemsOf = ({ problems }: ComponentPreview): readonly string[] =>
  Object.values(problems as Readonly<Record<string, readonly string[]>>).flat();

const key = "dragoman.new-component";

export const keptDraft = (): Draft => {
  try {
    return { ...emptyDraft, ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Draft>) };
  } catch {
    return emptyDraft;
  }
};

export const keepDraft = (draft: Draft | undefined): void => {
  try {
    if (draft === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still has it in the page.
  }
};
