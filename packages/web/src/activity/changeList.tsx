/** Changes as lines: who did what, where, and what it made of the text. */
import type { ChangeDetails } from "@dragoman/client";
import { Link } from "wouter";
import { pathIn } from "../api/addresses.ts";
import { base } from "../api/client.ts";
import { Avatar } from "../kit/avatar.tsx";
import { Difference } from "../kit/difference.tsx";
import { Time } from "../kit/time.tsx";
import { formatLanguage } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { tagOf } from "../text/direction.ts";
import { formsOf } from "../text/forms.ts";
import { wordsOf } from "./model.ts";
import styles from "./activity.module.css";

interface ChangeListProps {
  readonly changes: readonly ChangeDetails[];
  /** With the string that it was, and what changed in it by words. */
  readonly detailed?: boolean;
}

export const ChangeList = ({ changes, detailed = false }: ChangeListProps) => (
  <ul className={`${styles["list"]} ${detailed ? styles["detailed"] : ""}`}>
    {changes.map((change) => {
      const { user } = change;
      const name = user?.username ?? undefined;
      return (
        <li key={change.id}>
          <Avatar small name={user?.full_name ?? name ?? "·"} />
          <div className={styles["what"]}>
            <div>
              {name === undefined ? null : (
                <>
                  <Link href={`/user/${encodeURIComponent(name)}/`}>
                    <bdi>{name}</bdi>
                  </Link>{" "}
                </>
              )}
              {t(wordsOf(change))} <Where change={change} detailed={detailed} />
            </div>
            <Text change={change} detailed={detailed} />
          </div>
          <Time at={change.timestamp} />
        </li>
      );
    })}
  </ul>
);

interface PartProps {
  readonly change: ChangeDetails;
  readonly detailed: boolean;
}

const Where = ({ change: { project, component, language }, detailed }: PartProps) => {
  const parts = [
    ...(detailed && project !== null ? [project.name] : []),
    ...(component === null ? [] : [component.name]),
    ...(language === null ? [] : [formatLanguage({ code: language.code ?? "", name: language.name ?? "" })]),
  ];
  return (
    <span className={styles["place"]}>
      {parts.map((part, index) => (
        <span key={index}>
          {index === 0 ? "" : " · "}
          <bdi>{part}</bdi>
        </span>
      ))}
    </span>
  );
};

const Text = ({ change, detailed }: PartProps) => {
  const { source, target, old, web_url: address, language } = change;
  const spoken = { code: language?.code ?? "und", direction: language?.direction ?? "auto" } as const;
  const [before, after] = [formsOf(old), formsOf(target)];
  const shown = detailed ? (source?.[0] ?? "") : (after[0] ?? "");
  return (
    <>
      {shown === "" ? null : (
        <div className={detailed ? styles["source"] : styles["text"]}>
          {address === null || source === null ? (
            <bdi dir="auto">{shown}</bdi>
          ) : (
            <Link href={pathIn(base, address)}>
              {detailed ? (
                <bdi dir="auto">{shown}</bdi>
              ) : (
                <span lang={tagOf(spoken.code)} dir={spoken.direction}>
                  {shown}
                </span>
              )}
            </Link>
          )}
        </div>
      )}
      {detailed && target + old !== ""
        ? after.map((text, form) => (
            <p key={form} className={styles["difference"]}>
              {old === "" || source === null ? (
                <span lang={tagOf(spoken.code)} dir={spoken.direction}>
                  {text}
                </span>
              ) : (
                <Difference before={before[form] ?? ""} after={text} language={spoken} />
              )}
            </p>
          ))
        : null}
    </>
  );
};
