/**
 * What has to hold on every page, whatever it shows: no error, no violation of the policy, no request that the contract
 * does not know, nothing that axe finds.
 */
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { endpoints } from "@dragoman/http";
import type { Page } from "playwright-core";

const patterns = endpoints.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}?$`),
}));

const isKnown = (method: string, path: string) =>
  path.startsWith("/static/") ||
  patterns.some((each) => each.method === method && each.pattern.test(path.replace(/%2F/gi, "-")));

/** What went wrong on a page until it is asked for. Expected failures, such as a 404 that is looked for, are named. */
export const watch = (page: Page, expected: readonly RegExp[] = []): (() => readonly string[]) => {
  const wrong: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") wrong.push(message.text());
  });
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "document" || request.url().startsWith("blob:")) return;
    if (!isKnown(request.method(), pathname)) wrong.push(`not in the contract: ${request.method()} ${pathname}`);
  });
  return () => wrong.filter((text) => !expected.some((each) => each.test(text)));
};

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
  }[];
}

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds at WCAG 2.2 AA, or by some of its rules, in words. */
export const audit = async (page: Page, rules: readonly string[] = levels): Promise<readonly string[]> => {
  const { violations } = await page.evaluate(async (runOnly) => {
    // Colours half-way between two states are nobody's to read: what stays is judged.
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    const ended = Promise.allSettled(transitions.map(({ finished }) => finished));
    await Promise.race([ended, new Promise((resume) => setTimeout(resume, 2_000))]);
    const { axe } = globalThis as unknown as {
      axe: { run: (where: Document, options: object) => Promise<AxeResults> };
    };
    return axe.run(document, { runOnly });
  }, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
};

/** Brings axe into a page, by the debugger, which no policy of the page binds. Before the page is opened. */
export const withAxe = (page: Page): Promise<void> => page.addInitScript({ content: axe }).then(() => undefined);
