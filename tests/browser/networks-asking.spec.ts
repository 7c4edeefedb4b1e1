import { STORAGE_KEY } from '../../packages/daymark/src/consent/record.ts';
import { expect, storeConsent, test } from './networks.ts';
import { answerOf } from './networks-answer.ts';
import { isOfNotice, noticeOf, refuseByBrowser } from './networks-notice.ts';
import { article, home } from './pages.ts';
import { visitUntilQuiet } from './quiet.ts';
import { scrollThrough } from './scroll.ts';
import { keptBy } from './storage.ts';
import { recordWrites } from './writes.ts';

test.describe('the consent prompt', () => {
  test('is fetched after the page has loaded, and only if the site will show it', async ({
    browser,
    baseURL,
  }) => {
    const expectRequests = async (
      path: string,
      expected: string[],
      prepare?: typeof refuseByBrowser,
    ) => {
      const page = await browser.newPage({ baseURL: baseURL ?? '' });
      await prepare?.(page);
      await visitUntilQuiet(page, path);
      const fetched = async () => {
        const requests = await page.evaluate(() => {
          const [navigation] = performance.getEntriesByType('navigation');
          if (!(navigation instanceof PerformanceNavigationTiming))
            throw new Error('expected the times of the navigation');
          return performance.getEntriesByType('resource').map(({ name, startTime }) => ({
            name,
            isLate: startTime >= navigation.loadEventStart,
          }));
        });
        return requests
          .filter(({ name }) => isOfNotice(name))
          .map(({ isLate }) => (isLate ? 'late' : 'early'));
      };
      await expect.poll(fetched, path).toEqual(expected);
      await page.close();
    };
    await expectRequests(home.path, ['late', 'late']);
    await expectRequests('/about', []);
    await expectRequests('/search?q=breath', []);
    await expectRequests(home.path, [], refuseByBrowser);
    await expectRequests(home.path, [], (page) => storeConsent(page));
    await expectRequests(home.path, [], (page) => storeConsent(page, answerOf([])));
  });

  test('stays open and unanswered on Escape', async ({ page, asked }) => {
    await page.goto(home.path);
    const { notice, accept } = noticeOf(page);
    await accept.focus();
    await page.keyboard.press('Escape');
    await expect(notice).toBeVisible();
    expect(await keptBy(page)).toEqual([]);
    expect(await asked()).toEqual([]);
  });

  for (const [name, isAccepted] of [
    ['accepted', true],
    ['refused', false],
  ] as const)
    test(`is ${name} with one key press, which stores only one record`, async ({ page }) => {
      const writes = await recordWrites(page);
      await page.goto(article.path);
      const { notice, accept, refuse } = noticeOf(page);
      await (isAccepted ? accept : refuse).press('Enter');
      await expect(notice).toHaveCount(0);
      const record = isAccepted ? answerOf() : answerOf([]);
      expect(await writes()).toEqual([`setItem ${STORAGE_KEY},${record}`]);
      // The focus moves to the content, so that keyboard users do not start at the top of the page.
      await expect(page.getByRole('main')).toBeFocused();
      await visitUntilQuiet(page, home.path);
      await expect(notice).toHaveCount(0);
    });

  test('appears even if the page is never idle', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback, options) =>
        options?.timeout ? requestAnimationFrame(() => callback(deadline)) : 0;
      const deadline: IdleDeadline = { didTimeout: true, timeRemaining: () => 0 };
    });
    await page.goto(home.path);
    await expect(noticeOf(page).notice).toBeVisible();
  });

  test('closes when the visitor answers it in another tab', async ({ page, context }) => {
    await page.goto(home.path);
    await expect(noticeOf(page).notice).toBeVisible();
    const other = await context.newPage();
    await other.goto(home.path);
    await noticeOf(other).refuse.click();
    await expect(noticeOf(page).notice).toHaveCount(0);
  });

  for (const part of ['**/notice.*.js', '**/question.json'])
    test(`is not shown when an ad blocker stops ${part}, and no network loads`, async ({
      page,
      asked,
      expectError,
    }) => {
      expectError(/ERR_BLOCKED_BY_CLIENT/);
      await page.route(part, (route) => route.abort('blockedbyclient'));
      await visitUntilQuiet(page, home.path);
      await scrollThrough(page);
      await expect(noticeOf(page).notice).toHaveCount(0);
      expect(await asked()).toEqual([]);
      expect(await keptBy(page)).toEqual([]);
    });

  test('appears on every page if the browser blocks storage, because the answer is then valid for only one page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (parent !== window) return;
      const forbid = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: forbid });
    });
    await page.goto(home.path);
    const { notice, accept } = noticeOf(page);
    await accept.click();
    await expect(notice).toHaveCount(0);
    const box = page.locator('.slot-box[data-network]').first();
    await box.scrollIntoViewIfNeeded();
    await expect(box).toHaveAttribute('data-state', 'filled');
    await page.reload();
    await expect(notice).toBeVisible();
  });
});
