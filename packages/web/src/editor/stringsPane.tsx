/** The strings of the query beside the one under work; only those in sight are made. */
import { useQuery } from "@tanstack/react-query";
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useEffect, useRef } from "react";
import { Link } from "wouter";
import { StateGlyph, type StateName, stateOf } from "../kit/state.tsx";
import { t } from "../l10n/text.ts";
import type { Row } from "../units/model.ts";
import { rowQuery } from "../units/queries.ts";
import { tagOf } from "../text/direction.ts";
import type { InLanguage } from "./reading.tsx";
import styles from "./stringsPane.module.css";

interface StringsPaneProps {
  readonly ids: readonly number[];
  readonly index: number;
  readonly source: InLanguage | undefined;
  readonly target: InLanguage | undefined;
  readonly hrefOf: (index: number) => string;
  readonly onChoose: (index: number) => void;
}

/** Two lines, whose height is the same for all. */
const height = 55;

export const StringsPane = ({ ids, index, hrefOf, onChoose, source, target }: StringsPaneProps) => {
  const pane = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => pane.current,
    estimateSize: () => height,
    overscan: 4,
    initialOffset: Math.max(0, (index - 4) * height),
  });
  useEffect(() => rows.scrollToIndex(index, { align: "auto" }), [rows, index]);
  return (
    <nav ref={pane} className={styles["pane"]} aria-label={t("editor-strings")} tabIndex={0} id="strings">
      <ol style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index: at, start }) => (
          <li
            key={ids[at]}
            style={{ transform: `translateY(${start}px)` }}
            aria-setsize={ids.length}
            aria-posinset={at + 1}
          >
            <Item
              id={ids[at] ?? 0}
              index={at}
              isCurrent={at === index}
              href={hrefOf(at)}
              onChoose={onChoose}
              source={source}
              target={target}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** The one sign that matters most. */
export const signOf = (row: Pick<Row, "state" | "has_failing_check" | "has_suggestion">): StateName =>
  row.state === 100
    ? "read-only"
    : row.has_failing_check
      ? "failing"
      : row.has_suggestion && row.state < 20
        ? "suggestion"
        : stateOf(row.state);

interface ItemProps extends Pick<StringsPaneProps, "onChoose" | "source" | "target"> {
  readonly id: number;
  readonly index: number;
  readonly isCurrent: boolean;
  readonly href: string;
}

const Item = memo(
  ({ id, index, isCurrent, href, onChoose, source, target }: ItemProps) => {
    const { data: row } = useQuery(rowQuery(id));
    return (
      <Link
        href={href}
        aria-current={isCurrent || undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onChoose(index);
        }}
      >
        {row === undefined ? (
          <span className={styles["shape"]} />
        ) : row === null ? (
          <span className={styles["none"]}>{t("editor-string-gone")}</span>
        ) : (
          <>
            <StateGlyph state={signOf(row)} />
            <span lang={source && tagOf(source.code)} dir={source?.direction ?? "auto"}>
              {row.source[0]}
            </span>
            {row.target.every((text) => text === "") ? (
              <span className={styles["none"]}>{t("editor-no-translation")}</span>
            ) : (
              <span lang={target && tagOf(target.code)} dir={target?.direction ?? "auto"}>
                {row.target.find((text) => text !== "")}
              </span>
            )}
          </>
        )}
      </Link>
    );
  },
  (a, b) =>
    a.id === b.id && a.isCurrent === b.isCurrent && a.href === b.href && a.source === b.source && a.target === b.target,
);
