import { describe, expect, it, vi } from 'vitest';
import { networks as schema } from '../../settings/schema/networks/networks.ts';
import { elementsSnippet } from './elements.ts';
import { gptSnippet } from './gpt.ts';
import { tagSnippet } from './tag.ts';

vi.mock('../../settings/tag-file.ts', () => ({ readTag: (file: string) => `<!-- ${file} -->` }));

const disclosures = {
  id: 'acme',
  name: 'Acme',
  privacyPolicy: 'https://acme.example/privacy',
  needsConsent: true,
  adsTxt: ['acme.example, 1001, DIRECT'],
};

const parse = (network: object) => schema.parse([network])[0];

describe('a network that fills elements', () => {
  const plain = {
    ...disclosures,
    adapter: 'elements',
    script: 'https://acme.example/a.js?b=1&c',
    slots: {},
  };
  const snippetOf = (network: object) => {
    const parsed = parse(network);
    if (parsed?.adapter !== 'elements') throw new Error('expected the adapter "elements"');
    return elementsSnippet(parsed, { bannerId: 101, filling: { sizes: ['300x250'] } });
  };

  it('gets an element with its banner id, followed by its script', () => {
    expect(snippetOf(plain).html).toBe(
      '<div id="container" data-banner-id="101"></div><script async src="https://acme.example/a.js?b=1&amp;c"></script>',
    );
  });

  it('gets the element, the attribute and the class that it looks for', () => {
    const container = { element: 'ins', attribute: 'data-zone', className: 'acme' };
    expect(snippetOf({ ...plain, container }).html).toContain(
      '<ins id="container" class="acme" data-zone="101"></ins>',
    );
  });

  it('keeps its own mark for an empty element', () => {
    const emptyMark = { attribute: 'data-fill', value: 'none' };
    expect(snippetOf({ ...plain, emptyMark }).emptyMark).toEqual(emptyMark);
  });
});

describe('Google Publisher Tag', () => {
  const network = parse({
    ...disclosures,
    adapter: 'gpt',
    cookies: [{ name: '__gads', purpose: 'Counts.', lifetime: '13 months' }],
    slots: { 'home.after-hero': { sizes: ['300x250'], unit: '/1234567/home' } },
  });
  if (network?.adapter !== 'gpt') throw new Error('expected the adapter "gpt"');
  const filling = { sizes: ['300x250'], unit: '/1234567/home' };
  const { html, emptyMark } = gptSnippet(network, { bannerId: 101, filling }, 'site');

  it('receives consent commands before its script loads', () => {
    const denied = html.indexOf('gtag(\'consent\',\'default\',{"ad_storage":"denied"');
    const granted = html.indexOf('gtag(\'consent\',\'update\',{"ad_storage":"granted"');
    const fetched = html.indexOf('src="https://securepubads.g.doubleclick.net/tag/js/gpt.js"');
    expect(denied).toBeGreaterThan(0);
    expect(granted).toBeGreaterThan(denied);
    expect(fetched).toBeGreaterThan(granted);
  });

  it('receives consent to storage alone when a consent platform asks the visitor', () => {
    const { html } = gptSnippet(network, { bannerId: 101, filling }, 'platform');
    expect(html).toContain(
      '\'update\',{"ad_storage":"granted","ad_user_data":"denied","ad_personalization":"denied",',
    );
  });

  it('fills its unit in the size of the frame', () => {
    expect(html).toContain('defineSlot("/1234567/home",[[innerWidth,innerHeight]],\'container\')');
  });

  it('marks a container in which it rendered nothing', () => {
    expect(html).toContain(`setAttribute('${emptyMark?.attribute}','${emptyMark?.value}')`);
  });
});

it("a plain tag is the seller's HTML unchanged", () => {
  const network = parse({
    ...disclosures,
    adapter: 'tag',
    hosts: ['https://acme.example'],
    slots: { 'home.after-hero': { sizes: ['300x250'], file: 'tags/home.html' } },
  });
  if (network?.adapter !== 'tag') throw new Error('expected the adapter "tag"');
  const filling = { sizes: ['300x250'], file: 'tags/home.html' };
  expect(tagSnippet(network, { bannerId: 101, filling }).html).toBe('<!-- tags/home.html -->');
});
