/** Collects text edits of an XML file: contents, attributes, new elements in the shape of their siblings, removals. */
import type { XmlElement } from "@rgrove/parse-xml";
import type { TextEdit } from "../contract/index.ts";
import { attributeSpan, attributesEnd, childElements, contentOf } from "./element.ts";
import { encodeAttribute, type Target } from "./escape.ts";
import type { XmlFile } from "./file.ts";
import { type Block, gapBefore, type Indentation, indentationIn, indentOf, lineRange, render } from "./layout.ts";

export class XmlEditor {
  readonly edits: TextEdit[] = [];
  readonly target: Target;
  private readonly text: string;
  private readonly step: string;
  private readonly opened = new Map<
    XmlElement,
    { readonly blocks: Block[]; readonly shape: Indentation | undefined }
  >();

  /** `step`: one level of indentation where the file shows none. */
  constructor(file: XmlFile, step: string) {
    this.text = file.text;
    this.step = step;
    this.target = { eol: file.source.eol, highest: file.highest };
  }

  replace(start: number, end: number, text: string): void {
    if (this.text.slice(start, end) !== text) this.edits.push({ start, end, text });
  }

  /** Replaces everything between the tags. */
  setContent(element: XmlElement, inner: string): void {
    const { start, end, selfClosing } = contentOf(this.text, element);
    if (!selfClosing) this.replace(start, end, inner);
    else if (inner !== "") this.replace(attributesEnd(this.text, element), element.end, `>${inner}</${element.name}>`);
  }

  /** Sets an attribute; null removes it. */
  setAttribute(element: XmlElement, name: string, value: string | null): void {
    const span = attributeSpan(this.text, element, name);
    if (span === undefined) {
      const at = attributesEnd(this.text, element);
      if (value !== null) this.replace(at, at, ` ${name}="${encodeAttribute(value, this.target)}"`);
    } else if (value === null) this.replace(span.start, span.end, "");
    else if (element.attributes[name] !== value) {
      const encoded = encodeAttribute(value, this.target);
      const isSingle = this.text[span.valueEnd] === "'";
      this.replace(span.valueStart, span.valueEnd, isSingle ? encoded.replaceAll("'", "&apos;") : encoded);
    }
  }

  /** Removes an element (or a wider range around it) with its line. */
  remove(element: { readonly start: number; readonly end: number }): void {
    const { start, end } = lineRange(this.text, element.start, element.end);
    this.replace(start, end, "");
  }

  /** Inserts behind a sibling, on a line of its own if the sibling has one; `end` may lie behind its comments. */
  insertAfter(sibling: XmlElement, block: Block, end = sibling.end): void {
    const indentation = this.indentation(sibling);
    this.replace(end, end, indentation.gap + render(block, indentation));
  }

  /** Inserts before a sibling; `start` may lie before its comments. */
  insertBefore(sibling: XmlElement, block: Block, start = sibling.start): void {
    const indentation = this.indentation(sibling);
    this.replace(start, start, render(block, indentation) + indentation.gap);
  }

  /** Adds children at the end of `parent`, in the order of the calls; `shape` holds where it has no children yet. */
  append(parent: XmlElement, block: Block, shape?: Indentation): void {
    const opened = this.opened.get(parent);
    if (opened === undefined) this.opened.set(parent, { blocks: [block], shape });
    else opened.blocks.push(block);
  }

  /** All edits. */
  finish(): readonly TextEdit[] {
    for (const [parent, { blocks, shape }] of this.opened) this.writeInto(parent, blocks, shape);
    this.opened.clear();
    return this.edits;
  }

  private indentation(sibling: XmlElement): Indentation {
    const { parent } = sibling;
    if (parent === null || !("name" in parent)) return { gap: gapBefore(this.text, sibling.start), step: this.step };
    return indentationIn(this.text, parent, sibling, { eol: this.target.eol, step: this.step });
  }

  private writeInto(parent: XmlElement, blocks: readonly Block[], shape: Indentation | undefined): void {
    const last = childElements(parent).at(-1);
    const indentation =
      last === undefined && shape !== undefined
        ? shape
        : indentationIn(this.text, parent, last, { eol: this.target.eol, step: this.step });
    const { start, end, selfClosing } = contentOf(this.text, parent);
    const inner = blocks.map((block) => indentation.gap + render(block, indentation)).join("");
    const close = indentation.gap === "" ? "" : this.target.eol + indentOf(this.text, parent.start);
    if (selfClosing) {
      this.setContent(parent, inner + close);
      return;
    }
    const content = this.text.slice(start, end);
    const trimmed = content.trimEnd();
    const at = start + trimmed.length;
    const hasLineEnd = /[\r\n]/.test(content.slice(trimmed.length));
    this.replace(at, at, hasLineEnd ? inner : inner + close);
  }
}
