import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** The maximum compressed size in bytes: a page should fit into the first 14 KB of a connection. */
const BUDGET = 1024;
const noStyles = fileURLToPath(new URL('../../ui/styles/none.css', import.meta.url));

/**
 * Returns the path of the owner's `custom.css`, or of an empty file if there is none, and a warning
 * if the file is too large.
 * @param root the site's folder
 */
export function customStyles(root: string): { file: string; warning?: string } {
  const file = resolve(root, 'custom.css');
  if (!existsSync(file)) return { file: noStyles };
  const { length } = brotliCompressSync(readFileSync(file));
  if (length <= BUDGET) return { file };
  const warning = `custom.css: expected at most ${BUDGET} bytes compressed, because every page contains them; found ${length}`;
  return { file, warning };
}
