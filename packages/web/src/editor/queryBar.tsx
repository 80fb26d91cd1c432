/** Where one is in which strings: the position, the query with its queues, the view, the keys. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { Link } from "wouter";
import { Button, IconButton } from "../kit/button.tsx";
import { Icon } from "../kit/icon.tsx";
import { formatNumber } from "../l10n/format.ts";
import { rich, t } from "../l10n/text.ts";
import { addressOf, type Place } from "../units/model.ts";
import { countsQuery } from "../api/counts.ts";
import { QueryInput } from "../search/queryInput.tsx";
import styles from "./queryBar.module.css";

export interface Step {
  readonly previous: () => void;
  readonly next: () => void;
}

interface QueryBarProps {
  readonly place: Place;
  readonly q: string;
  readonly view: "one" | "list";
  /** From 0. */
  readonly index: number;
  readonly count: number | undefined;
  readonly checksum: string | undefined;
  readonly step: Step;
  readonly onAsk: (q: string) => void;
  readonly onRefresh: () => void;
  readonly onKeys: () => void;
}

export const QueryBar = (props: QueryBarProps) => {
  const { place, q, view, index, count, step, onAsk, onRefresh, onKeys } = props;
  const here = { q, offset: index + 1, checksum: props.checksum };
  return (
    <div className={styles["bar"]} role="region" aria-label={t("editor-position-and-query")}>
      {view === "one" ? (
        <div className={styles["position"]}>
          <IconButton
            small
            icon="back"
            label={t("editor-previous")}
            aria-keyshortcuts="Alt+ArrowUp"
            disabled={index === 0}
            onClick={step.previous}
          />
          <span>
            {count === undefined
              ? null
              : rich("editor-position", { at: <b>{formatNumber(Math.min(index + 1, count))}</b> }, { count })}
          </span>
          <IconButton
            small
            icon="forward"
            label={t("editor-next")}
            aria-keyshortcuts="Alt+ArrowDown"
            disabled={count === undefined || index + 1 >= count}
            onClick={step.next}
          />
        </div>
      ) : null}
      <Query place={place} q={q} count={count} onAsk={onAsk} />
      <IconButton icon="refresh" label={t("editor-refresh")} className={styles["wide"]} onClick={onRefresh} />
      <div className={styles["views"]} role="group" aria-label={t("editor-view")}>
        <Link
          href={addressOf(place, here)}
          aria-current={view === "one" ? "true" : undefined}
          aria-label={t("editor-view-one")}
        >
          <Icon name="one" />
          <span className={styles["wide"]}>{t("editor-view-one")}</span>
        </Link>
        <Link
          href={addressOf(place, { ...here, view: "list" })}
          aria-current={view === "list" ? "true" : undefined}
          aria-label={t("editor-view-list")}
        >
          <Icon name="list" />
          <span className={styles["wide"]}>{t("editor-view-list")}</span>
        </Link>
      </div>
      <IconButton
        icon="keyboard"
        label={t("editor-keys")}
        aria-keyshortcuts="?"
        className={styles["wide"]}
        onClick={onKeys}
      />
    </div>
  );
};

const Query = ({ place, q, count, onAsk }: Pick<QueryBarProps, "place" | "q" | "count" | "onAsk">) => {
  const [text, setText] = useState(q);
  useEffect(() => setText(q), [q]);
  const { data: queues } = useQuery(countsQuery(place));
  const named = queues?.find((queue) => queue.q === q.trim())?.name;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onAsk(text.trim());
  };
  return (
    <form className={styles["query"]} role="search" onSubmit={ask}>
      <label className={styles["queue"]}>
        <Icon name="filter" />
        <span className={styles["name"]} aria-hidden="true">
          {t(`editor-queue-${named ?? "own"}`)}
        </span>
        <Icon name="chevron" />
        <select
          aria-label={t("editor-queue")}
          value={named ?? ""}
          onChange={(event) => onAsk(queues?.find(({ name }) => name === event.currentTarget.value)?.q ?? "")}
        >
          {named === undefined ? <option value="">{t("editor-queue-own")}</option> : null}
          {queues?.map(({ name, count: left }) => (
            <option key={name} value={name}>
              {t("editor-queue-count", { name: t(`editor-queue-${name}`), count: left })}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor="query" className={styles["find"]} aria-hidden="true">
        <Icon name="search" />
      </label>
      <QueryInput
        id="query"
        className={styles["text"]}
        aria-label={t("editor-query")}
        aria-keyshortcuts="Control+S"
        placeholder={t("editor-query-hint")}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text.trim() === q.trim() ? (
        <span className={styles["count"]}>{count === undefined ? "" : t("editor-strings-count", { count })}</span>
      ) : (
        <Button small look="bare" type="submit">
          {t("editor-search")}
        </Button>
      )}
    </form>
  );
};
