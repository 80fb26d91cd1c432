/** The shape of what is waited for; seen only where it takes longer than a fifth of a second. */
import { t } from "../l10n/text.ts";
import styles from "./shapes.module.css";

export const Shapes = ({ lines = 3 }: { readonly lines?: number }) => (
  <div className={styles["shapes"]} role="status">
    <span className="hidden">{t("kit-loading")}</span>
    {Array.from({ length: lines }, (_, index) => (
      <span key={index} className={styles[["long", "short", "middle"][index % 3] ?? "long"]} />
    ))}
  </div>
);
