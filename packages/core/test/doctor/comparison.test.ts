/** In which respects a string of the database and that of a file differ. */
import { describe, expect, it } from "vitest";
import { describeDifference } from "../../src/doctor/comparison.ts";
import { UnitId } from "../../src/ids/index.ts";

const stored = {
  id: UnitId.make(7),
  id_hash: "1",
  file_key: "key",
  position: 1,
  source: ["Hello"],
  target: ["Ahoj"],
  previous_source: "",
  location: "a.c:1",
  note: "",
  flags: "",
  extra_flags: "",
  source_flags: "",
  explanation: "",
  state: 20,
  original_state: 20,
  pending: false,
  unwritten: false,
  failing: ["end_stop", "same"],
  updated: "2026-01-01",
} as const;
const read = {
  idHash: "1",
  contentHash: "2",
  fileKey: "key",
  position: 1,
  context: "menu",
  source: ["Hello"],
  target: ["Ahoj"],
  previousSource: "",
  location: "a.c:1",
  note: "",
  flags: "",
  state: 20,
  originalState: 20,
  priority: 100,
  words: 1,
  chars: 5,
  failing: ["same", "end_stop"],
  pending: false,
};

describe("a string of both sides", () => {
  it("differs in nothing where all is the same, in whatever order checks are named", () => {
    expect(describeDifference({ stored, read }).differs).toEqual([]);
  });

  it.each([
    ["text", { target: ["Nazdar"] }],
    ["source", { source: ["Hallo"] }],
    ["state", { state: 10 }],
    ["state", { originalState: 30 }],
    ["checks", { failing: ["same"] }],
    ["previous source", { previousSource: "Hi" }],
    ["note", { note: "Greeting" }],
    ["flags", { flags: "c-format" }],
    ["place", { position: 2 }],
    ["place", { location: "b.c:1" }],
  ])("differs in its %s by %j", (respect, other) => {
    expect(describeDifference({ stored, read: { ...read, ...other } }).differs).toEqual([respect]);
  });

  it("is told with its forms and state", () => {
    expect(describeDifference({ stored, read: { ...read, target: ["a", "b"], state: 10 } })).toMatchObject({
      id: UnitId.make(7),
      context: "menu",
      source: "Hello",
      database: "Ahoj (20)",
      file: "a | b (10)",
    });
  });
});

describe("a string of one side", () => {
  it("is missing in the database", () => {
    expect(describeDifference({ stored: undefined, read })).toMatchObject({
      id: null,
      differs: ["not in the database"],
      database: null,
    });
  });

  it("is missing in the file", () => {
    expect(describeDifference({ stored, read: undefined })).toMatchObject({
      id: UnitId.make(7),
      differs: ["not in the file"],
      file: null,
    });
  });
});
