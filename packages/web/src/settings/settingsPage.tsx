/** All settings of a project, or of a component. */
import type { PageProps } from "../pages.tsx";
import { ComponentSettings } from "./componentSettings.tsx";
import { placeOf } from "./model.ts";
import { ProjectSettings } from "./projectSettings.tsx";

export const Page = ({ params }: PageProps) => {
  const { project, component } = placeOf(params["*"]);
  return component === undefined ? (
    <ProjectSettings project={project} />
  ) : (
    <ComponentSettings project={project} component={component} />
  );
};
