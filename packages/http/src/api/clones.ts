/** Repositories of components for git itself: paths beside the API, as gitprotocol-http(5) has them. */
import { Schema } from "effect";
import { bytes } from "../wire/answer.ts";
import { get, noun, post } from "../wire/endpoint.ts";
import { text } from "../wire/json.ts";
import { need } from "../wire/need.ts";
import { optional } from "../wire/query.ts";
import { AnyText } from "./parameters.ts";

const byGit = { ownFormat: true, forGit: true, quota: "exports", needs: [need("vcs.access")] } as const;

export const clonesApi = noun("clones", {
  advertisement: get("/git/:project/:component/info/refs/", {
    title: "Where a component's branch stands, for git",
    ...byGit,
    query: Schema.Struct({
      service: optional(
        AnyText,
        "What git wants: `git-upload-pack`; all else is told to be refused.",
        "git-upload-pack",
      ),
    }),
    answers: bytes("application/x-git-upload-pack-advertisement", "application/x-git-receive-pack-advertisement"),
    fails: ["CloneUnavailable", "Unauthenticated"],
  }),
  fetch: post("/git/:project/:component/git-upload-pack/", {
    title: "What git has not fetched yet",
    ...byGit,
    unread: { "application/x-git-upload-pack-request": { ...text, contentMediaType: "application/octet-stream" } },
    example: "0032want 41e5ba7ed2c09eb4c6b2f6ab6dd4d9c3f5c4a1a1\n00000009done\n",
    answers: bytes("application/x-git-upload-pack-result"),
    fails: ["CloneUnavailable", "Refused", "TooManyClones", "Unauthenticated"],
  }),
});
