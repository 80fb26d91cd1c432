/** One field of a form, by its schema: its name and what helps stand in the texts of settings. */
import type { ReactNode } from "react";
import { CheckList } from "../kit/checkList.tsx";
import { formatName } from "../api/formatNames.ts";
import { CheckField, SelectField, TextAreaField, TextField } from "../kit/field.tsx";
import { known, t } from "../l10n/text.ts";
import { codeFields } from "./groups.ts";
import { type Draft, type FieldPlan, linesOf } from "./model.ts";
import styles from "./settings.module.css";

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SchemaFieldProps {
  readonly plan: FieldPlan;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly errors: readonly string[];
  readonly readOnly: boolean;
  /** For values that no schema lists. */
  readonly choices?: readonly Choice[] | undefined;
}

const wordsOf = ({ name, schema }: FieldPlan): { readonly label: ReactNode; readonly hint: ReactNode } => ({
  label: known(`settings-field-${name}`) ?? <bdi>{schema.title ?? name}</bdi>,
  hint:
    known(`settings-field-${name}`, "hint") ??
    (schema.description === undefined ? undefined : <bdi>{schema.description}</bdi>),
});

const idOf = (name: string, value: string | number) =>
  `settings-value-${name.replace(/^.*_color$/, "color")}-${value === "" ? "none" : value}`;

const choiceLabel = (name: string, value: string | number) =>
  known(idOf(name, value)) ?? (name === "file_format" ? formatName(String(value)) : String(value));

const choicesOf = ({ name, schema }: FieldPlan): readonly Choice[] =>
  (schema.enum ?? []).map((value) => ({ value: String(value), label: choiceLabel(name, value) }));

export const SchemaField = ({ plan, draft, onChange, errors, readOnly, choices }: SchemaFieldProps) => {
  const { label, hint } = wordsOf(plan);
  const told = { label, errors, ...(hint === undefined ? {} : { hint }) };
  const code = codeFields.has(plan.name) ? styles["code"] : undefined;
  if (plan.control === "flag")
    return (
      <CheckField
        {...told}
        name={plan.name}
        checked={draft === true}
        disabled={readOnly}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  const common = { ...told, name: plan.name, value: String(draft), disabled: readOnly };
  if (plan.control === "list" && choices !== undefined)
    return <Several {...told} chosen={linesOf(draft)} choices={choices} readOnly={readOnly} onChange={onChange} />;
  if (plan.control === "choice" || choices !== undefined) {
    const options = choices ?? choicesOf(plan);
    return (
      <SelectField {...common} onChange={(event) => onChange(event.target.value)}>
        {options.some(({ value }) => value === draft) ? null : (
          <option value={String(draft)} data-own>
            {draft}
          </option>
        )}
        {options.map(({ value, label: word }) => (
          <option key={value} value={value} data-own={known(idOf(plan.name, value)) === undefined || undefined}>
            {word}
          </option>
        ))}
      </SelectField>
    );
  }
  if (plan.control === "area" || plan.control === "list")
    return (
      <TextAreaField
        {...common}
        className={code}
        dir={code === undefined ? "auto" : "ltr"}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <TextField
      {...common}
      className={code}
      dir={code === undefined ? "auto" : "ltr"}
      type={plan.control === "secret" ? "password" : plan.control === "number" ? "number" : "text"}
      {...(plan.control === "secret" ? { autoComplete: "off", placeholder: t("settings-secret-kept") } : {})}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

interface SeveralProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly errors: readonly string[];
  readonly chosen: readonly string[];
  readonly choices: readonly Choice[];
  readonly readOnly: boolean;
  readonly onChange: (draft: string) => void;
}

/** Several of many, as boxes to check. What is chosen and not offered any more stays. */
const Several = ({ label, hint, errors, chosen, choices, readOnly, onChange }: SeveralProps) => (
  <fieldset className={styles["several"]}>
    <legend>{label}</legend>
    {hint === undefined ? null : <p className={styles["hint"]}>{hint}</p>}
    {errors.map((error) => (
      <p key={error} className={styles["wrong"]}>
        {error}
      </p>
    ))}
    <div className={styles["boxes"]}>
      <CheckList
        options={choices.map(({ value, label: word }) => ({ value, label: <bdi>{word}</bdi>, disabled: readOnly }))}
        chosen={chosen}
        onChange={(next) => onChange(next.join("\n"))}
      />
    </div>
  </fieldset>
);
