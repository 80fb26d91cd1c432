/** Words of the glossary that stand in a string. */

export interface Term {
  readonly source: string;
  readonly target: string;
}
