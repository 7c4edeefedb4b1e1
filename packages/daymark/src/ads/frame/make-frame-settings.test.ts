import { describe, expect, it, vi } from 'vitest';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import {
  adsenseExample,
  elementsExample,
  gptExample,
  platform,
  tagExample,
  withoutEurope,
} from '../../../../../tests/network-settings.ts';
import { parseSettings } from '../../settings/settings.ts';
import { framedNetworks, makeFrameSettings } from './make-frame-settings.ts';

vi.mock('../../settings/adapters/tag-file.ts', () => ({
  readTag: (file: string) => `<!-- ${file} -->`,
}));

const siteWith = (networks: object[], more: object = {}) =>
  parseSettings({ ...owners, networks, ...withoutEurope, ...more });

describe('the frame page of a network', () => {
  it('exists for each network that runs in frames', () => {
    const inline = { ...gptExample, mode: 'inline' };
    const settings = siteWith([elementsExample, adsenseExample, inline, tagExample]);
    expect(framedNetworks(settings).map(({ id }) => id)).toEqual(['acme', 'local-paper']);
  });

  it('contains a snippet for each slot of the network', () => {
    const settings = siteWith([elementsExample, gptExample, tagExample]);
    const slots = framedNetworks(settings).map(
      (network) => makeFrameSettings(network, settings).snippets,
    );
    const { home, article, topic } = Object(settings.slots);
    const filled = [home['after-hero'], article['after-content'], topic['after-list']];
    expect(slots.map(Object.keys)).toEqual(filled.map(({ bannerId }) => [`${bannerId}`]));
  });

  it('contains the kind of the page of each slot', () => {
    const settings = siteWith([tagExample]);
    const [network] = framedNetworks(settings);
    const snippets = network ? Object.values(makeFrameSettings(network, settings).snippets) : [];
    expect(snippets.map(({ kind }) => kind)).toEqual(['topic']);
  });

  it('sends no command of Consent Mode to Google’s tag if a consent platform answers', () => {
    const codeWith = (more: object) => {
      const settings = siteWith([gptExample], more);
      return framedNetworks(settings).map((network) =>
        JSON.stringify(makeFrameSettings(network, settings).snippets),
      );
    };
    const command = /gtag\('consent'/;
    expect(codeWith(withoutEurope)).toEqual([expect.stringMatching(command)]);
    expect(codeWith(platform)).toEqual([expect.not.stringMatching(command)]);
  });

  it('contains the URL of the network’s main script as the browser resolves it', () => {
    const plain = { ...elementsExample, script: 'https://cdn.acme.example/./fill.js' };
    const settings = siteWith([plain, gptExample, tagExample]);
    const scripts = framedNetworks(settings).map(
      (network) => makeFrameSettings(network, settings).script,
    );
    expect(scripts).toEqual([
      'https://cdn.acme.example/fill.js',
      'https://securepubads.g.doubleclick.net/tag/js/gpt.js',
      undefined,
    ]);
  });

  it('runs the network’s code only in an opaque origin, or on the second host', () => {
    const frameHost = 'https://frames.example';
    const { cookies, needsConsent } = elementsExample;
    const second = { ...tagExample, cookies, needsConsent, mode: 'second-host' };
    const settings = siteWith([elementsExample, second], { ads: { frameHost } });
    const origins = framedNetworks(settings).map(
      (network) => makeFrameSettings(network, settings).origin,
    );
    expect(origins).toEqual(['null', frameHost]);
  });
});
