/* The process that `bundler-process.ts` starts. It bundles one site, and ends. */

import process from 'node:process';
import { diskProblem } from '../disk-problem.ts';
import { loggerSettings, readLog } from '../progress/astro-log.ts';
import { readSettingsFile, settingsFileOf } from '../settings-file.ts';
import { type BundleTask, bundleCheckedSite } from './bundle-checked-site.ts';
import type { BundlerMessage, Failure } from './bundler-process.ts';

const send = (message: BundlerMessage) =>
  new Promise<void>((resolve) => process.send?.(message, () => resolve()));

async function bundle(task: BundleTask): Promise<void> {
  readLog((log) => void send({ log }));
  const read = await readSettingsFile(task.root, settingsFileOf(process.env));
  const { bundle, hasContent } = await bundleCheckedSite(read, task, {
    logger: loggerSettings(task.isVerbose),
    onChecked: (counts) => void send({ counts }),
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
