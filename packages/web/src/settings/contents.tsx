/** Where the groups of a long page of settings are. */
import { Card } from "../kit/card.tsx";
import { t } from "../l10n/text.ts";
import type { FieldGroup } from "./groups.ts";
import styles from "./settings.module.css";

interface ContentsProps {
  readonly groups: readonly FieldGroup[];
  /** Cards after the groups, by the ids of their titles. */
  readonly cards?: readonly string[];
  readonly danger: boolean;
}

export const Contents = ({ groups, cards = [], danger }: ContentsProps) => (
  <Card title={t("settings-contents")}>
    <nav aria-label={t("settings-contents")} className={styles["contents"]}>
      {groups.map(({ id }) => (
        <a key={id} href={`#${id}`}>
          {t(`settings-group-${id}`)}
        </a>
      ))}
      {cards.map((id) => (
        <a key={id} href={`#${id}`}>
          {t(`settings-${id}`)}
        </a>
      ))}
      {danger ? <a href="#danger">{t("settings-danger")}</a> : null}
    </nav>
  </Card>
);
