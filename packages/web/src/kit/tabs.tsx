/** Tabs. Those of a page are links, because each is an address; those in a pane are moved through by arrow keys. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Link } from "wouter";
import { formatNumber } from "../l10n/format.ts";
import styles from "./tabs.module.css";

interface LinkTab {
  readonly href: string;
  readonly label: string;
  readonly count?: number | undefined;
}

export const LinkTabs = ({
  label,
  tabs,
  here,
}: {
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  readonly here: string;
}) => {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [here]);
  return (
    <nav ref={nav} className={styles["tabs"]} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          className={styles["tab"]}
          aria-current={tab.href === here ? "page" : undefined}
        >
          {tab.label}
          <Count of={tab.count} />
        </Link>
      ))}
    </nav>
  );
};

export interface PaneTab {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
}

interface PaneTabsProps {
  readonly label: string;
  readonly tabs: readonly PaneTab[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly aside?: ReactNode;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
}

export const PaneTabs = ({ label, tabs, chosen, onChoose, aside, children }: PaneTabsProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-tab="${CSS.escape(chosen)}"]`);
    if (list.current === null || tab == null) return;
    // Sideways and here alone: the page stays where it is.
    const [row, shown] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.current.scrollLeft += Math.max(0, shown.right - row.right) - Math.max(0, row.left - shown.left);
  }, [chosen]);
  const move = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key];
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const next =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? tabs.length - 1
          : step === undefined
            ? -1
            : (at + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChoose(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus();
  };
  return (
    <>
      <div className={styles["row"]}>
        <div ref={list} role="tablist" aria-label={label} className={styles["tabs"]} onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              data-tab={tab.id}
              className={styles["tab"]}
              aria-selected={tab.id === chosen}
              aria-controls={`${id}-pane`}
              tabIndex={tab.id === chosen ? 0 : -1}
              onClick={() => onChoose(tab.id)}
            >
              {tab.label}
              <Count of={tab.count} />
            </button>
          ))}
        </div>
        {aside}
      </div>
      <div role="tabpanel" id={`${id}-pane`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
};

const Count = ({ of }: { readonly of: number | undefined }) =>
  of === undefined ? null : <span className={styles["count"]}>{formatNumber(of)}</span>;
