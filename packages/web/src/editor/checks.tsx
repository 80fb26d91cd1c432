/** What is wrong with a translation, right under it: in which form, and what puts it right. */
import type { Foresight } from "@dragoman/client";
import { Button } from "../kit/button.tsx";
import { StateGlyph } from "../kit/state.tsx";
import { formatList } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { formLabel } from "./forms.ts";
import type { StringWork } from "./useString.ts";
import styles from "./checks.module.css";

export type Found = Foresight["checks"][number];
export type Fix = Found["fixes"][number];

export const Checks = ({ id, work }: { readonly id: string; readonly work: StringWork }) => {
  const { failing, dismissed, dismiss, mend, isOpen, editing } = work;
  const { forms } = editing.target;
  if (failing.length + dismissed.length === 0) return null;
  // What is not saved yet fails nothing that could be dismissed.
  const saved = new Set(editing.checks.map(({ check }) => check));
  return (
    <section className={styles["checks"]} aria-label={t("editor-checks")}>
      {failing.map((found, index) => {
        const { check, name, description, enforced, forms: places, fixes } = found;
        return (
          <div key={check} className={`${styles["check"]} ${enforced ? styles["enforced"] : ""}`}>
            <StateGlyph state={enforced ? "failing" : "warning"} />
            <p id={`${id}-${index}`}>
              <b>{name}.</b> <Coded text={description} />
              {places.length === 0 || forms.length < 2
                ? null
                : ` ${t("editor-in-forms", { count: places.length, forms: formatList(places.map((place) => formLabel(forms[place], place))) })}`}
              {enforced ? ` ${t("editor-enforced")}` : null}
            </p>
            {isOpen
              ? fixes.slice(0, 2).map((fix) => (
                  <Button key={`${fix.form} ${fix.kind} ${fix.text}`} small onClick={() => mend(fix)}>
                    {fix.kind === "insert" ? t("editor-insert", { text: fix.text }) : t("editor-fix")}
                    {fixes.length > 1 && forms.length > 1 ? ` (${formLabel(forms[fix.form], fix.form)})` : null}
                  </Button>
                ))
              : null}
            {dismiss === undefined || !saved.has(check) ? null : (
              <Button
                small
                look="bare"
                aria-label={t("editor-dismiss-check", { check: name })}
                onClick={() => dismiss(found)}
              >
                {t("editor-dismiss")}
              </Button>
            )}
          </div>
        );
      })}
      {dismissed.map((found) => (
        <p key={found.check} className={styles["dismissed"]}>
          {t("editor-is-dismissed", { check: found.name })}
          {dismiss === undefined ? null : (
            <Button
              small
              look="bare"
              aria-label={t("editor-restore-check", { check: found.name })}
              onClick={() => dismiss(found)}
            >
              {t("editor-restore-dismissed")}
            </Button>
          )}
        </p>
      ))}
    </section>
  );
};

/** What stands between grave accents is code. */
const Coded = ({ text }: { readonly text: string }) =>
  text.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} dir="ltr">
        {part}
      </code>
    ),
  );
