/** What needs work in one language, as ways into the editor. */
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { countsQuery } from "../api/counts.ts";
import { editorPage } from "../api/addresses.ts";
import { ButtonLink } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { StateGlyph, type StateName } from "../kit/state.tsx";
import { t } from "../l10n/text.ts";
import { workOf } from "./model.ts";
import styles from "./projects.module.css";

const glyphs: Readonly<Record<string, StateName>> = {
  failing_checks: "failing",
  needs_editing: "needs-editing",
  suggestions: "suggestion",
  comments: "comment",
  untranslated: "untranslated",
};

interface WorkCardProps {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly project: string;
  /** Nothing for all components. */
  readonly component: string | undefined;
  readonly language: string;
}

export const WorkCard = ({ title, aside, project, component, language }: WorkCardProps) => {
  const { data } = useSuspenseQuery(countsQuery({ project, component, language }));
  const work = workOf(data);
  const all = data.find(({ name }) => name === "all")?.count ?? 0;
  const to = (q?: string) => editorPage(project, component ?? "-", language, q);
  return (
    <Card flush title={title} aside={aside}>
      {work.length === 0 ? (
        <Empty
          icon="translated"
          title={all === 0 ? t("projects-no-strings") : t("projects-all-done")}
          action={
            all === 0 ? undefined : (
              <ButtonLink href={to()} small>
                {t("projects-look-through")}
              </ButtonLink>
            )
          }
        />
      ) : (
        <ul className={styles["work"]}>
          {work.map(({ name, q, count }) => (
            <li key={name}>
              <StateGlyph state={glyphs[name] ?? "untranslated"} />
              <Link href={to(q)}>{t(`projects-queue-${name}`, { count })}</Link>
              {name === (work.at(-1)?.name ?? "") ? (
                <ButtonLink look="main" small href={to(data.find((each) => each.name === "unfinished")?.q ?? q)}>
                  {t("projects-translate")}
                </ButtonLink>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
