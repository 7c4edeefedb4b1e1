import { parseSettings } from '../../packages/daymark/src/settings/settings.ts';
import settings from '../fixtures/publication/site.config.ts';
import { holdTimers } from './clock.ts';
import { focused, isVisible, textOf } from './page.ts';
import { expect, test } from './visitor.ts';

const { donation } = parseSettings(settings, 'tests/fixtures/publication/site.config.ts');
if (!donation)
  throw new Error(
    'tests/fixtures/publication/site.config.ts: donation: expected the settings of the dialog; found false',
  );
const { delaySeconds, title, donateLabel, laterLabel } = donation;

test('the donation dialog appears after its delay, is the next stop of the Tab key, and Escape closes it', async ({
  visitor,
}) => {
  const { page } = visitor;
  const dialog = 'dialog.donation';
  const elapse = await holdTimers(page);
  await visitor.visit('/');
  await page.focus('main a');
  expect(await page.$(`${dialog}[open]`)).toBeNull();

  await expect.poll(() => elapse(delaySeconds * 1000)).toBe(true);
  await expect.poll(() => isVisible(page, dialog)).toBe(true);
  expect(await textOf(page, `${dialog} h2`)).toBe(title);
  const isAtStart = () => page.$eval('main a', (link) => link === document.activeElement);
  expect(await isAtStart()).toBe(true);
  const nextOf = await page.$$eval('main a', ([, next]) => next?.getAttribute('href'));
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ name: donateLabel, isSeen: true, isMarked: true });
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ name: laterLabel, isSeen: true, isMarked: true });
  await page.keyboard.press('Tab');
  expect((await focused(page)).href).toBe(nextOf);
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  expect(await isAtStart()).toBe(true);

  await page.keyboard.press('Escape');
  await expect.poll(() => isVisible(page, dialog)).toBe(false);
});
