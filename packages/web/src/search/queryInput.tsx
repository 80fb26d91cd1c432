/** Where a query is written: fields and their values are offered on the way. */
import { type ComponentProps, Suspense, useId, useState } from "react";
import { lazily } from "../kit/lazily.ts";

type QueryInputProps = Omit<ComponentProps<"input">, "list" | "value"> & { readonly value: string };

/** Loaded with the first letter: most pages are left without a query. */
const Offers = lazily(async () => (await import("./offers.tsx")).Offers);

export const QueryInput = ({ value, ...rest }: QueryInputProps) => {
  const id = useId();
  const [first] = useState(value);
  const [isWritten, setWritten] = useState(false);
  if (!isWritten && value !== first) setWritten(true);
  return (
    <>
      <input value={value} dir="ltr" list={id} autoComplete="off" spellCheck={false} {...rest} />
      <datalist id={id}>
        {isWritten ? (
          <Suspense>
            <Offers text={value} />
          </Suspense>
        ) : null}
      </datalist>
    </>
  );
};
