import { describe, expect, it } from "vitest";
import {
  changedDraft,
  choiceOf,
  emptyDraft,
  formatsLike,
  inputOf,
  isChosen,
  isFilled,
  isSsh,
  keyOfSurvey,
  matchesOf,
  previewOf,
  stepOf,
  surveyOf,
} from "../../src/repository/draft.ts";
import { categoryPath, newCategory } from "../../src/repository/categories.ts";
import { previewMessage, samplesOf } from "../../src/repository/messages.ts";
import { slugOf } from "../../src/text/slug.ts";
import { namesOf, relationOf, wordsOfTask } from "../../src/repository/model.ts";

describe("a component that is not made yet", () => {
  it("gets its short name from its name", () => {
    expect(slugOf("Přístav: Web & App")).toBe("pristav-web-app");
  });

  it("goes on from the first step once it is said where the files are", () => {
    const draft = { ...emptyDraft, project: "harbour" };
    expect(isFilled("repository", draft, false)).toBe(false);
    expect(isFilled("repository", { ...draft, repo: "https://git.example.org/a.git" }, false)).toBe(true);
    expect(isFilled("repository", { ...draft, origin: "zip" }, true)).toBe(true);
    expect(isFilled("repository", { ...draft, origin: "component", repo: "x" }, false)).toBe(false);
  });

  it.each([
    ["git@git.example.org:desk/app.git", true],
    ["ssh://git@git.example.org:2222/desk/app.git", true],
    ["https://user:secret@git.example.org/desk/app.git", false],
    ["file:///srv/desk", false],
    ["", false],
  ])("goes over ssh or not: %s", (address, expected) => {
    expect(isSsh(address)).toBe(expected);
  });

  it("needs a mask unless the format is to be found out", () => {
    const draft = { ...emptyDraft, name: "App" };
    expect(isFilled("what", draft, false)).toBe(true);
    expect(isFilled("what", { ...draft, format: "po" }, false)).toBe(false);
  });

  it("shares the repository of another component by its address", () => {
    const input = inputOf({ ...emptyDraft, origin: "component", shared: "harbour/app", name: "Web" }, undefined);
    expect(input).toMatchObject({ repo: "dragoman://harbour/app", slug: "web" });
    expect(input).not.toHaveProperty("push");
  });

  const found = {
    file_format: "po",
    filemask: "po/*.po",
    template: "",
    new_base: "po/app.pot",
    languages: ["cs"],
    files: 1,
  };

  it("takes over all of what was found, and knows that it is chosen", () => {
    const draft = { ...emptyDraft, ...choiceOf(found) };
    expect(inputOf(draft, undefined)).toMatchObject({ file_format: "po", filemask: "po/*.po", new_base: "po/app.pot" });
    expect(isChosen(draft, found)).toBe(true);
    expect(isChosen({ ...draft, byHand: true }, found)).toBe(false);
    expect(isChosen({ ...draft, template: "po/en.po" }, found)).toBe(false);
  });

  it("forgets what was found in one repository when another is named, but not what was named by hand", () => {
    const draft = { ...emptyDraft, repo: "https://git.example.org/a.git", ...choiceOf(found) };
    const other = { repo: "https://git.example.org/b.git" };
    expect(changedDraft(draft, other)).toMatchObject({ ...other, format: "auto", filemask: "", newBase: "" });
    expect(changedDraft({ ...draft, byHand: true }, other)).toMatchObject({ ...other, filemask: "po/*.po" });
    expect(changedDraft(draft, { name: "App" }).filemask).toBe("po/*.po");
  });

  it("is looked for where a repository is named, and looked into once there is a mask", () => {
    const draft = { ...emptyDraft, repo: "https://git.example.org/a.git", branch: "next" };
    expect(surveyOf(emptyDraft, undefined)).toBeUndefined();
    expect(surveyOf({ ...draft, origin: "zip" }, undefined)).toBeUndefined();
    const zipfile = new File([], "files.zip");
    expect(surveyOf({ ...draft, origin: "zip" }, zipfile)).toEqual({ zipfile });
    const docfile = new File([], "en.json");
    expect(surveyOf({ ...draft, origin: "zip" }, docfile)).toEqual({ docfile });
    expect(surveyOf({ ...draft, origin: "component", shared: "harbour/app" }, undefined)).toEqual({
      repo: "dragoman://harbour/app",
    });
    expect(surveyOf(draft, undefined)).toEqual({ repo: draft.repo, branch: "next" });
    expect(previewOf(draft, undefined)).toBeUndefined();
    expect(previewOf({ ...draft, filemask: "po/*.po" }, undefined)).toEqual({
      ...surveyOf(draft, undefined),
      filemask: "po/*.po",
    });
    expect(previewOf({ ...draft, ...choiceOf(found) }, undefined)).toMatchObject({
      file_format: "po",
      new_base: "po/app.pot",
    });
  });

  it("is looked at anew when another file is chosen", () => {
    const key = (content: string, name: string) => keyOfSurvey({ zipfile: new File([content], name) });
    expect(key("a", "a.zip")).not.toBe(key("a", "b.zip"));
    expect(key("a", "a.zip")).not.toBe(key("ab", "a.zip"));
  });

  it("sends the messages and the category that are chosen, and what is empty not", () => {
    const draft = { ...emptyDraft, name: "App", repo: "r", more: { add_message: "New: {{ language_name }}" } };
    expect(inputOf(draft, undefined, "/api/categories/7/")).toMatchObject({
      add_message: "New: {{ language_name }}",
      category: "/api/categories/7/",
      vcs: "git",
    });
    expect(inputOf(draft, undefined)).not.toHaveProperty("category");
    expect(inputOf(draft, undefined)).not.toHaveProperty("commit_message");
    expect(inputOf({ ...draft, origin: "component", shared: "a/b" }, undefined)).not.toHaveProperty("add_message");
  });

  it("waits for the name of a category that is to be made", () => {
    const draft = { ...emptyDraft, more: { category: newCategory } };
    expect(isFilled("kept", draft, false)).toBe(false);
    expect(isFilled("kept", { ...draft, category: "Desktop" }, false)).toBe(true);
  });

  it("names a category behind those that it stands in", () => {
    const outer = { url: "/1/", category: null, name: "Outer", slug: "outer" };
    const inner = { url: "/2/", category: "/1/", name: "Inner", slug: "inner" };
    expect(categoryPath([inner, outer], "/2/").map(({ slug }) => slug)).toEqual(["outer", "inner"]);
    expect(categoryPath([{ ...outer, category: "/1/" }], "/1/")).toHaveLength(1);
    expect(categoryPath([outer], null)).toEqual([]);
  });

  it("shows what a message would say, and which names it does not know", () => {
    const samples = samplesOf({ component: "App", slug: "app", project: "p", branch: "", language: "Czech" });
    expect(previewMessage("Add {{ language_name }} to {{component_name}}: {{ size }}", samples)).toEqual({
      text: "Add Czech to App: {{ size }}",
      unknown: ["size"],
    });
    expect(previewMessage("", samples)).toBeUndefined();
    expect(previewMessage("{% if author %}x{% endif %}", samples)).toBeUndefined();
    expect(previewMessage("{{ author }}", samples)?.unknown).toEqual([]);
  });

  it("offers every format, found by its name or its id", () => {
    expect(formatsLike("").length).toBeGreaterThan(50);
    expect(formatsLike("android")).toEqual(["aresource"]);
    expect(formatsLike("utf-8 properties")).toEqual(["gwt", "properties-utf8"]);
    expect(formatsLike("xcs")).toEqual(["xcstrings"]);
    expect(formatsLike("no such")).toEqual([]);
  });

  it("shows which files a mask takes", () => {
    const paths = ["po/cs.po", "po/de/x.po", "po/de.pot", "poXcs.po"];
    expect(matchesOf("po/*.po", paths)).toEqual(["po/cs.po"]);
    expect(matchesOf("po/*/x.po", paths)).toEqual(["po/de/x.po"]);
    expect(matchesOf("po.cs(.po", paths)).toEqual([]);
  });

  it("is mended where the field stands that is wrong", () => {
    expect(["repo", "filemask", "license"].map(stepOf)).toEqual(["repository", "what", "kept"]);
  });
});

describe("a repository", () => {
  it("has diverged where both sides have something new", () => {
    expect([relationOf(0, 0), relationOf(1, 0), relationOf(0, 1), relationOf(1, 1)]).toEqual([
      "same",
      "ahead",
      "behind",
      "diverged",
    ]);
  });

  it("names its work by what was asked for, else by its kind", () => {
    expect(wordsOfTask({ kind: "repository.operate", operation: "push" })).toBe("push");
    expect(wordsOfTask({ kind: "component.load", operation: null })).toBe("load");
  });

  it("names each author once, by the full name where there is one", () => {
    const jana = { username: "jana", full_name: "Jana K." };
    expect(namesOf([jana, jana, { username: "mika", full_name: "" }, { username: null, full_name: null }])).toEqual([
      "Jana K.",
      "mika",
    ]);
  });
});
