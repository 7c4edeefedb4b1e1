import type { Page } from '@playwright/test';
import { stopClock } from './clock.ts';
import { expect, test } from './fixtures.ts';

const MINUTE = 60_000;

/**
 * Records every tone that pages loaded after this call play.
 * @returns a function that returns the number of tones so far
 */
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
  await expect(page.getByText('Time is up.')).toBeVisible();
  expect(await tones()).toBe(2 * stroke);
});

test('the timer makes no sound when set to silent', async ({ page }) => {
  await stopClock(page);
  const tones = await recordTones(page);
  await page.goto('/path/one-thing');
  await page.getByRole('radio', { name: 'Silent' }).check();
  await page.getByRole('button', { name: 'Start the timer' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.runFor(3 * MINUTE);
  await expect(page.getByText('Time is up.')).toBeVisible();
  expect(await tones()).toBe(0);
});

test('the timer ends on time even if its tab was suspended', async ({ page }) => {
  await stopClock(page);
  await page.goto('/path/one-thing');
  await page.getByRole('button', { name: 'Start the timer' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  // The clock jumps, and timers that become due during the jump fire once, as in a suspended tab.
  await page.clock.fastForward(2.5 * MINUTE);
  await expect(page.getByRole('timer')).toHaveText('0:30');
  await page.clock.fastForward(60 * MINUTE);
  await expect(page.getByText('Time is up.')).toBeVisible();
});

test('the screen wake lock is held only while the timer runs', async ({ page }) => {
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

test('the Permissions-Policy allows the site to request a screen wake lock', async ({ page }) => {
  await page.goto('/path/one-thing');
  const isAllowed = await page.evaluate(() =>
    Reflect.get(document, 'featurePolicy').allowsFeature('screen-wake-lock'),
  );
  expect(isAllowed).toBe(true);
});
