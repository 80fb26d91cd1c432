/** Forms of pages: what they show of an object, and what they send of what was filled in. */
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { endpoints } from "../src/api/index.ts";
import { fileForms, forms } from "../src/browsable/forms.ts";
import { reading } from "../src/browsable/reading.ts";

/** The control of a field in the form of an operation. */
const control = (id: string, name: string, shown: object): string => {
  const endpoint = endpoints.filter((each) => each.id === id);
  const text = forms(endpoint, shown)
    .map((each) => each.text)
    .join("");
  return new RegExp(`<(select|textarea|input)[^>]* ?name="${name}"(?:(?!</label>)[^])*`).exec(text)?.[0] ?? "";
};

describe("a form", () => {
  it("leaves a choice as it is where what the object has cannot be chosen", () => {
    const readOnly = control("units.change", "state", { state: 100 });
    expect(readOnly).toContain('data-was=""');
    expect(readOnly).toContain('<option value="" selected></option>');
    const translated = control("units.change", "state", { state: 20 });
    expect(translated).toContain("<option selected>20</option>");
    expect(translated).not.toContain('value=""');
  });

  it("has the ids of objects that are sent by their ids", () => {
    const labels = control("units.change", "labels", { labels: [{ id: 3, name: "Later" }, { id: 5 }] });
    expect(labels).toContain('data-was="3\n5"');
    expect(labels).toContain(">\n3\n5</textarea>");
  });
});

describe("forms for files", () => {
  const below = (path: string) =>
    fileForms(path, "/here").map(({ text }) =>
      /data-method="(\w+)"[^>]*data-address="\/here\/([^"]*)"/.exec(text)?.slice(1),
    );

  it.each([
    ["/api/", []],
    ["/api/projects/", []],
    ["/api/projects/:project/", ["GET file/"]],
    ["/api/components/:project/:component/", ["GET file/", "GET monolingual_base/", "GET new_template/"]],
    ["/api/translations/:project/:component/:language/", ["GET file/", "POST file/", "PUT file/"]],
    ["/api/screenshots/:id/", ["GET file/", "POST file/", "PUT file/"]],
  ])("stand on the page of %s", (path, found) => {
    expect(
      below(path)
        .map((each) => each?.join(" "))
        .sort(),
    ).toEqual(found);
  });
});

interface Filled {
  readonly name: string;
  readonly value: string;
  readonly dataset: Readonly<Record<string, string>>;
}

const bodyOf = runInNewContext(`${reading} bodyOf`, { FormData }) as (form: object) => unknown;
const bodyWith = (...elements: readonly object[]) => bodyOf({ elements, dataset: { method: "PATCH" } });
const sent = (...elements: readonly Filled[]): unknown => JSON.parse(bodyWith(...elements) as string);

describe("a form that is sent", () => {
  it.each([
    ["integer", "5"],
    ["number", "0.5"],
    ["boolean", "true"],
    ["json", "[1]"],
  ])("takes an emptied %s for null where that may be, else leaves it out", (kind, was) => {
    expect(sent({ name: "it", value: "", dataset: { kind, was, nullable: "" } })).toEqual({ it: null });
    expect(sent({ name: "it", value: "", dataset: { kind, was } })).toEqual({});
    expect(sent({ name: "it", value: was, dataset: { kind, was: "" } })).toEqual({ it: JSON.parse(was) });
  });

  it("has an emptied text as an empty text", () => {
    expect(sent({ name: "note", value: "", dataset: { kind: "text", was: "x" } })).toEqual({ note: "" });
  });

  it("names a list beside a file once for each item", () => {
    const list = { name: "checks", value: "same\nend_stop\n", dataset: { kind: "list", of: "string", was: "" } };
    const parts = bodyWith({ name: "file", type: "file", files: [new Blob(["x"])] }, list) as FormData;
    expect(parts.getAll("checks")).toEqual(["same", "end_stop"]);
  });

  it("says in words which field holds no JSON", () => {
    expect(() => sent({ name: "settings", value: "{a", dataset: { kind: "json", was: "" } })).toThrow(
      "settings: This is not JSON. Nothing was sent.",
    );
  });
});
