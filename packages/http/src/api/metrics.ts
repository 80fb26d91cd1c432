/** How much there is of everything, for programs that watch the site. */
import { get } from "../wire/endpoint.ts";

export const metricsApi = {
  all: get("/api/metrics/", { title: "Metrics of the site, as far as the caller sees it", signedIn: true }),
};
