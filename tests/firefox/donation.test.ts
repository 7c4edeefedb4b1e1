import { parseSite } from '../../packages/daymark/src/settings/settings.ts';
import settings from '../fixtures/firefox/site.config.ts';
import { holdTimers } from './clock.ts';
import { isVisible, textOf } from './page.ts';
import { expect, test } from './visitor.ts';

const { donation } = parseSite(settings, 'tests/fixtures/firefox/site.config.ts');
if (!donation)
  throw new Error(
    'tests/fixtures/firefox/site.config.ts: donation: expected the settings of the dialog; found false',
  );
const { delaySeconds, title } = donation;

test('the donation dialog appears after its delay, and Escape closes it', async ({ visitor }) => {
  const { page } = visitor;
  const dialog = 'dialog.donation';
  const elapse = await holdTimers(page);
  await visitor.visit('/');
  await page.focus('main a');
  expect(await page.$(`${dialog}[open]`)).toBeNull();

  await expect.poll(() => elapse(delaySeconds * 1000)).toBe(true);
  await expect.poll(() => isVisible(page, dialog)).toBe(true);
  expect(await textOf(page, `${dialog} h2`)).toBe(title);
  expect(await page.$eval('main a', (link) => link === document.activeElement)).toBe(true);

  await page.keyboard.press('Escape');
  await expect.poll(() => isVisible(page, dialog)).toBe(false);
});
