/** Forges that fail at random, want to be asked less, or whose answers are lost: one request is there in the end. */
import { type Fault, makeRandom, type ServedKind } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ForgeWorld, openWorld } from "./world.ts";

const soon = () => String(Math.floor(Date.now() / 1000));

const faults: readonly (() => Fault)[] = [
  () => "lost",
  () => "cut",
  () => ({ reply: { status: 502 } }),
  () => ({ reply: { status: 500, json: { message: "Server Error" } } }),
  () => ({ reply: { status: 429, headers: { "retry-after": "0" } } }),
  () => ({ reply: { status: 403, headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": soon() } } }),
  () => ({ reply: { status: 503, headers: { "retry-after": "1" } } }),
];

describe.each<ServedKind>(["github", "gitlab", "gitea"])("a %s that fails", (kind) => {
  let world: ForgeWorld;
  beforeAll(async () => {
    world = await openWorld(kind);
  }, 120_000);
  afterAll(() => world.close());

  const single = (name: string) => expect(world.proposals(name).map(({ state }) => state)).toEqual(["open"]);

  it("at random has one request, with all strings, once it answers", { timeout: 300_000 }, async () => {
    const random = makeRandom(kind.length);
    await world.component("random");
    for (let round = 0; round < 4; round++) {
      await world.translate("random", `Nazdar ${round}`);
      world.forge.fault = () => (random() < 0.3 ? faults[Math.floor(random() * faults.length)]?.() : undefined);
      await world.operate("random", "push");
      world.forge.fault = () => undefined;
    }
    expect(await world.operate("random", "push")).toEqual({ result: true });
    single("random");
    const [proposal] = world.proposals("random");
    expect(
      world.forge.state.show(proposal?.from ?? world.repository("random"), "po/cs.po", proposal?.branch),
    ).toContain("Nazdar 3");
    const { merge_failure: failure } = await world.ok("GET /api/components/app/random/repository/");
    expect(failure).toBeNull();
  });

  it("after it has opened the request opens no other one", async () => {
    await world.component("lost", {}, ["bot"]);
    await world.translate("lost", "Nazdar");
    let isLost = false;
    world.forge.fault = ({ method, path }) => {
      if (isLost || method !== "POST" || !/pulls$|merge_requests$/.test(path)) return undefined;
      isLost = true;
      return "lost";
    };
    expect(await world.operate("lost", "push")).toEqual({ result: true });
    world.forge.fault = () => undefined;
    expect(isLost).toBe(true);
    single("lost");
  });

  it("for long is no alert, and nothing is lost", { timeout: 120_000 }, async () => {
    await world.component("down", {}, ["bot"]);
    await world.translate("down", "Nazdar");
    world.forge.fault = () => ({ reply: { status: 503 } });
    expect(await world.operate("down", "push")).toMatchObject({ result: false, detail: /failed: it answered 503/ });
    world.forge.fault = () => undefined;
    const shown = await world.ok("GET /api/components/app/down/repository/");
    expect(shown).toMatchObject({ merge_failure: null, merge_request: null });
    expect((await world.ok("GET /api/components/app/down/lock/")).locked).toBe(false);
    expect(await world.operate("down", "push")).toEqual({ result: true });
    single("down");
  });

  it("to know us is an alert that says what to do", async () => {
    await world.component("unknown", {}, ["bot"]);
    await world.translate("unknown", "Nazdar");
    world.forge.fault = () => ({ reply: { status: 401, json: { message: "Bad credentials" } } });
    const { detail } = await world.operate("unknown", "push");
    world.forge.fault = () => undefined;
    expect(detail).toContain("does not accept the credentials: make new ones");
    expect(detail).not.toContain("secret-of-the-bot");
    expect((await world.ok("GET /api/components/app/unknown/repository/")).merge_failure).toBe(detail);
    expect(await world.operate("unknown", "push")).toEqual({ result: true });
    expect((await world.ok("GET /api/components/app/unknown/repository/")).merge_failure).toBeNull();
  });
});
