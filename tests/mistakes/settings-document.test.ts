import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { mistakeTable } from './mistake.ts';
import { settingsMistakes } from './settings.ts';

it('the section Settings of docs/mistakes.md lists the mistakes that the tests make', async () => {
  const document = await readFile('docs/mistakes.md', 'utf8');
  const [, table = ''] = document.split('\n## Settings\n\n');
  expect(table.split('\n\n')[0]?.trim()).toBe(mistakeTable(settingsMistakes));
});
