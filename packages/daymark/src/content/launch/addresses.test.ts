import { describe, expect, it } from 'vitest';
import { elementsExample, gptExample } from '../../../../../tests/network-settings.ts';
import { addressRemarks } from './addresses.ts';
import { published, siteWith } from './testing.ts';

const remarksOn = (change: object) =>
  addressRemarks(siteWith(change)).map(({ id, field, found }) => [id, field, found]);

describe('a placeholder in the settings', () => {
  it('causes no remark if there is none', () => {
    expect(remarksOn({})).toEqual([]);
  });

  it('is remarked on as the address of the site', () => {
    const identity = { ...published.identity, url: 'https://example.org' };
    expect(remarksOn({ identity })).toEqual([
      ['placeholder-url', 'identity.url', '"https://example.org", a placeholder'],
    ]);
  });

  it('is remarked on as an e-mail address that nobody reads', () => {
    const [contact, security] = [{ email: 'a@b.example' }, { contact: 'safe@b.example' }];
    expect(remarksOn({ contact, security })).toEqual([
      ['placeholder-email', 'contact.email', '"a@b.example", a placeholder'],
      ['placeholder-email', 'security.contact', '"safe@b.example", a placeholder'],
    ]);
  });

  it('is remarked on in the links of partners, the charity and the contact page', () => {
    const url = 'https://example.com/';
    const change = {
      partners: [{ name: 'Library', url }],
      donation: { ...published.donation, url },
      contact: { ...published.contact, links: [{ name: 'Chat', url }], formEndpoint: url },
    };
    expect(addressRemarks(siteWith(change)).map(({ field, effect }) => [field, effect])).toEqual([
      ['partners.0.url', 'Every page links to this address, where visitors find no partner.'],
      [
        'donation.url',
        'The donation dialog sends visitors to this address, so the charity receives nothing.',
      ],
      ['contact.links.0.url', 'The site uses this address, where there is nothing.'],
      ['contact.formEndpoint', 'Messages that visitors send with the contact form are lost.'],
    ]);
  });

  it('is remarked on in ad networks, but not in ad units that look like paths', () => {
    const networks = [{ ...elementsExample, privacyPolicy: 'https://acme.org/privacy' }];
    expect(remarksOn({ networks })).toEqual([
      ['placeholder-link', 'networks.0.script', expect.any(String)],
      ['placeholder-link', 'networks.0.hosts.0', expect.any(String)],
    ]);
    const google = { ...gptExample, privacyPolicy: 'https://policies.google.com/privacy' };
    expect(remarksOn({ networks: [google], consent: { outsideEurope: true } })).toEqual([]);
  });
});
