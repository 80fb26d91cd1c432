/** Who asks, and under which address: the forwarded headers count only from trusted proxies. */
import { describe, expect, it } from "vitest";
import { host, raw, text } from "./host.ts";

const ask = async (headers: readonly string[], trustedProxies: readonly string[] = []) => {
  await using server = await host(async ({ origin, address }) => text(`<${origin} ${address}>`), { trustedProxies });
  const lines = ["GET / HTTP/1.1", ...headers, "Connection: close", "", ""];
  const answer = await raw(server.port, lines.join("\r\n"));
  return /<(.*)>/.exec(answer)?.[1]?.replace(`:${server.port}`, "") ?? answer.slice(0, 12);
};

const forwarded = [
  "Host: inside:8080",
  "X-Forwarded-Host: translate.example.org",
  "X-Forwarded-Proto: https",
  "X-Forwarded-For: 198.51.100.7",
];

describe("the client", () => {
  it("is the other end of the connection, and the origin is what it calls this server", async () => {
    expect(await ask(["Host: translate.example.org"])).toBe("http://translate.example.org 127.0.0.1");
  });

  it("may name a port or an IPv6 address", async () => {
    expect(await ask(["Host: [::1]:9000"])).toBe("http://[::1]:9000 127.0.0.1");
  });

  it.each(["1.2.3.4.5", "256.256.256.256"])("may not call this server %s, which no address is", async (name) => {
    expect(await ask([`Host: ${name}`])).toBe("HTTP/1.1 400");
  });

  it("is not believed when it says that it speaks for another", async () => {
    expect(await ask(forwarded)).toBe("http://inside:8080 127.0.0.1");
  });

  it("is taken from the headers of a trusted proxy", async () => {
    expect(await ask(forwarded, ["127.0.0.0/8"])).toBe("https://translate.example.org 198.51.100.7");
  });

  it("is the first address before the trusted proxies, whatever it adds in front", async () => {
    const headers = ["Host: a", "X-Forwarded-For: 203.0.113.9, 198.51.100.7, 10.1.2.3"];
    expect(await ask(headers, ["127.0.0.1", "10.0.0.0/8"])).toBe("http://a 198.51.100.7");
  });

  it("is refused when a proxy forwards a host that cannot be one", async () => {
    expect(await ask(["Host: a", "X-Forwarded-Host: a b"], ["127.0.0.1"])).toBe("HTTP/1.1 400");
  });
});
