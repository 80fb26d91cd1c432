/** Places in the source code: Qt leaves out a repeated file name, and counts lines from the place before. */
import type { XmlElement } from "@rgrove/parse-xml";

export class LocationReader {
  private file = "";
  private readonly lines = new Map<string, number>();

  /** `file:line` of the `location` elements of one message; messages must come in the order of the file. */
  read(elements: readonly XmlElement[]): readonly string[] {
    let messageFile = this.file;
    return elements.map(({ attributes }, index) => {
      const file = attributes["filename"] || messageFile;
      messageFile = file;
      if (index === 0) this.file = file;
      const line = attributes["line"] ?? "";
      if (!/^[+-]?\d+$/.test(line)) return file;
      if (!/^[+-]/.test(line)) return `${file}:${line}`;
      const number = (this.lines.get(file) ?? 0) + Number(line);
      this.lines.set(file, number);
      return `${file}:${number}`;
    });
  }
}
