/** The host on node:http: requests in, answers out, and an end that lets requests finish. */
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { host, raw, text } from "./host.ts";

const collect = async (stream: ReadableStream<Uint8Array> | undefined) =>
  stream === undefined ? "" : new TextDecoder().decode(await new Response(stream).arrayBuffer());

describe("requests", () => {
  it("arrive with method, path and query as sent, headers and body", async () => {
    await using server = await host(async (incoming) =>
      text(
        JSON.stringify([incoming.method, incoming.target, incoming.header("X-Note"), await collect(incoming.body?.())]),
      ),
    );
    const answer = await fetch(`${server.url}/api/a%252Fb/?q=%20x`, {
      method: "PATCH",
      body: "žluť",
      headers: { "x-note": "n" },
    });
    expect(await answer.json()).toEqual(["PATCH", "/api/a%252Fb/?q=%20x", "n", "žluť"]);
  });

  it("have no body where none was sent", async () => {
    await using server = await host(async (incoming) => text(String(incoming.body === undefined)));
    expect(await (await fetch(server.url)).text()).toBe("true");
  });

  it("keep the path of an address that a proxy spelled out", async () => {
    await using server = await host(async (incoming) => text(incoming.target));
    const answer = await raw(
      server.port,
      "GET http://example.org/api/?page=2 HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n",
    );
    expect(answer).toContain("/api/?page=2");
  });

  it("are aborted when the client goes away", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await using server = await host((_, signal) => {
      signal?.addEventListener("abort", () => resolve());
      return new Promise(() => undefined);
    });
    const socket = connect(server.port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n"));
    setTimeout(() => socket.destroy(), 100);
    await promise;
  });

  it("that the app refuses before the body has arrived still get their answer, and the connection lives on", async () => {
    await using server = await host(async (incoming) => {
      await incoming.body?.().cancel();
      return text("too large", 413);
    });
    const body = "x".repeat(5_000_000);
    const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`;
    const last = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    const answer = await raw(server.port, `${head}${body}${last}`);
    expect(answer.match(/HTTP\/1.1 413 /g)).toHaveLength(2);
  });

  it.each(["bad host", "a/b", "a\tb", "user@host", "", "a:65536", "a:99999", "[::1]:99999"])(
    "with the host %j are refused",
    async (name) => {
      await using server = await host(async () => text("served"));
      const answer = await raw(server.port, `GET / HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).toContain('{"detail":');
    },
  );

  it("with several hosts are refused, even where these are the same", async () => {
    await using server = await host(async () => text("served"));
    for (const names of ["Host: a\r\nHost: b", "Host: a\r\nhost: a"]) {
      const answer = await raw(server.port, `GET / HTTP/1.1\r\n${names}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).toContain('{"detail":');
    }
  });

  it("whose body comes too slowly are given up with 408, and their connection with them", async () => {
    const broken = Promise.withResolvers<unknown>();
    await using server = await host(
      async (incoming) => {
        await collect(incoming.body?.()).catch(broken.resolve);
        return text("nobody reads this");
      },
      { bodyWindow: 100 },
    );
    const answer = await raw(server.port, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9000\r\n\r\nabc");
    expect(answer).toMatch(/^HTTP\/1.1 408 .*\r\nConnection: close\r\n/is);
    expect(answer).toContain('{"detail":"The body of the request came too slowly."}');
    expect(String(await broken.promise)).toContain("went away");
    expect((await fetch(server.url)).status).toBe(200);
  });

  it("whose body nobody wants have no more time for it", async () => {
    await using server = await host(async () => text("refused", 401), { bodyWindow: 100 });
    const answer = await raw(server.port, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9000\r\n\r\nabc");
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
  });

  it("whose reader takes its time are not blamed for that", async () => {
    await using server = await host(
      async (incoming) => {
        const reader = incoming.body?.().getReader();
        let size = (await reader?.read())?.value?.length ?? 0;
        await new Promise((resolve) => setTimeout(resolve, 400));
        for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
          size += part.value.length;
        return text(String(size));
      },
      { bodyWindow: 50, minBodyRate: 1_000_000 },
    );
    const answer = await fetch(server.url, { method: "POST", body: "x".repeat(8_000_000) });
    expect([answer.status, await answer.text()]).toEqual([200, "8000000"]);
  });

  it("that came while this process could not look are not blamed for that", async () => {
    const reading = Promise.withResolvers<void>();
    await using server = await host(
      async (incoming) => {
        const body = collect(incoming.body?.());
        reading.resolve();
        return text(await body);
      },
      { bodyWindow: 100 },
    );
    const socket = connect(server.port, "127.0.0.1");
    const answered = new Promise<string>((resolve) => {
      let answer = "";
      socket.on("data", (chunk) => (answer += chunk.toString())).on("close", () => resolve(answer));
    });
    socket.write("POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 9\r\n\r\nabc");
    await reading.promise;
    socket.write("abcabc");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    expect(await answered).toMatch(/^HTTP\/1.1 200 [^]*abcabcabc$/);
  });

  it.each([
    ["no HTTP at all", "NONSENSE\r\n\r\n", 400],
    ["headers beyond the limit", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(40_000)}\r\n\r\n`, 431],
  ])("with %s are answered in the documented shape", async (_, request, status) => {
    await using server = await host(async () => text("served"));
    const answer = await raw(server.port, request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('{"detail":');
  });

  it("that do not arrive in time are answered with 408", async () => {
    await using server = await host(async (incoming) => text(await collect(incoming.body?.())), {
      requestTimeout: 100,
    });
    const answer = await raw(server.port, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc");
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
  });
});

describe("answers", () => {
  it("are text or bytes, with their length", async () => {
    const bytes = new Uint8Array([0, 255, 10]);
    await using server = await host(async ({ target }) =>
      target === "/text" ? text("č") : { ...text(""), body: bytes },
    );
    const written = await fetch(`${server.url}/text`);
    expect([written.headers.get("content-length"), await written.text()]).toEqual(["2", "č"]);
    expect(new Uint8Array(await (await fetch(server.url)).arrayBuffer())).toEqual(bytes);
  });

  it("to HEAD hold the headers only", async () => {
    await using server = await host(async () => text("hello"));
    const answer = await fetch(server.url, { method: "HEAD" });
    expect([answer.status, answer.headers.get("content-length"), await answer.text()]).toEqual([200, "5", ""]);
  });

  it("of 204 hold neither a body nor a length", async () => {
    await using server = await host(async () => ({ status: 204, headers: {}, body: null }));
    const answer = await fetch(server.url, { method: "DELETE" });
    expect([answer.status, answer.headers.get("content-length")]).toEqual([204, null]);
  });

  it("as streams are read no faster than the client takes them", async () => {
    let made = 0;
    const piece = new Uint8Array(65_536);
    const body = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => {
          made += 1;
          if (made > 800) controller.close();
          else controller.enqueue(piece);
        },
      });
    await using server = await host(async () => ({ status: 200, headers: {}, body: body() }));
    const answer = await fetch(server.url);
    const reader = answer.body?.getReader();
    let size = (await reader?.read())?.value?.length ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(made).toBeLessThan(400);
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) size += part.value.length;
    expect(made).toBe(801);
    expect(size).toBe(800 * piece.length);
  });

  it("whose stream fails are cut off, so that nobody takes them for whole", async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(new Uint8Array(10));
        controller.error(new Error("the disk is gone"));
      },
    });
    await using server = await host(async () => ({ status: 200, headers: {}, body }));
    await expect(fetch(server.url).then((answer) => answer.arrayBuffer())).rejects.toThrow();
  });

  it("that nobody takes any more are not made to their end", async () => {
    const cancelled = Promise.withResolvers<void>();
    const { promise: gone, resolve: leave } = Promise.withResolvers<void>();
    await using server = await host(async (_, signal) => {
      signal?.addEventListener("abort", () => leave());
      socket.destroy();
      await gone;
      return { status: 200, headers: {}, body: new ReadableStream({ cancel: () => cancelled.resolve() }) };
    });
    const socket = connect(server.port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n"));
    await cancelled.promise;
  });

  it("whose headers cannot be sent are 500", async () => {
    await using server = await host(async () => ({ status: 200, headers: { "x-note": "a\nb" }, body: "x" }));
    const answer = await fetch(server.url);
    expect([answer.status, await answer.json()]).toEqual([500, { detail: "The server failed; the log tells why." }]);
    expect(server.logged.join()).toContain("ERR_INVALID_CHAR");
  });

  it("are 500 without a reason when the app fails, and the server lives on", async () => {
    let first = true;
    await using server = await host(async () => {
      if (!first) return text("served");
      first = false;
      throw new Error("secret");
    });
    const answer = await fetch(server.url);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("secret");
    expect(server.logged.join()).toContain("secret");
    expect(await (await fetch(server.url)).text()).toBe("served");
  });
});

describe("the end", () => {
  it("waits for requests in progress and takes no new ones", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const server = await host(async () => {
      started.resolve();
      await promise;
      return text("finished");
    });
    const answer = fetch(server.url);
    await started.promise;
    const stopped = server.stop();
    await expect(fetch(server.url)).rejects.toThrow();
    resolve();
    const finished = await answer;
    expect([finished.headers.get("connection"), await finished.text()]).toEqual(["close", "finished"]);
    await stopped;
  });

  it("does not wait for ever: late requests are aborted", async () => {
    let aborted = false;
    const started = Promise.withResolvers<void>();
    const server = await host(
      (_, signal) => {
        started.resolve();
        signal?.addEventListener("abort", () => (aborted = true));
        return new Promise(() => undefined);
      },
      { stopLimit: 50 },
    );
    const answer = fetch(server.url).catch(() => "cut off");
    await started.promise;
    await server.stop();
    expect(await answer).toBe("cut off");
    expect(aborted).toBe(true);
  });

  it("does not wait for connections that idle", async () => {
    const server = await host(async () => text("served"), { stopLimit: 60_000 });
    await (await fetch(server.url)).text();
    await server.stop();
    await expect(fetch(server.url)).rejects.toThrow();
  });
});

describe("the start", () => {
  it("says that the port is taken", async () => {
    await using first = await host(async () => text("served"));
    await expect(host(async () => text("served"), { port: first.port })).rejects.toThrow(
      /another program listens there/,
    );
  });
});
