/** What is wrong, what helps, since when, and with which files or strings: in the words of the server. */
import type { Alert } from "@dragoman/client";
import { Link } from "wouter";
import { pathIn } from "../api/addresses.ts";
import { base } from "../api/client.ts";
import { Lines } from "../kit/card.tsx";
import { Pill } from "../kit/pill.tsx";
import { Time } from "../kit/time.tsx";
import { t } from "../l10n/text.ts";
import styles from "./repository.module.css";

interface AlertLinesProps {
  readonly alerts: readonly Alert[];
  /** Whether they are of several components. */
  readonly named?: boolean;
}

export const AlertLines = ({ alerts, named = false }: AlertLinesProps) => (
  <Lines>
    {alerts.map((alert) => (
      <li key={`${alert.component} ${alert.name}`}>
        <div className={styles["line"]}>
          <Pill kind={alert.severity === "error" ? "bad" : "warn"}>{t(`repository-alert-${alert.severity}`)}</Pill>
          <strong className={styles["grow"]} lang="en">
            <bdi>{alert.text}</bdi>
          </strong>
          <small>
            <Time at={alert.since} />
          </small>
        </div>
        <p className={styles["muted"]} lang="en">
          <bdi>{alert.help}</bdi>
        </p>
        {named ? (
          <Link href={pathIn(base, alert.web_url)}>
            <bdi>{alert.component_name}</bdi>
          </Link>
        ) : null}
        <Details texts={textsIn(alert.details)} />
      </li>
    ))}
  </Lines>
);

/** Above this, the rest is counted. */
const shown = 8;

const Details = ({ texts }: { readonly texts: readonly string[] }) => {
  if (texts.length === 0) return null;
  return (
    <details className={styles["details"]}>
      <summary>{t("repository-alert-details", { count: texts.length })}</summary>
      <ul dir="ltr" lang="en">
        {texts.slice(0, shown).map((text) => (
          <li key={text}>
            <code>{text}</code>
          </li>
        ))}
      </ul>
      {texts.length > shown ? <p>{t("repository-alert-more", { count: texts.length - shown })}</p> : null}
    </details>
  );
};

/** All that details name, whatever their shape: files, languages, strings, or what git said. */
const textsIn = (details: unknown): readonly string[] => {
  if (typeof details === "string") return details === "" ? [] : [details];
  if (typeof details === "number") return [String(details)];
  if (Array.isArray(details)) return details.flatMap((each) => [lineOf(each)].filter((text) => text !== ""));
  if (details !== null && typeof details === "object") return [...new Set(Object.values(details).flatMap(textsIn))];
  return [];
};

/** One item of a list: a text, or the texts of its fields beside each other. */
const lineOf = (item: unknown): string => [...textsIn(item)].join(" · ");
