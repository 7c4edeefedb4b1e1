import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exampleRecord, pageInMemory } from '../../../../../tests/search-records.ts';
import { shardKey, VERSION } from './shard.ts';

it('the key of a shard depends on its pages and its language', () => {
  const keyOf = (change = {}, language = 'en') =>
    shardKey([pageInMemory(exampleRecord(change))], language);
  const key = keyOf();
  expect(keyOf()).toBe(key);
  expect(keyOf({}, 'de')).not.toBe(key);
  for (const field of ['path', 'title', 'label', 'summary', 'html'])
    expect(keyOf({ [field]: 'Other' }), field).not.toBe(key);
});

it('the version in the keys names the installed Pagefind', () => {
  const file = new URL('../package.json', import.meta.resolve('pagefind'));
  const { version } = JSON.parse(readFileSync(file, 'utf8'));
  expect(VERSION).toMatch(`Pagefind ${version},`);
});
