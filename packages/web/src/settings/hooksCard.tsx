/** How forges tell a project of pushes: the addresses that they call, and the secret that they prove to know. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { base } from "../api/client.ts";
import { Card, Lines } from "../kit/card.tsx";
import { CopyButton, CopyText } from "../kit/copyLine.tsx";
import { Note } from "../kit/note.tsx";
import { Pill } from "../kit/pill.tsx";
import { t } from "../l10n/text.ts";
import { hookServices } from "./forgeKinds.ts";
import { HookSecret } from "./hookSecret.tsx";
import { hookSecretQuery } from "./queries.ts";
import styles from "./settings.module.css";

interface HooksCardProps {
  readonly project: string;
  /** Whether the project takes notice of what it is told. */
  readonly taken: boolean;
}

export const HooksCard = ({ project, taken }: HooksCardProps) => {
  const { data } = useSuspenseQuery(hookSecretQuery(project));
  return (
    <Card
      title={t("settings-hooks")}
      aside={data.set ? <Pill kind="done">{t("settings-hooks-set")}</Pill> : <Pill>{t("settings-hooks-not-set")}</Pill>}
    >
      <p className={styles["about"]}>{t("settings-hooks-about")}</p>
      {taken ? null : <Note kind="warn" title={t("settings-hooks-off")} />}
      <details>
        <summary>{t("settings-hooks-addresses")}</summary>
        <Lines>
          {hookServices.map(([id, name]) => {
            const address = `${location.origin}${base}/hooks/${id}/`;
            return (
              <li key={id} className={styles["address"]}>
                <div>
                  <strong>
                    <bdi>{name}</bdi>
                  </strong>
                  <CopyText text={address} />
                </div>
                <CopyButton small text={address} name={name} />
              </li>
            );
          })}
        </Lines>
      </details>
      <HookSecret project={project} set={data.set} />
    </Card>
  );
};
