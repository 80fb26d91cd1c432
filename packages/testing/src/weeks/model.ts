/** What everybody has written in a replay: of each string the last text of either side, and all that was accepted. */
export interface Place {
  readonly component: string;
  readonly language: string;
  readonly key: string;
}

export const nameOf = ({ component, language, key }: Place): string => `${component}/${language}/${key}`;

export class Model {
  /** The last text that translators gave a string, unless somebody upstream has seen and changed it. */
  readonly ours = new Map<string, string>();
  /** The last text that developers gave a string. */
  readonly theirs = new Map<string, string>();
  /** Answers that a kill cut off: such a text may have been taken or not. */
  readonly doubtful = new Map<string, Set<string>>();
  /** Of each string all texts that translators gave it and the server has taken. */
  readonly accepted = new Map<string, string[]>();
  /** Strings that developers have taken away: what is written for them until the server knows stands in the history. */
  readonly gone = new Set<string>();
  readonly log: string[] = [];
  /** Edits that a locked component did not take. */
  refused = 0;

  asked(place: Place, text: string): void {
    const name = nameOf(place);
    this.doubtful.set(name, (this.doubtful.get(name) ?? new Set()).add(text));
  }

  answered(place: Place, text: string): void {
    const name = nameOf(place);
    this.doubtful.get(name)?.delete(text);
    if (!this.gone.has(name)) this.ours.set(name, text);
    this.accepted.set(name, [...(this.accepted.get(name) ?? []), text]);
  }

  /** Developers have pushed: what a string said before and says now; undefined where it is not there. */
  pushed(place: Place, before: string | undefined, after: string | undefined): void {
    const name = nameOf(place);
    if (before === after) return;
    if (after === undefined) {
      this.gone.add(name);
      this.ours.delete(name);
      this.theirs.delete(name);
      return;
    }
    this.gone.delete(name);
    if (before !== undefined && this.ours.get(name) === before) this.ours.delete(name);
    if (after !== "") this.theirs.set(name, after);
  }

  /** How many edits were taken. */
  get edits(): number {
    return [...this.accepted.values()].flat().length;
  }

  say(line: string): void {
    this.log.push(line);
  }
}
