/** Strings around it in its file: what stands before and behind says what is meant. */
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { Link } from "wouter";
import { StateGlyph } from "../../kit/state.tsx";
import { t } from "../../l10n/text.ts";
import { nearbyQuery } from "../../units/queries.ts";
import { Read } from "../reading.tsx";
import { signOf } from "../stringsPane.tsx";
import type { HelpProps } from "./help.tsx";
import { Pane } from "./pane.tsx";
import styles from "./nearby.module.css";

export const Nearby = ({ editing: { unit, source, target }, hrefOf, nearbyWanted }: HelpProps) => {
  const asked = useQuery(nearbyQuery(unit.id));
  const list = useRef<HTMLDivElement>(null);
  const isThere = asked.data !== undefined;
  useEffect(() => {
    const pane = list.current?.closest<HTMLElement>("[role=tabpanel]");
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (pane == null || current == null) return;
    // The pane alone is scrolled: the string under work stays where it is.
    const above = current.getBoundingClientRect().top - pane.getBoundingClientRect().top;
    pane.scrollTop += above - pane.clientHeight / 3;
  }, [isThere]);
  useFocusWhenWanted(list, nearbyWanted);
  return (
    <div ref={list} className={styles["nearby"]}>
      <Pane asked={asked} empty={t("editor-nearby-none")}>
        {(rows) =>
          rows.map((row) => (
            <li key={row.id}>
              <Link href={hrefOf(row)} aria-current={row.id === unit.id || undefined}>
                <StateGlyph state={signOf(row)} />
                <Read text={row.source[0] ?? ""} language={source} />
                {row.target.every((text) => text === "") ? (
                  <span className={styles["none"]}>{t("editor-no-translation")}</span>
                ) : (
                  <Read text={row.target.find((text) => text !== "") ?? ""} language={target} />
                )}
              </Link>
            </li>
          ))
        }
      </Pane>
    </div>
  );
};

/** The key may be pressed before the strings are there. */
const useFocusWhenWanted = (list: RefObject<HTMLElement | null>, wanted: RefObject<boolean>) =>
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!wanted.current || current == null) return;
    wanted.current = false;
    current.focus();
  });
