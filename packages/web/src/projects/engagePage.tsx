/** A project to those who do not know it: why help, how far each language is, and one button. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { client } from "../api/client.ts";
import { editorPage, projectPage } from "../api/addresses.ts";
import { ButtonLink } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Page as Frame } from "../kit/page.tsx";
import { ProgressBar } from "../kit/progressBar.tsx";
import { formatNumber, formatPercent } from "../l10n/format.ts";
import { rich, t } from "../l10n/text.ts";
import type { PageProps } from "../pages.tsx";
import { LanguageName } from "./languageName.tsx";
import { percentOf } from "./model.ts";
import { Page as Nowhere } from "./nowherePage.tsx";
import styles from "./projects.module.css";

export const Page = ({ params }: PageProps) => {
  const [project = "", , wanted] = (params["*"] ?? "").split("/");
  const { data } = useSuspenseQuery({
    queryKey: ["engage", project],
    queryFn: async ({ signal }) => {
      const found = await client.badges.engage({ project }, { signal });
      if (found.ok) return found.value;
      if (found.error.kind === "not-found") return null;
      throw found.error;
    },
  });
  if (data === null) return <Nowhere />;
  const language = data.languages.find(({ code }) => code === wanted);
  return (
    <Frame
      title={t("projects-engage", { project: data.name })}
      heading={rich("projects-engage", { project: <bdi>{data.name}</bdi> })}
      about={t("projects-engage-about", {
        languages: data.languages.length,
        strings: data.total,
        percent: formatPercent(percentOf(data)),
      })}
      actions={
        <>
          {/^https?:/.test(data.web) ? (
            <a href={data.web} className={styles["web"]}>
              {t("projects-engage-web")}
            </a>
          ) : null}
          <ButtonLink
            look="main"
            icon="edit"
            href={language === undefined ? projectPage(project) : editorPage(project, "-", language.code)}
          >
            {t("projects-engage-help")}
          </ButtonLink>
        </>
      }
    >
      {data.instructions === "" ? null : (
        <Card title={t("projects-instructions")}>
          <p className={styles["prose"]} data-own>
            <bdi>{data.instructions}</bdi>
          </p>
        </Card>
      )}
      <Card flush title={t("projects-languages")}>
        <ul className={styles["rows"]}>
          {data.languages.map((each) => (
            <li key={each.code}>
              <Link href={`/projects/${project}/-/${each.code}/`}>
                <LanguageName code={each.code} name={each.name} direction="auto" />
              </Link>
              <div className={styles["far"]}>
                <span>
                  {formatPercent(percentOf(each))} ·{" "}
                  {t("projects-left", { count: each.total - each.translated, number: formatNumber(each.total) })}
                </span>
                <ProgressBar total={each.total} translated={each.translated} />
              </div>
              <ButtonLink small href={editorPage(project, "-", each.code)}>
                {t("projects-translate")}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Card>
    </Frame>
  );
};
