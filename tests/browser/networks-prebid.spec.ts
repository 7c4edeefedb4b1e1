import { makeFrameSettings } from '../../packages/daymark/src/ads/frame/make-frame-settings.ts';
import { framePolicies } from '../../packages/daymark/src/ads/policy.ts';
import { contentSecurityPolicy } from '../../packages/daymark/src/http/policy.ts';
import { parseSettings } from '../../packages/daymark/src/settings/settings.ts';
import adapter from '../fixtures/networks/adapters/prebid.ts';
import networks from '../fixtures/networks/site.config.ts';
import { network, secondHost } from '../network/addresses.ts';
import { type Bidders, PICTURES, prebid } from '../network/prebid.ts';
import { expect, shortenTimeout, storeConsent, test } from './networks.ts';
import { wheelTo } from './networks-boxes.ts';
import { widths } from './pages.ts';

const PREBID = './adapters/prebid.ts';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"><circle r="90"/></svg>';
const SLOT = 'blog.in-list';

/**
 * Returns the frame page of the network on the second host, with the adapter from the guide to
 * advertising.
 */
function framePageOfPrebid() {
  const keeper = networks.networks?.find(({ id }) => id === 'keeper');
  const { script: _, emptyMark: __, mayReplacePage: ___, hosts: ____, ...others } = Object(keeper);
  const bids = [{ bidder: 'acme', params: { placement: 4711 } }];
  const slots = { [SLOT]: { sizes: ['300x250'], bids } };
  const settings = parseSettings(
    {
      ...networks,
      networks: [{ ...others, adapter: PREBID, script: `${network}/prebid.js`, slots }],
    },
    'site.config.ts',
    { adapters: { [PREBID]: adapter }, problems: [] },
  );
  const [prebidNetwork] = settings.networks;
  if (!prebidNetwork) throw new Error('expected a network');
  const [policy] = Object.values(framePolicies(settings));
  return {
    json: JSON.stringify(makeFrameSettings(prebidNetwork, settings)).replaceAll('<', '\\u003c'),
    policy: contentSecurityPolicy(policy ?? {}),
  };
}

for (const [bidders, state] of [
  ['a bid', 'filled'],
  ['no bid', 'empty'],
  ['a timeout', 'empty'],
  ['no answer of Prebid.js', 'late'],
] satisfies [Bidders, string][])
  test(`an auction of Prebid.js on the second host with ${bidders} leaves the slot ${state}`, async ({
    page,
    baseURL,
  }) => {
    if (state === 'late') await shortenTimeout(page);
    const requests: URL[] = [];
    // A frame that Playwright serves could not request the fake network.
    await page.route(`${network}/**`, (route, request) => {
      requests.push(new URL(request.url()));
      return route.fulfill({ contentType: 'text/javascript', body: prebid(bidders) });
    });
    await page.route(`${PICTURES}/**`, (route, request) => {
      requests.push(new URL(request.url()));
      return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
    });
    const { json, policy } = framePageOfPrebid();
    await page.route(`${secondHost}/ads/frame/keeper`, async (route) => {
      // Only browsers resolve the name of the second host, which has the same files.
      const response = await route.fetch({ url: `${baseURL}/ads/frame/keeper` });
      const body = (await response.text()).replace(
        /(<script type="application\/json"[^>]*>).*?(?=<\/script>)/,
        (_all, tag) => tag + json,
      );
      const headers = { ...response.headers(), 'content-security-policy': policy };
      await route.fulfill({ response, headers, body });
    });
    // Only phones show the slot of the network on the second host.
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await storeConsent(page);
    await page.goto('/blog');
    const box = page.locator('.slot-box[data-network="keeper"]');
    await wheelTo(box);
    await expect(box).toHaveAttribute('data-state', state);
    const creatives = requests.filter(({ pathname }) => pathname === '/creative.svg');
    expect(creatives.map(({ search }) => search)).toEqual(state === 'filled' ? ['?bid=2'] : []);
    if (state === 'late') return;
    const auction = requests.find(({ pathname }) => pathname === '/auction')?.searchParams;
    expect(auction?.get('url')).toBe(`${baseURL}/blog`);
    expect(JSON.parse(auction?.get('units') ?? '')).toEqual([
      {
        code: 'container',
        mediaTypes: { banner: { sizes: [[300, 250]] } },
        bids: [{ bidder: 'acme', params: { placement: 4711 } }],
      },
    ]);
  });
