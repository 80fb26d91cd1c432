/** A component's repository, or all of a project's. */
import { useSuspenseQuery } from "@tanstack/react-query";
import type { PageProps } from "../pages.tsx";
import { componentAt } from "../api/addresses.ts";
import { ComponentRepository } from "./componentRepository.tsx";
import { ProjectRepository } from "./projectRepository.tsx";
import { projectQuery } from "../api/places.ts";

export const Page = ({ params }: PageProps) => {
  const path = params["*"] ?? "";
  const place = componentAt(path);
  const { data: project } = useSuspenseQuery(projectQuery(path.split("/")[0] ?? ""));
  return place === undefined ? (
    <ProjectRepository project={project} />
  ) : (
    <ComponentRepository project={project} place={place} />
  );
};
