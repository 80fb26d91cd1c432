/** How the site is saved and brought back: by commands, because a page could not run while it happens. */
import { ManageFrame } from "../access/manageFrame.tsx";
import { Card } from "../kit/card.tsx";
import { Note } from "../kit/note.tsx";
import { t } from "../l10n/text.ts";
import styles from "./manage.module.css";

const commands = [
  ["backup", "dragoman backup dragoman.backup"],
  ["restore", "dragoman restore dragoman.backup --data-dir another-folder"],
  ["move", "dragoman restore dragoman.backup --database-url postgres://dragoman@db/dragoman"],
] as const;

export const Page = () => (
  <ManageFrame here="backups" about={t("manage-backups-about")}>
    {() => (
      <>
        {commands.map(([id, command]) => (
          <Card key={id} title={t(`manage-backup-${id}`)}>
            <p className={styles["about"]}>{t(`manage-backup-${id}-about`)}</p>
            <code className={styles["code"]}>{command}</code>
          </Card>
        ))}
        <Note title={t("manage-backup-key")}>{t("manage-backup-key-about")}</Note>
      </>
    )}
  </ManageFrame>
);
