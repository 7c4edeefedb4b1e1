import { type ChildProcess, fork } from 'node:child_process';
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
 * hundred megabytes, which are free again when the process ends, before the pages are rendered. One
 * process bundles several languages of a site: Astro and Vite are then loaded, and V8 has optimized
 * them, so a further language takes 60 % of the CPU time of the first.
 */

interface Bundled {
  readonly bundle: Bundle;
  /** Whether the bundle contains a file of `content/` or `public/`. */
  readonly hasContent: boolean;
}

/** A message of the process. The last message of a task is `bundled` or `failure`. */
interface BundlerMessage {
  readonly log?: AstroLoggerMessage;
  /** The routes of the site. The process waits until the site is checked. */
  readonly routes?: readonly Route[];
  readonly bundled?: Bundled;
  readonly failure?: Failure;
}

/** An error, in parts, because Node would not send its name. */
type Failure = Readonly<Record<'name' | 'message' | 'stack', string>>;

/** The languages that one process bundles. Vite keeps up to 200 MB of each. */
const LANGUAGES = 3;

/** The message on which the process bundles the site, because the checks found no errors. */
const GO_ON = 'go on';

export type Bundler = ReturnType<typeof openBundler>;

/** Returns a bundler of a site without integrations, which starts its process for the first task. */
export function openBundler() {
  let child: ChildProcess | undefined;
  let tasks = 0;

  /**
   * Bundles a language of the site, after the previous language.
   * @param check checks the language. The language is not bundled if `check` throws
   * @throws the error of the check or of Astro
   */
  async function bundle(
    task: BundleTask,
    check: (routes: readonly Route[]) => Promise<void>,
  ): Promise<Bundled> {
    if (tasks++ % LANGUAGES === 0) await end();
    child ??= fork(fileURLToPath(import.meta.url), { serialization: 'advanced' }).once(
      'exit',
      () => {
        child = undefined;
      },
    );
    const own = child;
    const { write } = destination();
    const { promise, resolve, reject } = Promise.withResolvers<Bundled>();
    let problem: { readonly error: unknown } | undefined;
    const onMessage = ({ log, routes, bundled, failure }: BundlerMessage) => {
      if (log) write(log);
      if (routes)
        check(routes).then(
          () => own.send(GO_ON),
          (error) => {
            problem = { error };
            own.kill();
          },
        );
      if (bundled) resolve(bundled);
      if (failure) reject(Object.assign(new Error(), failure));
    };
    const onExit = (code: number | null, signal: string | null) => {
      const early = `the process that bundles the site ended early: ${signal ?? code}`;
      reject(problem ? problem.error : new TypeError(early));
    };
    own.on('message', onMessage).once('exit', onExit);
    own.send(task);
    try {
      return await promise;
    } finally {
      own.off('message', onMessage).off('exit', onExit);
    }
  }

  /** Ends the process, if there is one. */
  async function end(): Promise<void> {
    if (!child) return;
    const exit = once(child, 'exit');
    child.disconnect();
    await exit;
  }

  return { bundle, end };
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
        settings: read.checked,
        source: read.source,
      });
      setTexts((await checker(routes)).texts);
    },
  });
  if (!bundle) throw new TypeError('Astro has bundled no program');
  await send({ bundled: { bundle, hasContent } });
}

/** Returns the parts of an error that can be sent. Node cannot send the code and the causes. */
function failureOf(error: unknown, root: string): Failure {
  const disk = diskProblem(error, root);
  if (disk !== undefined) return { name: 'Error', message: disk, stack: '' };
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(`${error}`);
  return { name, message, stack };
}

if (import.meta.main) {
  // The build has all bundles, or was killed. In both cases, this process must stop writing.
  process.once('disconnect', () => process.exit());
  process.on('message', async (message: BundleTask | typeof GO_ON) => {
    if (message === GO_ON) return;
    try {
      await bundle(message);
    } catch (error) {
      await send({ failure: failureOf(error, message.root) });
    }
  });
}
