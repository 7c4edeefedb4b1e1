import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { contentMistakes } from './content.ts';
import { mistakeTable } from './mistake.ts';

it.each([['Content', contentMistakes]] as const)(
  'the section %s of docs/mistakes.md lists the mistakes that the tests make',
  async (section, mistakes) => {
    const document = await readFile('docs/mistakes.md', 'utf8');
    const [, table = ''] = document.split(`\n## ${section}\n\n`);
    expect(table.split('\n\n')[0]?.trim()).toBe(mistakeTable(mistakes));
  },
);
