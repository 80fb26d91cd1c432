/** What is wrong with a translation, right under it: in which form, and what puts it right. */
import type { Foresight, UnitForm } from "@dragoman/client";
import { Button } from "../kit/button.tsx";
import { StateGlyph } from "../kit/state.tsx";
import { formatList } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { formLabel } from "./forms.ts";
import styles from "./checks.module.css";

type Found = Foresight["checks"][number];
export type Fix = Found["fixes"][number];

interface ChecksProps {
  readonly id: string;
  readonly checks: readonly Found[];
  readonly forms: readonly UnitForm[];
  readonly onFix: ((fix: Fix) => void) | undefined;
}

/** The first remedies, in the order of the checks: keys go by it. */
export const fixesOf = (checks: readonly Found[]): readonly Fix[] =>
  checks.flatMap(({ fixes }) => (fixes[0] === undefined ? [] : [fixes[0]]));

export const Checks = ({ id, checks, forms, onFix }: ChecksProps) =>
  checks.length === 0 ? null : (
    <section className={styles["checks"]} aria-label={t("editor-checks")}>
      {checks.map(({ check, name, description, enforced, forms: places, fixes }, index) => (
        <div key={check} className={`${styles["check"]} ${enforced ? styles["enforced"] : ""}`}>
          <StateGlyph state={enforced ? "failing" : "warning"} />
          <p id={`${id}-${index}`}>
            <b>{name}.</b> <Coded text={description} />
            {places.length === 0 || forms.length < 2
              ? null
              : ` ${t("editor-in-forms", { count: places.length, forms: formatList(places.map((place) => formLabel(forms[place], place))) })}`}
            {enforced ? ` ${t("editor-enforced")}` : null}
          </p>
          {onFix === undefined
            ? null
            : fixes.slice(0, 2).map((fix) => (
                <Button key={`${fix.form} ${fix.kind} ${fix.text}`} small onClick={() => onFix(fix)}>
                  {fix.kind === "insert" ? t("editor-insert", { text: fix.text }) : t("editor-fix")}
                  {fixes.length > 1 && forms.length > 1 ? ` (${formLabel(forms[fix.form], fix.form)})` : null}
                </Button>
              ))}
        </div>
      ))}
    </section>
  );

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
