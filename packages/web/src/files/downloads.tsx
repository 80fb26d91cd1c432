/** What can be fetched: the file, its conversions, the strings of a query, and archives. */
import type { Component, Translation } from "@dragoman/client";
import { useState } from "react";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { SelectField, TextField } from "../kit/field.tsx";
import { formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import styles from "./files.module.css";
import { conversionsOf } from "./model.ts";
import { type TranslationPlace, useDownload, type Wanted } from "./queries.ts";

interface DownloadCardsProps {
  readonly place: TranslationPlace;
  readonly component: Component;
  readonly translation: Translation;
}

export const DownloadCards = ({ place, component, translation }: DownloadCardsProps) => {
  const [bytes, setBytes] = useState(0);
  const [format, setFormat] = useState("");
  const [query, setQuery] = useState("");
  const [archive, setArchive] = useState("");
  const download = useDownload(place, setBytes);
  const conversions = conversionsOf(component.template !== "", component.file_format);
  const fetch = (wanted: Wanted) => download.mutate(wanted);
  const progress = download.isPending ? (
    <p role="status" className={styles["muted"]}>
      {t("files-received", { size: formatNumber(Math.ceil(bytes / 1024)) })}
    </p>
  ) : null;
  return (
    <>
      <Card title={t("files-download")}>
        {download.error === null ? null : <FailureNote error={download.error} />}
        <SelectField label={t("files-format")} value={format} onChange={(event) => setFormat(event.target.value)}>
          <option value="">{t("files-stored", { name: translation.filename })}</option>
          {conversions.map((name) => (
            <option key={name} value={name}>
              {t(`files-format-${name}`)}
            </option>
          ))}
        </SelectField>
        {format === "" ? null : (
          <TextField
            label={t("files-query")}
            hint={t("files-query-hint")}
            value={query}
            dir="ltr"
            onChange={(event) => setQuery(event.target.value)}
          />
        )}
        <div className={styles["row"]}>
          <Button
            look="main"
            icon="down"
            busy={download.isPending}
            onClick={() => fetch({ of: "translation", ...(format === "" ? {} : { format, q: query }) })}
          >
            {t("files-download-do")}
          </Button>
        </div>
        {progress}
      </Card>
      <Card title={t("files-archives")}>
        <SelectField label={t("files-format")} value={archive} onChange={(event) => setArchive(event.target.value)}>
          <option value="">{t("files-archive-stored")}</option>
          {conversions.map((name) => (
            <option key={name} value={`zip:${name}`}>
              {t(`files-format-${name}`)}
            </option>
          ))}
        </SelectField>
        <div className={styles["row"]}>
          {(["component", "project"] as const).map((of) => (
            <Button
              key={of}
              small
              icon="down"
              busy={download.isPending}
              onClick={() => fetch({ of, format: archive === "" ? undefined : archive })}
            >
              {t(`files-archive-${of}`)}
            </Button>
          ))}
        </div>
      </Card>
    </>
  );
};
