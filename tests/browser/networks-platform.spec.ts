import type { Page } from '@playwright/test';
import { expect, test } from './networks.ts';
import { filledBoxes } from './networks-boxes.ts';
import { isOfNotice, refuseByBrowser } from './networks-notice.ts';
import { home } from './pages.ts';
import { keptBy } from './storage.ts';

test.describe('a consent platform', () => {
  /** The script of a consent platform (a third party's consent prompt). Tests set its answers. */
  const PLATFORM = `
    const listeners = [];
    const notify = (eventStatus, isGiven) => listeners.forEach((listener) => listener({
      gdprApplies: true, eventStatus, purpose: { consents: { 1: isGiven } }, vendor: { consents: {} },
    }, true));
    window.__tcfapi = (command, version, callback) => {
      if (command === 'addEventListener') { listeners.push(callback); notify('cmpuishown', false); }
    };
    window.answerPlatform = (isGiven) => notify('useractioncomplete', isGiven);`;

  const answer = (page: Page, isGiven: boolean) =>
    page.evaluate((given) => Reflect.get(window, 'answerPlatform')(given), isGiven);

  test.beforeEach(async ({ page }) => {
    await page.route('/askers.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: PLATFORM }),
    );
    // Adds the consent platform to the page's settings, and stops enforcing Trusted Types.
    await page.route(home.path, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '"platform":false',
        '"platform":{"name":"Askers","script":"/askers.js"}',
      );
      const { 'content-security-policy': policy = '', ...others } = response.headers();
      const basePolicy = policy.replace(/;require-trusted-types-for .*/, '');
      const headers = { ...others, 'content-security-policy': basePolicy };
      await route.fulfill({ response, headers, body });
    });
  });

  test('replaces the site’s consent prompt, and its answers apply at once', async ({
    page,
    asked,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(home.path);
    await page.waitForFunction(() => 'answerPlatform' in window);
    expect(requests.filter(isOfNotice)).toEqual([]);
    expect(await asked()).toEqual([]);
    await answer(page, true);
    const box = page.locator('.slot-box[data-network]').first();
    await box.scrollIntoViewIfNeeded();
    await expect(box).toHaveAttribute('data-state', 'filled');
    await answer(page, false);
    await expect(page.locator('.slot-box iframe')).toHaveCount(0);
    const boxes = await filledBoxes(page);
    expect(boxes.filter(({ house }) => !house)).toEqual([]);
    // The site cannot remove what the network has stored under the network's origin.
    expect(await keptBy(page, page.url())).toEqual([]);
  });

  test('is not fetched when the browser sends Global Privacy Control', async ({ page }) => {
    await refuseByBrowser(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(home.path);
    await page.waitForLoadState('networkidle');
    expect(requests).not.toContain('/askers.js');
  });
});
