/** The operator of the installation, who acts from the command line and in scripts: every right. */
import { UserId } from "../ids/index.ts";
import type { Actor } from "./model.ts";

/** Nobody's account: what it does is recorded as done by the server, which also signs its commits. */
export const systemActor: Actor = {
  id: UserId.make(0),
  username: "system",
  fullName: "System",
  email: null,
  isSuperuser: true,
  isAnonymous: false,
  isBot: false,
  grants: {
    global: new Set(),
    all: [],
    public: [],
    protected: [],
    projects: new Map(),
    components: new Map(),
    blocked: new Set(),
  },
  teams: new Set(),
  administeredTeams: new Set(),
  withheldTeams: [],
  token: null,
};

/** The same in the name of an account: what it does is recorded as the account's, and signed by it. */
export const operatorAs = (account: Actor): Actor => ({ ...account, isSuperuser: true, token: null });

export const isSystem = (actor: Actor): boolean => actor.id === systemActor.id;
