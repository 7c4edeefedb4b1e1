import { network, secondHost } from '../network/addresses.ts';
import { headerBytes } from './headers.ts';
import { expect, test } from './networks.ts';
import { home, type PageType, pageTypes } from './pages.ts';

/** For each page with an inline network, by its path: a host of this network. */
const hostsByPath: Readonly<Record<string, string>> = {
  '/community': network,
  '/resources': 'googlesyndication.com',
};

/** The bytes of content in a TCP packet over IPv4 with timestamps. HTTP/2 also compresses headers. */
const PACKET = 1_448;

/** Returns the directives of a policy by name. */
const directivesOf = (policy: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

test('the page of an ad frame, opened directly, runs no code, and has an origin only if its network needs an origin', async ({
  page,
  asked,
  baseURL,
}) => {
  // The frame of a network that needs an origin has the origin of the host that serves the frame,
  // so only the site may embed this frame.
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
    // Any page could open the frame's page and post the site's request. The frame must ignore it.
    await page.evaluate(() =>
      postMessage({ slot: { bannerId: 301, width: 300, height: 250, milliseconds: 5_000 } }, '*', [
        new MessageChannel().port1,
      ]),
    );
    await page.waitForTimeout(500);
  }
  expect(await asked()).toEqual([]);
});

test('only a page with an inline ad network has a looser CSP, and only for that network’s hosts', async ({
  request,
}) => {
  const policyOf = async ({ path }: Pick<PageType, 'path'>) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  for (const type of pageTypes) {
    const policy = await policyOf(type);
    for (const [path, host] of Object.entries(hostsByPath))
      expect(policy.includes(host), `the policy of ${type.name} allows ${host}`).toBe(
        type.path === path,
      );
    const isLoosened = type.path in hostsByPath;
    expect(
      policy.includes("'unsafe-inline'"),
      `the policy of ${type.name} allows inline code`,
    ).toBe(isLoosened);
    expect(
      policy.includes('trusted-types'),
      `the policy of ${type.name} requires Trusted Types`,
    ).toBe(!isLoosened);
    expect(
      /https:(?!\/\/)|\*(?!\.)/.test(policy),
      `the policy of ${type.name} allows every host`,
    ).toBe(false);
  }
  expect(await policyOf(home)).toContain("frame-src 'self'");
  expect(await policyOf({ path: '/blog' })).toMatch(new RegExp(`frame-src [^;]*${secondHost}`));
  expect(await policyOf({ path: '/about' })).not.toContain('frame-src');
});

test('the headers of the home page fit into one packet', async ({ request }) => {
  expect(headerBytes(await request.get(home.path))).toBeLessThanOrEqual(PACKET);
});
