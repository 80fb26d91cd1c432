/**
 * Finds the texts of a page: in each block the runs of text with their inline tags, and attributes that people read.
 */
import { blockElements, closedBy, opaqueElements, preformattedElements, textAttributes } from "./elements.ts";
import { type Attribute, type Place, scan, type Token, voidElements } from "./scan.ts";
import { contentEnd, type Kind } from "./text.ts";

export interface Segment extends Place {
  /** Path of the element: `html/body/p[2]`, `…#2` for its second text, `…@alt` for an attribute. */
  readonly path: string;
  readonly kind: Kind;
}

interface Block {
  readonly name: string;
  readonly path: string;
  /** How many children of each name there were so far. */
  readonly children: Map<string, number>;
  readonly isHidden: boolean;
  readonly isPreformatted: boolean;
  texts: number;
}

/** A piece of a block that is still growing. */
interface Run {
  start: number;
  end: number;
  hasText: boolean;
  /** Start tags that wait for their end. */
  readonly open: Token[];
  readonly segments: Segment[];
}

export const segmentsOf = (text: string): readonly Segment[] => new Segmenter(text).run();

class Segmenter {
  private readonly text: string;
  private readonly found: Segment[] = [];
  private readonly blocks: Block[] = [
    { name: "", path: "", children: new Map(), isHidden: false, isPreformatted: false, texts: 0 },
  ];
  private readonly openNames = new Map<string, number>();
  private current: Run | undefined;

  constructor(text: string) {
    this.text = text;
  }

  run(): readonly Segment[] {
    for (const token of scan(this.text))
      if (token.kind === "text") this.onText(token);
      else if (token.kind === "start" && token.isClosed) this.onStart(token);
      else if (token.kind === "end") this.onEnd(token);
      else if (token.kind === "doctype") this.finish();
    this.finish();
    return this.found;
  }

  private get block(): Block {
    return this.blocks.at(-1) as Block;
  }

  private onText({ start, end }: Place): void {
    const last = contentEnd(this.text, start, end);
    if (last === start) return;
    const run = this.open(this.textStart(start));
    run.hasText = true;
    run.end = last;
  }

  private onStart(token: Token): void {
    if (!blockElements.has(token.name)) {
      const run = this.open(token.start);
      run.end = token.end;
      if (!voidElements.has(token.name)) run.open.push(token);
      run.segments.push(...this.attributes(token, this.childPath(token.name)));
      return;
    }
    this.finish();
    const ended = closedBy(token.name);
    while (ended.has(this.block.name)) this.pop();
    const path = this.childPath(token.name);
    this.found.push(...this.attributes(token, path));
    if (!voidElements.has(token.name)) this.push(token, path);
  }

  private onEnd(token: Token): void {
    if (!blockElements.has(token.name)) {
      const run = this.current;
      const at = run?.open.findLastIndex(({ name }) => name === token.name) ?? -1;
      if (run === undefined || at === -1) this.finish();
      else {
        run.open.splice(at);
        run.end = token.end;
      }
      return;
    }
    this.finish();
    if ((this.openNames.get(token.name) ?? 0) === 0) return;
    while (this.block.name !== token.name) this.pop();
    this.pop();
  }

  private push(token: Token, path: string): void {
    const { isHidden, isPreformatted } = this.block;
    const translate = token.attributes.find(({ name }) => name === "translate")?.value;
    const isKept = translate !== undefined && /^["']?no["']?$/i.test(this.text.slice(translate.start, translate.end));
    this.blocks.push({
      name: token.name,
      path,
      children: new Map(),
      isHidden: isHidden || isKept || opaqueElements.has(token.name),
      isPreformatted: isPreformatted || preformattedElements.has(token.name),
      texts: 0,
    });
    this.openNames.set(token.name, (this.openNames.get(token.name) ?? 0) + 1);
  }

  private pop(): void {
    const { name } = this.block;
    this.blocks.pop();
    this.openNames.set(name, (this.openNames.get(name) ?? 1) - 1);
  }

  private childPath(name: string): string {
    const { children, path } = this.block;
    const count = (children.get(name) ?? 0) + 1;
    children.set(name, count);
    const label = name.replace(/[^\w:.-]/g, "_") + (count === 1 ? "" : `[${count}]`);
    return path === "" ? label : `${path}/${label}`;
  }

  private attributes(token: Token, path: string): readonly Segment[] {
    if (this.block.isHidden) return [];
    return textAttributes(this.text, token).flatMap(({ name, value }: Attribute) => {
      const isBlank = value === undefined || /^["']?[ \t\n\f\r]*["']?$/.test(this.text.slice(value.start, value.end));
      return isBlank ? [] : [{ path: `${path}@${name}`, kind: "attribute", start: value.start, end: value.end }];
    });
  }

  private open(start: number): Run {
    this.current ??= { start, end: start, hasText: false, open: [], segments: [] };
    return this.current;
  }

  /** Ends the run: with text it is a segment, without it its attributes are. */
  private finish(): void {
    const run = this.current;
    this.current = undefined;
    const { block } = this;
    if (run === undefined || block.isHidden) return;
    if (!run.hasText) {
      this.found.push(...run.segments);
      return;
    }
    // Tags around whole blocks are closed elsewhere.
    let { start } = run;
    for (const tag of run.open) if (tag.start === start) start = this.textStart(tag.end);
    block.texts++;
    const path = (block.path === "" ? "text" : block.path) + (block.texts === 1 ? "" : `#${block.texts}`);
    if (block.isPreformatted) while (start > 0 && " \t".includes(this.text.charAt(start - 1))) start--;
    this.found.push({ path, kind: block.isPreformatted ? "preformatted" : "inline", start, end: run.end });
  }

  /** The first place from `start` on that is not white space. */
  private textStart(start: number): number {
    let at = start;
    while (" \t\n\f\r".includes(this.text.charAt(at)) && at < this.text.length) at++;
    return at;
  }
}
