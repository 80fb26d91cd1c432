import { describe, expect, it } from "vitest";
import { emptyDraft, inputOf, isFilled, slugOf, stepOf } from "../../src/repository/draft.ts";
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
