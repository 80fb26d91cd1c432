/** One language everywhere: how far it is, where to start, and who works on it. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { editorPage } from "../api/addresses.ts";
import { ButtonLink } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { Columns, Page as Frame } from "../kit/page.tsx";
import { ProgressBar } from "../kit/progressBar.tsx";
import { Table } from "../kit/table.tsx";
import { formatNumber, formatPercent } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import type { PageProps } from "../pages.tsx";
import { LanguageName } from "./languageName.tsx";
import { languageWorkQuery } from "./queries.ts";
import styles from "./projects.module.css";

export const Page = ({ params }: PageProps) => {
  const { data } = useSuspenseQuery(languageWorkQuery(params["code"] ?? ""));
  const { language, work, people } = data;
  const { code, name, direction } = language;
  return (
    <Frame
      title={name}
      heading={<LanguageName code={code} name={name} direction={direction} />}
      crumbs={[{ label: t("projects-languages"), href: "/languages/" }]}
    >
      <Columns
        aside={
          <Card flush title={t("projects-people")}>
            {people.length === 0 ? (
              <Empty icon="people" title={t("projects-no-people")} />
            ) : (
              <Lines>
                {people.map(({ username, full_name }) => (
                  <li key={username}>
                    <Link href={`/user/${encodeURIComponent(username)}/`}>
                      <bdi>{full_name === "" ? username : full_name}</bdi>
                    </Link>
                  </li>
                ))}
              </Lines>
            )}
          </Card>
        }
      >
        <Card flush title={t("projects-where-to-start")}>
          {work.length === 0 ? (
            <Empty icon="globe" title={t("projects-language-nowhere")} />
          ) : (
            <Table
              label={t("projects-where-to-start")}
              keyOf={({ project }) => project.slug}
              rows={work}
              columns={[
                {
                  id: "project",
                  label: t("projects-project"),
                  cell: ({ project }) => (
                    <Link href={`/projects/${project.slug}/-/${code}/`}>
                      <bdi>{project.name}</bdi>
                    </Link>
                  ),
                },
                {
                  id: "done",
                  label: t("projects-share"),
                  cell: ({ total, translated, translated_percent, fuzzy }) => (
                    <div className={styles["share"]}>
                      {formatPercent(translated_percent)}
                      <ProgressBar total={total} translated={translated} fuzzy={fuzzy} />
                    </div>
                  ),
                },
                {
                  id: "left",
                  label: t("projects-left-to-do"),
                  numeric: true,
                  cell: ({ total, translated }) => formatNumber(total - translated),
                },
                {
                  id: "start",
                  label: t("projects-translate"),
                  cell: ({ project }) => (
                    <ButtonLink small href={editorPage(project.slug, "-", code, "state:<translated")}>
                      {t("projects-translate")}
                    </ButtonLink>
                  ),
                },
              ]}
            />
          )}
        </Card>
      </Columns>
    </Frame>
  );
};
