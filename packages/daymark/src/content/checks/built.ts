import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { idsIn } from './body.ts';

/**
 * Creates a function that returns the anchors of the file at a path of a built site. The result is
 * empty for a file that is not a page, and undefined if no file exists. Each page is read once.
 */
export function builtAnchors(siteFolder: string) {
  const known = new Map<string, Promise<ReadonlySet<string> | undefined>>();
  return (path: string) => {
    const anchors = known.get(path) ?? anchorsAt(siteFolder, path);
    known.set(path, anchors);
    return anchors;
  };
}

async function anchorsAt(siteFolder: string, path: string) {
  for (const file of path === '/' ? ['/index.html'] : [`${path}.html`, path]) {
    const text = await readFile(join(siteFolder, file), 'utf8').catch(() => undefined);
    if (text !== undefined) return file.endsWith('.html') ? idsIn(text) : new Set<string>();
  }
  return undefined;
}
