/** What stands at an address below a project: the project itself, a category, a component or a language. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { placeQuery } from "../api/places.ts";
import type { PageProps } from "../pages.tsx";
import { ComponentView } from "./componentView.tsx";
import { Page as Nowhere } from "./nowherePage.tsx";
import { ProjectView } from "./projectView.tsx";
import { TranslationView } from "./translationView.tsx";

export const Page = ({ params }: PageProps) => {
  const { data: place } = useSuspenseQuery(placeQuery(params["*"] ?? ""));
  if (place === null) return <Nowhere />;
  const path = place.component?.path ?? undefined;
  const code = place.language?.code ?? undefined;
  if (code !== undefined) return <TranslationView place={place} path={path} code={code} />;
  if (path !== undefined) return <ComponentView place={place} path={path} />;
  return <ProjectView place={place} />;
};
