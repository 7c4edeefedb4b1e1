import { findBarriers } from './axe.ts';
import { backgroundOf } from './colour.ts';
import { openDonation } from './donation.ts';
import { expect, test } from './fixtures.ts';
import { menuOf } from './menu.ts';
import { home, schemes, views, widths } from './pages.ts';

// Motion is reduced, because the contrast of moving elements cannot be measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the open menu has no accessibility violations', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await page.goto(home.path);
  const menu = menuOf(page);
  await menu.toggle.click();
  await menu.isSeenOpen();
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await findBarriers(page, 'header'), colorScheme).toEqual([]);
  }
});

test('the open colour scheme menu has no accessibility violations', async ({ page }) => {
  for (const width of [widths.phone, widths.desk]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(home.path);
    await page.getByRole('button', { name: 'Colour scheme' }).click();
    for (const name of ['Dark', 'Light']) {
      await page.getByRole('radio', { name }).check();
      expect.soft(await findBarriers(page, 'header'), `${name}, ${width} px`).toEqual([]);
    }
  }
});

test('the donation dialog has no accessibility violations', async ({ page }) => {
  await openDonation(page);
  for (const { colorScheme, width } of views) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findBarriers(page, 'dialog'), `${colorScheme}, ${width} px`).toEqual([]);
  }
});

test('every focused control of the home page has a visible outline', async ({ page }) => {
  for (const width of [widths.phone, widths.desk]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(home.path);
    const controls = await page
      .locator(':is(a[href], button, input):visible')
      .evaluateAll((elements) => {
        Object.assign(window, { controlsOfTest: elements });
        return elements.map(({ outerHTML }) => outerHTML.slice(0, 80));
      });
    expect(controls.length).toBeGreaterThan(0);
    for (const [index, control] of controls.entries()) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate((index) => {
        const element = Reflect.get(window, 'controlsOfTest')[index];
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        if (element !== document.activeElement) return 'not focused';
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      }, index);
      expect.soft(outline, `width of the outline of ${control}, in px`).toBeGreaterThanOrEqual(2);
    }
  }
});

test('with more contrast, quiet text and lines have the colour of the text, on black or white', async ({
  page,
}) => {
  await page.goto(home.path);
  for (const [colorScheme, paper] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(0, 0, 0)'],
  ] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(page.locator('main .text-soft').first()).toHaveCSS('color', ink);
    await expect(page.locator('.hairline').first()).toHaveCSS('border-top-color', ink);
    for (const ground of [page.locator(':root'), page.getByRole('contentinfo')])
      await expect(ground).toHaveCSS('background-color', paper);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', paper);
  }
});

test('with less transparency, the header is opaque over scrolled content', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await devtools.send('Emulation.setEmulatedMedia', { features });
  await page.goto(home.path);
  const header = page.getByRole('banner');
  await page.mouse.wheel(0, 700);
  await expect(header).toHaveAttribute('data-scrolled');
  await expect.poll(async () => (await backgroundOf(header)).alpha).toBe(255);
});

test('the first control of a page is a link that skips the header', async ({ page }) => {
  await page.goto(home.path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
