/** What the compiler knows of the API. */
import type { Effect, Stream } from "effect";
import { expectTypeOf, it } from "vitest";
import type { Dragoman } from "../src/effect.ts";
import type {
  AddressParams,
  Client,
  Download,
  EditedUnit,
  Failure,
  FileInput,
  Project,
  Task,
  Unit,
  UnitPatch,
  UploadPlan,
  UploadResult,
  ValueOf,
} from "../src/index.ts";

type Params<Method extends (...args: never) => unknown> = Parameters<Method>[0];

it("knows what answers hold", () => {
  expectTypeOf<ValueOf<Client["units"]["one"]>>().toEqualTypeOf<Unit>();
  expectTypeOf<ValueOf<Client["units"]["change"]>>().toEqualTypeOf<EditedUnit>();
  expectTypeOf<ValueOf<Client["projects"]["list"]>["results"]>().toEqualTypeOf<Project[]>();
  expectTypeOf<ValueOf<Client["projects"]["remove"]>>().toBeUndefined();
  expectTypeOf<ValueOf<Client["files"]["translation"]>>().toEqualTypeOf<Download>();
  expectTypeOf<ValueOf<Client["files"]["upload"]>>().toEqualTypeOf<UploadResult | UploadPlan>();
  expectTypeOf<ValueOf<Client["tasks"]["finished"]>>().toEqualTypeOf<Task>();
  expectTypeOf<ValueOf<Client["users"]["one"]>["username"]>().toBeString();
  expectTypeOf<ValueOf<Client["users"]["one"]>["email"]>().toEqualTypeOf<string | null | undefined>();
});

it("knows what stands in addresses", () => {
  expectTypeOf<AddressParams<"units.one">>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<AddressParams<"tasks.one">>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<AddressParams<"projects.list">>().toEqualTypeOf<{}>();
  expectTypeOf<keyof AddressParams<"translations.units">>().toEqualTypeOf<"project" | "component" | "language">();
});

it("knows enumerations", () => {
  expectTypeOf<Unit["state"]>().toEqualTypeOf<0 | 10 | 20 | 30 | 100>();
  expectTypeOf<UnitPatch["state"]>().toEqualTypeOf<0 | 10 | 20 | 30 | undefined>();
});

it("knows what has to be given, and what may", () => {
  expectTypeOf<Params<Client["units"]["one"]>>().toEqualTypeOf<{ id: number; q?: string | undefined }>();
  expectTypeOf<Params<Client["files"]["upload"]>["body"]["file"]>().toEqualTypeOf<FileInput>();
  const wrong = (client: Client) => {
    void client.projects.list();
    void client.metrics.all();
    void client.metrics.all({}, { signal: new AbortController().signal });
    // @ts-expect-error -- which one?
    void client.units.one();
    // @ts-expect-error -- a state that no string can be given
    void client.units.change({ id: 1, body: { state: 100 } });
    // @ts-expect-error -- no such parameter
    void client.units.list({ qq: "x" });
    // @ts-expect-error -- one project has no pages
    void client.projects.one({ project: "app" }).all();
  };
  expectTypeOf(wrong).toBeFunction();
});

it("tells results from failures, and kinds of failures apart", () => {
  const read = async (client: Client) => {
    const result = await client.projects.one({ project: "app" });
    if (result.ok) return expectTypeOf(result.value).toEqualTypeOf<Project>();
    expectTypeOf(result.error).toEqualTypeOf<Failure>();
    switch (result.error.kind) {
      case "invalid":
        return expectTypeOf(result.error.fields).toHaveProperty("name");
      case "too-many-requests":
      case "unavailable":
        return expectTypeOf(result.error.retryAfter).toEqualTypeOf<number | undefined>();
      case "task-failed":
        return expectTypeOf(result.error.task).toEqualTypeOf<Task>();
      default:
        expectTypeOf(result.error).not.toHaveProperty("fields");
        return expectTypeOf(result.error.message).toBeString();
    }
  };
  expectTypeOf(read).toBeFunction();
});

it("walks through items and pages by their types", () => {
  const walk = async (client: Client) => {
    for await (const unit of client.units.list({ q: "state:translated" }).all())
      expectTypeOf(unit).toEqualTypeOf<Unit>();
    for await (const page of client.units.list().pages()) expectTypeOf(page.number).toBeNumber();
  };
  expectTypeOf(walk).toBeFunction();
});

it("is the same for programs of Effect", () => {
  const use = (client: Dragoman["Service"]) => {
    expectTypeOf(client.units.one({ id: 1 })).toEqualTypeOf<Effect.Effect<Unit, Failure>>();
    expectTypeOf(client.units.list().all()).toEqualTypeOf<Stream.Stream<Unit, Failure>>();
    expectTypeOf(client.tasks.watch("id")).toEqualTypeOf<Stream.Stream<Task, Failure>>();
    // @ts-expect-error -- which one?
    void client.units.one();
  };
  expectTypeOf(use).toBeFunction();
});
