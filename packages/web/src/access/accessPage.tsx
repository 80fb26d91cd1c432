/** Who may do what in a project: its teams and their people, who sees it, who is shut out, and its tokens. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { useMay } from "../api/held.ts";
import { MayNot } from "../kit/mayNot.tsx";
import { Columns, Page as Frame, Stack } from "../kit/page.tsx";
import { PlaceTabs } from "../kit/placeTabs.tsx";
import { rich, t } from "../l10n/text.ts";
import type { PageProps } from "../pages.tsx";
import { Blocks } from "./blocks.tsx";
import { Explain } from "./explain.tsx";
import { Invitations } from "./invitations.tsx";
import { Members } from "./members.tsx";
import { ProjectTeams } from "./projectTeams.tsx";
import { ProjectTokens } from "./projectTokens.tsx";
import { projectQuery } from "../api/places.ts";
import { Visibility } from "./visibility.tsx";

export const Page = ({ params }: PageProps) => {
  const project = params["project"] ?? "";
  const { data: place } = useSuspenseQuery(projectQuery(project));
  const may = useMay({ project })("project.permissions");
  const mayExplain = useMay({})("user.edit");
  return (
    <Frame
      title={t("access-title", { name: place.name })}
      heading={rich("access-title", { name: <bdi>{place.name}</bdi> })}
      about={t("access-about")}
      crumbs={[{ label: place.name, href: `/projects/${project}/` }]}
      tabs={<PlaceTabs project={project} here="access" />}
    >
      {may ? (
        <Columns
          aside={
            <>
              <Visibility project={project} />
              {mayExplain ? <Explain place={project} /> : null}
              <Blocks project={project} />
            </>
          }
        >
          <Members project={project} />
          <Invitations project={project} />
          <ProjectTeams project={project} />
          <ProjectTokens project={project} />
        </Columns>
      ) : (
        <Stack>
          <MayNot needs={["project.permissions"]}>{t("access-may-not")}</MayNot>
        </Stack>
      )}
    </Frame>
  );
};
