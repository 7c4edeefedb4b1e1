import { describe, expect, it } from 'vitest';
import owners from '../../../../tests/fixtures/publication/site.config.ts';
import {
  adsenseExample,
  elementsExample,
  gptExample,
  parse,
  platform,
  platformExample,
  tagExample,
  withoutEurope,
} from '../../../../tests/network-settings.ts';
import { contentSecurityPolicy } from '../http/policy.ts';
import { parseSettings } from '../settings/settings.ts';
import { framePolicies, inlineThirdParties } from './policy.ts';

const siteWith = (networks: object[], more: object = withoutEurope) =>
  parseSettings({ ...owners, networks, ...more });
const hosts = 'https://cdn.acme.example https://img.acme.example';

describe('the frame page of a network', () => {
  it('has a CSP with a sandbox and only the hosts of the network', () => {
    const policies = framePolicies(siteWith([elementsExample]));
    expect(Object.keys(policies)).toEqual(['/ads/frame/acme']);
    expect(contentSecurityPolicy(policies['/ads/frame/acme'] ?? {})).toBe(
      [
        "default-src 'none'",
        `script-src 'unsafe-inline' 'unsafe-eval' ${hosts}`,
        `style-src 'unsafe-inline' ${hosts}`,
        `img-src data: ${hosts}`,
        `font-src ${hosts}`,
        `connect-src ${hosts}`,
        `frame-src ${hosts}`,
        `media-src ${hosts}`,
        "base-uri 'none'",
        `form-action ${hosts}`,
        "frame-ancestors 'self'",
        'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms',
      ].join(';'),
    );
  });

  it('keeps its origin only on the second host, where only the site may embed it', () => {
    const settings = siteWith([{ ...elementsExample, mode: 'second-host' }], {
      ads: { frameHost: 'https://frames.example' },
    });
    expect(framePolicies(settings)['/ads/frame/acme']).toMatchObject({
      'frame-ancestors': [owners.identity.url],
      sandbox: expect.arrayContaining(['allow-same-origin']),
    });
  });

  it('may navigate the tab after a click only if the settings say so', () => {
    const flags = (more: object) =>
      framePolicies(siteWith([{ ...elementsExample, ...more }]))['/ads/frame/acme']?.sandbox;
    expect(flags({})?.join()).not.toContain('top-navigation');
    expect(flags({ mayReplacePage: true })).toEqual([
      ...(flags({}) ?? []),
      'allow-top-navigation-by-user-activation',
    ]);
  });

  it('allows the single source "https:" for a network that loads from any host', () => {
    const { '/ads/frame/ad-manager': policy } = framePolicies(siteWith([gptExample]));
    expect(policy?.['img-src']).toEqual(['data:', 'https:']);
  });

  it('does not exist, and has no CSP, if the network runs inline', () => {
    expect(framePolicies(siteWith([adsenseExample]))).toEqual({});
  });
});

describe('pages of the site', () => {
  it('allow no third-party code by default', () => {
    expect(inlineThirdParties(parseSettings(owners))).toEqual([]);
    expect(inlineThirdParties(siteWith([elementsExample, gptExample]))).toEqual([]);
  });

  it('allow the hosts and the inline styles of a network that runs inline', () => {
    const inline = { ...elementsExample, mode: 'inline' };
    expect(inlineThirdParties(siteWith([inline]))).toEqual([
      {
        name: 'Acme Adverts',
        marks: [['data-network', 'acme']],
        sources: {
          'script-src': hosts.split(' '),
          'style-src': ["'unsafe-inline'"],
          'img-src': hosts.split(' '),
          'connect-src': hosts.split(' '),
          'frame-src': hosts.split(' '),
        },
      },
    ]);
  });

  it('never allow inline scripts, not even for AdSense', () => {
    const [thirdParty] = inlineThirdParties(
      siteWith([{ ...adsenseExample, hosts: ['https://more.example'] }]),
    );
    expect(thirdParty?.sources['script-src']).toEqual(
      expect.arrayContaining(['https://*.googlesyndication.com', 'https://more.example']),
    );
    expect(thirdParty?.sources['script-src']).not.toContain("'unsafe-inline'");
  });

  it('allow the consent platform only if they have a network that needs consent, or the platform’s button', () => {
    const platform = { ...platformExample, hosts: ['https://api.consent.example'] };
    const [thirdParty] = inlineThirdParties(
      siteWith([elementsExample, tagExample], { consent: { platform } }),
    );
    expect(thirdParty?.name).toBe('Asked & Answered');
    expect(thirdParty?.marks).toEqual([
      ['data-network', 'acme'],
      ['data-platform', 'true'],
    ]);
    expect(thirdParty?.sources['connect-src']).toEqual([
      'https://consent.example',
      'https://api.consent.example',
    ]);
  });
});

const googleWith = (more: object) => parse([{ ...gptExample, ...more }], platform);

it('Ad Manager may contact any host from a frame, unless the settings list hosts', () => {
  const hostsWith = (more: object) =>
    framePolicies(googleWith(more))['/ads/frame/ad-manager']?.['connect-src'];
  expect(hostsWith({})).toEqual(['https:']);
  expect(hostsWith({ hosts: [] })).toContain('https://*.doubleclick.net');
  expect(hostsWith({ hosts: [] })).not.toContain('https:');
});

it('Ad Manager may contact only Google’s hosts from the page, unless the settings list hosts', () => {
  const hostsWith = (more: object) =>
    inlineThirdParties(googleWith({ mode: 'inline', ...more }))[0]?.sources['connect-src'];
  expect(hostsWith({})).toEqual(hostsWith({ hosts: [] }));
  expect(hostsWith({})).toContain('https://*.doubleclick.net');
  expect(hostsWith({ hosts: ['https:'] })).toEqual(['https:']);
});
