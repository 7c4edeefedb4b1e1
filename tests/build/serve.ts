import { rmSync } from 'node:fs';
import type { Copy } from './copy.ts';

/**
 * Builds a copy of a site, serves it at the address that the environment variables HOST and PORT
 * name, and removes the copy when the process ends.
 */
export async function buildAndServe(
  copy: Copy,
  environment: Record<string, string> = {},
): Promise<void> {
  process.once('exit', () => rmSync(copy.root, { recursive: true, force: true }));
  const { succeeded, output } = await copy.build(environment);
  if (!succeeded) throw new Error(output);
  process.chdir(copy.root);
  await import('../../packages/daymark/src/server/main.ts');
}
