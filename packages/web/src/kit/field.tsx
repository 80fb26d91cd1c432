/** A control with its name, what helps to fill it, and what is wrong with it. */
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";
import styles from "./field.module.css";

export interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What the server or the page found wrong. */
  readonly errors?: readonly string[] | undefined;
  /** A link at the end of the line of the name. */
  readonly aside?: ReactNode;
}

interface Wiring {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export const Field = ({
  label,
  hint,
  errors = [],
  aside,
  children,
}: FieldWords & { readonly children: (wiring: Wiring) => ReactNode }) => {
  const id = useId();
  const described = [hint === undefined ? "" : `${id}-hint`, errors.length === 0 ? "" : `${id}-errors`]
    .join(" ")
    .trim();
  return (
    <div className={styles["field"]}>
      <div className={styles["line"]}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({
        id,
        "aria-describedby": described === "" ? undefined : described,
        "aria-invalid": errors.length > 0 ? true : undefined,
      })}
      {hint === undefined ? null : (
        <div id={`${id}-hint`} className={styles["hint"]}>
          {hint}
        </div>
      )}
      {errors.length === 0 ? null : (
        <div id={`${id}-errors`} className={styles["errors"]}>
          {errors.map((error) => (
            <p key={error}>
              <Icon name="alert" /> {error}
            </p>
          ))}
        </div>
      )}
    </div>
  );
};

type Own<Props> = Omit<Props, keyof FieldWords> & FieldWords;

export const TextField = ({ label, hint, errors, aside, className, ...rest }: Own<ComponentPropsWithRef<"input">>) => (
  <Field label={label} hint={hint} errors={errors} aside={aside}>
    {(wiring) => <input type="text" className={`${styles["input"]} ${className ?? ""}`} {...wiring} {...rest} />}
  </Field>
);

export const TextAreaField = ({
  label,
  hint,
  errors,
  aside,
  className,
  ...rest
}: Own<ComponentPropsWithRef<"textarea">>) => (
  <Field label={label} hint={hint} errors={errors} aside={aside}>
    {(wiring) => (
      <textarea rows={3} className={`${styles["input"]} ${styles["area"]} ${className ?? ""}`} {...wiring} {...rest} />
    )}
  </Field>
);

/** Options as `<option>` elements: the browser's own list, which works everywhere. */
export const SelectField = ({
  label,
  hint,
  errors,
  aside,
  className,
  ...rest
}: Own<ComponentPropsWithRef<"select">>) => (
  <Field label={label} hint={hint} errors={errors} aside={aside}>
    {(wiring) => <select className={`${styles["input"]} ${className ?? ""}`} {...wiring} {...rest} />}
  </Field>
);

export const CheckField = ({ label, hint, errors = [], ...rest }: Own<ComponentPropsWithRef<"input">>) => {
  const id = useId();
  return (
    <div className={styles["check"]}>
      <input type="checkbox" id={id} aria-describedby={hint === undefined ? undefined : `${id}-hint`} {...rest} />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint === undefined ? null : (
          <div id={`${id}-hint`} className={styles["hint"]}>
            {hint}
          </div>
        )}
        {errors.map((error) => (
          <p key={error} className={styles["errors"]}>
            {error}
          </p>
        ))}
      </div>
    </div>
  );
};
