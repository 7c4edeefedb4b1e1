import { describe, expect, inject, it } from 'vitest';
import { parseSettings } from '../../packages/daymark/src/settings/settings.ts';
import prebid from '../fixtures/networks/adapters/prebid.ts';
import acme from '../fixtures/own/adapters/acme.ts';
import owners from '../fixtures/publication/site.config.ts';
import { network } from '../network/addresses.ts';
import { type FakePlatform, platforms } from '../network/platforms.ts';
import { elementsExample } from '../network-settings.ts';
import { openCopy } from './copy.ts';
import { examples } from './guide.ts';
import { policiesIn } from './policies.ts';

const numbered = examples.map((settings, index) => ({ number: index + 1, settings }));

describe('the guide to advertising', () => {
  it.each(numbered)('has valid example settings: example $number', async ({ settings: text }) => {
    const module = `data:text/javascript,${encodeURIComponent(`export default {${text}}`)}`;
    const { default: example } = await import(/* @vite-ignore */ module);
    const adapters = { './adapters/acme.ts': acme, './adapters/prebid.ts': prebid };
    // An example that shows only a consent platform gets a network, because a platform without a
    // network is an error.
    const settings = { ...owners, networks: [elementsExample], ...example };
    expect(() =>
      parseSettings(settings, 'site.config.ts', { adapters, problems: [] }),
    ).not.toThrow();
  });

  const isReal = ({ settings }: FakePlatform) => !settings.script.includes('.example/');

  it.each<FakePlatform>(Object.values(platforms).filter(isReal))(
    'has the settings of the consent platform $settings.name',
    ({ settings: { script, attributes } }) => {
      const { origin } = new URL(script);
      const example = examples.find((settings) => settings.includes(`script: '${origin}/`));
      expect(example).toBeDefined();
      for (const name of Object.keys(attributes ?? {})) expect(example).toContain(`'${name}':`);
    },
  );
});

describe('the networks of the guide', () => {
  const { root, output } = inject('guide');
  const copy = openCopy(root);

  const read = (file: string) => copy.read(`dist/site/${file}`);
  const policies = async () => policiesIn(await copy.read('dist/policy.json'));

  it('do not fail the build, whose output reports the pages where a network runs inline', () => {
    expect(output).toContain('1 warning:\n');
    expect(output).toContain(
      `Insider runs in 1 page of the site itself (/community), whose CSP allows ${network} and does not require Trusted Types`,
    );
    expect(output).not.toContain('Acme Adverts runs in');
  });

  it('are in ads.txt', async () => {
    expect(await read('ads.txt')).toBe(
      'OWNERDOMAIN=stillpoint.example\nacme.example, 4711, DIRECT\ninsider.example, 4711, DIRECT\n',
    );
  });

  it('each have a page for their frames with a CSP of its own, and only pages with their slots may embed that page', async () => {
    const { '/': home, '/ads/frame/acme': frame, '/blog': blog } = await policies();
    expect(frame?.sandbox).not.toContain('allow-same-origin');
    expect(frame?.['script-src']).toContain(network);
    expect(frame?.['frame-ancestors']).toEqual(["'self'"]);
    expect(home?.['frame-src']).toEqual(["'self'"]);
    expect(blog).not.toHaveProperty('frame-src');
    expect(JSON.stringify(home)).not.toContain(network);
  });

  it('relax the CSP of the pages where they run inline, and of no other pages', async () => {
    const loosened = Object.entries(await policies()).filter(
      ([url, policy]) => !url.startsWith('/ads/frame/') && policy['script-src']?.includes(network),
    );
    expect(loosened.map(([url]) => url)).toEqual(['/community']);
    expect(loosened[0]?.[1]['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(loosened[0]?.[1]).not.toHaveProperty('trusted-types');
  });

  it('are described on the privacy page, with what they and the consent record store', async () => {
    const privacy = await read('privacy.html');
    expect(privacy).toContain('<strong>Acme Adverts</strong>. It receives your IP address');
    expect(privacy).toContain('<th scope="row"><code>acme_id</code></th><td>Acme Adverts</td>');
    expect(privacy).toContain('<code>consent</code> holds your answer');
  });

  it('have pages for their frames that sitemaps and search engines leave out', async () => {
    for (const file of ['sitemap-1.xml', 'pages.json', 'sitemap.html'])
      expect(await read(file)).not.toContain('/ads/frame');
    expect(await read('ads/frame/acme.html')).toContain('<meta name="robots" content="noindex"');
  });
});
