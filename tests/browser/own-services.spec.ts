import { createServer } from 'node:http';
import { chromium, type Page } from '@playwright/test';
import { bundle } from '../../packages/daymark/src/browser/scripts/import-queries.ts';
import { counterOn } from '../../packages/daymark/src/services/counter.ts';
import { parseSettings } from '../../packages/daymark/src/settings/settings.ts';
import { portOf } from '../embedded-server.ts';
import owners from '../fixtures/publication/site.config.ts';
import { findBarriers } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { openTab } from './tab.ts';
import { recordViolations } from './violations.ts';

/* The services of tests/fixtures/own: a newsletter, a counter, comments, and proofs. */

const HILL = '/blog/the-first-hill';
const LONG = '/blog/what-the-room-makes-easy';

for (const [place, path, form] of [
  ['where a text has the directive', HILL, 0],
  ['at the end of an article', LONG, 0],
  ['on the home page', '/', 0],
  ['in the footer', '/about', -1],
] as const)
  test(`the form of a newsletter ${place} is sent without script, and its service may return to the site`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: `${baseURL}` });
    const page = await context.newPage();
    const sent: (string | null)[] = [];
    await page.route('https://letters.example/**', async (route) => {
      sent.push(route.request().postData());
      await route.fulfill({ status: 303, headers: { location: `${baseURL}/retreats` } });
    });
    await page.goto(path);
    const section = page.locator('.newsletter').nth(form);
    const field = section.getByLabel('Your e-mail address');
    const button = section.getByRole('button', { name: 'Subscribe' });
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await expect(section).toContainText('We first send you an e-mail with a link.');
    await expect(section).toContainText('Your address goes to Harbour Letters.');
    await field.fill('nobody');
    await button.click();
    await expect(section.getByText('Enter an e-mail address')).toBeVisible();
    expect(sent).toEqual([]);
    await field.fill('ines@harbour.example');
    await button.click();
    await expect(page).toHaveURL('/retreats');
    expect(sent).toEqual(['mail=ines%40harbour.example&list=hills&website=']);
    await context.close();
  });

test('the contact form may return to the site too, and lead to no other host', async ({
  page,
  expectError,
}) => {
  let target = '/retreats';
  await page.route('https://forms.example/**', (route) =>
    route.fulfill({ status: 303, headers: { location: new URL(target, page.url()).href } }),
  );
  const send = async () => {
    await page.goto('/contact');
    const form = page.getByRole('main');
    await form.getByLabel('Your name').fill('Ines');
    await form.getByLabel('Your e-mail address').fill('ines@harbour.example');
    await form.getByLabel('Your message').fill('Hello.');
    await form.getByRole('button', { name: 'Send the message' }).click();
  };
  await send();
  await expect(page).toHaveURL('/retreats');
  target = 'https://elsewhere.example/';
  expectError(/form-action/);
  await send();
  await expect(page).toHaveURL('/contact');
});

/** Serves the counter as its documents describe it, and records what it receives. */
async function serveCounter(page: Page): Promise<{ url: string; body: string | null }[]> {
  const counted: { url: string; body: string | null }[] = [];
  await page.route('https://plausible.io/**', async (route) => {
    const request = route.request();
    counted.push({ url: request.url(), body: request.postData() });
    await route.fulfill({ status: 202, body: 'ok' });
  });
  return counted;
}

test('a counter at another company receives a visit once the visitor has agreed, and stores nothing', async ({
  page,
  context,
  expectError,
}) => {
  const counted = await serveCounter(page);
  const violations = await recordViolations(page);
  await page.goto('/about?q=secret');
  const question = page.getByRole('dialog', {
    name: 'May other companies learn that you are here?',
  });
  await expect(question).toContainText('Acme Adverts and Plausible');
  expect(counted).toEqual([]);
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => counted.length).toBe(1);
  expect(counted[0]?.url).toBe('https://plausible.io/api/event');
  const { origin } = new URL(page.url());
  const visit = { name: 'pageview', domain: 'stillpoint.example' };
  expect(JSON.parse(counted[0]?.body ?? '')).toEqual({
    ...visit,
    url: `${origin}/about`,
    referrer: '',
  });
  expectError(/404/);
  await page.goto('/nowhere');
  await page.goto('/retreats');
  await expect.poll(() => counted.length).toBe(2);
  expect(JSON.parse(counted[1]?.body ?? '')).toMatchObject({ url: `${origin}/retreats` });
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([
    'consent',
  ]);
  expect(await context.cookies()).toEqual([]);
  expect(await violations()).toEqual([]);
});

/** Serves pages that a counter on a host of the owner counts, each of which has the next prerendered. */
async function serveCounted() {
  const services = [{ service: 'goatcounter', host: 'https://stats.daymark.example' }];
  const counter = counterOn(parseSettings({ ...owners, services }));
  expect(counter?.asks).toBe(false);
  const { code } = await bundle(
    new URL('../../packages/daymark/src/services/counter.browser.ts', import.meta.url).pathname,
  );
  const counted: URLSearchParams[] = [];
  const server = createServer(({ url = '/', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://site.invalid');
    if (pathname === '/count') {
      expect(headers.cookie).toBeUndefined();
      counted.push(searchParams);
      return response.writeHead(200, { 'Set-Cookie': 'id=1' }).end();
    }
    const values = { ...counter?.attributes, 'data-count': `http://${headers.host}/count` };
    const written = Object.entries(values).map(([name, value]) => ` ${name}='${value}'`);
    response.setHeader('Content-Type', 'text/html');
    return response.end(
      `<!doctype html><title>${pathname}</title><link rel="icon" href="data:,"><script type="speculationrules">{"prerender":[{"urls":["/next"],"eagerness":"immediate"}]}</script><script${written.join('')}>${code}</script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${portOf(server.address())}`, counted, server };
}

test('a counter on a host of the owner counts a page at once, and a prerendered page when a visitor sees it', async ({
  launchOptions,
}) => {
  const { origin, counted, server } = await serveCounted();
  const executable = launchOptions.executablePath ?? chromium.executablePath();
  const tab = await openTab(executable, launchOptions.args ?? [], `${origin}/first?q=secret`);
  const stateOf = (page: number) =>
    tab.pages[page]?.evaluate(
      "[document.prerendering, document.readyState, document.cookie].join(' ')",
    );
  const visits = () => counted.map((visit) => Object.fromEntries(visit));
  try {
    await expect.poll(visits).toEqual([{ p: '/first', t: '/first', r: '' }]);
    await expect.poll(() => stateOf(1)).toBe('true complete ');
    expect(visits()).toHaveLength(1);
    await tab.pages[0]?.evaluate("location.href = '/next'");
    await expect.poll(visits).toMatchObject([{}, { p: '/next', r: `${origin}/first` }]);
    expect(await stateOf(1)).toBe('false complete ');
  } finally {
    await tab.close();
    server.close();
  }
});

test('comments load after a click on a button that names their host, without a layout shift', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://giscus.app/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>Three comments</p>'.repeat(99) });
  });
  const violations = await recordViolations(page);
  const shifts = await recordShifts(page);
  await page.goto(`${HILL}?giscus=session-1`);
  expect(new URL(page.url()).search).toBe('');
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.scrollIntoViewIfNeeded();
  const before = await comments.boundingBox();
  expect(asked).toEqual([]);
  await expect(comments.getByRole('link', { name: 'Discuss this at github.com' })).toHaveAttribute(
    'href',
    'https://github.com/stillpoint/comments/discussions',
  );
  await comments.getByRole('button', { name: 'Show comments This loads from giscus.app' }).click();
  await expect(comments.frameLocator('iframe').getByText('Three comments').first()).toBeVisible();
  expect(await comments.boundingBox()).toMatchObject({ height: before?.height });
  const { pathname, searchParams } = new URL(asked[0] ?? '');
  expect(pathname).toBe('/en/widget');
  expect(searchParams.get('term')).toBe('blog/the-first-hill');
  expect(searchParams.get('session')).toBe('session-1');
  expect(await shifts()).toEqual([]);
  expect(await violations()).toEqual([]);
});

test('proofs are on the home page alone, and the privacy page describes each service', async ({
  page,
}) => {
  const proofs = page.locator('meta[name="google-site-verification"], link[rel="me"]');
  await page.goto('/');
  await expect(proofs).toHaveCount(2);
  await page.goto('/privacy');
  await expect(proofs).toHaveCount(0);
  await expect(page.locator('#services ~ ul').first().getByRole('listitem')).toHaveText([
    /^Harbour Letters\. When you send the newsletter form.* Privacy policy of Harbour Letters\.$/,
    /^Plausible\. It counts .* learns nothing unless you accept it\. .*Do Not Track/,
    /^giscus\. Its comments load only when you press the button/,
  ]);
});

test('the donation dialog may be for the publication: a link, and an account to copy', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.route('https://ko-fi.com/stillpoint', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">Thanks' }),
  );
  await page.setViewportSize({ width: 360, height: 640 });
  const violations = await recordViolations(page);
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await page.clock.fastForward(600_000);
  const dialog = page.getByRole('dialog', { name: 'Keep these walks free' });
  const iban = dialog.getByText('GB82 WEST 1234 5698 7654 32');
  await expect(iban.locator('..')).toHaveText(
    'Bank transfer to Ines Harbour: GB82 WEST 1234 5698 7654 32',
  );
  await iban.click();
  expect(await page.evaluate(() => `${getSelection()}`)).toBe('GB82 WEST 1234 5698 7654 32');
  const box = await dialog.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(0.25 * 640);
  expect(await findBarriers(page)).toEqual([]);
  expect(await violations()).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(`${baseURL}`))).toEqual([]);
  await dialog.getByRole('link', { name: 'Pay for a mile' }).click();
  await expect(page).toHaveURL('https://ko-fi.com/stillpoint');
});

for (const path of ['/', HILL])
  test(`${path} with services has no barriers`, async ({ page }) => {
    await page.goto(path);
    expect(await findBarriers(page)).toEqual([]);
  });
