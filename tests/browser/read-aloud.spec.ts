import { expect, test } from './fixtures.ts';
import { home, notFound, type PageType, pageTypes, widths } from './pages.ts';
import { readAloud } from './read-aloud.ts';
import { visit } from './visit.ts';

/*
 * The file read-aloud.txt contains the words that a screen reader says on each kind of page. Read
 * each change of the file: does a person who does not see the page hear what the page shows, and
 * nothing superfluous? If so, renew the file: npm run browser -- read-aloud --project=publication
 * --update-snapshots
 */

test('a screen reader says on each kind of page what a person has read and approved', async ({
  page,
  expectError,
}) => {
  test.slow();
  // A day on which the resources page shows the practice of the first step.
  await page.clock.setFixedTime(new Date(2026, 11, 3));
  const read = async (type: PageType, part: string | undefined, width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await visit({ page, expectError }, type);
    if (type === notFound) await expect(page.getByText('You may be looking for')).toBeVisible();
    // The scripts of the page have run.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const said = await readAloud(page, part);
    return `# ${type.name}${part ? `: ${part}` : ''}, ${width} px\n${said}\n`;
  };
  // The header and the footer are the same on all pages.
  const all = [await read(home, undefined, widths.desk), await read(home, 'banner', widths.phone)];
  for (const type of pageTypes.slice(1)) all.push(await read(type, 'main', widths.desk));
  expect(all.join('\n')).toMatchSnapshot('read-aloud.txt');
});
