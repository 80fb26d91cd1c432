/** Projects by their names, each a way into it. */
import { Link } from "wouter";
import { projectPage } from "../api/addresses.ts";
import { Lines } from "../kit/card.tsx";

export const ProjectLines = ({
  projects,
}: {
  readonly projects: readonly { readonly slug: string; readonly name: string }[];
}) => (
  <Lines>
    {projects.map(({ slug, name }) => (
      <li key={slug}>
        <Link href={projectPage(slug)}>
          <bdi>{name}</bdi>
        </Link>
      </li>
    ))}
  </Lines>
);
