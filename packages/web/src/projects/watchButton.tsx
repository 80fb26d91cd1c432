/** Whether one wants to hear of a project, and find it on the start page. */
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { Button } from "../kit/button.tsx";
import { failureWords } from "../kit/failureNote.tsx";
import { say } from "../kit/toast.tsx";
import { t } from "../l10n/text.ts";

export const watchedQuery = (username: string) =>
  queryOptions({
    queryKey: ["watched", username],
    queryFn: ({ signal }) => client.users.watched({ username, page_size: 200 }, { signal }).orThrow(),
  });

export const WatchButton = ({ project, username }: { readonly project: string; readonly username: string }) => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(watchedQuery(username));
  const watches = data.results.some(({ slug }) => slug === project);
  const turn = useMutation({
    mutationFn: async () => {
      if (watches) await client.users.unwatch({ username, project }).orThrow();
      else await client.users.watch({ username, body: { project } }).orThrow();
    },
    onError: (error) => say(failureWords(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ["watched", username] }),
  });
  return (
    <Button icon="eye" aria-pressed={watches} busy={turn.isPending} onClick={() => turn.mutate()}>
      {watches ? t("projects-watched") : t("projects-watch")}
    </Button>
  );
};
