import { lstatSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Site } from '../../settings/site.ts';
import type { SettingsSource } from '../../settings/source.ts';
import { cleanLogo } from '../../ui/look/logo.ts';
import { makeTypeface } from '../../ui/look/typeface.ts';
import { leavesSite } from './owner-files.ts';
import type { Problem } from './problem.ts';

/** Why a file cannot be read, by the code of the system's error. */
const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'cannot be read, because of its permissions',
};

/** The first bytes of files that owners rename by mistake. */
const SIGNATURES = { PNG: '\x89PNG', JPEG: '\xff\xd8\xff', GIF: 'GIF8', WebP: 'RIFF', PDF: '%PDF' };

const kindOf = (data: Buffer) =>
  Object.entries(SIGNATURES).find(([, start]) => data.toString('latin1').startsWith(start))?.[0];

/**
 * Reports the files of the logo, the font and the font's licence that do not exist or cannot be
 * used.
 */
export async function lookProblems(
  { theme: { logo, typeface } }: Pick<Site, 'theme'>,
  { file, lineOf }: SettingsSource,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  async function check(
    field: string,
    name: string,
    expected: string,
    use: (data: Buffer) => unknown,
  ): Promise<void> {
    try {
      if (lstatSync(name).isSymbolicLink() && leavesSite(name))
        throw new Error('is a symbolic link out of the site’s folder; copy the file');
      const entry = statSync(name);
      if (!entry.isFile() && !entry.isDirectory()) throw new Error('is not a file');
      const data = await readFile(name);
      const kind = kindOf(data);
      if (kind) throw new Error(`is a ${kind} file, although its name ends with ${extname(name)}`);
      await use(data);
    } catch (error) {
      const { code, message } = Object(error);
      const found = `"${name}", which ${UNREADABLE[code] ?? message}`;
      problems.push({ file, line: lineOf(field), field, expected, found });
    }
  }

  if (logo)
    await check('theme.logo', logo, 'an SVG file that every page can contain', (data) =>
      cleanLogo(data.toString()),
    );
  if (!typeface) return problems;
  await check('theme.typeface.file', typeface.file, 'a font', (data) =>
    makeTypeface(data, typeface),
  );
  await check('theme.typeface.licence', typeface.licence, 'the licence of the font', (data) => {
    if (data.toString().trim() === '') throw new Error('is empty');
  });
  return problems;
}
