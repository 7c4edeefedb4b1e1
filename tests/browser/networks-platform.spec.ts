import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { consentModeScript } from '../../packages/daymark/src/consent/consent-mode.ts';
import { FULL_BROWSER } from '../network/faults/fault.ts';
import { AD_REQUEST, playGoogle } from '../network/google.ts';
import { american, type FakePlatform, platforms } from '../network/platforms.ts';
import { expect, test } from './networks.ts';
import { filledBoxes, seeEachBox } from './networks-boxes.ts';
import { isOfNotice, refuseByBrowser } from './networks-notice.ts';
import { overlayOf } from './overlay.ts';
import { home, widths } from './pages.ts';
import { visitUntilQuiet } from './quiet.ts';
import { keptBy } from './storage.ts';

const stubFile = fileURLToPath(
  new URL('../../packages/daymark/src/consent/platform-stub.browser.ts', import.meta.url),
);
/** The stub that a build inlines: the code of its file, without types and module syntax. */
const PLATFORM_STUB = stripTypeScriptTypes(readFileSync(stubFile, 'utf8')).replace(
  'export {};',
  '',
);

/**
 * Serves a fake of a consent platform (a third party's consent prompt), and changes the home page as
 * if the platform were in the settings: adds the settings, the stub and the sources of its CSP. A
 * test in tests/build/advertising.test.ts checks that a build adds them.
 */
async function playPlatform(page: Page, { settings, source }: FakePlatform, timeout = 10) {
  const { script } = settings;
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  );
  const hash = createHash('sha256').update(PLATFORM_STUB).digest('base64');
  await page.route(`${home.path}*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('<meta charset="utf-8">', (meta) => `${meta}<script>${PLATFORM_STUB}</script>`)
      .replace(
        '"platform":false',
        `"restrictable":["ad-manager"],"platform":${JSON.stringify({ ...settings, timeout })}`,
      );
    const { 'content-security-policy': policy = '', ...others } = response.headers();
    const changed = policy
      .replace(/;require-trusted-types-for .*/, '')
      .replace("script-src 'self'", `$& ${new URL(script).origin} 'sha256-${hash}'`);
    await route.fulfill({
      response,
      headers: { ...others, 'content-security-policy': changed },
      body,
    });
  });
}

const answer = (page: Page, isGiven: boolean) =>
  page.evaluate((given) => Reflect.get(window, 'answerPlatform')(given), isGiven);

const firstBox = (page: Page) => page.locator('.slot-box[data-network]').first();

for (const [name, platform] of Object.entries(platforms)) {
  test(`the consent platform ${name} replaces the site’s prompt, and its answers apply at once`, async ({
    page,
    asked,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    // All slots are near the screen, so the page would request creatives at once.
    await page.setViewportSize({ width: widths.desk, height: 3000 });
    await page.addInitScript(() => {
      const states: string[] = [];
      Object.assign(window, { states });
      addEventListener('slotstate', (event) => states.push(Reflect.get(event, 'detail').state));
    });
    await playPlatform(page, platform);
    await page.goto(home.path);
    const box = firstBox(page);
    await expect(box).toHaveAttribute('data-platform', 'asks the visitor');
    expect(requests.filter(isOfNotice)).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'states'))).toEqual([]);
    expect(await asked()).toEqual([]);
    await answer(page, true);
    await box.scrollIntoViewIfNeeded();
    await expect(box).toHaveAttribute('data-state', 'filled');
    await answer(page, false);
    await expect(page.locator('.slot-box iframe')).toHaveCount(0);
    const boxes = await filledBoxes(page);
    expect(boxes.filter(({ house }) => !house)).toEqual([]);
    // The site cannot remove what the network has stored under the origin of the network.
    expect((await keptBy(page, page.url())).toSorted()).toEqual([
      'localStorage: platform-answer',
      'localStorage: tc-string',
    ]);
  });

  test(`the consent platform ${name} fills slots for a visitor who has accepted before`, async ({
    page,
  }) => {
    await page.addInitScript('window.visitorAnswer = true');
    await playPlatform(page, platform);
    await page.goto(home.path);
    await firstBox(page).scrollIntoViewIfNeeded();
    await expect(firstBox(page)).toHaveAttribute('data-state', 'filled');
  });
}

test('a consent platform is not fetched when the browser sends Global Privacy Control', async ({
  page,
}) => {
  await refuseByBrowser(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await playPlatform(page, platforms.OneTrust);
  await visitUntilQuiet(page, home.path);
  expect(requests).not.toContain(platforms.OneTrust.settings.script);
});

test('the console and the debug overlay say what a consent platform lacks', async ({ page }) => {
  const { attributes, ...settings } = platforms.OneTrust.settings;
  expect(Object.keys(attributes)).toEqual(['data-domain-script']);
  await playPlatform(page, { ...platforms.OneTrust, settings }, 1);
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto(`${home.path}?ads=debug`);
  const missing = /has loaded, but did not define __tcfapi within 1 s\. .* attributes .*\./;
  expect((await warning).text()).toMatch(missing);
  await expect
    .poll(async () => (await overlayOf(page))[0])
    .toMatchObject({ consent: 'unasked', 'consent platform': expect.stringMatching(missing) });
});

test('a tag in a sandboxed frame can query a consent platform', async ({ page, asked }) => {
  /**
   * A script that, like ad tags, finds the window with the locator frame, and posts a command to
   * this window.
   */
  const tag = `{
    const address = document.currentScript.src;
    let found = window;
    while (found !== top && !found.frames.__tcfapiLocator) found = found.parent;
    addEventListener('message', ({ data }) => {
      const { success, returnValue } = Object(data).__tcfapiReturn ?? {};
      const reply = encodeURIComponent([success, returnValue?.tcString, self.origin]);
      if (success) new Image().src = new URL('/received?tcf=' + reply, address).href;
    });
    const __tcfapiCall = { command: 'addEventListener', version: 2, callId: 'a' };
    found.postMessage({ __tcfapiCall }, '*');
  }`;
  await page.addInitScript('window.visitorAnswer = true');
  await page.route('**/fill.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: tag }),
  );
  await playPlatform(page, platforms.InMobi);
  await page.goto(home.path);
  await firstBox(page).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await asked()).map(({ path }) => decodeURIComponent(path)))
    .toContain('/received?tcf=true,a-tc-string-of-true,null');
});

test('in a frame, Ad Manager asks with the whole answer of a consent platform', async ({
  page,
  context,
}) => {
  await playGoogle(context, 'fills');
  await page.addInitScript('window.visitorAnswer = true');
  await playPlatform(page, platforms.OneTrust);
  const inJson = (script: string) => JSON.stringify(script).slice(1, -1);
  // Changes the frame page as if the site had a platform: make-frame-settings.test.ts shows that a build writes
  // this page.
  await page.route('/ads/frame/ad-manager', async (route) => {
    const response = await route.fetch();
    const [site, platform] = [consentModeScript('site'), consentModeScript('platform')];
    const body = (await response.text()).replaceAll(inJson(site), inJson(platform));
    await route.fulfill({ response, body });
  });
  const request = page.waitForRequest(`${AD_REQUEST}*`);
  await page.goto('/blog');
  await seeEachBox(page);
  const { searchParams } = new URL((await request).url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    gdpr: '1',
    gdpr_consent: 'a-tc-string-of-true',
  });
  expect(searchParams.has('npa')).toBe(false);
});

test('an opt-out under the laws of the US restricts Ad Manager, and refuses other networks', async ({
  page,
  context,
}) => {
  await playGoogle(context, 'fills');
  await playPlatform(page, american);
  const request = page.waitForRequest(`${AD_REQUEST}*`);
  await page.goto('/blog');
  await seeEachBox(page);
  const { searchParams } = new URL((await request).url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ gdpr: '0', rdp: '1' });
  const keeper = page.locator('.slot-box[data-network="keeper"]');
  await expect(keeper).toHaveAttribute('data-consent', 'refused');
});

test('Back shows a page as the visitor left it, unless the answer to the platform has changed', {
  tag: FULL_BROWSER,
}, async ({ page, context }) => {
  const open = async (opened: Page, path: string) => {
    await playPlatform(opened, platforms.InMobi);
    await opened.goto(path);
    await expect(firstBox(opened)).toHaveAttribute('data-platform', /asks|answered/);
  };
  const isSame = () => page.evaluate(() => Reflect.get(window, 'isSame') === true);
  await open(page, home.path);
  await answer(page, true);
  await firstBox(page).scrollIntoViewIfNeeded();
  await expect(firstBox(page)).toHaveAttribute('data-state', 'filled');
  await page.evaluate(() => Reflect.set(window, 'isSame', true));
  await open(page, '/blog');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(home.path);
  await expect(firstBox(page)).toHaveAttribute('data-state', 'filled');
  expect(await isSame()).toBe(true);

  await open(page, '/blog');
  const tab = await context.newPage();
  await open(tab, home.path);
  await answer(tab, false);
  await expect(firstBox(page)).toHaveAttribute('data-consent', 'refused');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(home.path);
  await expect(firstBox(page)).toHaveAttribute('data-consent', 'refused');
  await expect(page.locator('.slot-box iframe')).toHaveCount(0);
  expect(await isSame()).toBe(false);
});
