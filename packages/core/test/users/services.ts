/** The rooms of access over a test database, as the tests of users, teams, roles and tokens need them. */
import { Layer } from "effect";
import { Actors } from "../../src/access/index.ts";
import { Changes } from "../../src/changes/index.ts";
import { Reactions } from "../../src/changes/inside.ts";
import { Roles } from "../../src/roles/index.ts";
import { Subscriptions } from "../../src/subscriptions/index.ts";
import { Memberships, Teams } from "../../src/teams/index.ts";
import { Tokens } from "../../src/tokens/index.ts";
import { Users } from "../../src/users/index.ts";

export const accessServices = Layer.mergeAll(Users.layer, Tokens.layer, Roles.layer).pipe(
  Layer.provideMerge(Subscriptions.layer),
  Layer.provideMerge(Memberships.layer),
  Layer.provideMerge(Teams.layer),
  Layer.provideMerge(Layer.mergeAll(Actors.layer, Changes.layer)),
  Layer.provideMerge(Reactions.layer),
);
