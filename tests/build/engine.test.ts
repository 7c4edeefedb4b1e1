import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseSettings } from '../../packages/daymark/src/settings/settings.ts';
import owners from '../fixtures/publication/site.config.ts';

const ENGINE = ['packages/daymark', 'repo'];

async function sources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));
}

it('the engine’s source does not contain the noun of tests/fixtures/publication', async () => {
  const noun = parseSettings(owners).noun.running;
  const files = (await Promise.all(ENGINE.map(sources))).flat();
  expect(files.length).toBeGreaterThan(100);
  const knowing = [];
  for (const file of files)
    if ((await readFile(file, 'latin1')).toLowerCase().includes(noun)) knowing.push(file);
  expect(knowing).toEqual([]);
});
