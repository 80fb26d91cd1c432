/** Nobody is forgotten where several commits become one, whoever their messages name. */
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { coAuthorLines, commit, commitInfo, ensure, squash } from "../../src/git/inside.ts";
import { squashedMessage } from "../../src/repository/squashing.ts";
import { author, committer, newRepository, run, Upstream, writing } from "./fixture.ts";

const eva = { name: "Eva", email: "eva@example.org" };
const adam = { name: "Adam", email: "noreply@dragoman.invalid" };
const by = (person: { readonly name: string; readonly email: string }, ...trailers: string[]) => ({
  author: { ...person, date: author.date },
  message: ["Translated", ...(trailers.length === 0 ? [] : [trailers.join("\n")])].join("\n\n"),
});

describe("co-authors of joined commits", () => {
  it("are their authors and those whom they name, once each and in their order", () => {
    const lines = coAuthorLines(
      [
        by(eva, "Co-authored-by: Adam <noreply@dragoman.invalid>"),
        by(author),
        by(adam, "co-authored-by: Eva <EVA@example.org>"),
      ],
      [],
    );
    expect(lines).toEqual([
      "Co-authored-by: Eva <eva@example.org>",
      "Co-authored-by: Adam <noreply@dragoman.invalid>",
      "Co-authored-by: Jana Nováková <jana@example.org>",
    ]);
  });

  it("are not those whom the new commit names anyway", () => {
    const commits = [by(eva, "Co-authored-by: Dragoman <noreply@dragoman.invalid>"), by(adam)];
    expect(coAuthorLines(commits, [eva, { name: "Dragoman", email: "noreply@dragoman.invalid" }])).toEqual([
      "Co-authored-by: Adam <noreply@dragoman.invalid>",
    ]);
  });

  it("are not read of what a message says in its text", () => {
    const message = "Translated\n\nCo-authored-by: Nobody <nobody@example.org>\n\nAnd more of it.";
    expect(coAuthorLines([{ author: eva, message }], [eva])).toEqual([]);
  });

  it("stand in squashed messages beside other trailers, without the server", () => {
    const commits = [
      by(eva, "Signed-off-by: Eva <eva@example.org>", "Co-authored-by: Adam <noreply@dragoman.invalid>"),
      by({ name: "Dragoman", email: "noreply@dragoman.invalid" }),
    ];
    expect(squashedMessage(commits, eva, { trailers: true, message: "All" })).toBe(
      "All\n\nSigned-off-by: Eva <eva@example.org>\nCo-authored-by: Adam <noreply@dragoman.invalid>",
    );
  });

  it("go with the one commit of a change, which keeps those that were joined before", async () => {
    const upstream = new Upstream();
    const repository = newRepository();
    const message = await run(
      Effect.gen(function* () {
        yield* ensure(repository, upstream.remote);
        const joined = "Two in one\n\nCo-authored-by: Eva <eva@example.org>";
        yield* commit(repository, writing({ "po/de.po": "eins\n" }, joined));
        yield* commit(repository, { ...writing({ "po/cs.po": "jedna\n" }, "Compiled"), author: committer });
        const revision = yield* squash(repository, {
          committer,
          message: (lines) => ["One", lines.join("\n")].join("\n\n"),
        });
        return (yield* commitInfo(repository, revision ?? "")).message;
      }),
    );
    expect(message).toBe(
      "One\n\nCo-authored-by: Jana Nováková <jana@example.org>\nCo-authored-by: Eva <eva@example.org>",
    );
  });
});
