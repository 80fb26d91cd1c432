/** Where files are dropped or chosen: one control, by mouse, finger and keyboard. */
import { type ReactNode, useState } from "react";
import { Icon } from "../kit/icon.tsx";
import type { IconName } from "../kit/icons.ts";
import styles from "./files.module.css";

interface DropProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly icon?: IconName;
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

export const Drop = ({ label, hint, icon = "up", accept, multiple = false, onFiles }: DropProps) => {
  const [over, setOver] = useState(false);
  return (
    <label
      className={styles["drop"]}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
      }}
    >
      <Icon name={icon} />
      <strong>{label}</strong>
      {hint === undefined ? null : <span>{hint}</span>}
      <input
        type="file"
        className="hidden"
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // The same file can be chosen again.
          event.currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
};
