import { expect, it } from 'vitest';
import { exportOf, makeTestSite, makeText } from '../testing.ts';
import type { Refusal } from './refused.ts';

const ARTICLE = 'content/articles/a.md';

/**
 * Imports texts into a site with fake checks: they report a problem as long as a file contains a
 * certain text.
 */
async function bring(
  refusals: readonly (Partial<Refusal> & { file: string; as: string })[],
  ...texts: Parameters<typeof exportOf>[0]
) {
  const site = await makeTestSite();
  const contentOf = (file: string) => site.read(file).catch(() => '');
  let runs = 0;
  const check = async () => {
    runs += 1;
    const found: Refusal[] = [];
    for (const { as, ...refusal } of refusals)
      if ((await contentOf(refusal.file)).includes(as))
        found.push({ line: undefined, field: undefined, expected: 'b', found: as, ...refusal });
    return found;
  };
  const report = await site.bring(exportOf(texts), { check });
  return { ...site, report, runs };
}

it('a former address that a page of the site has is left out, and the report names it', async () => {
  const found = '"/2010/09/a/", the address of an existing page or file';
  const { read, report, runs } = await bring(
    [{ file: ARTICLE, field: 'aliases.0', as: '/2010/09/a/', found }],
    makeText('a', 'A', { addresses: ['/2010/09/a/', '/old-a/'] }),
  );
  expect(await read(ARTICLE)).toMatch(/aliases:\n {2}- \/old-a\/\n---\nA\n$/);
  expect(report.lostAddresses).toEqual([{ file: ARTICLE, says: found }]);
  expect([report.refused, report.counts.drafts, runs]).toEqual([[], 0, 2]);
});

it('a link that a build refuses becomes its words', async () => {
  const { read, report } = await bring(
    [{ file: ARTICLE, line: 9, as: 'b .example/', found: 'https://b%20.example/ (b)' }],
    makeText('a', 'A [pier](<https://b .example/>) and [dune](https://c.example/)'),
  );
  expect(await read(ARTICLE)).toContain('\nA pier and [dune](https://c.example/)\n');
  expect(report.remarks).toContainEqual({
    file: ARTICLE,
    line: 9,
    what: 'link without a target',
    became: 'became its words, because a build refuses its address',
    original: 'https://b .example/',
  });
});

it('a text with another fault becomes a draft that says why, and links to the text change too', async () => {
  const {
    read,
    report,
    bring: again,
    files,
  } = await bring(
    [
      { file: ARTICLE, as: '---\nPier', found: 'a pier', expected: 'a dune' },
      {
        file: 'content/articles/b.md',
        as: '(/blog/a)',
        found: '/blog/a (content/articles/a.md is not published)',
      },
    ],
    makeText('a', 'Pier'),
    makeText('b', '[a](/2010/09/a/)'),
  );
  expect(await read(ARTICLE)).toMatch(
    /\ndraft: true\n---\n<!-- Imported as a draft, because Daymark would refuse it: expected a dune; found a pier\. -->\n\n```md\nPier\n```\n$/,
  );
  expect(await read('content/articles/b.md')).toMatch(/\n---\na\n$/);
  expect(report.drafts).toEqual([
    { file: ARTICLE, says: 'Daymark would refuse it: expected a dune; found a pier' },
  ]);
  expect([report.refused, report.counts.drafts]).toEqual([[], 1]);
  const before = files();
  expect((await again(exportOf([makeText('a', 'Pier')]))).counts.articles).toBe(0);
  expect(files()).toEqual(before);
});

it('a draft and a page that a build refuses leave the site', async () => {
  const { files, report } = await bring(
    [
      { file: ARTICLE, as: 'title: a' },
      { file: 'pages/b.md', as: 'title: b' },
    ],
    makeText('a', 'A'),
    makeText('b', 'B', { kind: 'page', addresses: ['/b/'] }),
  );
  expect(files().filter((file) => /articles|pages/.test(file))).toEqual([]);
  expect(files(true)).toEqual(
    expect.arrayContaining(['import/drafts/articles/a.md', 'import/drafts/b.md']),
  );
  expect(report.counts.drafts).toBe(2);
});

it('the remaining problems are reported', async () => {
  const { report, read, runs } = await bring(
    [{ file: 'content/topics/rest.md', as: 'Rest' }],
    makeText('a', 'A'),
  );
  expect(report.refused).toEqual([
    { file: 'content/topics/rest.md', says: 'expected b; found Rest' },
  ]);
  expect(runs).toBe(1);
  expect(await read('import/report.md')).toContain(
    '1 problem that would stop a build. npm run check lists them.\n',
  );
});
