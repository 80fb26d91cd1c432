/** Pagure: sends the messages of its bus. */
import type { HookService } from "../model.ts";
import { PayloadProblem, textAt, valueAt } from "../payload.ts";

export const pagure: HookService = {
  id: "pagure",
  outline: { topic: "text", msg: { pagure_instance: "text", project_fullname: "text", branch: "text" } },
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
    return { fullName, urls: places.flatMap((url) => [url, `${url}.git`]), branch: textAt(payload, "msg.branch") };
  },
};
