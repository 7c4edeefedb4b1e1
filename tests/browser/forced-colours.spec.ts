import type { Locator, Page } from '@playwright/test';
import { backgroundOf } from './colour.ts';
import { expect, test } from './fixtures.ts';
import { blog, home, search, sensitive, widths } from './pages.ts';

/*
 * All tests run in forced colours, as with a contrast theme of Windows: the browser replaces the
 * colours of the page.
 */
test.use({
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
});

interface State {
  readonly name: string;
  readonly path: string;
  /** The element in the state. */
  readonly selector: string;
  /** The attribute without which the element is not in the state. */
  readonly attribute: string;
  /** Brings the element into the state; absent if the page begins in this state. */
  readonly begin?: (page: Page) => Promise<unknown>;
}

const STEP = '/path/five-breaths';
async function markStep(page: Page) {
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('Marked as done, in this browser.')).toBeVisible();
}

const states: readonly State[] = [
  {
    name: 'the current link of the navigation',
    path: blog.path,
    selector: '.bar-links [aria-current]',
    attribute: 'aria-current',
  },
  {
    name: 'the current link of the menu',
    path: blog.path,
    selector: '.menu [aria-current]',
    attribute: 'aria-current',
    begin: async (page) => {
      await page.setViewportSize({ width: widths.phone, height: 800 });
      await page.getByRole('button', { name: 'Menu' }).click();
    },
  },
  {
    name: 'the current link of the footer',
    path: '/about',
    selector: '.footer-links [aria-current]',
    attribute: 'aria-current',
  },
  {
    name: 'the current entry of the contents',
    // The contents stay on the screen only without an advertisement below them.
    path: sensitive,
    selector: '.toc [aria-current]',
    attribute: 'aria-current',
    begin: (page) => page.locator('.prose h2').nth(2).scrollIntoViewIfNeeded(),
  },
  {
    name: 'the current step',
    path: STEP,
    selector: '.path-numbers [aria-current]',
    attribute: 'aria-current',
  },
  {
    name: 'a step that is done',
    path: STEP,
    selector: '.path-numbers [data-done]',
    attribute: 'data-done',
    begin: async (page) => {
      await markStep(page);
      await page.goto('/path/one-thing');
    },
  },
  {
    name: 'the first step that is not done',
    path: STEP,
    selector: '.path-numbers [aria-current="step"]',
    attribute: 'aria-current',
    begin: async (page) => {
      await markStep(page);
      await page.goto('/path/a-chair-and-a-time');
      const [current, next] = await Promise.all(
        ['page', 'step'].map((value) =>
          backgroundOf(page.locator(`.path-numbers [aria-current="${value}"]`)),
        ),
      );
      expect
        .soft(next, 'the first step that is not done looks like the current one')
        .not.toEqual(current);
    },
  },
  {
    name: 'the next step on the home page',
    path: home.path,
    selector: '.path-strip [data-next]',
    attribute: 'data-next',
    begin: async (page) => {
      await page.goto(STEP);
      await markStep(page);
      await page.goto(home.path);
    },
  },
  {
    name: 'the chosen year of the search',
    path: search.path,
    selector: '.search-year',
    attribute: 'aria-pressed',
    // Only sites with many articles have years.
    begin: (page) =>
      page.locator('main').evaluate((main) => {
        const year = document.createElement('button');
        year.className = 'button button-quiet search-year';
        year.ariaPressed = 'true';
        year.append('2024');
        main.prepend(year);
      }),
  },
  {
    name: 'a field with a fault',
    path: '/path/one-thing',
    selector: '.field',
    attribute: 'max',
    begin: async (page) => {
      await page.getByRole('spinbutton').fill('99');
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'the circle of the pacer',
    path: STEP,
    selector: '.pacer-form',
    attribute: 'class',
  },
];

/** Returns two screenshots of an element: without and with the attribute of a state. */
async function pictures(element: Locator, attribute: string) {
  // A handle, because the locator finds the element by the attribute, which is removed below.
  const handle = await element.elementHandle();
  await handle?.scrollIntoViewIfNeeded();
  const box = await handle?.boundingBox();
  if (!box) throw new Error(`${element}: expected a visible element; found none`);
  const clip = { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 };
  const take = () => element.page().screenshot({ clip });
  // The font may arrive later than the page, and change the picture.
  let inState = await take();
  const isStill = async () => {
    const before = inState;
    inState = await take();
    expect(inState.equals(before)).toBe(true);
  };
  await expect(isStill).toPass();
  await handle?.evaluate((node, name) => node.removeAttribute(name), attribute);
  return { inState, before: await take() };
}

test('each state that colour shows is visible in forced colours', async ({ page }) => {
  test.slow();
  for (const { name, path, selector, attribute, begin } of states) {
    await page.setViewportSize({ width: widths.desk, height: 800 });
    await page.goto(path);
    await begin?.(page);
    const element = page.locator(`${selector} >> visible=true`).first();
    await expect(element, name).toBeVisible();
    await page.mouse.move(0, 0);
    const { inState, before } = await pictures(element, attribute);
    expect.soft(inState.equals(before), `${name} looks like any other`).toBe(false);
    await page.evaluate(() => localStorage.clear());
  }
});

test('the words that a search has found are readable in forced colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${search.path}?q=breath`);
  const mark = '.search-result mark';
  await expect(page.locator(mark).first()).toBeVisible();
  expect((await backgroundOf(page.locator(mark).first())).alpha).toBe(255);
});
