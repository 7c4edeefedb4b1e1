import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { QUERIES } from '../../../../../../tests/search-queries.ts';
import { searchOf } from '../../../../../../tests/search-records.ts';
import { readText } from '../../../content/checks/text.ts';

const FOLDERS: Readonly<Record<string, string>> = { de: 'german', ja: 'japanese' };

/** Returns the texts of a new site, and those of the fixture in its language, as the index has them. */
const textsIn = (language: string) =>
  ['packages/create-daymark/words', 'tests/fixtures']
    .flatMap((folder, place) => {
      const name = place === 0 ? language : FOLDERS[language];
      return globSync(`${folder}/${name}/content/{articles,pages,path,topics}/*.md`);
    })
    .toSorted()
    .map((file) => {
      const { fields, body } = readText(
        file.replace(/.*(?=content)/, ''),
        readFileSync(file, 'utf8'),
      );
      return {
        path: `/${basename(file, '.md')}`,
        title: String(fields.title),
        label: '',
        summary: String(fields.summary),
        html: body.replace(/^.*::.*$|\[___[^\]]*\]/gm, '').replace(/^.+$/gm, '<p>$&</p>'),
      };
    });

it.each(Object.keys(QUERIES))(
  'in %s, queries find the texts with any form of their words',
  async (language) => {
    const find = await searchOf(language, textsIn(language));
    const wrong: string[] = [];
    for (const [query, expected, without = ''] of QUERIES[language] ?? []) {
      const found = await find(query);
      const names = (text: string) => text.split(' ').filter(Boolean);
      const missing = names(expected).filter((name) => !found.includes(`/${name}`));
      const extra = names(without).filter((name) => found.includes(`/${name}`));
      if (missing.length + extra.length > 0)
        wrong.push(`${query}: lacks ${missing}; has ${extra}; found ${found}`);
    }
    expect(wrong).toEqual([]);
  },
);
