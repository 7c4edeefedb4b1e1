import type { Locator, Page } from '@playwright/test';
import {
  NOTEBOOK_KEY,
  SET_ASIDE_KEY,
} from '../../../packages/daymark/src/browser/stored-values.ts';
import { exampleNotebook } from '../../example-notebook.ts';
import { widths } from '../pages.ts';
import { expect, test } from '../site.ts';
import { visit } from '../visit.ts';
import { withEveryPart } from './kinds.ts';
import { sawPages } from './saw-pages.ts';

const softly = expect.configure({ soft: true });

const ISLAND = /component-url="[^"]+"/g;

/**
 * Returns the first control that can be pressed and has not been marked, and marks it. A control is
 * a button or a field, not a link, because browsers themselves move the focus of links. In a modal
 * dialog, the last control comes first, because the first control closes the dialog.
 * @param part - matches the part of the page that contains the controls
 */
async function nextControl(page: Page, part: string) {
  const found = await page.evaluate((part) => {
    const dialog = document.querySelector(':modal');
    const fields = 'input:not([type="file"]), select, summary, button';
    const root = dialog ?? document.querySelector(part);
    const all = [...(root?.querySelectorAll<HTMLElement>(fields) ?? [])];
    const control = (dialog ? all.reverse() : all).find(
      (one) =>
        !one.dataset.pressed &&
        !one.matches(':disabled, [tabindex="-1"]') &&
        one.checkVisibility({ visibilityProperty: true }),
    );
    if (!control) return undefined;
    const name = control.outerHTML.slice(0, 120);
    control.dataset.pressed = crypto.randomUUID();
    return { name, type: control.getAttribute('type') ?? '', mark: control.dataset.pressed };
  }, part);
  return found && { ...found, control: page.locator(`[data-pressed="${found.mark}"]`) };
}

/** Presses a control with the keyboard, after its code has loaded. */
async function press(page: Page, control: Locator, type: string, words: string): Promise<void> {
  await control.focus();
  if (type === 'search') await control.fill(words);
  await expect(page.locator('astro-island[ssr]').filter({ has: control })).toHaveCount(0);
  await control.press(type === 'radio' || type === 'checkbox' ? 'Space' : 'Enter');
}

/** Returns what is wrong with the focus; an empty string if a visible element has it. */
const faultOfFocus = (page: Page) =>
  page.evaluate(async () => {
    // When an element is hidden, the browser removes its focus only after the next paint.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const { top, bottom } = focused.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight;
    const isVisible = focused.checkVisibility({ visibilityProperty: true });
    return isVisible && isInView ? '' : `${focused.outerHTML.slice(0, 80)} cannot be seen`;
  });

test('after a press on any control of any kind of page, a visible element has the focus', async ({
  page,
  site,
  noun,
  expectError,
}) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  const stored = { [NOTEBOOK_KEY]: JSON.stringify(exampleNotebook()), [SET_ASIDE_KEY]: 'text' };
  await page.addInitScript((items) => Object.assign(localStorage, items), stored);
  let running = 0;
  page.on('request', () => void running++);
  page.on('requestfinished', () => void running--);
  page.on('requestfailed', () => void running--);

  const types = withEveryPart(site, ISLAND);
  let presses = 0;
  for (const [index, type] of types.entries()) {
    // The header and the footer are the same on all pages.
    const next = () => nextControl(page, index === 0 ? 'body' : 'main');
    await visit({ page, expectError }, type);
    for (let found = await next(); found; found = await next()) {
      const { control, type: field, name } = found;
      await press(page, control, field, noun);
      const isSettled = async () => ({ fault: await faultOfFocus(page), running });
      await softly.poll(isSettled, `${type.path}: ${name}`).toEqual({ fault: '', running: 0 });
      presses += 1;
    }
  }
  expect(presses, 'number of presses').toBeGreaterThan(types.length);
  sawPages(types.length);
});
