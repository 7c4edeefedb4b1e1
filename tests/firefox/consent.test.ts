import type { Page } from 'puppeteer-core';
import { inject } from 'vitest';
import { parseSettings } from '../../packages/daymark/src/settings/settings.ts';
import settings from '../fixtures/starter-0.1.0/site.config.ts';
import { network } from '../network/addresses.ts';
import { button, isVisible } from './page.ts';
import { expect, test } from './visitor.ts';

const { consent } = parseSettings(settings, 'tests/fixtures/starter-0.1.0/site.config.ts');
/** A page with a slot that a network fills in a frame. */
const PAGE = '/blog/begin-with-one-minute';
const accept = button(consent.acceptLabel);
const refuse = button(consent.refuseLabel);
const box = '.slot-box[data-network]';

/** Records the paths of the requests that pages opened after this call send to the network. */
function recordContacts(page: Page): () => readonly string[] {
  const contacts: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === network) contacts.push(pathname);
  });
  return () => contacts;
}

const scrollToBox = (page: Page) => page.locator(box).hover();

test('an ad network gets no request before consent, and then fills its slot in a sandboxed frame', async ({
  visitor,
}) => {
  const { page } = visitor;
  const contacts = recordContacts(page);
  await visitor.visit(PAGE, inject('withNetworks'));
  await page.locator(accept).wait();
  await scrollToBox(page);
  expect(await isVisible(page, `${box} .house-creative`)).toBe(true);
  expect(contacts()).toEqual([]);

  await page.locator(accept).click();
  await scrollToBox(page);
  const stateOfBox = () => page.$eval(box, (element) => element.getAttribute('data-state'));
  await expect.poll(stateOfBox).toBe('filled');
  expect(contacts()).toEqual(expect.arrayContaining(['/fill.js', '/creative.svg']));
  const flags = await page.$eval(`${box} iframe`, (frame) => frame.getAttribute('sandbox'));
  expect(flags).toContain('allow-scripts');
  expect(flags).not.toContain('allow-same-origin');
  expect(await isVisible(page, `${box} .house-creative`)).toBe(false);

  // Back shows the page as the visitor left it.
  await page.evaluate(() => Reflect.set(window, 'isSame', true));
  await visitor.visit('/about', inject('withNetworks'));
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isSame') === true)).toBe(true);
  expect(await stateOfBox()).toBe('filled');
});

test('after a refusal, the slot keeps the ad of the site itself, also after a reload', async ({
  visitor,
}) => {
  const { page } = visitor;
  const contacts = recordContacts(page);
  await visitor.visit(PAGE, inject('withNetworks'));
  await page.locator(refuse).click();
  await expect.poll(() => page.$(refuse)).toBeNull();
  await page.reload({ waitUntil: 'networkidle0' });
  expect(await page.$(refuse)).toBeNull();
  await scrollToBox(page);
  expect(await isVisible(page, `${box} .house-creative`)).toBe(true);
  expect(contacts()).toEqual([]);
});
