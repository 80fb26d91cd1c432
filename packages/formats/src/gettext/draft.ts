/** An entry while its lines are being read: which keyword may follow which, and what was read so far. */
import type { Entry, Previous, Range } from "./entry.ts";

export type Keyword = "msgctxt" | "msgid" | "msgid_plural" | "msgstr";

interface OpenForm {
  readonly index: number;
  readonly start: number;
  end: number;
  text: string;
}

// Most entries have few kinds of comments: they share one list for those that they lack. A list that begins with its
// item is small, too, while one that is pushed to has room for many.
const none: readonly never[] = [];

/** `list` with one more item; the list is changed, unless it is the shared empty one. */
export const added = <A>(list: readonly A[], item: A): readonly A[] => {
  if (list === none) return [item];
  (list as A[]).push(item);
  return list;
};

export class Draft implements Entry {
  readonly start: number;
  end = 0;
  readonly line: number;
  obsolete = false;
  fuzzy = false;
  body = -1;
  context: string | undefined = undefined;
  msgid = "";
  plural: string | undefined = undefined;
  forms: readonly OpenForm[] = none;
  translator: readonly string[] = none;
  developer: readonly string[] = none;
  locations: readonly string[] = none;
  flags: readonly string[] = none;
  flagLines: readonly Range[] = none;
  previousLines: readonly Range[] = none;
  previous: Previous | undefined = undefined;
  private field: Keyword | undefined = undefined;
  private hasMsgid = false;

  constructor(start: number, line: number) {
    this.start = start;
    this.line = line;
  }

  hasBody(): boolean {
    return this.body !== -1;
  }

  hasForms(): boolean {
    return this.forms.length > 0;
  }

  isFollowedBy(keyword: Keyword): boolean {
    return this.hasForms() && (keyword === "msgctxt" || keyword === "msgid");
  }

  /** Begins a field on the line that starts at `start`; what forbids it is returned. */
  open(keyword: Keyword, index: number | undefined, start: number): string | undefined {
    switch (keyword) {
      case "msgctxt":
        if (this.context !== undefined || this.hasMsgid) return "A msgctxt in the midst of an entry";
        this.context = "";
        break;
      case "msgid":
        if (this.hasMsgid) return "An entry without msgstr";
        this.hasMsgid = true;
        break;
      case "msgid_plural":
        if (!this.hasMsgid || this.plural !== undefined || this.hasForms()) return "A msgid_plural without its msgid";
        this.plural = "";
        break;
      case "msgstr": {
        if (!this.hasMsgid) return "A msgstr without its msgid";
        const number = index ?? 0;
        if (this.forms.some((form) => form.index === number)) return "A second msgstr of the same entry";
        this.forms = added(this.forms, { index: number, start, end: start, text: "" });
      }
    }
    this.field = keyword;
    return undefined;
  }

  /** Adds to the open field, whose line ends at `end`; false when none is open. */
  append(text: string, end: number): boolean {
    this.end = end;
    switch (this.field) {
      case undefined:
        return false;
      case "msgctxt":
        this.context += text;
        return true;
      case "msgid":
        // Most texts begin with an empty string, or have but one.
        this.msgid = this.msgid === "" ? text : this.msgid + text;
        return true;
      case "msgid_plural":
        this.plural += text;
        return true;
      case "msgstr": {
        const form = this.forms.at(-1);
        if (form === undefined) return false;
        form.text = form.text === "" ? text : form.text + text;
        form.end = end;
        return true;
      }
    }
  }

  /** What an entry that ends here lacks. */
  missing(): string | undefined {
    if (!this.hasMsgid) return "An entry without msgid";
    return this.hasForms() ? undefined : "An entry without msgstr";
  }
}
