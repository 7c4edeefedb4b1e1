import { expect, storeConsent, test } from './networks.ts';
import { answerOf } from './networks-answer.ts';
import { seeEachBox } from './networks-boxes.ts';

/*
 * The settings of this site have a house creative that is shown in the year 2040, instead of
 * creatives of networks.
 */

const topic = '/topics/attention';

test('a slot belongs to its network, except on the days of a creative that comes before networks', async ({
  page,
  asked,
}) => {
  const box = page.locator('[data-banner-id="401"]');
  await storeConsent(page, JSON.stringify({ ...JSON.parse(answerOf()), day: '2040-06-01' }));
  await page.clock.setFixedTime('2040-06-01T12:00:00Z');
  await page.goto(topic);
  await expect(box.getByRole('link', { name: 'Look at the lamps' })).toBeVisible();
  await expect(box).not.toHaveAttribute('data-network');
  // Without the campaign, the script of the slots would have requested a creative by now.
  await box.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
  expect(await asked()).toEqual([]);

  await page.clock.setFixedTime('2041-01-01T00:00:00Z');
  await storeConsent(page, JSON.stringify({ ...JSON.parse(answerOf()), day: '2041-01-01' }));
  await page.goto(topic);
  await expect(box.getByRole('link', { name: 'Look at the lamps' })).toBeHidden();
  await seeEachBox(page);
  await expect.poll(async () => (await asked()).length).toBeGreaterThan(0);
});
