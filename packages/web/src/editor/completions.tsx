/** What a query may go on with: fields, and values of a field. */
import { useQuery } from "@tanstack/react-query";
import { searchFieldsQuery } from "../units/queries.ts";

export const Completions = ({ id, text }: { readonly id: string; readonly text: string }) => {
  const { data } = useQuery({ ...searchFieldsQuery, enabled: text !== "" });
  const last = /\S*$/.exec(text)?.[0] ?? "";
  const before = text.slice(0, text.length - last.length);
  const [name, value] = last.split(/:(.*)/s);
  const field = data?.find((each) => each.name === name);
  const options =
    data === undefined || last === ""
      ? []
      : value === undefined
        ? data.filter((each) => each.name.startsWith(last)).map((each) => `${each.name}:`)
        : (field?.values ?? []).filter((each) => each.startsWith(value)).map((each) => `${name}:${each}`);
  return (
    <datalist id={id}>
      {options.slice(0, 12).map((option) => (
        <option key={option} value={before + option} />
      ))}
    </datalist>
  );
};
