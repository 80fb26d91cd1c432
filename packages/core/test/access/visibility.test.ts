import { databases } from "@dragoman/testing";
import { layer } from "@effect/vitest";
import { Effect, Layer } from "effect";
import { SqlClient } from "effect/sql";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { type Actor, Actors, hashToken, may, maySeeComponent, maySeeProject } from "../../src/access/index.ts";
import type { ScopedPermission } from "../../src/access/index.ts";
import { holdsInComponent, holdsInProject, visibleComponent, visibleProject } from "../../src/access/inside.ts";
import { ComponentId, LanguageId, ProjectId } from "../../src/ids/index.ts";
import { holds, seesComponent, seesProject } from "./law.ts";
import { askedFor, plant, type World, worlds } from "./world.ts";

const secret = "wlu_the-token-of-somebody";
const permissions = askedFor as readonly ScopedPermission[];

const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
const places = (list: readonly unknown[]) => list.map((_, index) => index + 1);

const projectOf = (world: World, id: number) => ({
  id: ProjectId.make(id),
  accessControl: world.projects[id - 1]?.access ?? -1,
});
const componentOf = (world: World, id: number) => {
  const { project, restricted } = world.components[id - 1] ?? { project: 0, restricted: true };
  return { project: projectOf(world, project), component: { id: ComponentId.make(id), restricted } };
};

/** Every answer of the three: the rules said plainly, the pure law, and SQL. */
const compare = Effect.fnUntraced(function* (world: World, actor: Actor) {
  const sql = yield* SqlClient.SqlClient;
  const projects = places(world.projects);
  const components = places(world.components);
  const inProjects = (condition: ReturnType<typeof visibleProject>) =>
    Effect.map(sql<{ id: number }>`select p.id from projects p where ${condition} order by p.id`, ids);
  const inComponents = (condition: ReturnType<typeof visibleProject>) =>
    Effect.map(
      sql<{
        id: number;
      }>`select c.id from components c join projects p on p.id = c.project_id where ${condition} order by c.id`,
      ids,
    );

  const seenProjects = projects.filter((id) => seesProject(world, id));
  expect(projects.filter((id) => maySeeProject(actor, projectOf(world, id)))).toEqual(seenProjects);
  expect(yield* inProjects(visibleProject(sql, actor))).toEqual(seenProjects);

  const seenComponents = components.filter((id) => seesComponent(world, id));
  expect(components.filter((id) => maySeeComponent(actor, componentOf(world, id)))).toEqual(seenComponents);
  expect(yield* inComponents(visibleComponent(sql, actor))).toEqual(seenComponents);

  for (const permission of permissions) {
    const held = projects.filter((project) => holds(world, permission, { project }));
    expect(projects.filter((id) => may(actor, permission, { project: projectOf(world, id) }).allowed)).toEqual(held);
    expect(yield* inProjects(holdsInProject(sql, actor, permission))).toEqual(held);

    const place = (component: number) => ({ project: world.components[component - 1]?.project ?? 0, component });
    const heldInComponents = components.filter((id) => holds(world, permission, place(id)));
    expect(components.filter((id) => may(actor, permission, componentOf(world, id)).allowed)).toEqual(heldInComponents);
    expect(yield* inComponents(holdsInComponent(sql, actor, permission))).toEqual(heldInComponents);

    for (const language of [1, 2, 3])
      expect(
        components.filter(
          (id) => may(actor, permission, { ...componentOf(world, id), languageId: LanguageId.make(language) }).allowed,
        ),
      ).toEqual(components.filter((id) => holds(world, permission, { ...place(id), language })));
  }
});

describe.each(databases)("the law of rights on $name", (database) => {
  // Emptying tables costs the embedded database much.
  const numRuns = database.name === "PostgreSQL" ? 60 : 15;
  const services = Actors.layer.pipe(Layer.provideMerge(database.layer));
  layer(services, { excludeTestServices: true })((it) => {
    it.effect(
      "is the same in words, as pure functions and as SQL, in any world",
      () =>
        Effect.gen(function* () {
          const run = Effect.runPromiseWith(yield* Effect.context<SqlClient.SqlClient | Actors>());
          const check = (world: World) =>
            Effect.gen(function* () {
              const actors = yield* Actors;
              yield* plant(world, hashToken(secret));
              yield* actors.forget;
              yield* compare(world, yield* actors.byToken(secret));
            });
          yield* Effect.promise(() =>
            fc.assert(
              fc.asyncProperty(worlds, (world) => run(check(world))),
              { numRuns },
            ),
          );
        }),
      120_000,
    );
  });
});
