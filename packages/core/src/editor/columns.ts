/** Columns of a string as a list of many shows it, and of its history. */
import { changeColumns } from "../changes/index.ts";
import { unitColumns } from "../units/index.ts";

const { id, project, componentPath, componentUrl, language, source, target, context, state, position, priority } =
  unitColumns;
const { hasSuggestion, hasComment, hasFailingCheck, lastUpdated } = unitColumns;

export const rowColumns = {
  id,
  project,
  componentPath,
  componentUrl,
  language,
  source,
  target,
  context,
  state,
  position,
  priority,
  hasSuggestion,
  hasComment,
  hasFailingCheck,
  lastUpdated,
} as const;
export type RowColumn = keyof typeof rowColumns;

const { id: change, action, actionName, timestamp, target: after, old, user, userName, author } = changeColumns;

export const historyColumns = {
  id: change,
  action,
  actionName,
  timestamp,
  target: after,
  old,
  user,
  userName,
  author,
} as const;
export type HistoryColumn = keyof typeof historyColumns;
