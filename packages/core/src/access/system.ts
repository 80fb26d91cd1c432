/** The operator of the installation, who acts from the command line: no account, every right. */
import type { Actor } from "./model.ts";

export const systemActor: Actor = {
  id: 0,
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
  token: null,
};
