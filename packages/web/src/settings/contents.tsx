/** Where the groups of a long page of settings are. */
import { Card } from "../kit/card.tsx";
import { t } from "../l10n/text.ts";
import type { FieldGroup } from "./groups.ts";
import styles from "./settings.module.css";

export const Contents = ({ groups, danger }: { readonly groups: readonly FieldGroup[]; readonly danger: boolean }) => (
  <Card title={t("settings-contents")}>
    <nav aria-label={t("settings-contents")} className={styles["contents"]}>
      {groups.map(({ id }) => (
        <a key={id} href={`#${id}`}>
          {t(`settings-group-${id}`)}
        </a>
      ))}
      {danger ? <a href="#danger">{t("settings-danger")}</a> : null}
    </nav>
  </Card>
);
