import { readFile } from 'node:fs/promises';
import type { Reference } from './links.ts';

/** Every path that the settings give, with its field, and its line where only one holds it. */
export async function settingsReferences(settings: unknown, file: string): Promise<Reference[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return pathsIn(settings).map(({ field, href }) => {
    const holding = lines.flatMap((line, index) => (line.includes(`'${href}'`) ? index + 1 : []));
    const [line] = holding.length === 1 ? holding : [];
    return { file, line, field, href, from: '/', isPublished: true };
  });
}

/** The fields whose texts are paths of this site. */
function pathsIn(value: unknown, field = ''): { field: string; href: string }[] {
  if (typeof value === 'string') return /^\/(?!\/)\S*$/.test(value) ? [{ field, href: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    pathsIn(part, field === '' ? key : `${field}.${key}`),
  );
}
