/** Ssh: the key of the site, the hosts that are trusted, and the keys of projects. */
import type { Shape } from "@dragoman/core/database";
import { HostConfirmation, type HostColumn, HostQuestion } from "@dragoman/core/ssh";
import { del, get, post } from "../wire/endpoint.ts";

export const hostShape: Shape<HostColumn> = {
  host: "host",
  type: "type",
  fingerprint: "fingerprint",
  key: "key",
  shipped: "shipped",
  confirmed_by: "confirmedBy",
  created: "created",
};

const signedIn = { signedIn: true } as const;

export const sshApi = {
  key: get("/api/ssh/key/", { title: "The ssh key of the site", ...signedIn }),
  replaceKey: post("/api/ssh/key/", { title: "Give the site another ssh key" }),
  hosts: get("/api/ssh/hosts/", { title: "Hosts that ssh trusts", ...signedIn }),
  confirm: post("/api/ssh/hosts/", { title: "Trust the keys of a host", payload: HostConfirmation }),
  scan: post("/api/ssh/hosts/scan/", { title: "Ask a host for its keys", payload: HostQuestion }),
  forget: del("/api/ssh/hosts/:host/", { title: "Trust a host no more" }),
  projectKey: get("/api/projects/:project/ssh-key/", { title: "The ssh key of a project", ...signedIn }),
  makeProjectKey: post("/api/projects/:project/ssh-key/", { title: "Give a project an ssh key of its own" }),
  removeProjectKey: del("/api/projects/:project/ssh-key/", { title: "Let a project use the ssh key of the site" }),
};
