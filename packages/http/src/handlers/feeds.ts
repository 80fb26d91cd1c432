import { Changes, type ChangeScope } from "@dragoman/core/changes";
import { Components } from "@dragoman/core/components";
import { Languages } from "@dragoman/core/languages";
import { Projects } from "@dragoman/core/projects";
import { Translations } from "@dragoman/core/translations";
import { Effect } from "effect";
import { feedItemShape, feedsApi } from "../api/exports.ts";
import { type Call, serve } from "../dispatch.ts";
import { conditional } from "../wire/conditional.ts";
import { type FeedItem, rss } from "../wire/rss.ts";

/** What a feed is about, and where that has its page. */
interface Subject {
  readonly name: string;
  readonly page: string;
  readonly scope: ChangeScope;
}

interface Row {
  readonly id: string;
  readonly action: string;
  readonly timestamp: string;
  readonly author: string | null;
  readonly project_name: string | null;
  readonly component_name: string | null;
  readonly language_name: string | null;
  readonly unit: string | null;
  readonly translation: string | null;
  readonly component: string | null;
  readonly project: string | null;
}

const length = 10;

const toItem = (row: Row): FeedItem => {
  const place = [row.project_name, row.component_name, row.language_name].filter((name) => name !== null).join(" / ");
  return {
    title: row.action,
    id: row.id,
    link: row.unit ?? row.translation ?? row.component ?? row.project ?? row.id,
    description: `${row.action}${place === "" ? "" : ` in ${place}`}${row.author === null ? "" : ` by ${row.author}`}`,
    author: row.author,
    date: new Date(row.timestamp),
  };
};

type Asked = Pick<Call, "actor" | "incoming" | "baseUrl" | "siteTitle" | "view">;

const feed = <E, R>({ actor, incoming, baseUrl, siteTitle, view }: Asked, find: Effect.Effect<Subject, E, R>) =>
  Effect.gen(function* () {
    const { name, page, scope } = yield* find;
    const changes = yield* Changes;
    const rows = JSON.parse(yield* changes.newest(actor, scope, view(feedItemShape), length)) as readonly Row[];
    const items = rows.map(toItem);
    const title = name === "" ? siteTitle : `${name} – ${siteTitle}`;
    const body = rss({
      title: `Recent changes in ${title}`,
      description: `What was done last in ${title}.`,
      link: baseUrl + page,
      self: baseUrl + (incoming.target.split("?")[0] ?? ""),
      items,
    });
    return conditional(
      incoming,
      { tag: "", changed: items[0]?.date },
      { status: 200, headers: { "content-type": "application/rss+xml; charset=utf-8" }, body },
    );
  });

const language = ({ actor }: Pick<Call, "actor">, code: string) =>
  Effect.map(
    Effect.flatMap(Languages, (languages) => languages.find(actor, code)),
    ({ id, name }) => ({ name, page: `/languages/${code}/`, scope: { languageId: id } }),
  );

const component = ({ actor }: Pick<Call, "actor">, project: string, path: string) =>
  Effect.map(
    Effect.flatMap(Components, (components) => components.find(actor, project, path)),
    (found) => ({
      name: `${found.project_name} / ${found.name}`,
      page: `/projects/${project}/${found.path}/`,
      scope: { componentId: found.id },
    }),
  );

const translation = ({ actor }: Pick<Call, "actor">, project: string, path: string, code: string) =>
  Effect.map(
    Effect.flatMap(Translations, (translations) => translations.find(actor, project, path, code)),
    (found) => ({
      name: `${found.component.project_name} / ${found.component.name} / ${found.translation.language_name}`,
      page: `/projects/${project}/${found.component.path}/${code}/`,
      scope: { translationId: found.translation.id },
    }),
  );

export const feeds = [
  serve(feedsApi.site, (call) => feed(call, Effect.succeed({ name: "", page: "/", scope: {} }))),
  serve(feedsApi.language, (call) => feed(call, language(call, call.params.language))),
  serve(feedsApi.languageAnywhere, (call) => feed(call, language(call, call.params.language))),
  serve(feedsApi.languageOfProject, (call) =>
    feed(
      call,
      Effect.gen(function* () {
        const project = yield* (yield* Projects).find(call.actor, call.params.project);
        const { name, scope } = yield* language(call, call.params.language);
        return {
          name: `${project.name} / ${name}`,
          page: `/projects/${project.slug}/-/${call.params.language}/`,
          scope: { ...scope, projectId: project.id },
        };
      }),
    ),
  ),
  serve(feedsApi.project, (call) =>
    feed(
      call,
      Effect.map(
        Effect.flatMap(Projects, (projects) => projects.find(call.actor, call.params.project)),
        ({ id, name, slug }) => ({ name, page: `/projects/${slug}/`, scope: { projectId: id } }),
      ),
    ),
  ),
  serve(feedsApi.component, (call) => feed(call, component(call, call.params.project, call.params.component))),
  serve(feedsApi.translation, (call) => {
    const { project, component: path, language: code } = call.params;
    // With plain slashes, the last part may belong to a component in a category.
    const find = Effect.catchTag(translation(call, project, path, code), "NotFound", () =>
      component(call, project, `${path}/${code}`),
    );
    return feed(call, find);
  }),
];
