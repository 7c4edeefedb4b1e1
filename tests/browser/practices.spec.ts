import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { codes, wordsOrEnglish } from '../../packages/daymark/words/languages.ts';
import { findBarriers } from './axe.ts';
import { stopClock } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { setFontSize } from './font-size.ts';
import { recordShifts } from './layout-shifts.ts';
import { smallPhone, views } from './pages.ts';
import { keptBy } from './storage.ts';
import { recordWrites } from './writes.ts';

const MINUTE = 60_000;

/** Returns the present appearance of the circle, to see whether it changes. */
const formOf = (page: Page) =>
  page
    .locator('.pacer-form')
    .first()
    .evaluate((form) => ({
      scale: Number(getComputedStyle(form).scale),
      motions: form.getAnimations().map(({ playState }) => playState),
    }));

test('the words of the breathing pacer stay in its smallest circle, in every language and with large text', async ({
  page,
}) => {
  await page.goto('/path/five-breaths');
  const states = codes
    .map(wordsOrEnglish)
    .flatMap(({ breathPhases, startPacer, pause, goOn }) => [
      [startPacer],
      ...Object.values(breathPhases).flatMap((phase) =>
        [pause, goOn].map((press) => [phase, '6', press]),
      ),
    ]);
  for (const [width, fontSize] of [
    [320, 16],
    [320, 32],
    [1280, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await setFontSize(page, fontSize);
    const outside = await page.locator('.pacer').evaluate((pacer, states) => {
      const circle = pacer.querySelector('.pacer-form')?.getBoundingClientRect() ?? new DOMRect();
      const [x, y] = [circle.x + circle.width / 2, circle.y + circle.height / 2];
      const words = pacer.querySelector('.pacer-words') ?? pacer;
      return states.filter((lines) => {
        words.replaceChildren(
          ...lines.map((line, index) => {
            const part = document.createElement('span');
            part.className = ['', 'pacer-count', 'pacer-action'][index] ?? '';
            part.textContent = line;
            return part;
          }),
        );
        const range = document.createRange();
        range.selectNodeContents(words);
        return [...range.getClientRects()].some(({ left, right, top, bottom, height }) =>
          [left, right].some((side) =>
            // Letters do not fill the height of their line, so its outer fifths do not count.
            [top + height / 5, bottom - height / 5].some(
              (edge) => Math.hypot(side - x, edge - y) > circle.width / 2,
            ),
          ),
        );
      });
    }, states);
    expect.soft(outside, `${width} px, font of ${fontSize} px`).toEqual([]);
  }
});

test('the breathing pacer moves, pauses and continues', async ({ page }) => {
  await page.goto('/path/five-breaths');
  await page.getByRole('button', { name: 'Start the circle' }).press('Enter');
  await expect(page.locator('.pacer')).toContainText('Breathe in');
  await expect.poll(async () => (await formOf(page)).scale).toBeGreaterThan(0.6);
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  const paused = await formOf(page);
  expect(paused.motions).toEqual(['paused']);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.pacer')).toContainText('Breathe out');
});

test('each practice is on the first screen, with the warning above and its explanation below', async ({
  page,
}) => {
  for (const [path, control] of [
    ['/path/five-breaths', page.getByRole('button', { name: 'Start the circle' })],
    ['/path/one-thing', page.getByRole('button', { name: 'Start the timer' })],
    ['/path/the-exact-word', page.getByRole('textbox', { name: 'What did you feel' })],
  ] as const)
    for (const viewport of [smallPhone, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const where = `${path}, ${viewport.width} px`;
      // A page to write on may reach below the screen.
      const ratio = path === '/path/the-exact-word' ? 0.5 : 1;
      await expect.soft(control, where).toBeInViewport({ ratio });
      const main = await page.getByRole('main').ariaSnapshot();
      const order = ['heading .*level=1', 'Read this first', 'button|textbox', 'heading .*level=2'];
      expect.soft(main, where).toMatch(RegExp(order.join('[^]*?')));
    }
});

test('while the pacer runs, the header never covers its words', async ({ page }) => {
  await page.setViewportSize(smallPhone);
  await page.goto('/path/five-breaths');
  const bar = page.getByRole('banner');
  const circle = page.locator('.pacer');
  const words = circle.locator('.pacer-words');
  const distance = async () => {
    const [above, below] = [await bar.boundingBox(), await words.boundingBox()];
    return (below?.y ?? Number.NaN) - (above?.y ?? Number.NaN) - (above?.height ?? Number.NaN);
  };
  const scrollUnderBar = async () => {
    const by = (await distance()) + 20;
    await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);
    expect(await distance()).toBeLessThan(0);
  };
  await scrollUnderBar();
  await page.getByRole('button', { name: 'Start the circle' }).press('Enter');
  await expect(words).toContainText('Breathe in');
  await expect.poll(distance).toBeGreaterThan(0);
  await scrollUnderBar();
  await expect(words).toHaveCSS('opacity', '0');
});

test('the full view turns from night to dawn with the breath, and Escape and a tap leave it', async ({
  page,
}) => {
  const light = () =>
    page.locator('.pacer-dawn').evaluate((dawn) => Number(getComputedStyle(dawn).opacity));
  await page.goto('/path/five-breaths');
  const open = page.getByRole('button', { name: 'Full view', exact: true });
  const view = page.getByRole('dialog', { name: 'Full view' });
  await open.press('Enter');
  await expect(view).toHaveCSS('width', `${page.viewportSize()?.width}px`);
  await expect(view).toContainText('Breathe in');
  expect(await light()).toBeLessThan(0.5);
  await expect.poll(light).toBeGreaterThan(0.6);
  expect(await findBarriers(page, '.pacer-view')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await page.mouse.click(20, 200);
  await expect(view).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('a calendar file for a week is made in the browser by keyboard, announced, and causes no layout shift', async ({
  page,
}) => {
  const shifts = await recordShifts(page);
  await page.goto('/path/five-breaths');
  const time = page.getByLabel('Time of day');
  await time.fill('07:15');
  // The code of the field has loaded.
  await expect(page.locator('astro-island[ssr]').filter({ has: time })).toHaveCount(0);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const file = page.waitForEvent('download');
  await time.press('Enter');
  const saved = await file;
  expect(saved.suggestedFilename()).toBe('five-breaths.ics');
  const text = await readFile(await saved.path(), 'utf8');
  expect(text).toMatch(/\r\nDTSTART:\d{8}T071500\r\n/);
  expect(text).toContain('URL:https://daymark.example/path/five-breaths\r\n');
  await expect(page.getByText('Open it to add this practice')).toBeVisible();
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  expect(await shifts()).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);
  // This step has no timer or pacer: its practice is done once.
  await page.goto('/path/the-way-back');
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  await expect(time).toHaveCount(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the breathing pacer shows text and a count, and its shape does not move', async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto('/path/five-breaths');
    await page.getByRole('button', { name: 'Start the circle' }).click();
    await expect(page.locator('.pacer')).toHaveText('Breathe in1Pause');
    await page.clock.runFor(3500);
    await expect(page.locator('.pacer')).toHaveText('Breathe in4Pause');
    await page.clock.runFor(1000);
    await expect(page.locator('.pacer')).toHaveText('Breathe out1Pause');
    expect(await formOf(page)).toEqual({ scale: 0.5, motions: [] });
    await page.getByRole('button', { name: 'Full view', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Breathe out');
    const motions = await page.evaluate(() => document.getAnimations().length);
    expect(motions).toBe(0);
    await expect(page.locator('.pacer-dawn')).toHaveCSS('opacity', '0');
  });
});

test('a completed practice stores nothing', async ({ page }) => {
  await stopClock(page);
  const writes = await recordWrites(page);
  await page.goto('/path/five-breaths');
  await page.getByRole('button', { name: 'Start the circle' }).click();
  await expect(page.locator('.pacer')).toContainText('Breathe in');
  expect(await writes()).toEqual([]);
  await page.goto('/path/one-thing');
  await page.getByRole('button', { name: 'Start the timer' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.runFor(3 * MINUTE);
  await expect(page.getByText('Time is up.')).toBeVisible();
  expect(await writes()).toEqual([]);
  expect(await keptBy(page)).toEqual([]);
});

test('the journal stores text only when the visitor presses a button', async ({ page }) => {
  const writes = await recordWrites(page);
  await page.goto('/path/the-exact-word');
  const written = page.getByRole('textbox').first();
  await written.pressSequentially('Outnumbered.');
  await written.blur();
  expect(await writes()).toEqual([]);
  await page.reload();
  await expect(written).toBeEmpty();
  expect(await keptBy(page)).toEqual([]);

  await written.fill('Hurried.\n<b>Outnumbered</b> & late, עייף.');
  await page.getByRole('button', { name: 'Save in this browser' }).press('Enter');
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  expect(await keptBy(page)).toEqual(['localStorage: notebook']);
  await page.getByRole('link', { name: 'Read or delete your notes' }).click();
  await expect(page.getByText('<b>Outnumbered</b> & late, עייף.')).toBeVisible();
});

test('the journal truncates no text, and the browser asks before it discards unsaved text', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.dismiss();
  });
  await page.goto('/path/the-exact-word');
  const written = page.getByRole('textbox').first();
  await written.fill('a'.repeat(25_000));
  await page.getByRole('button', { name: 'Save in this browser' }).click();
  await expect(page.getByText('This was not saved: it is too long.')).toBeVisible();
  await expect(written).toHaveAccessibleDescription(/^5,000 characters too many/);
  await expect(written).toBeFocused();
  expect(await keptBy(page)).toEqual([]);
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'The path', exact: true }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(written).toHaveValue('a'.repeat(25_000));

  await written.fill('a'.repeat(20_000));
  await expect(page.getByText('characters too many')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save in this browser' }).click();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await page.getByRole('link', { name: 'The path', exact: true }).click();
  await expect(page).toHaveURL('/resources');
  expect(asked).toHaveLength(1);
});

test('a printed step has its text, and no controls except the field to write in', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/path/five-breaths');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  for (const control of ['button', 'radio', 'banner', 'navigation'] as const)
    await expect(page.getByRole(control)).toHaveCount(0);
  await expect(page.getByText('Start the circle')).toBeHidden();
  await page.goto('/path/the-exact-word');
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('the journal is empty after a visitor leaves unsaved text and goes back', async ({ page }) => {
  await page.goto('/path/the-exact-word');
  const written = page.getByRole('textbox').first();
  await written.pressSequentially('Outnumbered.');
  await page.goto('/path/one-thing');
  await page.goBack();
  await expect(written).toBeEmpty();
});

const inUse = [
  { path: '/path/five-breaths', start: 'Start the circle', shown: 'Pause' },
  { path: '/path/one-thing', start: 'Start the timer', shown: 'Stop' },
  { path: '/path/the-exact-word', start: 'Another question', shown: 'Another question' },
];
for (const { path, start, shown } of inUse)
  test.describe('a practice in use', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test(`at ${path} has no accessibility violations after a press on “${start}”`, async ({
      page,
    }) => {
      await stopClock(page);
      await page.goto(path);
      await page.getByRole('button', { name: start }).click();
      await expect(page.getByRole('button', { name: shown })).toBeVisible();
      // The pacer's longest words, which the outline of the circle would cross first.
      await page.clock.runFor(4500);
      if (shown === 'Pause') await expect(page.locator('.pacer')).toContainText('Breathe out');
      // Axe needs a clock that runs.
      await page.clock.resume();
      // The header bar would cover the measured texts.
      await page.evaluate(() => scrollTo(0, 0));
      await page.mouse.move(0, 0);
      for (const { colorScheme, width } of views) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findBarriers(page, 'main'), `${colorScheme}, ${width} px`).toEqual([]);
      }
    });
  });
