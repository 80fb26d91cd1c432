/** Changes as lines: who did what, where, and the text that came of it. */
import type { Change } from "@dragoman/client";
import { Link } from "wouter";
import { Avatar } from "../kit/avatar.tsx";
import { Time } from "../kit/time.tsx";
import { t } from "../l10n/text.ts";
import { nameOf, placeOf, wordsOf } from "./model.ts";
import styles from "./activity.module.css";

interface ChangeListProps {
  readonly changes: readonly Change[];
  /** The language of texts, where all are of one. */
  readonly language?: string | undefined;
  readonly direction?: string | undefined;
}

export const ChangeList = ({ changes, language, direction }: ChangeListProps) => (
  <ul className={styles["list"]}>
    {changes.map((change) => {
      const name = nameOf(change.user);
      const place = placeOf(change);
      return (
        <li key={change.id}>
          <Avatar small name={name ?? "·"} />
          <div>
            {name === undefined ? null : (
              <>
                <Link href={`/user/${encodeURIComponent(name)}/`}>
                  <bdi>{name}</bdi>
                </Link>{" "}
              </>
            )}
            {t(wordsOf(change))}{" "}
            {place === undefined ? null : (
              <bdi className={styles["place"]}>
                {[place.component, "language" in place ? String(place.language) : undefined]
                  .filter((part) => part !== undefined)
                  .join(" · ")}
              </bdi>
            )}
            {change.target === "" ? null : (
              <div className={styles["text"]}>
                <bdi lang={language ?? ""} dir={direction ?? "auto"}>
                  {change.target}
                </bdi>
              </div>
            )}
          </div>
          <Time at={change.timestamp} />
        </li>
      );
    })}
  </ul>
);
