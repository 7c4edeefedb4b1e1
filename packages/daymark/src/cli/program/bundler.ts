import { fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroLoggerMessage } from 'astro';
import { setTexts } from '../../content/checks/fields.ts';
import { markdownOptionsOf, siteChecker } from '../../content/checks/site-checker.ts';
import type { Route } from '../../content/checks/site-pages.ts';
import { diskProblem } from '../disk-problem.ts';
import destination, { loggerSettings, readLog } from '../progress/astro-log.ts';
import { readSettingsFile, settingsFileOf } from '../settings-file.ts';
import { isEngineRoute } from './astro-internals.ts';
import type { BundleTask } from './bundle-site.ts';
import type { Bundle } from './store.ts';

/*
 * Bundles a site in a process of its own, and is the program of that process. Vite keeps several
 * hundred megabytes, which are free again when the process ends, before the pages are rendered.
 */

interface Bundled {
  readonly bundle: Bundle;
  /** Whether the bundle contains a file of `content/` or `public/`. */
  readonly hasContent: boolean;
}

/** A message of the process. The last one is `bundled` or `failure`. */
interface BundlerMessage {
  readonly log?: AstroLoggerMessage;
  /** The routes of the site. The process waits until the site is checked. */
  readonly routes?: readonly Route[];
  readonly bundled?: Bundled;
  readonly failure?: Failure;
}

/** An error, in parts, because Node would not send its name. */
type Failure = Readonly<Record<'name' | 'message' | 'stack', string>>;

/** The answer to the routes if the site has no problems. */
const GO_ON = 'go on';

/**
 * Bundles a site without integrations in a process of its own.
 * @param check checks the site. If it fails, nothing is bundled
 * @throws the error of the check or of Astro
 */
export async function bundleInOtherProcess(
  task: BundleTask,
  check: (routes: readonly Route[]) => Promise<void>,
): Promise<Bundled> {
  const child = fork(fileURLToPath(import.meta.url), { serialization: 'advanced' });
  const { write } = destination();
  let last: BundlerMessage = {};
  let problem: { readonly error: unknown } | undefined;
  child.on('message', (message: BundlerMessage) => {
    last = message;
    if (message.log) write(message.log);
    if (message.routes)
      check(message.routes).then(
        () => child.send(GO_ON),
        (error) => {
          problem = { error };
          child.kill();
        },
      );
  });
  child.send(task);
  const [code, signal] = await once(child, 'exit');
  if (problem) throw problem.error;
  if (last.failure) throw Object.assign(new Error(), last.failure);
  if (last.bundled) return last.bundled;
  throw new TypeError(`the process that bundles the site ended early: ${signal ?? code}`);
}

const send = (message: BundlerMessage) =>
  new Promise<void>((resolve) => process.send?.(message, () => resolve()));

async function bundle(task: BundleTask): Promise<void> {
  readLog((log) => void send({ log }));
  const read = await readSettingsFile(task.root, settingsFileOf(process.env), task.code);
  // Imported here, because the process of the build needs neither Astro nor Vite.
  const { bundleSite } = await import('./bundle-site.ts');
  const { bundle, hasContent } = await bundleSite(read, task, {
    logger: loggerSettings(task.isVerbose),
    async check(routes, config) {
      await Promise.all([once(process, 'message'), send({ routes })]);
      if (routes.every(isEngineRoute)) return;
      // Astro renders the owner's pages here, with the texts that the checks have read and kept.
      const checker = await siteChecker(markdownOptionsOf(config), {
        settings: read.settings,
        source: read.source,
      });
      setTexts((await checker(routes)).texts);
    },
  });
  if (!bundle) throw new TypeError('Astro has bundled no program');
  await send({ bundled: { bundle, hasContent } });
}

/** Returns the parts of an error that can be sent. Its code and its causes cannot. */
function failureOf(error: unknown, root: string): Failure {
  const disk = diskProblem(error, root);
  if (disk !== undefined) return { name: 'Error', message: disk, stack: '' };
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(`${error}`);
  return { name, message, stack };
}

if (import.meta.main) {
  // If the build is killed, this process must not write on.
  process.once('disconnect', () => process.exit());
  process.once('message', async (task: BundleTask) => {
    try {
      await bundle(task);
    } catch (error) {
      await send({ failure: failureOf(error, task.root) });
    }
    process.exit();
  });
}
