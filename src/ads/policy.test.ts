import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../server/policy.ts';
import owners from '../../site.config.ts';
import {
  adsenseExample,
  elementsExample,
  gptExample,
  platformExample,
  tagExample,
  withoutEurope,
} from '../site/schema/networks/example.ts';
import { parseSite } from '../site/settings.ts';
import { framePolicies, guestsOf } from './policy.ts';

const siteWith = (networks: object[], more: object = withoutEurope) =>
  parseSite({ ...owners, networks, ...more });
const hosts = 'https://cdn.acme.example https://img.acme.example';

describe('the page that a network runs in', () => {
  it('has a policy of its own: a sandbox, and the hosts of its network alone', () => {
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
      ].join('; '),
    );
  });

  it('keeps its origin on the second host only, and may be framed by the site alone', () => {
    const site = siteWith([{ ...elementsExample, mode: 'second-host' }], {
      ads: { frameHost: 'https://frames.example' },
    });
    expect(framePolicies(site)['/ads/frame/acme']).toMatchObject({
      'frame-ancestors': [owners.identity.url],
      sandbox: expect.arrayContaining(['allow-same-origin']),
    });
  });

  it('may load from anywhere where a network does, and says so in a word', () => {
    const { '/ads/frame/ad-manager': policy } = framePolicies(siteWith([gptExample]));
    expect(policy?.['img-src']).toEqual(['data:', 'https:']);
  });

  it('is there for no network that runs in the pages themselves', () => {
    expect(framePolicies(siteWith([adsenseExample]))).toEqual({});
  });
});

describe('pages of the site', () => {
  it('carry nobody by default', () => {
    expect(guestsOf(parseSite(owners))).toEqual([]);
    expect(guestsOf(siteWith([elementsExample, gptExample]))).toEqual([]);
  });

  it('are loosened for a network that runs in them: its hosts, and the styles it sets', () => {
    const inline = { ...elementsExample, mode: 'inline' };
    expect(guestsOf(siteWith([inline]))).toEqual([
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

  it('never allow inline script, not for AdSense either', () => {
    const [guest] = guestsOf(siteWith([{ ...adsenseExample, hosts: ['https://more.example'] }]));
    expect(guest?.sources['script-src']).toEqual(
      expect.arrayContaining(['https://*.googlesyndication.com', 'https://more.example']),
    );
    expect(guest?.sources['script-src']).not.toContain("'unsafe-inline'");
  });

  it('are loosened for the consent platform where its answer is of use, and nowhere else', () => {
    const platform = { ...platformExample, hosts: ['https://api.consent.example'] };
    const [guest] = guestsOf(siteWith([elementsExample, tagExample], { consent: { platform } }));
    expect(guest?.name).toBe('Asked & Answered');
    expect(guest?.marks).toEqual([
      ['data-network', 'acme'],
      ['data-platform', 'true'],
    ]);
    expect(guest?.sources['connect-src']).toEqual([
      'https://consent.example',
      'https://api.consent.example',
    ]);
  });
});
