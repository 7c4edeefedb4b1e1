import { describe, expect, it } from 'vitest';
import owners from '../../../../../../tests/fixtures/publication/site.config.ts';
import { elementsExample, reportOn } from './testing.ts';

describe('the second host', () => {
  const second = [{ ...elementsExample, mode: 'second-host' }];

  it('is only for networks that list cookies and need consent', () => {
    const ads = { frameHost: 'https://frames.example' };
    expect(reportOn([{ ...second[0], cookies: [], needsConsent: false }], { ads })).toEqual([
      'networks.0.needsConsent: expected true, because the network stores data on the second host; found false',
      'networks.0.cookies: expected at least one cookie, because the network stores data on the second host; found []',
    ]);
  });

  it('differs from the host of the site; another port is not enough', () => {
    expect(reportOn(second, { ads: { frameHost: 'https://frames.example' } })).toEqual([]);
    expect(reportOn(second, { ads: { frameHost: `${owners.identity.url}:8443` } })).toEqual([
      `ads.frameHost: expected a host other than that of identity.url, because a separate host protects the storage of the site; found "${owners.identity.url}:8443"`,
    ]);
  });

  it.each([
    ['frames.example', ' (did you mean "https://frames.example"?)'],
    ['http://frames.example', ' (did you mean "https://frames.example"?)'],
    ['https://frames.example/', ''],
    ['https://a;b', ''],
  ])('is an https URL without a path, not %s', (frameHost, hint) => {
    expect(reportOn(second, { ads: { frameHost } })).toEqual([
      `ads.frameHost: expected a URL that begins with "https://" and has no path, such as "https://frames.example.org"${hint}; found "${frameHost}"`,
    ]);
  });
});
