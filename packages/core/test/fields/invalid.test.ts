/** What an error of fields says where nobody reads its fields: in a log, or on the way out of a program. */
import { expect, it } from "vitest";
import { Invalid } from "../../src/fields/index.ts";

it("says each field behind its path, and what is wrong with the whole by itself", () => {
  const error = Invalid.of({
    non_field_errors: ["Too late."],
    slug: ["Taken.", "Too long."],
    file: { name: ["Empty."] },
  });
  expect(error.message).toBe("Too late.\nslug: Taken. Too long.\nfile.name: Empty.");
});
