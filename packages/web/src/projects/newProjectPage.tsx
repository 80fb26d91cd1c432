/** A new project: its name and where people read about it, the rest follows or can wait. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { useMay } from "../api/held.ts";
import { projectPage } from "../api/addresses.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Form } from "../kit/form.tsx";
import { TextAreaField, TextField } from "../kit/field.tsx";
import { MayNot } from "../kit/mayNot.tsx";
import { Page as Frame } from "../kit/page.tsx";
import { t } from "../l10n/text.ts";
import { slugOf } from "../text/slug.ts";
import styles from "./projects.module.css";

const crumbs = () => [{ label: t("projects-title"), href: "/projects/" }];

export const Page = () => {
  const may = useMay({});
  if (!may("project.add"))
    return (
      <Frame title={t("projects-add")} crumbs={crumbs()}>
        <MayNot site needs={["project.add"]}>
          {t("projects-may-not-add")}
        </MayNot>
      </Frame>
    );
  return (
    <Frame title={t("projects-add")} about={t("projects-none-about")} crumbs={crumbs()}>
      <Card>
        <NewProject />
      </Card>
    </Frame>
  );
};

const NewProject = () => {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [name, setName] = useState("");
  const [slug, setSlug] = useState<string>();
  const [web, setWeb] = useState("");
  const [instructions, setInstructions] = useState("");
  const body = { name, slug: slug ?? slugOf(name), web, instructions };
  const make = useMutation({
    mutationFn: () => client.projects.create({ body }).orThrow(),
    onSuccess: async (project) => {
      await queries.invalidateQueries({ queryKey: ["projects"] });
      navigate(projectPage(project.slug));
    },
  });
  const rest = beyondFields(make.error, ["name", "slug", "web", "instructions"]);
  return (
    <Form className={styles["form"]} onSend={() => make.mutate()}>
      {rest === undefined ? null : <FailureNote error={rest} />}
      <TextField
        label={t("projects-name")}
        value={name}
        required
        autoFocus
        onChange={(event) => setName(event.target.value)}
        errors={messagesOf(make.error, "name")}
      />
      <TextField
        label={t("projects-slug")}
        hint={t("projects-slug-hint")}
        value={body.slug}
        required
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setSlug(event.target.value)}
        errors={messagesOf(make.error, "slug")}
      />
      <TextField
        label={t("projects-web")}
        hint={t("projects-web-hint")}
        type="url"
        value={web}
        required
        onChange={(event) => setWeb(event.target.value)}
        errors={messagesOf(make.error, "web")}
      />
      <TextAreaField
        label={t("projects-instructions")}
        hint={t("projects-instructions-hint")}
        value={instructions}
        onChange={(event) => setInstructions(event.target.value)}
        errors={messagesOf(make.error, "instructions")}
      />
      <div>
        <Button type="submit" look="main" busy={make.isPending}>
          {t("projects-make")}
        </Button>
      </div>
    </Form>
  );
};
