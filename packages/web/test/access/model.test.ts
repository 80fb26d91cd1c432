import { permissions } from "@dragoman/core/access";
import { expect, it } from "vitest";
import { keyOf, permissionGroups } from "../../src/access/model.ts";

it("every permission stands in one group", () => {
  expect(permissionGroups.flatMap((group) => group.permissions).sort()).toEqual([...permissions].sort());
});

it("the last part of an address names what it is of", () => {
  expect(keyOf("https://example.org/api/languages/cs/")).toBe("cs");
});
