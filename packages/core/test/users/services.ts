/** The rooms of access over a test database, as the tests of users, teams, roles and tokens need them. */
import { Layer } from "effect";
import { Actors } from "../../src/access/index.ts";
import { Subscriptions } from "../../src/subscriptions/index.ts";
import { Teams } from "../../src/teams/index.ts";
import { Tokens } from "../../src/tokens/index.ts";
import { Users } from "../../src/users/index.ts";

export const accessServices = Layer.mergeAll(Users.layer, Tokens.layer).pipe(
  Layer.provideMerge(Subscriptions.layer),
  Layer.provideMerge(Teams.layer),
  Layer.provideMerge(Actors.layer),
);
