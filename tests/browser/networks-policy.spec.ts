import { network, secondHost } from '../network/addresses.ts';
import { playGoogle } from '../network/google.ts';
import { expect, test } from './networks.ts';
import { seeEachBox } from './networks-boxes.ts';
import { noticeOf } from './networks-notice.ts';
import { overlayOf } from './overlay.ts';
import { home, type PageType, pageTypes } from './pages.ts';
import { recordViolations } from './violations.ts';

/** The directives of a policy by name. */
const directivesOf = (policy: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

test('the page of a frame runs nothing when it is opened by itself, and has an origin only where it must', async ({
  page,
  asked,
  baseURL,
}) => {
  // What needs an origin has that of where it is opened, which is why nobody else may frame it.
  const pages = [
    { id: 'acme', ancestors: "'self'", isOpaque: true },
    { id: 'tagged', ancestors: "'self'", isOpaque: true },
    { id: 'keeper', ancestors: baseURL, isOpaque: false },
  ];
  for (const { id, ancestors, isOpaque } of pages) {
    const answer = await page.goto(`/ads/frame/${id}`);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(directivesOf(policy), id).toMatchObject({
      sandbox: expect.stringMatching(/^allow-scripts /),
      'frame-ancestors': ancestors,
    });
    expect(await page.evaluate(() => origin), id).toBe(isOpaque ? 'null' : baseURL);
    // Whoever opens it may ask it what the site's pages ask; nobody answers.
    await page.evaluate(() =>
      postMessage({ slot: { bannerId: 301, width: 300, height: 250, milliseconds: 5_000 } }, '*', [
        new MessageChannel().port1,
      ]),
    );
    await page.waitForTimeout(500);
  }
  expect(await asked()).toEqual([]);
});

test('asking for consent, filling slots of every mode and watching them keeps to the policies', async ({
  page,
  context,
}) => {
  await playGoogle(context, 'fills');
  const violations = await recordViolations(page);
  await page.goto(`${home.path}?ads=debug`);
  await noticeOf(page).accept.click();
  for (const path of [home.path, '/blog', '/community', '/resources']) {
    await page.goto(`${path}?ads=debug`);
    await seeEachBox(page);
    await expect
      .poll(async () => (await overlayOf(page)).map(({ state }) => state))
      .toContainEqual(expect.stringMatching(/^filled/));
  }
  await page.goto('/preferences');
  await page.locator('#advertising').getByRole('button', { name: 'Refuse all' }).click();
  await expect(page.locator('#advertising').getByRole('status')).toContainText('You answered on');
  expect(await violations()).toEqual([]);
});

test('only pages that carry a network are loosened, each for what it carries', async ({
  request,
}) => {
  const policyOf = async ({ path }: Pick<PageType, 'path'>) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  /** The hosts of inline networks, by the pages that carry them. */
  const guests: Readonly<Record<string, string>> = {
    '/community': network,
    '/resources': 'googlesyndication.com',
  };
  for (const type of pageTypes) {
    const policy = await policyOf(type);
    for (const [path, host] of Object.entries(guests))
      expect(policy.includes(host), `${type.name} names ${host}`).toBe(type.path === path);
    const isLoosened = type.path in guests;
    expect(policy.includes("'unsafe-inline'"), `${type.name} has inline code`).toBe(isLoosened);
    expect(policy.includes('trusted-types'), `${type.name} types its sinks`).toBe(!isLoosened);
    expect(/https:(?!\/\/)|\*(?!\.)/.test(policy), `${type.name} names everybody`).toBe(false);
  }
  expect(await policyOf(home)).toContain("frame-src 'self'");
  expect(await policyOf({ path: '/blog' })).toMatch(new RegExp(`frame-src [^;]*${secondHost}`));
  expect(await policyOf({ path: '/about' })).not.toContain('frame-src');
});
