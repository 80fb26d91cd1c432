/** What is known of the string itself: where it is used, its flags, labels and explanation. */
import { type Editing, paramsAt } from "@dragoman/client";
import { useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Pill } from "../../kit/pill.tsx";
import { t } from "../../l10n/text.ts";
import { Locations } from "../locations.tsx";
import { Describe } from "./describe.tsx";
import type { HelpProps } from "./help.tsx";
import styles from "./about.module.css";

export const About = ({ editing }: HelpProps) => {
  const [isEdited, setIsEdited] = useState(false);
  const place = paramsAt("translations.one", editing.unit.translation);
  if (isEdited)
    return <Describe info={editing.source_info} project={place?.project ?? ""} onClose={() => setIsEdited(false)} />;
  return (
    <>
      <Known {...editing} />
      {editing.may.edit_source.allowed ? (
        <div className={styles["edit"]}>
          <Button small icon="edit" onClick={() => setIsEdited(true)}>
            {t("editor-about-edit")}
          </Button>
        </div>
      ) : null}
    </>
  );
};

const Known = ({ unit, flags, locations, source_info }: Editing) => (
  <dl className={styles["about"]}>
    {unit.context === "" ? null : (
      <div>
        <dt>{t("editor-about-key")}</dt>
        <dd>
          <code dir="ltr">{unit.context}</code>
        </dd>
      </div>
    )}
    {source_info.explanation === "" ? null : (
      <div>
        <dt>{t("editor-about-explanation")}</dt>
        <dd dir="auto">{source_info.explanation}</dd>
      </div>
    )}
    {locations.length === 0 ? null : (
      <div>
        <dt>{t("editor-about-locations")}</dt>
        <dd className={styles["several"]}>
          <Locations locations={locations} />
        </dd>
      </div>
    )}
    {flags.length === 0 ? null : (
      <div>
        <dt>{t("editor-about-flags")}</dt>
        <dd className={styles["several"]}>
          {flags.map((flag) => (
            <code key={flag} dir="ltr">
              {flag}
            </code>
          ))}
        </dd>
      </div>
    )}
    {source_info.labels.length === 0 ? null : (
      <div>
        <dt>{t("editor-about-labels")}</dt>
        <dd className={styles["several"]}>
          {source_info.labels.map(({ id, name }) => (
            <Pill key={id}>
              <bdi>{name}</bdi>
            </Pill>
          ))}
        </dd>
      </div>
    )}
    <div>
      <dt>{t("editor-about-priority")}</dt>
      <dd>{unit.priority}</dd>
    </div>
  </dl>
);
