/** Kinds of work that are told whatever a test says. */
import { Schema } from "effect";
import { defineTask, type TaskKind } from "../../src/tasks/inside.ts";

export const anyTask = (of: TaskKind) => defineTask(of, Schema.Json);
