/** Background work: submitted in transactions, done once, one at a time for each key, on any number of processes. */
export { isFinished, type Task, type TaskState, taskStates } from "./model.ts";
export { Tasks } from "./service.ts";
