/** A text as line breaking sees it: characters together with the marks that combine with them (LB9, LB10). */
import { characterOf, type LineClass } from "./characters.ts";

export interface Cluster {
  readonly start: number;
  readonly lineClass: LineClass;
  readonly eastAsian: boolean;
  /** Ends with a zero width joiner. */
  readonly joined: boolean;
  /** How many regional indicators end here. */
  readonly flags: number;
}

export type Classes = ReadonlySet<LineClass>;
export const anyOf = (...classes: readonly LineClass[]): Classes => new Set(classes);

/** No mark combines with these. */
const bare = anyOf("BK", "CR", "LF", "NL", "SP", "ZW");

const formerClasses: Readonly<Partial<Record<LineClass, LineClass>>> = {
  AK: "AL",
  AP: "AL",
  AS: "AL",
  VF: "CM",
  VI: "CM",
  HH: "BA",
};

export class Clusters {
  private readonly list: Cluster[] = [];

  /** `legacy` takes classes that came with Unicode 15.1 and later for what they were before. */
  constructor(text: string, legacy: boolean) {
    let start = 0;
    for (const character of text) {
      const { lineClass: newest, eastAsian } = characterOf(character.codePointAt(0) ?? 0);
      const lineClass = legacy ? (formerClasses[newest] ?? newest) : newest;
      const last = this.list.at(-1);
      const joined = lineClass === "ZWJ";
      if ((lineClass === "CM" || joined) && last !== undefined && !bare.has(last.lineClass))
        this.list[this.list.length - 1] = { ...last, joined };
      else
        this.list.push({
          start,
          lineClass: lineClass === "CM" || joined ? "AL" : lineClass,
          eastAsian,
          joined,
          flags: lineClass === "RI" ? (last?.flags ?? 0) + 1 : 0,
        });
      start += character.length;
    }
  }

  get length(): number {
    return this.list.length;
  }

  /** undefined outside the text. */
  get(index: number): Cluster | undefined {
    return this.list[index];
  }

  classAt(index: number): LineClass | undefined {
    return this.list[index]?.lineClass;
  }

  /** Whether the class at `index` is one of these; false outside the text. */
  is(index: number, classes: Classes): boolean {
    const found = this.list[index]?.lineClass;
    return found !== undefined && classes.has(found);
  }

  isEastAsian(index: number): boolean {
    return this.list[index]?.eastAsian ?? false;
  }

  /** The last index up to `index` whose class is none of these; -1 where there is none. */
  back(index: number, classes: Classes): number {
    let found = index;
    while (found >= 0 && this.is(found, classes)) found--;
    return found;
  }
}
