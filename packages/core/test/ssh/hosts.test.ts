import { databases } from "@dragoman/testing/database";
import { layer } from "@effect/vitest";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { describe, expect, it } from "vitest";
import { fingerprintOf } from "../../src/ssh/index.ts";
import { readHost } from "../../src/ssh/model.ts";

/** As their owners publish them. */
const documented = [
  // https://support.atlassian.com/bitbucket-cloud/docs/configure-ssh-and-two-step-verification/
  "bitbucket.org ecdsa-sha2-nistp256 SHA256:FC73VB6C4OQLSCrjEayhMp9UMxS97caD/Yyi2bhW/J0",
  "bitbucket.org ssh-ed25519 SHA256:ybgmFkzwOSotHTHLJgHO0QN8L0xErw6vd0VhFA9m3SM",
  "bitbucket.org ssh-rsa SHA256:46OSHA1Rmj8E8ERTC6xkNcmGOw9oFxYr0WF6zWW8l1E",
  // https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/githubs-ssh-key-fingerprints
  "github.com ecdsa-sha2-nistp256 SHA256:p2QAMXNIC1TJYWeIOttrVc98/R1BUFWu3/LiyKgUfQM",
  "github.com ssh-ed25519 SHA256:+DiY3wvvV6TuJJhbpZisF/zLDA0zPMSvHdkr4UvCOqU",
  "github.com ssh-rsa SHA256:uNiVztksCsDhcc0u9e8BujQXVUpKZIDTMczCvj3tD2s",
  // https://docs.gitlab.com/user/gitlab_com/#ssh-host-keys-fingerprints
  "gitlab.com ecdsa-sha2-nistp256 SHA256:HbW3g8zUjNSksFbqTiUWPWg2Bq1x8xdGUrliXFzSnUw",
  "gitlab.com ssh-ed25519 SHA256:eUXGGm1YGsMAS7vkcx6JOJdOGHPem5gQp4taiCfCLB8",
  "gitlab.com ssh-rsa SHA256:ROQFvPThGrW4RuWLoL9tq9I9zJ42fK4XywyRtbOz/EQ",
];

describe.each(databases)("known hosts on $name", (database) => {
  layer(database.layer, { excludeTestServices: true })((it) => {
    it.effect("begin with the keys that the three large services document", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const rows = yield* sql<{ host: string; type: string; key: string }>`select host, type, key from ssh_hosts`;
        expect(rows.map(({ host, type, key }) => `${host} ${type} ${fingerprintOf(key)}`).sort()).toEqual(documented);
      }),
    );
  });
});

describe("a host that is named", () => {
  it.each([
    ["git.example.org", { host: "git.example.org", port: 22 }],
    ["git.example.org:2222", { host: "git.example.org", port: 2222 }],
    ["[git.example.org]:2222", { host: "git.example.org", port: 2222 }],
    ["127.0.0.1:22", { host: "127.0.0.1", port: 22 }],
    ["[2001:db8::1]:2222", { host: "2001:db8::1", port: 2222 }],
    ["2001:db8::1", { host: "2001:db8::1", port: 22 }],
    ["-oProxyCommand=x", undefined],
    ["host name", undefined],
    ["host:0", undefined],
    ["host:65536", undefined],
    ["host\nother", undefined],
    ["user@host", undefined],
    ["*", undefined],
    ["", undefined],
  ])("is read from %j", (text, place) => {
    expect(readHost(text)).toEqual(place);
  });
});
