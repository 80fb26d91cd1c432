/** What a plan of one repository says: commits that are made, come, go and are dropped, and what becomes of strings. */
import type { ForeseenCommit, RepositoryPlan } from "@dragoman/client";
import type { ReactNode } from "react";
import { Lines } from "../kit/card.tsx";
import { Note } from "../kit/note.tsx";
import { capitalized, formatList } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { FileLine } from "./fileLine.tsx";
import { PlanStrings } from "./planStrings.tsx";
import styles from "./repository.module.css";

interface ForeseenProps {
  readonly plan: RepositoryPlan;
  /** Whether it begins with a sentence that sums it up. */
  readonly summed: boolean;
}

const ways = ["incoming", "outgoing", "dropped"] as const;

export const Foreseen = ({ plan, summed }: ForeseenProps) => (
  <>
    {summed ? (
      <Lines>
        <li>
          <Summary plan={plan} />
        </li>
      </Lines>
    ) : null}
    <Made commits={plan.commits} />
    {ways.map((way) => (
      <Subjects key={way} title={t(`repository-plan-${way}-title`)} subjects={plan[way]} />
    ))}
    {plan.strings.length === 0 ? null : (
      <Part title={t("repository-plan-strings-title")}>
        <PlanStrings strings={plan.strings} more={plan.more_strings} />
      </Part>
    )}
  </>
);

const Summary = ({
  plan: { detail, result, commits, incoming, outgoing, dropped, strings, more_strings: more },
}: Pick<ForeseenProps, "plan">) => {
  if (!result)
    return (
      <Note kind="bad" title={t("repository-plan-fails")}>
        <bdi>{detail}</bdi>
      </Note>
    );
  const parts = Object.entries({
    made: commits.length,
    come: incoming.length,
    go: outgoing.length,
    drop: dropped.length,
    change: strings.length + more,
  }).flatMap(([name, count]) => (count === 0 ? [] : [t(`repository-plan-sum-${name}`, { count })]));
  return parts.length === 0 ? (
    <Note kind="done" title={t("repository-plan-no-change")} />
  ) : (
    <Note kind={dropped.length === 0 ? "done" : "warn"} title={capitalized(formatList(parts))} />
  );
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className={styles["part"]}>
    <h3>{title}</h3>
    {children}
  </section>
);

const Made = ({ commits }: { readonly commits: readonly ForeseenCommit[] }) =>
  commits.length === 0 ? null : (
    <Part title={t("repository-plan-commits-title")}>
      <Lines>
        {commits.map(({ author_name: author, summary, strings, files }, index) => (
          <li key={index} className={styles["planned"]}>
            <span className={styles["line"]}>
              <bdi className={styles["grow"]}>{summary}</bdi>
              <small>
                <bdi>{author}</bdi>
              </small>
              <small>{t("repository-strings-count", { count: strings })}</small>
            </span>
            {files.map((file) => (
              <span key={file.path} className={styles["line"]}>
                <FileLine file={file} />
              </span>
            ))}
          </li>
        ))}
      </Lines>
    </Part>
  );

const Subjects = ({ title, subjects }: { readonly title: string; readonly subjects: readonly string[] }) =>
  subjects.length === 0 ? null : (
    <Part title={title}>
      <Lines>
        {subjects.map((subject, index) => (
          <li key={index}>
            <bdi className={styles["grow"]}>{subject}</bdi>
          </li>
        ))}
      </Lines>
    </Part>
  );
