/** What an upload says beside its file. The words travel on the wire. */
import { Schema } from "effect";
import { Choice, Email, field, problem, Text } from "../fields/types.ts";

export const uploadMethods = ["translate", "approve", "suggest", "fuzzy", "replace", "add"] as const;
export type UploadMethod = (typeof uploadMethods)[number];

/** A file that was received; its name is what the client says, and never a path. */
export interface ReceivedFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;
}

const isReceived = (input: unknown): input is ReceivedFile =>
  typeof input === "object" && input !== null && "path" in input && "name" in input && "size" in input && typeof input.path === "string" && typeof input.name === "string";

const File = field(Schema.Struct({ path: Schema.String, name: Schema.String, size: Schema.Number }), (input) =>
  isReceived(input)
    ? input.size === 0
      ? problem("The submitted file is empty.")
      : { path: input.path, name: input.name, size: input.size }
    : problem("The submitted data was not a file. Check the encoding type on the form."),
);

/** The reference's names of the author beside the seed's. */
const author = {
  author: Schema.optionalKey(Text({ max: 200, blank: true })),
  author_name: Schema.optionalKey(Text({ max: 200, blank: true })),
  email: Schema.optionalKey(Email),
  author_email: Schema.optionalKey(Email),
};

export const UploadInput = Schema.Struct({
  file: File,
  method: Schema.optionalKey(Choice(uploadMethods)),
  conflicts: Schema.optionalKey(Choice(["", "ignore", "replace-translated", "replace-approved"])),
  fuzzy: Schema.optionalKey(Choice(["", "process", "approve"])),
  ...author,
});
export type UploadInput = typeof UploadInput.Type;

export interface UploadResult {
  readonly not_found: number;
  readonly skipped: number;
  readonly accepted: number;
  readonly total: number;
}
