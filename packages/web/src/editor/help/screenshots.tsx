/** Pictures that show the string in its place; one is looked at in its full size. */
import { paramsAt, type Screenshot } from "@dragoman/client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../kit/dialog.tsx";
import { t } from "../../l10n/text.ts";
import { screenshotsQuery } from "../../units/queries.ts";
import type { HelpProps } from "./help.tsx";
import { Pane } from "./pane.tsx";
import styles from "./screenshots.module.css";

export const Screenshots = ({ editing: { unit, source_info } }: HelpProps) => {
  const place = paramsAt("translations.one", unit.translation);
  const [large, setLarge] = useState<Screenshot>();
  const asked = useQuery(screenshotsQuery(place?.project ?? "", place?.component ?? "", source_info.id, unit.id));
  return (
    <>
      <Pane asked={asked} empty={t("editor-screenshots-none")}>
        {(screenshots) =>
          screenshots.map((screenshot) => (
            <li key={screenshot.id} className={styles["shot"]}>
              <button type="button" onClick={() => setLarge(screenshot)}>
                <img src={screenshot.file_url} alt="" loading="lazy" />
                <bdi>{screenshot.name}</bdi>
              </button>
            </li>
          ))
        }
      </Pane>
      {large === undefined ? null : (
        <Dialog wide title={<bdi>{large.name}</bdi>} onClose={() => setLarge(undefined)}>
          <img className={styles["large"]} src={large.file_url} alt={large.name} />
        </Dialog>
      )}
    </>
  );
};
