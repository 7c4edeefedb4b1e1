import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { overriddenIn } from './overrides.ts';

const NAMES =
  'ArticleCard.tsx, ArticleFacts.tsx, ArticleRow.tsx, Byline.tsx, Footer.tsx, Header.tsx, Hero.tsx, StoryQuote.tsx';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overrides-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the folder overrides/', () => {
  it('may be missing', () => {
    expect(overriddenIn(join(folder, 'nowhere'))).toEqual([]);
  });

  it('contains a file for each overridden component, and may contain styles and folders', async () => {
    for (const file of ['Header.tsx', 'Footer.tsx', 'footer.css', '.DS_Store'])
      await writeFile(join(folder, file), '');
    await mkdir(join(folder, 'parts'));
    expect(overriddenIn(folder)).toEqual(['Footer', 'Header']);
  });

  it('cannot contain a file with a syntax error', async () => {
    await writeFile(join(folder, 'Footer.tsx'), 'export default () => (\n  <p>Tides</b>\n);');
    expect(() => overriddenIn(folder)).toThrow(
      /^overrides\/Footer\.tsx:2: expected valid TypeScript .*; found a syntax error: /,
    );
  });

  it.each([
    ['Fotter.tsx', ' (did you mean "Footer.tsx"?)'],
    ['footer.tsx', ' (did you mean "Footer.tsx"?)'],
    ['Footer.jsx', ' (did you mean "Footer.tsx"?)'],
    ['Weather.tsx', ''],
  ])('cannot contain the file %s', async (file, hint) => {
    await writeFile(join(folder, file), '');
    expect(() => overriddenIn(folder)).toThrow(
      new Error(`overrides/${file}: expected one of ${NAMES}${hint}; found ${file}`),
    );
  });
});
