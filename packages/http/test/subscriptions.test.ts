import { databases, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const subscriptions = "/api/users/alice/notifications/";

describe.each(databases)("subscriptions over $name", (database) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(database);
    await site.account("alice");
    await site.account("bob");
  });
  afterAll(() => site.close());

  it("of a new account are nine, instant ones", async () => {
    const { json } = await site.ask("alice", `GET ${subscriptions}`);
    expect(
      json.results.map(({ scope, frequency, notification }: Record<string, unknown>) => [
        scope,
        frequency,
        notification,
      ]),
    ).toEqual([
      [0, 1, "MentionCommentNotificaton"],
      [10, 1, "LastAuthorCommentNotificaton"],
      [10, 1, "MentionCommentNotificaton"],
      [10, 1, "NewAnnouncementNotificaton"],
      [20, 1, "MergeFailureNotification"],
      [20, 1, "ParseErrorNotification"],
      [20, 1, "NewTranslationNotificaton"],
      [20, 1, "NewAlertNotificaton"],
      [20, 1, "NewAnnouncementNotificaton"],
    ]);
  });

  it("are seen by their user and by those who manage users only", async () => {
    const [first] = (await site.ask("alice", `GET ${subscriptions}`)).json.results;
    for (const path of [subscriptions, `${subscriptions}${first.id}/`]) {
      expect((await site.ask("alice", `GET ${path}`)).status).toBe(200);
      expect((await site.ask("admin", `GET ${path}`)).status).toBe(200);
      expect((await site.ask("bob", `GET ${path}`)).status).toBe(403);
      expect((await site.ask("anonymous", `GET ${path}`)).status).toBe(404);
    }
    expect((await site.ask("bob", `GET /api/users/bob/notifications/${first.id}/`)).status).toBe(404);
  });

  it.each(["NewStringNotification", "NewStringNotificaton"])(
    "take the name %s, and keep it in the older spelling",
    async (notification) => {
      const answer = await site.ask("admin", `POST ${subscriptions}`, { notification, scope: 10, frequency: 2 });
      expect(answer.status).toBe(201);
      expect(answer.headers.get("location")).toBeNull();
      expect(answer.json).toEqual({
        notification: "NewStringNotificaton",
        id: expect.any(Number),
        scope: 10,
        frequency: 2,
        project: null,
        component: null,
      });
    },
  );

  it.each([
    ["notification", { notification: "Nonsense" }],
    ["scope", { scope: 11 }],
    ["frequency", { frequency: 5 }],
    ["frequency", { frequency: null }],
  ])("are refused with a wrong %s", async (field, wrong) => {
    const body = { notification: "LockNotification", scope: 0, frequency: 1, ...wrong };
    const answer = await site.ask("admin", `POST ${subscriptions}`, body);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ [field]: [expect.any(String)], detail: expect.any(String) });
  });

  it("change and go", async () => {
    const { id } = (
      await site.ask("admin", `POST ${subscriptions}`, { notification: "LockNotification", scope: 0, frequency: 1 })
    ).json;
    const path = `${subscriptions}${id}/`;
    expect((await site.ask("admin", `PATCH ${path}`, { frequency: 4 })).json).toMatchObject({
      notification: "LockNotification",
      frequency: 4,
    });
    expect((await site.ask("admin", `PUT ${path}`, { frequency: 4 })).status).toBe(400);
    expect(
      (await site.ask("admin", `PUT ${path}`, { notification: "LockNotification", scope: 20, frequency: 0 })).json,
    ).toMatchObject({ scope: 20 });
    expect((await site.ask("alice", `DELETE ${path}`)).status).toBe(403);
    expect((await site.ask("admin", `DELETE ${path}`)).status).toBe(204);
    expect((await site.ask("admin", `GET ${path}`)).status).toBe(404);
    expect((await site.ask("admin", `DELETE ${path}`)).status).toBe(404);
  });
});
