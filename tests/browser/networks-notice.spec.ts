import { findBarriers } from './axe.ts';
import { recordShifts } from './layout-shifts.ts';
import { expect, test } from './networks.ts';
import { noticeOf } from './networks-notice.ts';
import { article, home, views, widths } from './pages.ts';
import { expectWholeText, findCoveredStops } from './prompt-box.ts';
import { scrollThrough } from './scroll.ts';

test.describe('the consent prompt', () => {
  test('takes no focus, is announced in a polite live region, and comes early in the tab order', async ({
    page,
  }) => {
    await page.goto(home.path);
    const { notice, accept, refuse } = noticeOf(page);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText(/\?$/);
    // The focus must not move later either.
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

  test('shows both answers with the same prominence', async ({ page }) => {
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

  test('causes no layout shift when it opens or closes', async ({ page }) => {
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

  test('covers at most a third of a phone’s screen, with both answers in view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths.phone, height: 640 });
    await page.goto(home.path);
    const { notice, accept, refuse } = noticeOf(page);
    await expect(notice).toBeVisible();
    for (const height of [640, 780]) {
      await page.setViewportSize({ width: widths.phone, height });
      // The prompt lists six networks. With more networks, its text scrolls.
      const texts = notice.locator('.prompt-texts');
      expect(await texts.evaluate((part) => part.scrollHeight - part.clientHeight)).toBe(0);
      for (const part of [notice.getByRole('heading'), accept, refuse])
        await expect(part).toBeInViewport({ ratio: 1 });
      const box = await notice.boundingBox();
      if (!box) throw new Error('consent prompt: expected a bounding box; found none');
      expect(box.width * box.height).toBeLessThanOrEqual((widths.phone * height) / 3);
    }
  });

  test('hides no sentence of its text, on any screen and in any language', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(home.path);
    const { notice } = noticeOf(page);
    await expect(notice).toBeVisible();
    await expectWholeText(page, ({ consentTitle, consentMessage, accept, refuse }) => ({
      h2: consentTitle,
      p: consentMessage,
      first: accept,
      last: refuse,
    }));
  });

  test('never opens over the focused element', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(home.path);
    const { notice } = noticeOf(page);
    await expect(notice).toBeVisible();
    expect(await findCoveredStops(notice)).toEqual([]);
  });

  test('has no accessibility violations', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(home.path);
    await expect(noticeOf(page).notice).toBeVisible();
    for (const { colorScheme, width } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const barriers = await findBarriers(page, '[role="dialog"]');
      expect.soft(barriers, `${colorScheme}, ${width} px`).toEqual([]);
    }
  });

  test('never covers the focused element', async ({ page }) => {
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

  test('inserts no HTML strings into a page whose policy requires Trusted Types', async ({
    page,
  }) => {
    const answer = await page.goto(home.path);
    expect(answer?.headers()['content-security-policy']).toContain(
      "require-trusted-types-for 'script'",
    );
    const { notice, refuse } = noticeOf(page);
    await refuse.click();
    await expect(notice).toHaveCount(0);
  });
});
