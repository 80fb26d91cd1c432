/** What stands at an address below a project. */
import type { PageProps } from "../pages.tsx";
import { Page as Frame } from "../kit/page.tsx";

export const Page = ({ params }: PageProps) => <Frame title={params["*"] ?? ""}>{null}</Frame>;
