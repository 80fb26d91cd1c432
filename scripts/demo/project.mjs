/** Projects from repositories, and what is translated of them, over the API. */
import { setTimeout as sleep } from "node:timers/promises";
import { fail } from "../workspace/process.mjs";
import { showProgress } from "../workspace/progress.mjs";

const awaitTask = async (api, label, url) => {
  for (let task = url && (await api.get(url)); task; await sleep(100), task = await api.get(url)) {
    if (!task.completed) showProgress(label, task.progress);
    else if (typeof task.result === "string") throw fail(`${label}: ${task.result}`);
    else break;
  }
  showProgress(label, 100);
};

/** The first component has the repository at `origin`; the others share it. */
export const makeProject = async (api, { project, components, origin }) => {
  await api.post("/api/projects/", project);
  for (const [index, component] of components.entries()) {
    const repo =
      index === 0
        ? { repo: `file://${origin}`, push: `file://${origin}` }
        : { repo: `dragoman://${project.slug}/${components[0].slug}` };
    const made = await api.post(`/api/projects/${project.slug}/components/`, { ...component, ...repo });
    await awaitTask(api, `${component.name}: ${component.filemask}`, made.task_url);
  }
};

const showRow = (name, { translated, total, translated_percent }) =>
  console.log(`  ${name} ${String(translated).padStart(2)} of ${total} strings translated (${translated_percent} %)`);

/** A line for each language of each component. */
export const showComponents = async (api, { project, components }) => {
  for (const { slug } of components) {
    const { results } = await api.get(`/api/components/${project.slug}/${slug}/statistics/`);
    for (const row of results) showRow(`${slug}/${row.code}`.padEnd(8), row);
  }
};

/** A line for each language of the project. */
export const showLanguages = async (api, { project }) => {
  const { results } = await api.get(`/api/projects/${project.slug}/languages/`);
  for (const row of results) showRow(`${project.slug}/${row.code}`.padEnd(12), row);
};
