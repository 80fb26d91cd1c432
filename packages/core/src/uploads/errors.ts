/** How an upload can fail beyond what every room answers. */
export { PlanOutdated } from "../repository/index.ts";
