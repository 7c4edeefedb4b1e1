import { readFile } from 'node:fs/promises';
import type { Site } from '../../settings/schema/site.ts';
import { readSourceFile } from '../../settings/source.ts';
import { cleanLogo } from '../../ui/look/logo.ts';
import { makeTypeface } from '../../ui/look/typeface.ts';
import type { Problem } from './problem.ts';

/**
 * Reports the files of the logo, the font and the font's licence that do not exist or cannot be
 * used.
 */
export async function lookProblems(
  { theme: { logo, typeface } }: Pick<Site, 'theme'>,
  settingsFile: string,
): Promise<Problem[]> {
  const { lineOf } = readSourceFile(settingsFile);
  const problems: Problem[] = [];
  async function check(
    field: string,
    name: string,
    expected: string,
    use: (data: Buffer) => unknown,
  ): Promise<void> {
    try {
      await use(await readFile(name));
    } catch (error) {
      const fault = String(error instanceof Error && error.message);
      const found = `"${name}", which ${fault.startsWith('ENOENT') ? 'does not exist' : fault}`;
      problems.push({ file: settingsFile, line: lineOf(field), field, expected, found });
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
