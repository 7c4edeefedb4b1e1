import { describe, expect, it, vi } from 'vitest';
import {
  elementsExample,
  gptExample,
  parse,
  tagExample,
  withoutEurope,
} from '../../../../../tests/network-settings.ts';
import { makeFrameSettings } from '../../ads/frame/make-frame-settings.ts';

vi.mock('./tag-file.ts', () => ({ readTag: (file: string) => `<!-- ${file} -->` }));

/** Returns the snippet of the first slot of a network, which has the banner id 101. */
function snippetOf(example: object, change: object, more: object = withoutEurope) {
  const settings = parse([{ ...example, ...change }], more);
  const [network] = settings.networks;
  const snippet = network && makeFrameSettings(network, settings).snippets[101];
  if (!snippet) throw new Error('expected a snippet for the banner id 101');
  return snippet;
}

describe('a network with the adapter elements', () => {
  const snippetWith = (change: object) => snippetOf(elementsExample, change);

  it('gets an element with the banner id of the slot, followed by the script of the network', () => {
    expect(snippetWith({ script: 'https://acme.example/a.js?b=1&c' }).html).toBe(
      '<div id="container" data-banner-id="101"></div><script async src="https://acme.example/a.js?b=1&amp;c"></script>',
    );
  });

  it('gets the element, the attribute and the class that its settings name', () => {
    const container = { element: 'ins', attribute: 'data-zone', className: 'acme' };
    expect(snippetWith({ container }).html).toContain(
      '<ins id="container" class="acme" data-zone="101"></ins>',
    );
  });

  it('may set the attribute that marks an empty element', () => {
    const emptyMark = { attribute: 'data-fill', value: 'none' };
    expect(snippetWith({ emptyMark }).emptyMark).toEqual(emptyMark);
  });
});

describe('Google Publisher Tag', () => {
  const slots = { 'home.after-hero': { sizes: ['300x250'], unit: '/1234567/home' } };
  const { html, emptyMark } = snippetOf(gptExample, { slots });

  it('receives consent commands before its script loads', () => {
    const denied = html.indexOf('gtag(\'consent\',\'default\',{"ad_storage":"denied"');
    const granted = html.indexOf('gtag(\'consent\',\'update\',{"ad_storage":"granted"');
    const fetched = html.indexOf('src="https://securepubads.g.doubleclick.net/tag/js/gpt.js"');
    expect(denied).toBeGreaterThan(0);
    expect(granted).toBeGreaterThan(denied);
    expect(fetched).toBeGreaterThan(granted);
  });

  it('restricts the processing of data for a visitor who has opted out of its sale', () => {
    expect(html).toContain(
      'if(daymark.isRestricted)googletag.pubads().setPrivacySettings({restrictDataProcessing:true});',
    );
  });

  it('requests its ad unit in every size that fits, for the address of the page', () => {
    expect(html).toContain('adsenseAttributes:{page_url:daymark.page.address}');
    expect(html).toContain('defineSlot("/1234567/home",daymark.sizes,\'container\')');
  });

  it('marks a container in which it rendered nothing', () => {
    expect(emptyMark).toEqual({ attribute: 'data-empty', value: 'true' });
    expect(html).toContain("setAttribute('data-empty',e.isEmpty)");
  });
});

it("the snippet of a plain tag is the seller's HTML, unchanged", () => {
  const slots = { 'home.after-hero': { sizes: ['300x250'], file: 'tags/home.html' } };
  expect(snippetOf(tagExample, { slots }).html).toBe('<!-- tags/home.html -->');
});
