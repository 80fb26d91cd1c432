/** What happened lately in a place. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { Avatar } from "../kit/avatar.tsx";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { Time } from "../kit/time.tsx";
import { t } from "../l10n/text.ts";
import { nameOf, placeOf, wordsOf } from "./model.ts";
import { type ActivityOf, activityQuery } from "./queries.ts";
import styles from "./activity.module.css";

/** The language of texts is known where all are of one. */
export const ActivityCard = ({
  of,
  direction,
}: {
  readonly of: ActivityOf;
  readonly direction?: string | undefined;
}) => {
  const { data } = useSuspenseQuery(activityQuery(of));
  return (
    <Card flush title={t("activity-title")}>
      {data.results.length === 0 ? <Empty icon="clock" title={t("activity-none")} /> : null}
      <ul className={styles["list"]}>
        {data.results.map((change) => {
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
                {t(wordsOf(change))}
                {place === undefined ? null : (
                  <bdi className={styles["place"]}>
                    {" "}
                    {[place.component, "language" in place ? String(place.language) : undefined]
                      .filter((part) => part !== undefined)
                      .join(" · ")}
                  </bdi>
                )}
                {change.target === "" ? null : (
                  <div className={styles["text"]}>
                    <bdi lang={of.language ?? ""} dir={direction ?? "auto"}>
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
    </Card>
  );
};
