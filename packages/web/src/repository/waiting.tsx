/** What is written and not in the repository yet, and commits that one side lacks. */
import type { ListedCommit, WaitingStrings } from "@dragoman/client";
import { Link } from "wouter";
import { base } from "../api/client.ts";
import { pathIn } from "../api/addresses.ts";
import { Card, Lines } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { Pill } from "../kit/pill.tsx";
import { Table } from "../kit/table.tsx";
import { Time } from "../kit/time.tsx";
import { formatLanguage, formatList, formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { namesOf } from "./model.ts";
import styles from "./repository.module.css";

export const Waiting = ({ rows, total }: { readonly rows: readonly WaitingStrings[]; readonly total: number }) => (
  <Card flush title={t("repository-waiting")} aside={<Pill>{formatNumber(total)}</Pill>}>
    {rows.length === 0 ? (
      <Empty icon="check" title={t("repository-waiting-none")}>
        {t("repository-waiting-none-about")}
      </Empty>
    ) : (
      <Table
        label={t("repository-waiting")}
        rows={rows}
        keyOf={({ language }) => language.code}
        columns={[
          {
            id: "language",
            label: t("repository-language"),
            cell: ({ language, translate_url: url }) => (
              <Link href={pathIn(base, url)}>
                <bdi>{formatLanguage(language)}</bdi>
              </Link>
            ),
          },
          {
            id: "strings",
            label: t("repository-strings"),
            numeric: true,
            cell: ({ strings }) => formatNumber(strings),
          },
          {
            id: "by",
            label: t("repository-by"),
            cell: ({ authors }) => <bdi>{formatList([...namesOf(authors)])}</bdi>,
          },
          {
            id: "since",
            label: t("repository-since"),
            cell: ({ since }) => (since === null ? null : <Time at={since} />),
          },
        ]}
      />
    )}
  </Card>
);

export const Commits = ({
  title,
  commits,
  count,
}: {
  readonly title: string;
  readonly commits: readonly ListedCommit[];
  readonly count: number;
}) =>
  commits.length === 0 ? null : (
    <Card flush title={title} aside={<Pill>{formatNumber(count)}</Pill>}>
      <Lines>
        {commits.map((commit) => (
          <li key={commit.revision} className={styles["line"]}>
            <code>{commit.shortrevision}</code>
            <bdi className={styles["grow"]}>{commit.summary}</bdi>
            <small>
              <bdi>{commit.author_name}</bdi>
            </small>
            <small>
              <Time at={commit.authordate} />
            </small>
          </li>
        ))}
      </Lines>
    </Card>
  );
