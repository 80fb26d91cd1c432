/** What waits for me in my languages, then the projects that I watch; for guests what there is. */
import type { Work } from "@dragoman/client";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { projectsQuery } from "../api/projects.ts";
import { useSession } from "../api/session.ts";
import { editorPage } from "../api/addresses.ts";
import { ButtonLink } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { Columns, Page as Frame } from "../kit/page.tsx";
import { ProgressBar } from "../kit/progressBar.tsx";
import { State } from "../kit/state.tsx";
import { Time } from "../kit/time.tsx";
import { formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { AskLanguages } from "./askLanguages.tsx";
import { LanguageName } from "./languageName.tsx";
import { ProjectLines } from "./projectLines.tsx";
import { recentQuery, workQuery } from "./queries.ts";
import styles from "./projects.module.css";
import { watchedQuery } from "./watchButton.tsx";

export const Page = () => {
  const { user, site } = useSession();
  return user === null ? (
    <Frame
      title={t("projects-welcome", { site: site.title })}
      heading={<bdi>{site.title}</bdi>}
      about={t("projects-welcome-about")}
    >
      <Projects />
    </Frame>
  ) : (
    <Own username={user.username} languages={user.profile.languages} />
  );
};

const Own = ({ username, languages }: { readonly username: string; readonly languages: readonly string[] }) => {
  const { data: work } = useSuspenseQuery(workQuery(username, languages));
  const { data: recent } = useSuspenseQuery(recentQuery(username));
  return (
    <Frame title={t("projects-home")}>
      <Columns
        aside={
          <>
            <Watched username={username} />
            <Card flush title={t("projects-recent")}>
              {recent.results.length === 0 ? <Empty icon="clock" title={t("projects-recent-none")} /> : null}
              <Lines>
                {recent.results.slice(0, 6).map((place) => (
                  <li key={place.url}>
                    <Link href={editorPage(place.project.slug, place.component.path, place.language.code)}>
                      <bdi>{place.component.name}</bdi>
                    </Link>
                    <div className={styles["facts"]}>
                      <LanguageName {...place.language} /> · <Time at={place.timestamp} />
                    </div>
                  </li>
                ))}
              </Lines>
            </Card>
          </>
        }
      >
        {languages.length === 0 ? <AskLanguages username={username} /> : null}
        <Card flush title={t("projects-waits")}>
          {work.results.length === 0 ? (
            <Empty
              icon="translated"
              title={t("projects-waits-none")}
              action={
                <ButtonLink small href="/projects/">
                  {t("projects-title")}
                </ButtonLink>
              }
            >
              {t("projects-waits-none-about")}
            </Empty>
          ) : (
            <ul className={styles["rows"]}>
              {work.results.map((each, index) => (
                <Waiting key={`${each.project.slug} ${each.language.code}`} work={each} first={index === 0} />
              ))}
            </ul>
          )}
        </Card>
      </Columns>
    </Frame>
  );
};

/** The first one is where to go on. */
const Waiting = ({ work, first }: { readonly work: Work; readonly first: boolean }) => {
  const left = work.untranslated + work.fuzzy;
  return (
    <li>
      <div>
        <Link href={`/projects/${work.project.slug}/-/${work.language.code}/`}>
          <bdi>{work.project.name}</bdi>
        </Link>
        <div className={styles["facts"]}>
          <LanguageName {...work.language} />
        </div>
      </div>
      <div className={styles["far"]}>
        <span>
          {t("projects-left", { count: left, number: formatNumber(work.total) })}
          {work.failing === 0 ? null : (
            <>
              {" "}
              <State state="failing">
                {formatNumber(work.failing)}
                <span className="hidden">{t("projects-fail")}</span>
              </State>
            </>
          )}
        </span>
        <ProgressBar total={work.total} translated={work.translated} fuzzy={work.fuzzy} />
      </div>
      <ButtonLink
        look={first && left > 0 ? "main" : "plain"}
        small
        href={editorPage(work.project.slug, "-", work.language.code, left > 0 ? "state:<translated" : "")}
      >
        {left > 0 ? t("projects-translate") : t("projects-look-through")}
      </ButtonLink>
    </li>
  );
};

const Watched = ({ username }: { readonly username: string }) => {
  const { data } = useSuspenseQuery(watchedQuery(username));
  return (
    <Card flush title={t("projects-watched-ones")} footer={<Link href="/projects/">{t("projects-all")}</Link>}>
      {data.results.length === 0 ? (
        <Empty icon="eye" title={t("projects-watched-none")}>
          {t("projects-watched-none-about")}
        </Empty>
      ) : null}
      <ProjectLines projects={data.results} />
    </Card>
  );
};

const Projects = () => {
  const { data } = useSuspenseQuery(projectsQuery);
  return (
    <Card flush title={t("projects-title")}>
      {data.results.length === 0 ? (
        <Empty icon="book" title={t("projects-none")}>
          {t("projects-none-public")}
        </Empty>
      ) : null}
      <ProjectLines projects={data.results} />
    </Card>
  );
};
