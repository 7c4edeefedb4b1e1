import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/*
 * The timers that build a site again, so that texts appear when they are due: workflows with a schedule, in
 * the folder of the site or around it, up to the folder of the repository.
 */

/** Returns the folder of the repository that contains a folder; without a repository, the folder itself. */
function repositoryOf(root: string): string {
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (dirname(folder) === folder) return root;
  }
}

/** Returns the first schedule of a workflow, such as "17 * * * *", if the workflow builds a site. */
function scheduleOf(workflow: string): string | undefined {
  if (!/\b(?:npm run build|daymark(?:\.mjs)? build)\b/.test(workflow)) return undefined;
  // Reads lines, because a YAML parser would take most of the time of a build without changes.
  const lines = workflow.split('\n');
  const start = lines.findIndex((line) => line.trim() === 'schedule:');
  const cron = start < 0 ? undefined : lines.slice(start).find((line) => /^ +- cron:/.test(line));
  return cron
    ?.replace(/^ +- cron:/, '')
    .replaceAll(/["']/g, '')
    .trim();
}

/** Returns the schedules that build the site in a folder: `the schedule "17 * * * *" of pages.yml`. */
export function workflowTimers(root: string): string[] {
  const repository = repositoryOf(root);
  return globSync('.github/workflows/*.{yml,yaml}', { cwd: repository })
    .toSorted()
    .flatMap((file) => {
      const path = join(repository, file);
      const cron = scheduleOf(readFileSync(path, 'utf8'));
      return cron === undefined
        ? []
        : [`the schedule "${cron}" of ${relative(root, path).replaceAll('\\', '/')}`];
    });
}
