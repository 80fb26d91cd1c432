/** Files that come with a request. */
import { Schema } from "effect";
import { field, problem, type Sent } from "./types.ts";

/**
 * A file that a transport received and stored. A class rather than a shape: a body of JSON must not be able to name a
 * path of this machine. Its name is what the client says; never use it as a path.
 */
export class ReceivedFile {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  constructor(path: string, name: string, type: string, size: number) {
    this.path = path;
    this.name = name;
    this.type = type;
    this.size = size;
  }
}

/** What clients are told of a file: only a form with parts holds one. */
const sentFile: Sent = { type: "string", contentMediaType: "application/octet-stream" };

export const File = field(Schema.instanceOf(ReceivedFile), sentFile, (input) => {
  if (!(input instanceof ReceivedFile))
    return problem("The submitted data was not a file. Check the encoding type on the form.");
  return input.size === 0 ? problem("The submitted file is empty.") : input;
});
