/** A file that cannot be read, or a change that its format cannot express; `line` and `column` count from 1, 0 where unknown. */
export class CodecError extends Error {
  override readonly name = "CodecError";
  readonly line: number;
  readonly column: number;
  constructor(message: string, line = 0, column = 0) {
    super(message);
    this.line = line;
    this.column = column;
  }
}
