/** Ssh: the key of the site, the hosts that are trusted, and the keys of projects. */
import type { Shape } from "@dragoman/core/database";
import { HostConfirmation, type HostColumn, hostColumns, HostQuestion } from "@dragoman/core/ssh";
import { gone, made, ok, pages } from "../wire/answer.ts";
import { del, get, noun, post } from "../wire/endpoint.ts";
import { flag, instant, list, named, record, shaped, text } from "../wire/json.ts";
import { need } from "../wire/need.ts";
import { body } from "../wire/payload.ts";

export const hostShape: Shape<HostColumn> = {
  host: "host",
  type: "type",
  fingerprint: "fingerprint",
  key: "key",
  shipped: "shipped",
  confirmed_by: "confirmedBy",
  created: "created",
};

const Host = shaped("Host", hostColumns, hostShape);
const key = { type: text, public_key: text, fingerprint: text, created: instant };
const SiteKey = named("SiteKey", record(key));
const ProjectKey = named("ProjectKey", record({ ...key, own: flag }));
const SeenHost = named("SeenHost", record({ host: text, keys: list(record({ type: text, fingerprint: text })) }));

const ofSite = { needs: [need("management.use")] };
const ofProject = { needs: [need("project.edit")] };
const reading = ({ needs }: typeof ofSite) => ({ needs: [need("signed in"), ...needs] });

export const sshApi = noun("ssh", {
  key: get("/api/ssh/key/", {
    title: "The ssh key of the site",
    answers: ok(SiteKey),
    ...reading(ofSite),
    fails: ["Refused"],
  }),
  replaceKey: post("/api/ssh/key/", {
    title: "Give the site another ssh key",
    answers: made(SiteKey),
    ...ofSite,
    fails: ["Refused"],
  }),
  hosts: get("/api/ssh/hosts/", { title: "Hosts that ssh trusts", ...pages(Host), ...reading(ofSite) }),
  confirm: post("/api/ssh/hosts/", {
    title: "Trust the keys of a host",
    payload: body("HostConfirmation", HostConfirmation),
    example: { host: "example.org", fingerprints: ["SHA256:+DiY3wvvV6TuJJhbpZisF/zLDA0zPMSvHdkr4UvCOqU"] },
    answers: made(list(Host)),
    ...ofSite,
    fails: ["Refused"],
  }),
  scan: post("/api/ssh/hosts/scan/", {
    title: "Ask a host for its keys",
    payload: body("HostQuestion", HostQuestion),
    example: { host: "example.org" },
    answers: ok(SeenHost),
    ...ofSite,
    fails: ["Refused"],
  }),
  forget: del("/api/ssh/hosts/:host/", { title: "Trust a host no more", answers: gone, ...ofSite }),
  projectKey: get("/api/projects/:project/ssh-key/", {
    title: "The ssh key of a project",
    answers: ok(ProjectKey),
    ...reading(ofProject),
    fails: ["Refused"],
  }),
  makeProjectKey: post("/api/projects/:project/ssh-key/", {
    title: "Give a project an ssh key of its own",
    answers: made(ProjectKey),
    ...ofProject,
    fails: ["Refused"],
  }),
  removeProjectKey: del("/api/projects/:project/ssh-key/", {
    title: "Let a project use the ssh key of the site",
    answers: gone,
    ...ofProject,
  }),
});
