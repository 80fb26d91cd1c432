/** A form that the page sends itself: what is wrong is said at its fields, and not by the browser. */
import type { ComponentProps } from "react";

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
