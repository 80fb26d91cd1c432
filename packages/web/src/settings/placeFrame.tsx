/** What pages that manage a place share: where it is, and the tabs between them. */
import type { ReactNode } from "react";
import { rich, t } from "../l10n/text.ts";
import { Page as Frame } from "../kit/page.tsx";
import { PlaceTabs, type PlaceTab } from "../kit/placeTabs.tsx";

interface PlaceFrameProps {
  /** Id of the title, in which the name of the place stands. */
  readonly words: string;
  readonly about?: ReactNode;
  readonly project: { readonly slug: string; readonly name: string };
  readonly component?: { readonly path: string; readonly name: string } | undefined;
  readonly here: PlaceTab;
  readonly children: ReactNode;
}

export const PlaceFrame = ({ words, about, project, component, here, children }: PlaceFrameProps) => (
  <Frame
    title={t(words, { name: (component ?? project).name })}
    heading={rich(words, { name: <bdi>{(component ?? project).name}</bdi> })}
    about={about}
    crumbs={[
      { label: project.name, href: `/projects/${project.slug}/` },
      ...(component === undefined
        ? []
        : [{ label: component.name, href: `/projects/${project.slug}/${component.path}/` }]),
    ]}
    tabs={<PlaceTabs project={project.slug} component={component?.path} here={here} />}
  >
    {children}
  </Frame>
);
