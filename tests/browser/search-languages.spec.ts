import { exampleRecord } from '../search-records.ts';
import { expect, test } from './fixtures.ts';
import { search } from './pages.ts';
import { searchOf } from './search.ts';
import { makeIndex, useIndex } from './search-index.ts';

const PAGES = {
  de: { title: 'Über die Größe', summary: 'Ein Text.', html: '<p>Jede Größe beginnt klein.</p>' },
  ja: { title: '朝の瞑想', summary: '短い文。', html: '<p>毎朝の瞑想が心を静める。</p>' },
};

for (const [language, typed, mark, excerpt] of [
  ['de', 'groesse', 'Größe', 'Ein Text. Jede Größe beginnt klein.'],
  ['ja', '瞑想', '瞑想', '短い文。 毎朝の瞑想が心を静める。'],
] as const)
  test(`the search in ${language} finds a word in another spelling or without spaces, and shows the text as it is`, async ({
    page,
  }) => {
    await useIndex(page, await makeIndex([exampleRecord(PAGES[language])], language));
    await page.goto(search.path);
    const { field, results, marks } = searchOf(page);
    await field.fill(typed);
    await expect(results).toHaveText([PAGES[language].title]);
    await expect(marks).toHaveText([mark]);
    await expect(marks.locator('..')).toHaveText(excerpt);
  });
