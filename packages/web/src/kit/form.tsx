/** A form that the page sends itself: what is wrong is said at its fields, and not by the browser. */
import type { ComponentProps } from "react";
import styles from "./row.module.css";

type FormProps = Omit<ComponentProps<"form">, "onSubmit" | "noValidate"> & { readonly onSend: () => void };

export const Form = ({ onSend, ...rest }: FormProps) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
    {...rest}
  />
);

/** A short form of one line, whose fields share it as far as there is room. */
export const FormRow = (props: Omit<FormProps, "className">) => <Form className={styles["row"]} {...props} />;
