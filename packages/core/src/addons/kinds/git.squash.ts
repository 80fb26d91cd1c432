/** Commits that nobody else has yet become fewer: one, or one for each language, file or author. */
import { Schema } from "effect";
import { Choice, Flag, Text } from "../../fields/index.ts";
import { squash, squashModes } from "../../repository/inside.ts";
import { defineKind } from "../kind.ts";

export const gitSquash = defineKind({
  id: "weblate.git.squash",
  name: "Fewer commits",
  settings: Schema.Struct({
    squash: Choice(squashModes),
    append_trailers: Schema.optionalKey(Flag),
    commit_message: Schema.optionalKey(Text({ blank: true, max: 10_000 })),
  }),
  defaults: { squash: "all", append_trailers: true },
  scope: "repository",
  fits: ({ vcs }) => vcs !== "local",
  afterCommits: (work, { squash: by, append_trailers: trailers = true, commit_message: message = "" }) =>
    squash(work, { squash: by, trailers, message }),
});
