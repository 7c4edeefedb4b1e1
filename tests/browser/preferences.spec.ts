import { findBarriers } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { counts, keepOneOfEach } from './keep.ts';
import { recordShifts } from './layout-shifts.ts';
import { article, views, widths } from './pages.ts';
import { keptBy } from './storage.ts';

test('a visitor erases one kind of data by keyboard, after a confirmation that Escape cancels', async ({
  page,
}) => {
  await keepOneOfEach(page);
  await page.goto('/preferences');
  const erase = page.getByRole('button', { name: 'Delete notes' });
  await erase.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('This deletes your note.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(erase).toBeFocused();
  await erase.press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect.poll(() => counts(page)).toEqual(['1 step done', '1 article']);
  await expect(page.getByText('No notes yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What this browser keeps' })).toBeFocused();
  await page.getByRole('button', { name: /^Remove from reading list/ }).press('Enter');
  await expect(page.getByText('No article is saved yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your reading list' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What this browser keeps' })).toBeFocused();
});

test('the colour scheme can be set on the preferences page and in the header, which stay in sync', async ({
  page,
}) => {
  await page.goto('/preferences');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('button', { name: 'Colour scheme', exact: true }).click();
  const header = page.getByRole('banner');
  await expect(header.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await header.getByRole('radio', { name: 'System' }).check();
  await expect(page.getByRole('main').getByRole('radio', { name: 'System' })).toBeChecked();
  expect(await keptBy(page)).toEqual([]);
});

test('a chosen text size and line spacing apply before the first paint and in other tabs, until they are erased', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(article.path);
  const paragraph = other.locator('.prose > p').last();
  const look = () =>
    paragraph.evaluate((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { size: Number.parseFloat(fontSize), leading: Number.parseFloat(lineHeight) };
    });
  const normal = await look();

  await page.goto('/preferences');
  const sizes: number[] = [];
  for (const name of ['Smaller', 'Larger', 'Largest']) {
    await page.getByRole('radio', { name, exact: true }).check();
    const before = sizes.at(-1) ?? normal.size;
    await expect.poll(async () => (await look()).size).not.toBe(before);
    sizes.push((await look()).size);
  }
  const [smaller, larger, largest] = sizes;
  expect([smaller, normal.size, larger, largest]).toEqual(
    [...sizes, normal.size].toSorted((one, another) => one - another),
  );
  await page.getByRole('group', { name: 'Line spacing' }).getByLabel('Wide').check();
  const ratio = async () => {
    const { size, leading } = await look();
    return leading / size;
  };
  await expect.poll(ratio).toBeGreaterThan(1.1 * (normal.leading / normal.size));

  await other.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.body) return;
      watch.disconnect();
      document.documentElement.dataset.textAtBody = document.documentElement.dataset.text ?? '';
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('data-text-at-body', 'largest wide');
  expect((await look()).size).toBe(largest);

  expect(await keptBy(page)).toEqual(['localStorage: text']);
  await page.getByRole('button', { name: 'Delete text size and spacing' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(look).toEqual(normal);
  expect(await keptBy(page)).toEqual([]);
  await expect(page.getByRole('radio', { name: 'Normal', checked: true })).toHaveCount(2);
  await page.goto('/privacy');
  await expect(page.locator('code').getByText('text', { exact: true })).toBeVisible();
});

test('the preferences do not mention advertising if no network needs consent', async ({
  page,
  request,
}) => {
  await page.goto('/preferences');
  await expect(page.getByRole('heading', { name: 'Advertising' })).toHaveCount(0);
  await expect(page.getByText('Your answer about advertising')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Advertising choices' })).toHaveCount(0);
  expect((await request.get('/question.json')).status()).toBe(404);
});

test('two tabs show the same stored data', async ({ page, context }) => {
  await page.goto('/preferences');
  const other = await context.newPage();
  await keepOneOfEach(other);
  await expect.poll(() => counts(page)).toEqual(expect.arrayContaining(['1 step done', '1 note']));
});

test('stored data appears on the preferences page without layout shifts', async ({ page }) => {
  await keepOneOfEach(page);
  const shifts = await recordShifts(page);
  for (const width of [widths.phone, widths.desk]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/preferences');
    await expect.poll(() => counts(page)).toContain('1 note');
    expect.soft(await shifts(), `${width} px`).toEqual([]);
  }
});

test.describe('with a done step, a kept article and a note', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the preferences and their confirmation dialog have no accessibility violations', async ({
    page,
  }) => {
    await keepOneOfEach(page);
    await page.goto('/preferences');
    await expect.poll(() => counts(page)).toContain('1 note');
    for (const { colorScheme, width } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findBarriers(page, 'main'), `${colorScheme}, ${width} px`).toEqual([]);
    }
    await page.getByRole('button', { name: 'Delete everything' }).click();
    expect(await findBarriers(page, 'dialog')).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the preferences page explains that it needs JavaScript', async ({ page }) => {
    await page.goto('/preferences');
    await expect(page.getByText('this page needs JavaScript')).toBeVisible();
    await expect(page.getByText('Export to a file')).toBeHidden();
  });
});
