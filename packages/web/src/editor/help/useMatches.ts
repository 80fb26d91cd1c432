/** Taking matches: by their buttons and keys, one after another, each undone like what was typed. */
import type { Editing } from "@dragoman/client";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { memoryQuery } from "../../units/queries.ts";
import type { Handle } from "../workPane.tsx";
import { offered, walkTo } from "./model.ts";

export interface UsedMatches {
  /** The one that was taken last. */
  readonly used: number | undefined;
  readonly use: (index: number) => void;
  readonly walk: (step: 1 | -1) => void;
}

export const useMatches = ({ unit }: Editing, handle: RefObject<Handle | null>): UsedMatches => {
  const queries = useQueryClient();
  const [used, setUsed] = useState<number>();
  const take = async (choose: (count: number) => number) => {
    const found = offered(await queries.fetchQuery({ ...memoryQuery(unit.id), retry: false }), unit);
    const index = choose(found.length);
    const match = found[index];
    const work = handle.current?.work;
    // While it was asked for, somebody may have gone on.
    if (match === undefined || work?.editing.unit.id !== unit.id) return;
    work.fields.write(match.target);
    setUsed(index);
  };
  /** Why there are none is told where they are shown. */
  const start = (choose: (count: number) => number) => void take(choose).catch(() => undefined);
  return {
    used,
    use: (index) => start(() => index),
    walk: (step) => start((count) => walkTo(used, step, count)),
  };
};
