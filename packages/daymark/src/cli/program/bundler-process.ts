import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AstroLoggerMessage } from 'astro';
import type { FileCounts } from '../../content/checks/counts.ts';
import destination from '../progress/astro-log.ts';
import type { Watched } from '../progress/progress.ts';
import type { BundleTask } from './bundle-checked-site.ts';
import type { Bundle } from './store.ts';

const bundler = fileURLToPath(new URL('bundler.ts', import.meta.url));

interface Bundled {
  readonly bundle: Bundle;
  /** Whether the bundle contains a file of `content/` or `public/`. */
  readonly hasContent: boolean;
}

/** A message of the process. The last one is `bundled` or `failure`. */
export interface BundlerMessage {
  readonly log?: AstroLoggerMessage;
  readonly counts?: FileCounts;
  readonly bundled?: Bundled;
  readonly failure?: Failure;
}

/** An error, in parts, because Node would not send its name. */
export type Failure = Readonly<Record<'name' | 'message' | 'stack', string>>;

/**
 * Checks and bundles a site without integrations in a process of its own. Vite keeps several hundred
 * megabytes, which are free again when the process ends, before the pages are rendered.
 * @throws one error that lists all problems
 */
export async function bundleInProcess(
  task: BundleTask,
  { onChecked }: Pick<Watched, 'onChecked'>,
): Promise<Bundled> {
  const child = fork(bundler, { serialization: 'advanced' });
  const { write } = destination();
  let last: BundlerMessage = {};
  child.on('message', (message: BundlerMessage) => {
    last = message;
    if (message.log) write(message.log);
    if (message.counts) onChecked(message.counts);
  });
  child.send(task);
  const [code, signal] = await once(child, 'exit');
  if (last.failure) throw Object.assign(new Error(), last.failure);
  if (last.bundled) return last.bundled;
  throw new TypeError(`the process that bundles the site ended early: ${signal ?? code}`);
}
