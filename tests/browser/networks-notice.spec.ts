import { STORAGE_KEY } from '../../src/consent/record.ts';
import { findBarriers } from './axe.ts';
import { recordShifts } from './layout-shifts.ts';
import { expect, haveAnswered, test } from './networks.ts';
import { answerOf } from './networks-answer.ts';
import { isOfNotice, noticeOf, refuseByBrowser } from './networks-notice.ts';
import { article, home, schemes, widths } from './pages.ts';
import { scrollThrough } from './scroll.ts';
import { keptBy } from './storage.ts';
import { recordWrites } from './writes.ts';

test.describe('the question for consent', () => {
  test('is fetched once the page has loaded, and only where it is to be asked', async ({
    browser,
    baseURL,
  }) => {
    const asks = async (path: string, prepare?: typeof refuseByBrowser) => {
      const page = await browser.newPage({ baseURL: baseURL ?? '' });
      let hasLoaded = false;
      page.on('load', () => {
        hasLoaded = true;
      });
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (isOfNotice(request.url())) fetched.push(hasLoaded ? 'late' : 'early');
      });
      await prepare?.(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.close();
      return fetched;
    };
    expect(await asks(home.path)).toEqual(['late', 'late']);
    expect(await asks('/about')).toEqual([]);
    expect(await asks('/search?q=breath')).toEqual([]);
    expect(await asks(home.path, refuseByBrowser)).toEqual([]);
    expect(await asks(home.path, (page) => haveAnswered(page))).toEqual([]);
    expect(await asks(home.path, (page) => haveAnswered(page, answerOf([])))).toEqual([]);
  });

  test('takes no focus, is told politely and comes early by keyboard, which leads on', async ({
    page,
  }) => {
    await page.goto(home.path);
    const { notice, accept, refuse } = noticeOf(page);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText(/\?$/);
    // The library would take it after a tenth of a second.
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expect(notice).not.toHaveAttribute('aria-modal');
    const link = (name: string) => notice.getByRole('link', { name });
    for (const stop of [
      page.getByRole('link', { name: 'Skip to content' }),
      link('Privacy'),
      link('Choose'),
      accept,
      refuse,
      page.getByRole('banner').getByRole('link').first(),
    ]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(refuse).toBeFocused();
  });

  test('is not answered by Escape', async ({ page, asked }) => {
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
    test(`is ${name} by one press, which writes one record and nothing else`, async ({ page }) => {
      const writes = await recordWrites(page);
      await page.goto(article.path);
      const { notice, accept, refuse } = noticeOf(page);
      await (isAccepted ? accept : refuse).press('Enter');
      await expect(notice).toHaveCount(0);
      const record = isAccepted ? answerOf() : answerOf([]);
      expect(await writes()).toEqual([`setItem ${STORAGE_KEY},${record}`]);
      // Who reads on by keyboard is not sent back to the top.
      await expect(page.getByRole('main')).toBeFocused();
      await page.goto(home.path);
      await page.waitForLoadState('networkidle');
      await expect(notice).toHaveCount(0);
    });

  test('gives both answers the same weight', async ({ page }) => {
    await page.goto(home.path);
    const { accept, refuse } = noticeOf(page);
    const looks = [accept, refuse].map((button) =>
      button.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, boxShadow, fontSize, fontWeight } =
          getComputedStyle(element);
        return [width, height, color, backgroundColor, boxShadow, fontSize, fontWeight];
      }),
    );
    const [one, other] = await Promise.all(looks);
    expect(other).toEqual(one);
  });

  test('moves nothing, neither when it comes nor when it goes', async ({ page }) => {
    const shifts = await recordShifts(page);
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(article.path);
      const { notice, refuse } = noticeOf(page);
      await expect(notice).toBeVisible();
      await scrollThrough(page);
      await refuse.click();
      await expect(notice).toHaveCount(0);
      expect.soft(await shifts(), `${width} px`).toEqual([]);
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('covers at most a third of a phone’s screen, with both answers in sight', async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths.phone, height: 640 });
    await page.goto(home.path);
    const { notice, accept, refuse } = noticeOf(page);
    await expect(notice).toBeVisible();
    for (const height of [640, 780]) {
      await page.setViewportSize({ width: widths.phone, height });
      // With many networks to name, the texts scroll.
      for (const part of [notice.getByRole('heading'), accept, refuse])
        await expect(part).toBeInViewport({ ratio: 1 });
      const box = await notice.boundingBox();
      if (!box) throw new Error('the notice has no box');
      expect(box.width * box.height).toBeLessThanOrEqual((widths.phone * height) / 3);
    }
  });

  test('has no barrier', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(home.path);
    await expect(noticeOf(page).notice).toBeVisible();
    for (const colorScheme of schemes)
      for (const width of Object.values(widths)) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        const barriers = await findBarriers(page, '[role="dialog"]');
        expect.soft(barriers, `${colorScheme}, ${width} px`).toEqual([]);
      }
  });

  test('hides nothing that is reached by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: widths.phone, height: 640 });
    await page.goto('/topics/attention');
    const { notice } = noticeOf(page);
    await expect(notice).toBeVisible();
    const links = page.getByRole('main').getByRole('link');
    await links.first().focus();
    for (let count = await links.count(); count > 1; count--) {
      await page.keyboard.press('Tab');
      const isHidden = await notice.evaluate((element) => {
        const focused = document.activeElement?.getBoundingClientRect();
        return !focused || focused.top > element.getBoundingClientRect().top;
      });
      expect(isHidden).toBe(false);
    }
  });

  test('writes no HTML, as a browser sees that is told to forbid it', async ({ page }) => {
    await page.route(home.path, async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'];
      const headers = {
        ...response.headers(),
        'content-security-policy': `${policy}; require-trusted-types-for 'script'`,
      };
      await route.fulfill({ response, headers });
    });
    await page.goto(home.path);
    const { notice, refuse } = noticeOf(page);
    await refuse.click();
    await expect(notice).toHaveCount(0);
  });

  test('goes when it is answered in another tab', async ({ page, context }) => {
    await page.goto(home.path);
    await expect(noticeOf(page).notice).toBeVisible();
    const other = await context.newPage();
    await other.goto(home.path);
    await noticeOf(other).refuse.click();
    await expect(noticeOf(page).notice).toHaveCount(0);
  });

  for (const part of ['**/notice.*.js', '**/question.json'])
    test(`is not asked where a blocker stops ${part}, and nothing loads`, async ({
      page,
      asked,
      expectError,
    }) => {
      expectError(/ERR_BLOCKED_BY_CLIENT/);
      await page.route(part, (route) => route.abort('blockedbyclient'));
      await page.goto(home.path);
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      await expect(noticeOf(page).notice).toHaveCount(0);
      expect(await asked()).toEqual([]);
      expect(await keptBy(page)).toEqual([]);
    });

  test('is answered for one page where storage is forbidden, and asked again on the next', async ({
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
