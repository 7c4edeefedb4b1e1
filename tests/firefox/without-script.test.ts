import { links, pathOf, targetOf } from './page.ts';
import { test as base, expect, startFirefox } from './visitor.ts';

/**
 * The `test` function for another Firefox, because the preference that disables JavaScript applies
 * to the whole browser.
 */
// biome-ignore lint/correctness/noEmptyPattern: Vitest requires a pattern
const test = base.extend('firefox', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const firefox = await startFirefox({ 'javascript.enabled': false });
  onCleanup(() => firefox.close());
  return firefox;
});

test('without JavaScript, articles open and are readable, and controls that need JavaScript are not shown', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit('/blog');
  const path = await targetOf(page, links.article);
  await page.focus(links.article);
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toBe(path);
  const seen = await page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility();
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return {
      isRead: all('main :is(h1, h2, p):not(.slot *, [data-needs-script] *)').every(isSeen),
      hasControls: all('[data-needs-script]').some(isSeen),
    };
  });
  expect(seen).toEqual({ isRead: true, hasControls: false });
});
