/** What the wire is told by its host. */
import { tmpdir } from "node:os";
import { Context } from "effect";
import { renderPage, type Rendered } from "./browsable/page.ts";
import type { PageSizes } from "./wire/endpoint.ts";
import type { Reply } from "./wire/reply.ts";

export interface HttpOptions {
  /** Address of the site for links in answers; without it the origin of each request. */
  readonly siteUrl?: string;
  /** Items of a page where the endpoint has no sizes of its own and the request names none. */
  readonly pageSize?: number;
  /** Where files of forms wait until their request ends. */
  readonly uploadFolder?: string;
}

export class HttpSettings extends Context.Service<
  HttpSettings,
  {
    readonly siteUrl: string | undefined;
    readonly uploadFolder: string;
    readonly pageSizes: (sizes: PageSizes) => PageSizes;
    readonly renderPage: (rendered: Rendered) => Reply;
  }
>()("@dragoman/http/HttpSettings") {}

export const makeSettings = ({ siteUrl, pageSize, uploadFolder }: HttpOptions): HttpSettings["Service"] => ({
  siteUrl: siteUrl?.replace(/\/+$/, ""),
  uploadFolder: uploadFolder ?? tmpdir(),
  pageSizes: (sizes) => (pageSize === undefined || sizes.most !== 1000 ? sizes : { ...sizes, standard: pageSize }),
  renderPage,
});
