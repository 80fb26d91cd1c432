/** What a query may go on with, as the browser's own list shows it. */
import { useQuery } from "@tanstack/react-query";
import { languagesQuery } from "../api/languages.ts";
import { projectsQuery } from "../api/projects.ts";
import { completionsOf, writtenField } from "./completions.ts";
import { searchFieldsQuery } from "./queries.ts";

export const Offers = ({ text }: { readonly text: string }) => {
  const written = writtenField(text);
  const { data: fields = [] } = useQuery({ ...searchFieldsQuery, enabled: text !== "" });
  const { data: languages } = useQuery({ ...languagesQuery, enabled: written === "language" });
  const { data: projects } = useQuery({ ...projectsQuery, enabled: written === "project" });
  const known: Readonly<Record<string, readonly string[] | undefined>> = {
    language: languages?.map(({ code }) => code),
    project: projects?.results.map(({ slug }) => slug),
  };
  const offered = completionsOf(
    text,
    fields.map(({ name, values }) => ({ name, values: known[name] ?? values })),
  );
  return offered.map((option) => <option key={option} value={option} />);
};
