/** All settings of a component. */
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import type { Component } from "@dragoman/client";
import { useLocation } from "wouter";
import { client } from "../api/client.ts";
import { useMay } from "../api/held.ts";
import { Columns } from "../kit/page.tsx";
import { MayNot } from "../kit/mayNot.tsx";
import { t } from "../l10n/text.ts";
import { Contents } from "./contents.tsx";
import { Danger } from "./danger.tsx";
import { fields } from "./generated/fields.ts";
import { componentGroups } from "./groups.ts";
import type { Values } from "./model.ts";
import { PlaceFrame } from "./placeFrame.tsx";
import { componentQuery } from "../api/places.ts";
import { categoriesQuery, checksQuery } from "./queries.ts";
import type { Choice } from "./schemaField.tsx";
import { SettingsForm } from "./settingsForm.tsx";

interface ComponentSettingsProps {
  readonly project: string;
  readonly component: string;
}

/** As they are sent: a language by its code. */
const savedOf = (component: Component): Values => ({ ...component, source_language: component.source_language.code });

export const ComponentSettings = ({ project, component }: ComponentSettingsProps) => {
  const { data } = useSuspenseQuery(componentQuery({ project, component }));
  const may = useMay({ project, component });
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const mayEdit = may("component.edit");
  const change = async (body: object) => {
    const changed = await client.components.change({ project, component, body }).orThrow();
    await queries.invalidateQueries({ queryKey: ["component"] });
    return changed;
  };
  const after = (path: string, slug: string) => [...path.split("/").slice(0, -1), slug].join("/");
  return (
    <PlaceFrame
      words="settings-title"
      project={data.project}
      component={{ path: component, name: data.name }}
      here="settings"
    >
      <Columns aside={<Contents groups={componentGroups} danger={mayEdit} />}>
        <SettingsForm
          groups={componentGroups}
          schemas={fields.ComponentPatch}
          saved={savedOf(data)}
          choices={useChoices(project)}
          mayNot={mayEdit ? undefined : <MayNot needs={["component.edit"]}>{t("settings-may-not")}</MayNot>}
          onSave={async (changes) => {
            const changed = await change(changes);
            // In another category it has another address.
            if ("category" in changes) navigate(`/settings/${pathIn(changed.web_url)}`);
          }}
        />
        {mayEdit ? (
          <Danger
            kind="component"
            slug={data.slug}
            goes={<Goes project={project} component={component} name={data.name} />}
            onRename={async (slug) => {
              await change({ slug });
              navigate(`/settings/${project}/${after(component, slug)}/`);
            }}
            onRemove={async () => {
              await client.components.remove({ project, component }).orThrow();
              await queries.invalidateQueries();
              navigate(`/projects/${project}/`);
            }}
          />
        ) : null}
      </Columns>
    </PlaceFrame>
  );
};

const pathIn = (webUrl: string) => new URL(webUrl).pathname.replace(/^.*?\/projects\//, "");

const useChoices = (project: string): Readonly<Record<string, readonly Choice[]>> => {
  const { data: categories } = useSuspenseQuery(categoriesQuery(project));
  const { data: checks } = useSuspenseQuery(checksQuery);
  return {
    category: [
      { value: "", label: t("settings-value-category-none") },
      ...categories.results.map(({ url, name }) => ({ value: url, label: name })),
    ],
    enforced_checks: checks.map(({ id, name }) => ({ value: id, label: name })),
  };
};

interface GoesProps extends ComponentSettingsProps {
  readonly name: string;
}

const Goes = ({ project, component, name }: GoesProps) => {
  const { data } = useSuspenseQuery({
    queryKey: ["goes", project, component],
    queryFn: ({ signal }) =>
      client.components.statistics({ project, component, page_size: 1000 }, { signal }).orThrow(),
  });
  const strings = data.results.reduce((sum, { total }) => sum + total, 0);
  return <p>{t("settings-remove-component-plan", { name, strings, languages: data.count })}</p>;
};
