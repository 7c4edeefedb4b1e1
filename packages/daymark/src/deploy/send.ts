import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { failure, type Target, type Upload } from './target.ts';

/**
 * rsync compares files by content, because a build writes every file again. The file modes do not
 * depend on who has built the site.
 */
const copying = ['--times', '--checksum', '--perms', '--chmod=D755,F644', '--omit-dir-times'];

/**
 * Sends files to a target.
 * @returns the output of rsync
 * @throws DeployError
 */
export async function sendFiles(
  target: Target,
  options: readonly string[],
  upload: Upload,
): Promise<string> {
  const outcome = await target.send([...copying, ...options], upload);
  if (outcome.code === 0) return outcome.output;
  throw failure(`Upload to ${target.name}: expected rsync to send ${upload.to}`, outcome);
}

/**
 * Sends texts to a folder of a target, by their paths there.
 * @throws DeployError
 */
export async function sendTexts(
  target: Target,
  options: readonly string[],
  { to, texts }: { readonly to: string; readonly texts: ReadonlyMap<string, string> },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'daymark-deploy-'));
  try {
    for (const [file, text] of texts) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    await sendFiles(target, options, { from: folder, to });
  } finally {
    await rm(folder, { recursive: true });
  }
}
