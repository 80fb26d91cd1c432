/** The OpenAPI document: that it is well made, that it is the kept copy, and that it says what is served. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { decodeFields, ReceivedFile } from "@dragoman/core/fields";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { healthApi } from "../../src/api/health.ts";
import { endpoints, nouns } from "../../src/api/index.ts";
import { entries } from "../../src/handlers/index.ts";
import { type Fields, fieldsOf, isFile } from "../../src/wire/payload.ts";
import { operation } from "../../src/openapi/operation.ts";
import { openApiDocument } from "../../src/openapi/document.ts";

const kept = new URL("../../openapi.json", import.meta.url);
const linter = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
const run = promisify(execFile);

describe("the OpenAPI document", () => {
  it("is the copy that is kept", async () => {
    expect(
      `${JSON.stringify(openApiDocument(), null, 2)}\n` === (await readFile(kept, "utf8")),
      "The document changed. Renew its copy with `node -C dragoman-source packages/http/scripts/write-openapi.ts`.",
    ).toBe(true);
  });

  it("has nothing that a linter finds wrong", async () => {
    const findings = await run(process.execPath, [linter, "lint", "openapi.json", "--format=json"], {
      cwd: fileURLToPath(new URL("../..", import.meta.url)),
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    }).then(
      ({ stdout }) => stdout,
      ({ stdout }) => stdout,
    );
    expect(JSON.parse(findings)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
  });

  it("tells of every endpoint that is served, and of no other", () => {
    const name = ({ id, method, path }: (typeof endpoints)[number]) => `${id} ${method} ${path}`;
    const served = [...entries.map(({ endpoint }) => endpoint), ...Object.values(healthApi)];
    expect(endpoints.map(name).sort()).toEqual(served.map(name).sort());
  });

  it("tells how every operation is refused but those of health", () => {
    const refused = (endpoint: (typeof endpoints)[number]) =>
      Object.keys(operation(endpoint)["responses"] as object).some((status) => status.startsWith("4"));
    const never = endpoints.filter((endpoint) => !refused(endpoint));
    expect(never.map(({ id }) => id)).toEqual(["health.alive", "health.ready"]);
  });

  it("has a name of its own for every operation, and a word on every noun", () => {
    expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
    expect(new Set(endpoints.map(({ noun }) => noun))).toEqual(new Set(Object.keys(nouns)));
  });

  const decoded = endpoints.filter(({ example, unread }) => example !== undefined && unread === undefined);
  it.each(decoded)("shows a body that $id takes", async (endpoint) => {
    const { payload, example } = endpoint;
    if (payload === undefined) throw new Error("An example of a body where none is taken.");
    const { properties } = fieldsOf(payload);
    // What the wire makes of addresses is not what a body holds.
    const addresses = { category: 1, project: { slug: "hello" } };
    const prepared: Record<string, unknown> = { ...(example as object) };
    for (const [name, content] of Object.entries(prepared))
      if (isFile(properties[name])) prepared[name] = new ReceivedFile("", name, "", String(content).length);
    for (const [name, value] of Object.entries(addresses))
      if (endpoint.noun === "categories" && name in prepared) Object.assign(prepared, { [name]: value });
    await expect(Effect.runPromise(decodeFields(payload, prepared))).resolves.toBeDefined();
  });

  it("says which parameters of a query are needed, and that plans come in pages", () => {
    const { paths } = openApiDocument() as unknown as {
      readonly paths: Record<string, Record<string, { parameters: { name: string; required: boolean }[] }>>;
    };
    const named = (path: string, method: string) =>
      Object.fromEntries(paths[path]?.[method]?.parameters.map(({ name, required }) => [name, required]) ?? []);
    expect(named("/api/users/{username}/access/", "get")).toEqual({ username: true, permission: true, object: false });
    for (const method of ["post", "put"])
      expect(named("/api/translations/{project}/{component}/{language}/file/", method)).toMatchObject({
        page: false,
        page_size: false,
      });
  });

  it("has an example of every body", () => {
    const without = endpoints.filter(
      ({ payload, unread, example }) => (payload ?? unread) !== undefined && example === undefined,
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it("tells of both ways to make a component: of a repository, and of files", () => {
    const { components } = openApiDocument() as unknown as {
      readonly components: { readonly schemas: Readonly<Record<string, object>> };
    };
    const takes = (name: string) => (body: object) => {
      const { required, anyOf = [] } = components.schemas[name] as Pick<Fields, "required" | "anyOf">;
      const has = (names: readonly string[] = []) => names.every((each) => each in body);
      return has(required) && (anyOf.length === 0 || anyOf.some((way) => has(way.required)));
    };
    const some = { name: "A", slug: "a", file_format: "po" };
    const repository = { ...some, repo: "https://example.org/a.git", filemask: "*.po" };
    for (const [name, body, isTaken] of [
      ["NewComponent", repository, true],
      ["NewComponent", { ...some, docfile: "x" }, true],
      ["NewComponent", { ...some, zipfile: "x", filemask: "*.po" }, true],
      ["NewComponent", some, false],
      ["NewComponentJson", repository, true],
      ["NewComponentJson", some, false],
    ] as const)
      expect(takes(name)(body), `${name} ${Object.keys(body)}`).toBe(isTaken);
  });
});
