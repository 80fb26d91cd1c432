/** All projects that one may see. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "../api/held.ts";
import { projectsQuery } from "../api/projects.ts";
import { ButtonLink } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { TextField } from "../kit/field.tsx";
import { Page as Frame } from "../kit/page.tsx";
import { t } from "../l10n/text.ts";
import { ProjectLines } from "./projectLines.tsx";

export const Page = () => {
  const { data } = useSuspenseQuery(projectsQuery);
  const may = useMay({});
  const [part, setPart] = useState("");
  const found = data.results.filter(({ name }) => name.toLowerCase().includes(part.trim().toLowerCase()));
  const add = may("project.add") ? (
    <ButtonLink icon="add" href="/new/project">
      {t("projects-add")}
    </ButtonLink>
  ) : undefined;
  return (
    <Frame title={t("projects-title")} actions={add}>
      {data.count === 0 ? (
        <Card>
          <Empty icon="book" title={t("projects-none")} action={add}>
            {t("projects-none-about")}
          </Empty>
        </Card>
      ) : (
        <>
          {data.count > 8 ? (
            <TextField
              label={t("projects-find")}
              type="search"
              value={part}
              onChange={(event) => setPart(event.target.value)}
            />
          ) : null}
          <Card flush>
            <ProjectLines projects={found} />
          </Card>
        </>
      )}
    </Frame>
  );
};
