/** One screenshot: seen large when it is asked for, with its strings and a search for more of them. */
import type { Screenshot } from "@dragoman/client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ComponentPlace } from "../api/addresses.ts";
import { Button, IconButton } from "../kit/button.tsx";
import { Confirm, Dialog } from "../kit/dialog.tsx";
import { TextField } from "../kit/field.tsx";
import { t } from "../l10n/text.ts";
import styles from "./files.module.css";
import { foundQuery, idOf, unitQuery } from "./shots.ts";

interface ShotProps {
  readonly shot: Screenshot;
  readonly place: ComponentPlace;
  readonly language: string;
  readonly mayEdit: boolean;
  readonly mayRemove: boolean;
  readonly onRemove: () => void;
  readonly onTie: (unit: number) => void;
  readonly onUntie: (unit: number) => void;
}

export const Shot = ({ shot, place, language, mayEdit, mayRemove, onRemove, onTie, onUntie }: ShotProps) => {
  const [opened, open] = useState<"picture" | "removal">();
  const [words, setWords] = useState("");
  const found = useQuery(foundQuery(place, language, words));
  const tied = shot.units.map(idOf);
  return (
    <li className={styles["shot"]}>
      <button
        type="button"
        className={styles["picture"]}
        aria-label={t("files-shots-zoom", { name: shot.name })}
        data-own=""
        onClick={() => open("picture")}
      >
        <img src={shot.file_url} alt="" loading="lazy" />
      </button>
      <div className={styles["row"]}>
        <strong className={styles["grow"]}>
          <bdi>{shot.name}</bdi>
        </strong>
        {mayRemove ? (
          <span data-own="">
            <IconButton
              small
              icon="trash"
              label={t("files-shots-remove-of", { name: shot.name })}
              onClick={() => open("removal")}
            />
          </span>
        ) : null}
      </div>
      <ul>
        {tied.map((id) => (
          <Tied key={id} id={id} onUntie={mayEdit ? () => onUntie(id) : undefined} />
        ))}
      </ul>
      {mayEdit ? (
        <TextField
          type="search"
          label={t("files-shots-search")}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      ) : null}
      {words.trim() === "" ? null : (
        <ul>
          {(found.data?.results ?? [])
            .filter(({ id }) => !tied.includes(id))
            .map(({ id, source }) => (
              <li key={id} className={styles["row"]}>
                <bdi className={styles["grow"]}>{source[0]}</bdi>
                <Button small onClick={() => onTie(id)}>
                  {t("files-shots-tie")}
                </Button>
              </li>
            ))}
        </ul>
      )}
      {opened === "picture" ? (
        <Dialog wide title={<bdi>{shot.name}</bdi>} onClose={() => open(undefined)}>
          <img className={styles["zoomed"]} src={shot.file_url} alt={shot.name} />
        </Dialog>
      ) : opened === "removal" ? (
        <Confirm
          danger
          title={<bdi>{shot.name}</bdi>}
          action={t("files-shots-remove")}
          onClose={() => open(undefined)}
          onConfirm={() => {
            open(undefined);
            onRemove();
          }}
        >
          {t("files-shots-remove-about")}
        </Confirm>
      ) : null}
    </li>
  );
};

const Tied = ({ id, onUntie }: { readonly id: number; readonly onUntie: (() => void) | undefined }) => {
  const { data } = useQuery(unitQuery(id));
  return data === undefined ? null : (
    <li className={styles["row"]}>
      <bdi className={styles["grow"]}>{data.source[0]}</bdi>
      {onUntie === undefined ? null : (
        <IconButton small icon="close" label={t("files-shots-untie")} onClick={onUntie} />
      )}
    </li>
  );
};
