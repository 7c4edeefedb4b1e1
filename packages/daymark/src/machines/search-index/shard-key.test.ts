import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shardKey, VERSION } from './shard-key.ts';
import { exampleRecord } from './testing.ts';

it('the key of a shard depends on its pages and its language', () => {
  const key = shardKey([exampleRecord()], 'en');
  expect(shardKey([exampleRecord()], 'en')).toBe(key);
  expect(shardKey([exampleRecord()], 'de')).not.toBe(key);
  for (const field of ['path', 'title', 'label', 'summary', 'html'])
    expect(shardKey([exampleRecord({ [field]: 'Other' })], 'en'), field).not.toBe(key);
});

it('the version in the keys names the installed Pagefind', () => {
  const file = new URL('../package.json', import.meta.resolve('pagefind'));
  const { version } = JSON.parse(readFileSync(file, 'utf8'));
  expect(VERSION).toMatch(`Pagefind ${version},`);
});
