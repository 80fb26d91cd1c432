/** White space around elements: what belongs to an element, how it goes, how a new one is set among its siblings. */
import type { XmlElement } from "@rgrove/parse-xml";
import { describe, expect, it } from "vitest";
import { splice } from "../../src/contract/index.ts";
import { XmlEditor } from "../../src/xml/editor.ts";
import { childElements } from "../../src/xml/element.ts";
import { readXml } from "../../src/xml/file.ts";
import { attached, type Block } from "../../src/xml/layout.ts";

const block: Block = { open: "<n>", name: "n", content: [{ open: "<m>", name: "m", content: "x" }] };

const edited = (
  text: string,
  edit: (editor: XmlEditor, root: XmlElement, children: readonly XmlElement[]) => void,
): string => {
  const file = readXml(Buffer.from(text));
  const editor = new XmlEditor(file, "    ");
  edit(editor, file.root, childElements(file.root));
  return splice(text, editor.finish());
};

describe("new elements", () => {
  it.each([
    ["<r>\n  <a/>\n</r>", "<r>\n  <a/>\n  <n>\n    <m>x</m>\n  </n>\n</r>"],
    ["<r>\r\n\t<a/>\r\n</r>", "<r>\r\n\t<a/>\r\n\t<n>\r\n\t\t<m>x</m>\r\n\t</n>\r\n</r>"],
    ["<r><a/></r>", "<r><a/><n><m>x</m></n></r>"],
    ["<r></r>", "<r>\n    <n>\n        <m>x</m>\n    </n>\n</r>"],
    ["<r/>", "<r>\n    <n>\n        <m>x</m>\n    </n>\n</r>"],
    ["<r>\n</r>", "<r>\n    <n>\n        <m>x</m>\n    </n>\n</r>"],
    ["<r>\n  <!-- c -->\n</r>", "<r>\n  <!-- c -->\n    <n>\n        <m>x</m>\n    </n>\n</r>"],
  ])("at the end of %j stand as their siblings", (before, after) => {
    expect(edited(before, (editor, root) => editor.append(root, block))).toBe(after);
  });

  it("stand before and behind others on lines of their own", () => {
    const text = "<r>\n  <a/>\n</r>";
    const line = "<n>\n    <m>x</m>\n  </n>";
    expect(edited(text, (editor, _root, [a]) => a && editor.insertBefore(a, block))).toBe(
      `<r>\n  ${line}\n  <a/>\n</r>`,
    );
    expect(edited(text, (editor, _root, [a]) => a && editor.insertAfter(a, block))).toBe(
      `<r>\n  <a/>\n  ${line}\n</r>`,
    );
  });
});

describe("removed elements", () => {
  it.each([
    ["<r>\n  <a/>\n  <b/>\n</r>", "<r>\n  <a/>\n</r>"],
    ["<r>\n  <a/>\n\n  <b/>\n\n  <c/>\n</r>", "<r>\n  <a/>\n\n  <c/>\n</r>"],
    ["<r><a/><b/><c/></r>", "<r><a/><c/></r>"],
    ["<r>\n  <a/>\n  <b/></r>", "<r>\n  <a/></r>"],
  ])("leave no line behind in %j", (before, after) => {
    expect(edited(before, (editor, _root, [, b]) => b && editor.remove(b))).toBe(after);
  });
});

describe("attributes and contents", () => {
  it.each([
    ["<r><a/></r>", '<r><a k="v&quot;">x</a></r>'],
    ["<r><a b='1' /></r>", "<r><a b='1' k=\"v&quot;\">x</a></r>"],
    ["<r><a k='1'>y</a></r>", "<r><a k='v&quot;'>x</a></r>"],
    ['<r><a\n  k = "1"\n/></r>', '<r><a\n  k = "v&quot;">x</a></r>'],
  ])("change in %j", (before, after) => {
    const result = edited(before, (editor, _root, [a]) => {
      if (a === undefined) return;
      editor.setAttribute(a, "k", 'v"');
      editor.setContent(a, "x");
    });
    expect(result).toBe(after);
  });

  it("go with the white space before them", () => {
    expect(edited('<r><a  k="1" l="2"/></r>', (editor, _root, [a]) => a && editor.setAttribute(a, "k", null))).toBe(
      '<r><a l="2"/></r>',
    );
  });
});

describe("comments", () => {
  const commentsOf = (text: string, index: number) => {
    const { root, text: whole } = readXml(Buffer.from(text));
    const child = childElements(root)[index];
    const { before, after } = attached(whole, root, child === undefined ? -1 : root.children.indexOf(child));
    return [before, after];
  };

  it("belong to the element that they touch", () => {
    const text = "<r>\n<!--far-->\n\n<!--one-->\n<!--two-->\n<a/> <!--behind-->\n<b/>\n<!--last-->\n</r>";
    expect(commentsOf(text, 0)).toEqual([["one", "two"], ["behind"]]);
    expect(commentsOf(text, 1)).toEqual([[], []]);
  });
});
