import type { Page } from '@playwright/test';
import { findBarriers } from './axe.ts';
import { stopClock } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { schemes, widths } from './pages.ts';
import { keptBy } from './storage.ts';
import { recordWrites } from './writes.ts';

const MINUTE = 60_000;

/** Records every tone that the pages to come sound. @returns a function that counts them so far */
async function recordTones(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    Object.assign(window, { tonesOfTest: 0 });
    OscillatorNode.prototype.start = function (when) {
      Reflect.set(window, 'tonesOfTest', Reflect.get(window, 'tonesOfTest') + 1);
      return start.call(this, when);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'tonesOfTest')));
}

const formOf = (page: Page) =>
  page.locator('.pacer-form').evaluate((form) => ({
    scale: Number(getComputedStyle(form).scale),
    motions: form.getAnimations().map(({ playState }) => playState),
  }));

test('the pacer moves by the clock, pauses, and goes on', async ({ page }) => {
  await page.goto('/path/five-breaths');
  await page.getByRole('button', { name: 'Start the pacer' }).press('Enter');
  await expect(page.locator('.pacer')).toContainText('Breathe in');
  await expect.poll(async () => (await formOf(page)).scale).toBeGreaterThan(0.6);
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  const paused = await formOf(page);
  expect(paused.motions).toEqual(['paused']);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('.pacer')).toContainText('Breathe out');
});

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the pacer goes by words and a count, and its form is still', async ({ page }) => {
    await stopClock(page);
    await page.goto('/path/five-breaths');
    await page.getByRole('button', { name: 'Start the pacer' }).click();
    await expect(page.locator('.pacer')).toHaveText('Breathe in1');
    await page.clock.runFor(3500);
    await expect(page.locator('.pacer')).toHaveText('Breathe in4');
    await page.clock.runFor(1000);
    await expect(page.locator('.pacer')).toHaveText('Breathe out1');
    expect(await formOf(page)).toEqual({ scale: 0.42, motions: [] });
  });
});

test('the timer rings at its start and at its end', async ({ page }) => {
  await stopClock(page);
  const tones = await recordTones(page);
  await page.goto('/path/one-thing');
  const clock = page.getByRole('timer');
  await page.getByRole('spinbutton', { name: 'Minutes' }).fill('2');
  await expect(clock).toHaveText('2:00');
  expect(await tones()).toBe(0);
  await page.getByRole('button', { name: 'Start the timer' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  const stroke = await tones();
  expect(stroke).toBeGreaterThan(1);

  await page.clock.runFor(MINUTE);
  await expect(clock).toHaveText('1:00');
  expect(await tones()).toBe(stroke);
  await page.clock.runFor(MINUTE);
  await expect(page.getByText('The sitting is over')).toBeVisible();
  expect(await tones()).toBe(2 * stroke);
});

test('the timer makes no sound where that is chosen', async ({ page }) => {
  await stopClock(page);
  const tones = await recordTones(page);
  await page.goto('/path/one-thing');
  await page.getByRole('radio', { name: 'Silent' }).check();
  await page.getByRole('button', { name: 'Start the timer' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.runFor(3 * MINUTE);
  await expect(page.getByText('The sitting is over')).toBeVisible();
  expect(await tones()).toBe(0);
});

test('the timer keeps its time while its tab sleeps', async ({ page }) => {
  await stopClock(page);
  await page.goto('/path/one-thing');
  await page.getByRole('button', { name: 'Start the timer' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  // Timers that fall due meanwhile fire once, as in a tab that slept.
  await page.clock.fastForward(2.5 * MINUTE);
  await expect(page.getByRole('timer')).toHaveText('0:30');
  await page.clock.fastForward(60 * MINUTE);
  await expect(page.getByText('The sitting is over')).toBeVisible();
});

test('the screen is asked to stay on during a sitting only', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { locksOfTest: asked });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async (kind: string) => {
          asked.push(kind);
          return { release: async () => void asked.push('released') };
        },
      },
    });
  });
  const asked = () => page.evaluate(() => Reflect.get(window, 'locksOfTest'));
  await page.goto('/path/one-thing');
  expect(await asked()).toEqual([]);
  await page.getByRole('button', { name: 'Start the timer' }).click();
  await expect.poll(asked).toEqual(['screen']);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(asked).toEqual(['screen', 'released']);
});

test('the policy lets the site ask for the screen to stay on', async ({ page }) => {
  await page.goto('/path/one-thing');
  const isAllowed = await page.evaluate(() =>
    Reflect.get(document, 'featurePolicy').allowsFeature('screen-wake-lock'),
  );
  expect(isAllowed).toBe(true);
});

test('nothing is kept of a practice that is done', async ({ page }) => {
  await stopClock(page);
  const writes = await recordWrites(page);
  await page.goto('/path/five-breaths');
  await page.getByRole('button', { name: 'Start the pacer' }).click();
  await expect(page.locator('.pacer')).toContainText('Breathe in');
  expect(await writes()).toEqual([]);
  await page.goto('/path/one-thing');
  await page.getByRole('button', { name: 'Start the timer' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.runFor(3 * MINUTE);
  await expect(page.getByText('The sitting is over')).toBeVisible();
  expect(await writes()).toEqual([]);
  expect(await keptBy(page)).toEqual([]);
});

test('the journal keeps what is written only when it is asked to', async ({ page }) => {
  const writes = await recordWrites(page);
  await page.goto('/path/the-exact-word');
  const written = page.getByRole('textbox');
  await written.pressSequentially('Outnumbered.');
  await written.blur();
  expect(await writes()).toEqual([]);
  await page.reload();
  await expect(written).toBeEmpty();
  expect(await keptBy(page)).toEqual([]);

  await written.fill('Hurried.\n<b>Outnumbered</b> & late, עייף.');
  await page.getByRole('button', { name: 'Keep in this browser' }).press('Enter');
  await expect(page.getByText('Kept in this browser.')).toBeVisible();
  expect(await keptBy(page)).toEqual(['localStorage: notebook']);
  await page.getByRole('link', { name: 'Read and erase your notes' }).click();
  await expect(page.getByText('<b>Outnumbered</b> & late, עייף.')).toBeVisible();
});

const inUse = [
  { path: '/path/five-breaths', start: 'Start the pacer', shown: 'Pause' },
  { path: '/path/one-thing', start: 'Start the timer', shown: 'End here' },
  { path: '/path/the-exact-word', start: 'Another question', shown: 'Another question' },
];
for (const { path, start, shown } of inUse)
  test.describe('in use', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test(`${path} has no barrier, before and after ${start}`, async ({ page }) => {
      await page.goto(path);
      for (const name of [undefined, start]) {
        if (name) {
          await page.getByRole('button', { name }).click();
          await expect(page.getByRole('button', { name: shown })).toBeVisible();
          // The bar would stand over what is measured.
          await page.evaluate(() => scrollTo(0, 0));
          await page.mouse.move(0, 0);
        }
        for (const colorScheme of schemes)
          for (const width of [widths.phone, widths.desk]) {
            await page.emulateMedia({ colorScheme });
            await page.setViewportSize({ width, height: 800 });
            expect
              .soft(await findBarriers(page, 'main'), `${colorScheme}, ${width} px`)
              .toEqual([]);
          }
      }
    });
  });
