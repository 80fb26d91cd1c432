/** What follows on a way in that worked: the new session is known, and one goes on to where one wanted to. */
import type { SessionState } from "@dragoman/client";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "wouter";
import { takeSession } from "../api/session.ts";
import { localPath } from "./model.ts";

export const useEntering = (): ((session: SessionState) => void) => {
  const queries = useQueryClient();
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  return (session) => {
    takeSession(queries, session);
    const next = localPath(query.get("next"), location.origin);
    if (session.stage === "second-factor") navigate(`/account/sign-in/?next=${encodeURIComponent(next)}`);
    else navigate(next, { replace: true });
  };
};
