/** Several of many, as boxes to check. What is chosen and not offered stays chosen. */
import type { ReactNode } from "react";
import { CheckField } from "./field.tsx";

interface CheckListProps<Value extends string | number> {
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    readonly hint?: ReactNode;
    readonly disabled?: boolean;
  }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: Value[]) => void;
}

export const CheckList = <Value extends string | number>({ options, chosen, onChange }: CheckListProps<Value>) =>
  options.map(({ value, ...words }) => (
    <CheckField
      key={value}
      {...words}
      checked={chosen.includes(value)}
      onChange={(event) =>
        onChange(event.target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
      }
    />
  ));
