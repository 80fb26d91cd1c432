/** The plan of an upload, string by string: what each says now and would say, with the words that differ. */
import type { PlannedString } from "@dragoman/client";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef, useState } from "react";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { SelectField, TextField } from "../kit/field.tsx";
import { Pill } from "../kit/pill.tsx";
import { State, stateOf } from "../kit/state.tsx";
import { formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { differenceOf } from "../text/difference.ts";
import styles from "./files.module.css";
import { chosenOf, countsBy, type Outcome } from "./model.ts";
import type { WholePlan } from "./queries.ts";

interface PlanListProps {
  readonly plan: WholePlan;
  readonly language: string;
  readonly direction: string;
  readonly busy: boolean;
  readonly onApply: () => void;
  readonly onDiscard: () => void;
}

const looks: Readonly<Record<Outcome, "plain" | "warn" | "bad" | "done" | "said" | "accent">> = {
  changed: "accent",
  added: "done",
  removed: "bad",
  suggested: "said",
  skipped: "plain",
  not_found: "warn",
};

export const PlanList = ({ plan, language, direction, busy, onApply, onDiscard }: PlanListProps) => {
  const [outcome, setOutcome] = useState<Outcome>();
  const [words, setWords] = useState("");
  const counts = countsBy(plan.strings);
  const rows = chosenOf(plan.strings, outcome, words);
  const does = plan.strings.some((each) => each.outcome !== "skipped" && each.outcome !== "not_found");
  return (
    <Card
      flush
      title={t("files-plan")}
      aside={<Pill kind="accent">{t("files-plan-nothing-yet")}</Pill>}
      footer={
        <div className={styles["row"]}>
          <Button look="main" busy={busy} disabled={!does} onClick={onApply}>
            {t("files-plan-apply")}
          </Button>
          <Button look="bare" onClick={onDiscard}>
            {t("files-plan-discard")}
          </Button>
          <span className={`${styles["grow"]} ${styles["muted"]}`}>{t("files-plan-about")}</span>
        </div>
      }
    >
      <div className={styles["item"]}>
        <div className={styles["row"]}>
          {counts.map(([each, count]) => (
            <Pill key={each} kind={looks[each]}>
              {t(`files-outcome-${each}`)}: {formatNumber(count)}
            </Pill>
          ))}
        </div>
        <div className={styles["fields"]}>
          <SelectField
            label={t("files-plan-show")}
            value={outcome ?? ""}
            onChange={(event) => setOutcome(event.target.value === "" ? undefined : (event.target.value as Outcome))}
          >
            <option value="">{t("files-plan-all", { count: plan.strings.length })}</option>
            {counts.map(([each]) => (
              <option key={each} value={each}>
                {t(`files-outcome-${each}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            type="search"
            label={t("files-plan-words")}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        {plan.count > plan.strings.length ? (
          <p className={styles["muted"]}>{t("files-plan-cut", { count: plan.count })}</p>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <Empty icon="check" title={plan.count === 0 ? t("files-plan-none") : t("files-plan-none-here")} />
      ) : (
        <Strings rows={rows} language={language} direction={direction} />
      )}
    </Card>
  );
};

const Strings = ({
  rows,
  language,
  direction,
}: {
  readonly rows: readonly PlannedString[];
  readonly language: string;
  readonly direction: string;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => 112,
    overscan: 8,
  });
  return (
    <div ref={box} className={styles["list"]} role="region" aria-label={t("files-plan-strings")} tabIndex={0}>
      <ul style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className={styles["item"]}
              style={{ position: "absolute", insetInline: 0, insetBlockStart: start }}
            >
              <PlannedRow row={row} language={language} direction={direction} />
            </li>
          );
        })}
      </ul>
    </div>
  );
};

const PlannedRow = ({
  row,
  language,
  direction,
}: {
  readonly row: PlannedString;
  readonly language: string;
  readonly direction: string;
}) => (
  <>
    <div className={styles["row"]}>
      <Pill kind={looks[row.outcome]}>{t(`files-outcome-${row.outcome}`)}</Pill>
      {row.context === "" ? null : <code>{row.context}</code>}
      {row.state === null ? null : <State state={stateOf(row.state)} />}
      {row.reason === null ? null : <bdi className={styles["muted"]}>{row.reason}</bdi>}
    </div>
    <div className={styles["texts"]}>
      <bdi className={styles["source"]}>{row.source[0]}</bdi>
      {(row.target ?? row.old_target ?? []).map((text, form) => (
        <div key={form} lang={language} dir={direction}>
          <Difference
            before={row.old_target?.[form] ?? ""}
            after={row.target === null ? "" : text}
            language={language}
          />
        </div>
      ))}
    </div>
  </>
);

const Difference = ({
  before,
  after,
  language,
}: {
  readonly before: string;
  readonly after: string;
  readonly language: string;
}) =>
  differenceOf(before, after, language).map(({ kind, text }, index) =>
    kind === "added" ? (
      <ins key={index}>{text}</ins>
    ) : kind === "removed" ? (
      <del key={index}>{text}</del>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
