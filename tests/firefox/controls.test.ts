import { button, focused, links, pathOf, tabTo, targetOf, textOf } from './page.ts';
import { expect, test } from './visitor.ts';

test('on a phone, a keyboard opens the menu, closes it and follows a link in it', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.setViewport({ width: 360, height: 780 });
  await visitor.visit('/about');
  const toggle = button('Menu');
  const stateOf = () =>
    page.evaluate(() => ({
      isOpen: document.querySelector('nav:popover-open') !== null,
      expanded: document.querySelector('[aria-controls="menu"]')?.ariaExpanded,
      focus: document.activeElement?.ariaLabel ?? document.activeElement?.getAttribute('href'),
    }));
  await page.locator(toggle).wait();
  await page.focus(toggle);
  await page.keyboard.press('Enter');
  await expect.poll(stateOf).toEqual({ isOpen: true, expanded: 'true', focus: 'Menu' });
  await page.keyboard.press('Tab');
  await expect.poll(stateOf).toEqual({ isOpen: true, expanded: 'true', focus: '/' });
  await page.keyboard.press('Escape');
  await expect.poll(stateOf).toEqual({ isOpen: false, expanded: 'false', focus: 'Menu' });

  await page.keyboard.press(' ');
  await page.keyboard.press('Tab');
  await expect.poll(stateOf).toMatchObject({ isOpen: true, focus: '/' });
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toBe('/');
  await expect.poll(stateOf).toMatchObject({ isOpen: false, expanded: 'false' });
});

test('a keyboard searches an article by a word of its title, and opens the article', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit('/blog');
  const path = await targetOf(page, links.article);
  const title = await textOf(page, `h2 a[href="${path}"], h3 a[href="${path}"]`);
  const [word = ''] = title.split(/\P{L}+/u).sort((a, b) => b.length - a.length);

  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await expect.poll(() => pathOf(page)).toBe('/search');
  const field = 'search input[type="search"]';
  await page.locator(field).wait();
  await page.focus(field);
  await page.keyboard.type(word);
  const result = `search li a[href^="${path}"]`;
  await page.locator(result).wait();
  await tabTo(page, result);
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toBe(path);
  await expect.poll(() => textOf(page, 'h1')).toBe(title);
});

test('the colour scheme follows the system, until a visitor chooses one with the keyboard', async ({
  visitor,
}) => {
  const { page } = visitor;
  const isDark = () =>
    page.evaluate(() => {
      const painted = getComputedStyle(document.documentElement).backgroundColor;
      return Number(/^oklch\(([\d.]+)/.exec(painted)?.[1] ?? Number.NaN) < 0.5;
    });
  const choose = async (scheme: string) => {
    const toggle = button('Colour scheme');
    await page.locator(toggle).wait();
    await page.focus(toggle);
    await page.keyboard.press('Enter');
    await tabTo(page, '#scheme input', 1);
    for (let count = 0; count < 3; count++) {
      if (await page.$(`#scheme input[value="${scheme}"]:checked`)) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await focused(page)).name).toBe('Colour scheme');
  };
  await visitor.visit('/');
  expect(await isDark()).toBe(true);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await choose('light');
  await expect.poll(isDark).toBe(false);
  await visitor.visit('/about');
  expect(await isDark()).toBe(false);

  await choose('system');
  await expect.poll(isDark).toBe(true);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
