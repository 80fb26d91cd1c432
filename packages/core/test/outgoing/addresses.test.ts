/** Where connections may go: outside, and to what is named as an exception. */
import { Effect, Exit } from "effect";
import { describe, expect, it } from "vitest";
import { isOutside, parseAddress } from "../../src/outgoing/addresses.ts";
import { isException, type OutgoingSettings } from "../../src/outgoing/index.ts";
import { Outgoing } from "../../src/outgoing/inside.ts";

/** Answers the addresses that may be connected to, or the text of the refusal. */
const permit = (host: string, port = 443, settings: Partial<OutgoingSettings> = {}) =>
  Effect.runPromise(
    Effect.flatMap(Outgoing, (outgoing) => outgoing.permit(host, port)).pipe(
      Effect.map(({ addresses }) => addresses),
      Effect.catch(({ message }) => Effect.succeed(message)),
      Effect.provide(Outgoing.layer(settings)),
    ),
  );
const leadsTo = (...addresses: string[]) => ({ resolve: async () => addresses });
const refusal = (host: string) =>
  `The host ${host} cannot be used: its name is not known, or it leads to an address inside a network.`;

describe("an address", () => {
  it.each([
    ["private", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
    ["of the loopback", "127.0.0.1", "127.255.255.254", "::1"],
    ["of this network", "0.0.0.0", "0.1.2.3", "::"],
    ["local to a link", "169.254.169.254", "fe80::1", "febf::1"],
    ["shared by a carrier", "100.64.0.1", "100.127.255.255"],
    ["local to a site", "fc00::1", "fd12:3456::1", "fec0::1"],
    ["for many", "224.0.0.1", "239.255.255.255", "255.255.255.255", "ff02::1"],
    ["for documents and measurements", "192.0.2.1", "198.51.100.1", "203.0.113.1", "198.18.0.1", "2001:db8::1"],
    ["for later, or of protocols", "240.0.0.1", "192.0.0.8", "100::1", "2001:2::1", "3fff::1", "5f00::1", "4000::1"],
    ["of IPv4 in IPv6", "::ffff:127.0.0.1", "::ffff:a00:1", "64:ff9b::7f00:1", "64:ff9b::10.0.0.1", "::127.0.0.1"],
    ["in a tunnel", "2002:7f00:1::1", "2001:0:53aa:64c::1", "64:ff9b:1::808:808", "::ffff:0:7f00:1"],
  ])("%s lies inside", (_, ...addresses) => {
    expect(addresses.filter((text) => isOutside(parseAddress(text) ?? expect.fail(text)))).toEqual([]);
  });

  it("of the internet lies outside", () => {
    const addresses = ["93.184.215.14", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "64:ff9b::8.8.8.8"];
    expect(addresses.filter((text) => !isOutside(parseAddress(text) ?? expect.fail(text)))).toEqual([]);
  });
});

describe("a host", () => {
  it.each([
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f.1",
    "0x7f000001",
    "0177.0.0.1",
    "0",
    "localhost",
    "LOCALHOST",
    "localhost.",
    "[::1]",
    "::1",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "0:0:0:0:0:0:0:1",
    "169.254.169.254",
    "",
  ])('written as "%s" is refused, as the system reads it', async (host) => {
    expect(await permit(host)).toMatch(/^The host .* cannot be used: its name is not known, or it leads to/);
  });

  it("is refused by one text, whether its name is unknown or leads inside", async () => {
    const unknown = await permit("inside.example", 443, { resolve: () => Promise.reject(new Error("ENOTFOUND")) });
    expect(unknown).toBe(refusal("inside.example"));
    expect(await permit("inside.example", 443, leadsTo("10.0.0.1"))).toBe(unknown);
    expect(await permit("inside.example", 1, leadsTo("10.0.0.1"))).toBe(unknown);
    expect(await permit("inside.example", 443, leadsTo())).toBe(unknown);
  });

  it("is refused when one of its addresses lies inside", async () => {
    expect(await permit("mixed.example", 443, leadsTo("93.184.215.14", "127.0.0.1"))).toBe(refusal("mixed.example"));
  });

  it("outside is handed out with all of its addresses", async () => {
    const addresses = ["93.184.215.14", "2606:4700::1111"];
    expect(await permit("outside.example", 443, leadsTo(...addresses))).toEqual(addresses);
  });

  it("has a port that there can be", async () => {
    for (const port of [0, 65_536, 99_999, Number.NaN])
      expect(await permit("outside.example", port, leadsTo("93.184.215.14"))).toBe(refusal("outside.example"));
  });

  it("is looked up anew each time", async () => {
    const answers = [["93.184.215.14"], ["127.0.0.1"]];
    const settings = { resolve: async () => answers.shift() ?? [] };
    const asked = Effect.gen(function* () {
      const { permit: ask } = yield* Outgoing;
      return [yield* Effect.exit(ask("moving.example", 443)), yield* Effect.exit(ask("moving.example", 443))];
    });
    const exits = await Effect.runPromise(Effect.provide(asked, Outgoing.layer(settings)));
    expect(exits.map(Exit.isSuccess)).toEqual([true, false]);
  });
});

describe("an exception", () => {
  const may = async (allowHosts: string[], host: string, port: number, ...addresses: string[]) =>
    typeof (await permit(host, port, { allowHosts, ...leadsTo(...addresses) })) !== "string";

  it("by name counts for that name, wherever it leads", async () => {
    expect(await may(["git.lan"], "git.lan", 443, "10.0.0.1", "fd00::1")).toBe(true);
    expect(await may(["Git.LAN."], "git.lan.", 443, "10.0.0.1")).toBe(true);
    expect(await may(["git.lan"], "other.lan", 443, "10.0.0.1")).toBe(false);
    expect(await may(["git.lan"], "sub.git.lan", 443, "10.0.0.1")).toBe(false);
  });

  it("by address or range counts for every name that leads there, in either writing", async () => {
    expect(await may(["10.0.0.0/8"], "git.lan", 443, "10.200.0.1")).toBe(true);
    expect(await may(["10.0.0.0/8"], "git.lan", 443, "::ffff:10.200.0.1")).toBe(true);
    expect(await may(["10.0.0.0/8"], "git.lan", 443, "10.200.0.1", "192.168.0.1")).toBe(false);
    expect(await may(["fd00::/8"], "git.lan", 443, "fd00::1")).toBe(true);
    expect(await may(["::1"], "git.lan", 443, "::1")).toBe(true);
    expect(await may(["127.0.0.1"], "git.lan", 443, "127.0.0.2")).toBe(false);
  });

  it("with a port counts for that port only", async () => {
    for (const exception of ["git.lan:3000", "10.0.0.1:3000", "10.0.0.0/8:3000"]) {
      expect(await may([exception], "git.lan", 3000, "10.0.0.1")).toBe(true);
      expect(await may([exception], "git.lan", 22, "10.0.0.1")).toBe(false);
    }
    expect(await may(["[fd00::/8]:3000"], "git.lan", 3000, "fd00::1")).toBe(true);
    expect(await may(["[fd00::/8]:3000"], "git.lan", 22, "fd00::1")).toBe(false);
  });

  it.each([
    "",
    "*",
    "https://git.lan",
    "git.lan:0",
    "git.lan:65536",
    "git.lan/8",
    "10.0.0.0/33",
    "10.1",
    "2130706433",
    "0x7f.1",
    "a b",
    "user@git.lan",
    "[git.lan]",
    "::1:::",
  ])('written as "%s" is none', (text) => {
    expect(isException(text)).toBe(false);
  });
});
