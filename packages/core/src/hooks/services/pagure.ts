/** Pagure: sends the messages of its bus. */
import type { HookService } from "../model.ts";
import { commitAt, optionalAt, PayloadProblem, requestNews, textAt, valueAt } from "../payload.ts";

export const pagure: HookService = {
  id: "pagure",
  outline: {
    topic: "text",
    msg: { pagure_instance: "text", project_fullname: "text", branch: "text", end_commit: "text" },
  },
  example: {
    topic: "git.receive",
    msg: { pagure_instance: "https://pagure.io/", project_fullname: "example/hello", branch: "main" },
  },
  read: (payload) => {
    if (valueAt(payload, "msg") === undefined || valueAt(payload, "topic") !== "git.receive") return undefined;
    const instance = textAt(payload, "msg.pagure_instance");
    if (!URL.canParse(instance)) throw new PayloadProblem("msg.pagure_instance is no address.");
    const { host } = new URL(instance);
    const fullName = textAt(payload, "msg.project_fullname");
    const places = [`https://${host}/${fullName}`, `ssh://git@${host}/${fullName}`];
    return {
      fullName,
      urls: places.flatMap((url) => [url, `${url}.git`]),
      branch: textAt(payload, "msg.branch"),
      after: commitAt(payload, "msg.end_commit"),
    };
  },
  readRequest: (payload) =>
    String(valueAt(payload, "topic")).startsWith("pull-request.")
      ? requestNews(
          valueAt(payload, "msg.pullrequest.project.fullname"),
          valueAt(payload, "msg.pullrequest.id"),
          valueAt(payload, "msg.pullrequest.branch_from"),
        )
      : undefined,
  delivery: (payload) => optionalAt(payload, "msg_id"),
};
