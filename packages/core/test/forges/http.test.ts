/** Requests to forges: what is repeated and what never is, how long a forge is waited for, and where credentials go. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Effect, Result, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { type ForgeCall, type ForgeHttp, type HttpLimits, makeHttp } from "../../src/forges/inside.ts";
import { Outgoing } from "../../src/outgoing/inside.ts";
import { serveWeb } from "../outgoing/servers.ts";

const limits: HttpLimits = { timeLimit: 10_000, maxAnswer: 10_000, patience: 5_000, tries: 3, mostPages: 3 };
const secret = "a-secret-token";

const open = async (
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  more: Partial<HttpLimits> = {},
) => {
  const server = await serveWeb(handle);
  const use = <A, E>(run: (http: ForgeHttp) => Effect.Effect<A, E>) =>
    Effect.runPromise(
      Effect.flatMap(Outgoing, (outgoing) =>
        Effect.result(
          run(
            makeHttp(outgoing, `${server.origin}/api`, { ...limits, ...more }, [secret]).as({
              authorization: `Bearer ${secret}`,
            }),
          ),
        ),
      ).pipe(Effect.provide(Outgoing.layer({ allowHosts: ["127.0.0.1"] }))),
    );
  const send = (call: Partial<ForgeCall> = {}) => use((http) => http.send({ what: "look", path: "/x", ...call }));
  return { server, use, send };
};

/** Answers these, one after the other, and the last one from then on. */
const inTurn = (...replies: readonly (readonly [number, Record<string, string>?])[]) => {
  let at = 0;
  return (_: IncomingMessage, response: ServerResponse) => {
    const [status = 200, headers = {}] = replies[Math.min(at++, replies.length - 1)] ?? [];
    response.writeHead(status, headers).end("{}");
  };
};

const failureOf = <A, E>(result: Result.Result<A, E>): E =>
  Result.isFailure(result) ? result.failure : expect.fail("It did not fail.");

describe("a request to a forge", () => {
  it("that may be repeated is, when the forge fails", async () => {
    const { server, send } = await open(inTurn([502], [500], [200]));
    expect(Result.isSuccess(await send())).toBe(true);
    expect(server.requests).toHaveLength(3);
  });

  it("that makes something is not repeated when the forge fails: it may be made", async () => {
    const { server, send } = await open(inTurn([502], [200]));
    expect(failureOf(await send({ method: "POST", json: {} }))).toMatchObject({
      _tag: "ForgeUnreachable",
      inDoubt: true,
    });
    expect(server.requests).toHaveLength(1);
  });

  it("that came too early is repeated, even if it makes something: nothing was made", async () => {
    const { server, send } = await open(inTurn([429, { "retry-after": "1" }], [201]));
    const start = Date.now();
    expect(Result.isSuccess(await send({ method: "POST", json: {} }))).toBe(true);
    expect(Date.now() - start).toBeGreaterThanOrEqual(900);
    expect(server.requests).toHaveLength(2);
  });

  it("is given up where the forge wants more patience than we have", async () => {
    const { server, send } = await open(inTurn([403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "3600" }]));
    const failure = failureOf(await send());
    expect(failure).toMatchObject({ _tag: "ForgeBusy" });
    expect(failure._tag === "ForgeBusy" ? failure.until - Date.now() : 0).toBeGreaterThan(3_500_000);
    expect(server.requests).toHaveLength(1);
  });

  it("that is forbidden without a word of limits is not repeated", async () => {
    const { server, send } = await open(inTurn([403, { "x-ratelimit-remaining": "4000" }]));
    expect(failureOf(await send())).toMatchObject({ _tag: "ForgeDenied", known: true });
    expect(server.requests).toHaveLength(1);
  });

  it("fails with what the forge says of it, and without what is secret", async () => {
    const { send } = await open((_, response) =>
      response
        .writeHead(422)
        .end(JSON.stringify({ message: `No ${secret}`, errors: [{ message: "Not\nso" }], at: "x" })),
    );
    const failure = failureOf(await send());
    expect(failure.message).toContain("It said: No *** Not so");
    expect(failure.message).not.toContain(secret);
  });

  it("takes no more than the limit", async () => {
    const { send } = await open((_, response) => response.end(`"${"x".repeat(20_000)}"`), { tries: 1 });
    expect(failureOf(await send())).toMatchObject({ _tag: "ForgeUnreachable" });
  });

  it("never goes to an address that the forge names elsewhere", async () => {
    const elsewhere = await serveWeb((_, response) => response.end("[]"));
    const { use } = await open((_, response) =>
      response.writeHead(200, { link: `<${elsewhere.origin}/api/next>; rel="next"` }).end("[]"),
    );
    const found = await use((http) =>
      http.search({ what: "look", path: "/list" }, Schema.Array(Schema.Unknown), () => undefined),
    );
    expect(failureOf(found)).toMatchObject({ _tag: "ForgeConfused" });
    expect(elsewhere.requests).toEqual([]);
  });

  it("for a list reads page after page, up to a number of them", async () => {
    const { server, use } = await open((request, response) => {
      const page = Number(new URL(request.url ?? "/", server.origin).searchParams.get("page") ?? 1);
      response
        .writeHead(200, { link: `<${server.origin}/api/list?page=${page + 1}>; rel="next"` })
        .end(JSON.stringify([page]));
    });
    const find = (wanted: number) =>
      use((http) =>
        http.search({ what: "look", path: "/list" }, Schema.Array(Schema.Number), (page) =>
          page.find((item) => item === wanted),
        ),
      );
    expect(Result.getOrThrow(await find(3))).toBe(3);
    expect(failureOf(await find(4))).toMatchObject({ _tag: "ForgeConfused" });
  });

  it("whose answer is none of the documented ones says so", async () => {
    const { use } = await open((_, response) => response.end("<html>Sign in</html>"));
    const answer = use((http) => http.ask({ what: "look", path: "/x" }, Schema.Struct({ id: Schema.Int })));
    expect(failureOf(await answer)).toMatchObject({ _tag: "ForgeConfused", what: "look" });
  });
});
