import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { target, written } from "../../scripts/fields.ts";
import { messagesBySetting } from "../../src/settings/addonSettings.ts";
import { fields } from "../../src/settings/generated/fields.ts";
import { componentGroups, projectGroups } from "../../src/settings/groups.ts";
import { changesOf, draftOf, placeOf, planOf, valueOf } from "../../src/settings/model.ts";

const text = planOf("name", { type: "string", maxLength: 60 });
const number = planOf("age", { type: "integer", minimum: 0 });
const category = planOf("category", { anyOf: [{ type: "string" }, { type: "null" }] });

describe("a form made from a schema", () => {
  it.each([
    [{ type: "boolean" }, "flag"],
    [{ type: "integer", enum: [60, 100] }, "choice"],
    [{ type: "integer" }, "number"],
    [{ type: "array", items: { type: "string" } }, "list"],
    [{ type: "string", maxLength: 200 }, "text"],
    [{ type: "string", maxLength: 10_000 }, "area"],
  ])("gives %o the control %s", (schema, control) => {
    expect(planOf("field", schema).control).toBe(control);
  });

  it("sends what was changed alone", () => {
    expect(changesOf([text, number], { name: "App", age: 3 }, { name: "App", age: "4" })).toEqual({ age: 4 });
  });

  it("sends nothing at all where nothing is a value", () => {
    expect(valueOf(category, "")).toBeNull();
    expect(valueOf(text, "")).toBe("");
  });

  it("sends a number that is none as it stands, for the server to refuse", () => {
    expect(valueOf(number, "")).toBe("");
    expect(valueOf(number, "-1")).toBe(-1);
  });

  it("holds lists as lines, without empty ones", () => {
    const list = planOf("enforced_checks", { type: "array", items: { type: "string" } });
    expect(draftOf(list, ["a", "b"])).toBe("a\nb");
    expect(valueOf(list, "a\n\n b ")).toEqual(["a", "b"]);
  });

  it("sends choices among numbers as numbers", () => {
    expect(valueOf(planOf("priority", { type: "integer", enum: [60, 100] }), "60")).toBe(60);
  });
});

describe("the settings of a place", () => {
  it.each([
    ["project", projectGroups, fields.ProjectPatch],
    ["component", componentGroups, fields.ComponentPatch],
  ] as const)("of a %s stand in one group each; its slug is renamed apart", (_, groups, schemas) => {
    expect(groups.flatMap((group) => group.fields).sort()).toEqual(
      Object.keys(schemas)
        .filter((name) => name !== "slug")
        .sort(),
    );
  });

  it("are of the document as it is: node -C dragoman-source packages/web/scripts/write-fields.ts", () => {
    expect(readFileSync(target, "utf8")).toBe(written());
  });

  it("are found at addresses with categories in them", () => {
    expect(placeOf("harbour/")).toEqual({ project: "harbour", component: undefined });
    expect(placeOf("harbour/apps/desktop/")).toEqual({ project: "harbour", component: "apps/desktop" });
  });
});

describe("what is wrong with an add-on's settings", () => {
  it("stands at the setting that it names", () => {
    expect(messagesBySetting(["Error in parameter age: Too young.", "No such add-on."], ["age"])).toEqual({
      bySetting: { age: ["Too young."] },
      others: ["No such add-on."],
    });
  });
});
