/** A password, which can be looked at. */
import { type ComponentPropsWithRef, useState } from "react";
import { t } from "../l10n/text.ts";
import { IconButton } from "./button.tsx";
import { Field, type FieldWords } from "./field.tsx";
import fields from "./field.module.css";
import styles from "./passwordField.module.css";

export const PasswordField = ({
  label,
  hint,
  errors,
  aside,
  ...rest
}: FieldWords & Omit<ComponentPropsWithRef<"input">, keyof FieldWords>) => {
  const [seen, setSeen] = useState(false);
  return (
    <Field label={label} hint={hint} errors={errors} aside={aside}>
      {(wiring) => (
        <div className={styles["within"]}>
          <input type={seen ? "text" : "password"} className={fields["input"]} {...wiring} {...rest} />
          <IconButton
            small
            icon="eye"
            label={t("kit-show-password")}
            aria-pressed={seen}
            onClick={() => setSeen(!seen)}
          />
        </div>
      )}
    </Field>
  );
};
