/** All settings of a project. */
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { client } from "../api/client.ts";
import { useMay } from "../api/held.ts";
import { Columns } from "../kit/page.tsx";
import { MayNot } from "../kit/mayNot.tsx";
import { t } from "../l10n/text.ts";
import { Anchored } from "./anchored.tsx";
import { Contents } from "./contents.tsx";
import { Danger } from "./danger.tsx";
import { ForgesCard } from "./forgesCard.tsx";
import { HooksCard } from "./hooksCard.tsx";
import { fields } from "./generated/fields.ts";
import { projectGroups } from "./groups.ts";
import { PlaceFrame } from "./placeFrame.tsx";
import { projectQuery } from "../api/places.ts";
import { SettingsForm } from "./settingsForm.tsx";

export const ProjectSettings = ({ project }: { readonly project: string }) => {
  const { data } = useSuspenseQuery(projectQuery(project));
  const may = useMay({ project });
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const mayEdit = may("project.edit");
  const change = async (body: object) => {
    const changed = await client.projects.change({ project, body }).orThrow();
    queries.setQueryData(projectQuery(changed.slug).queryKey, changed);
    await queries.invalidateQueries({ queryKey: ["projects"] });
    return changed;
  };
  return (
    <PlaceFrame words="settings-title" project={data} here="settings">
      <Columns aside={<Contents groups={projectGroups} cards={mayEdit ? ["hooks", "forges"] : []} danger={mayEdit} />}>
        <SettingsForm
          groups={projectGroups}
          schemas={fields.ProjectPatch}
          saved={data}
          mayNot={mayEdit ? undefined : <MayNot needs={["project.edit"]}>{t("settings-may-not")}</MayNot>}
          onSave={change}
        />
        {mayEdit ? (
          <>
            <Anchored id="hooks">
              <HooksCard project={project} taken={data.enable_hooks} />
            </Anchored>
            <Anchored id="forges">
              <ForgesCard project={project} />
            </Anchored>
          </>
        ) : null}
        {mayEdit ? (
          <Danger
            kind="project"
            slug={project}
            goes={<Goes project={project} name={data.name} />}
            onRename={async (slug) => {
              await change({ slug });
              navigate(`/settings/${slug}/`);
            }}
            onRemove={async () => {
              await client.projects.remove({ project }).orThrow();
              await queries.invalidateQueries();
              navigate("/projects/");
            }}
          />
        ) : null}
      </Columns>
    </PlaceFrame>
  );
};

const Goes = ({ project, name }: { readonly project: string; readonly name: string }) => {
  const { data } = useSuspenseQuery({
    queryKey: ["goes", project],
    queryFn: async ({ signal }) => {
      const [components, statistics] = await Promise.all([
        client.projects.components({ project, page_size: 1 }, { signal }).orThrow(),
        client.projects.statistics({ project }, { signal }).orThrow(),
      ]);
      return { components: components.count, strings: statistics.total };
    },
  });
  return <p>{t("settings-remove-project-plan", { name, ...data })}</p>;
};
