/** All strings of the query in a table; the row that is opened is edited in place. */
import { useQuery } from "@tanstack/react-query";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, memo, useEffect, useRef, useState } from "react";
import { Icon } from "../kit/icon.tsx";
import { StateGlyph } from "../kit/state.tsx";
import { formatLanguage, formatNumber } from "../l10n/format.ts";
import { rich, t } from "../l10n/text.ts";
import { countsQuery } from "../api/counts.ts";
import { editingQuery, rowQuery } from "../units/queries.ts";
import type { DeskProps } from "./desk.tsx";
import { Read } from "./reading.tsx";
import { RowEditor } from "./rowEditor.tsx";
import { signOf } from "./stringsPane.tsx";
import { useEditorKeys } from "./useEditorKeys.ts";
import type { Handle } from "./workPane.tsx";
import styles from "./listDesk.module.css";

export const ListDesk = ({
  place,
  q,
  ids,
  index,
  moveTo,
  onKeys,
  onAsk,
}: DeskProps & { readonly onAsk: (q: string) => void }) => {
  const pane = useRef<HTMLDivElement>(null);
  const handle = useRef<Handle | null>(null);
  const [open, setOpen] = useState<number>();
  const [said, setSaid] = useState("");
  const { data: first } = useQuery(editingQuery(ids[index] ?? 0));
  const [source, target] = [useLast(first?.source), useLast(first?.target)];
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => pane.current,
    estimateSize: () => 41,
    overscan: 4,
    getItemKey: (at) => ids[at] ?? at,
    initialOffset: Math.max(0, (index - 3) * 41),
  });
  const go = (to: number, focus = true) => {
    const at = Math.min(Math.max(0, to), ids.length - 1);
    moveTo(at);
    rows.scrollToIndex(at, { align: "auto" });
    if (!focus) return;
    const enter = () => {
      const row = document.getElementById(`row-${ids[at]}`);
      row?.focus({ preventScroll: true });
      return row !== null;
    };
    // A row far away is drawn first; a key that is pressed meanwhile would be lost with one that is there.
    if (!enter()) requestAnimationFrame(enter);
  };
  const close = () => {
    const at = open;
    setOpen(undefined);
    handle.current = null;
    if (at !== undefined) go(at);
  };
  const done = (isSaved: boolean, stay: boolean) => {
    const to = open === undefined || stay || open + 1 >= ids.length ? open : open + 1;
    setSaid(
      t(isSaved ? (to === open ? "editor-said-saved" : "editor-said-saved-next") : "editor-said-nothing-to-save", {
        at: (to ?? 0) + 1,
        count: ids.length,
        state: "",
      }),
    );
    if (to === open || to === undefined) return;
    setOpen(to);
    go(to, false);
  };
  useEditorKeys({
    handle,
    move: (to) => {
      const at = to === "first" ? 0 : to === "last" ? ids.length - 1 : index + to;
      if (open !== undefined && ids[at] !== undefined) setOpen(at);
      go(at, open === undefined);
    },
    onKeys,
    ...(open === undefined ? {} : { onLeave: close }),
  });
  const press = (event: KeyboardEvent) => {
    if (open !== undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof HTMLElement && event.target.closest("a, button, input") !== null) return;
    const page = Math.max(1, Math.floor((pane.current?.clientHeight ?? 0) / 41) - 1);
    const to = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: ids.length - 1,
      PageDown: index + page,
      PageUp: index - page,
    }[event.key];
    if (event.key === "Enter") setOpen(index);
    else if (to === undefined) return;
    else go(to);
    event.preventDefault();
  };
  return (
    <div className={styles["list"]}>
      <Filters place={place} q={q} onAsk={onAsk} />
      <main id="main" tabIndex={-1} className={styles["main"]} aria-label={t("editor-strings")}>
        <h1 className="hidden">{t("editor-list-title", { count: ids.length })}</h1>
        <div
          ref={pane}
          className={styles["pane"]}
          role="table"
          aria-rowcount={ids.length + 1}
          aria-label={t("editor-strings")}
          onKeyDown={press}
        >
          <div className={styles["head"]} role="row" aria-rowindex={1}>
            <span role="columnheader">
              <span className="hidden">{t("editor-state")}</span>
            </span>
            <span role="columnheader">
              {source === undefined ? t("editor-source") : <bdi>{formatLanguage(source)}</bdi>}
            </span>
            <span role="columnheader">
              {target === undefined ? t("editor-translation") : <bdi>{formatLanguage(target)}</bdi>}
            </span>
          </div>
          <div role="rowgroup" className={styles["rows"]} style={{ blockSize: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ index: at, start, key }) => (
              <div
                key={key}
                id={`row-${ids[at]}`}
                ref={rows.measureElement}
                data-index={at}
                role="row"
                aria-rowindex={at + 2}
                aria-current={at === index || undefined}
                tabIndex={at === index ? 0 : -1}
                className={`${styles["row"]} ${at === open ? styles["open"] : ""}`}
                style={{ transform: `translateY(${start}px)` }}
                onClick={() => {
                  if (at === open) return;
                  moveTo(at);
                  setOpen(at);
                }}
              >
                <Cells
                  id={ids[at] ?? 0}
                  source={source}
                  target={target}
                  isOpen={at === open}
                  editor={
                    at === open ? (
                      <RowEditor
                        id={ids[at] ?? 0}
                        place={place}
                        q={q}
                        index={at}
                        handle={handle}
                        onDone={done}
                        onCancel={close}
                      />
                    ) : null
                  }
                />
              </div>
            ))}
          </div>
        </div>
      </main>
      <footer className={styles["foot"]}>
        <span>{rich("editor-row", { at: <b>{formatNumber(index + 1)}</b> }, { count: ids.length })}</span>
        <span className={styles["hints"]}>{t("editor-list-hints")}</span>
      </footer>
      <p className="hidden" role="status">
        {said}
      </p>
    </div>
  );
};

/** The last one that was known: what all rows share is not forgotten while the next is waited for. */
const useLast = <Value,>(value: Value | undefined): Value | undefined => {
  const last = useRef(value);
  useEffect(() => {
    if (value !== undefined) last.current = value;
  }, [value]);
  return value ?? last.current;
};

const glyphs: Readonly<Record<string, "untranslated" | "half" | "alert" | "bubble">> = {
  untranslated: "untranslated",
  needs_editing: "half",
  failing_checks: "alert",
  suggestions: "bubble",
};

const Filters = ({ place, q, onAsk }: Pick<DeskProps, "place" | "q"> & { readonly onAsk: (q: string) => void }) => {
  const { data: queues = [] } = useQuery(countsQuery(place));
  const shown = queues.filter(({ name, count }) => name === "all" || (name in glyphs && count > 0));
  return (
    <section className={styles["filters"]} aria-label={t("editor-filters")}>
      {shown.map(({ name, q: query, count }) => {
        const glyph = glyphs[name];
        return (
          <button key={name} type="button" aria-pressed={query === q.trim()} onClick={() => onAsk(query)}>
            {glyph === undefined ? null : <Icon name={glyph} />}
            {t(`editor-queue-${name}`)} <span>{formatNumber(count)}</span>
          </button>
        );
      })}
    </section>
  );
};

interface CellsProps {
  readonly id: number;
  readonly source: Parameters<typeof Read>[0]["language"] | undefined;
  readonly target: Parameters<typeof Read>[0]["language"] | undefined;
  readonly isOpen: boolean;
  readonly editor: React.ReactNode;
}

const unknown = { code: "und", direction: "auto" } as const;

const Cells = memo(({ id, source = unknown, target = unknown, isOpen, editor }: CellsProps) => {
  const { data: row } = useQuery(rowQuery(id));
  if (row === undefined || row === null)
    return (
      <span role="cell" className={styles["waiting"]}>
        {row === null ? t("editor-string-gone") : null}
      </span>
    );
  return (
    <>
      <span role="cell" className={styles["sign"]}>
        <StateGlyph state={signOf(row)} />
      </span>
      <span role="cell" className={`${styles["text"]} ${isOpen ? "" : styles["short"]}`}>
        {row.source.map((text, form) => (
          <span key={form} className={styles["line"]}>
            <Read text={text} language={source} />
          </span>
        ))}
        {row.context === "" ? null : (
          <code dir="ltr" className={styles["key"]}>
            {row.context}
          </code>
        )}
      </span>
      <span role="cell" className={`${styles["text"]} ${isOpen ? "" : styles["short"]}`}>
        {isOpen ? (
          editor
        ) : row.target.every((text) => text === "") ? (
          <span className={styles["none"]}>{t("editor-no-translation")}</span>
        ) : (
          row.target.map((text, form) => (
            <span key={form} className={styles["line"]}>
              <Read text={text} language={target} />
            </span>
          ))
        )}
      </span>
    </>
  );
});
