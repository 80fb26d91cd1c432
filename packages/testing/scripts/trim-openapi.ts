/**
 * Keeps of GitHub's OpenAPI document what the tests of forges hold our requests against: `npm pack @octokit/openapi`,
 * unpack it, and give the path of `generated/api.github.com.json` to this program.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const operations = [
  "GET /app",
  "POST /app/installations/{installation_id}/access_tokens",
  "GET /repos/{owner}/{repo}",
  "GET /repos/{owner}/{repo}/commits",
  "POST /repos/{owner}/{repo}/forks",
  "DELETE /repos/{owner}/{repo}/git/refs/{ref}",
  "GET /repos/{owner}/{repo}/installation",
  "POST /repos/{owner}/{repo}/issues/{issue_number}/labels",
  "GET /repos/{owner}/{repo}/pulls",
  "POST /repos/{owner}/{repo}/pulls",
  "GET /repos/{owner}/{repo}/pulls/{pull_number}",
  "PATCH /repos/{owner}/{repo}/pulls/{pull_number}",
  "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
  "GET /user",
];

type Node = Record<string, unknown>;
const [, , from = ""] = process.argv;
const whole = JSON.parse(readFileSync(from, "utf8")) as Node & { paths: Record<string, Node>; components: Node };

const kept: { paths: Record<string, Node>; components: Record<string, Node> } = { paths: {}, components: {} };

/** Words for people are left out, and all examples but those that answers are made of. */
const keep = (value: unknown, keepsExamples: boolean): unknown => {
  if (Array.isArray(value)) return value.map((one) => keep(one, keepsExamples));
  if (value === null || typeof value !== "object") return value;
  const node = value as Node;
  if (typeof node["$ref"] === "string") follow(node["$ref"]);
  return Object.fromEntries(
    Object.entries(node)
      .filter(
        ([name, part]) =>
          !["x-github", "externalDocs", "tags"].includes(name) &&
          (name !== "description" || typeof part !== "string" || keepsExamples) &&
          (keepsExamples || !["example", "examples"].includes(name)),
      )
      .map(([name, part]) => [name, keep(part, keepsExamples)]),
  );
};

function follow(ref: string): void {
  const [, , group = "", name = ""] = ref.split("/");
  kept.components[group] ??= {};
  if (kept.components[group][name] !== undefined) return;
  kept.components[group][name] = {};
  kept.components[group][name] = keep((whole.components[group] as Node)[name], group === "examples");
}

for (const operation of operations) {
  const [method = "", path = ""] = operation.split(" ");
  const found = whole.paths[path]?.[method.toLowerCase()] as Node & { responses: Node };
  kept.paths[path] ??= {};
  const responses = Object.fromEntries(Object.entries(found.responses).filter(([status]) => status.startsWith("2")));
  kept.paths[path][method.toLowerCase()] = {
    parameters: keep(found["parameters"], false),
    requestBody: keep(found["requestBody"], false),
    responses: keep(responses, true),
  };
}
const info = { title: "A part of GitHub's OpenAPI document, from @octokit/openapi (MIT)" };
writeFileSync(
  fileURLToPath(new URL("../openapi/github.json", import.meta.url)),
  `${JSON.stringify({ openapi: whole["openapi"], info, ...kept })}\n`,
);
