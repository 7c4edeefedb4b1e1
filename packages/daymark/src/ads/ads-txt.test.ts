import { describe, expect, it } from 'vitest';
import owners from '../../../../tests/fixtures/publication/site.config.ts';
import {
  adsenseExample,
  elementsExample,
  gptExample,
  tagExample,
  withoutEurope,
} from '../../../../tests/network-settings.ts';
import { parseSettings } from '../settings/settings.ts';
import { adsTxt } from './ads-txt.ts';

const textFor = (networks: object[], url = 'https://www.daymark.example') =>
  adsTxt(
    parseSettings({ ...owners, ...withoutEurope, identity: { ...owners.identity, url }, networks }),
  );

describe('ads.txt', () => {
  it('lists the owner’s domain and the sellers of every network', () => {
    expect(textFor([elementsExample, adsenseExample])).toBe(`OWNERDOMAIN=daymark.example
acme.example, 4711, DIRECT
google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0
`);
  });

  it.each([
    ['https://blog.publisher.co.uk', 'publisher.co.uk'],
    ['https://owner.github.io/site', 'owner.github.io'],
    ['https://www.daymark.example', 'daymark.example'],
    ['http://localhost:4000', 'localhost'],
  ])('of a site at %s names the domain that its owner has registered, %s', (url, domain) => {
    expect(textFor([elementsExample], url)).toContain(`OWNERDOMAIN=${domain}\n`);
  });

  it('lists each seller once, even if records differ in letter case and spacing', () => {
    const adsTxt = ['ACME.example,4711,direct', 'acme.example , 4712 , reseller'];
    const other = { ...elementsExample, id: 'other', adsTxt, slots: {} };
    expect(textFor([elementsExample, other, adsenseExample, gptExample])).toBe(
      `OWNERDOMAIN=daymark.example
acme.example, 4711, DIRECT
acme.example, 4712, RESELLER
google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0
`,
    );
  });

  it('keeps comments and variables, and lists a duplicate record once in spite of its comment', () => {
    const adsTxt = [
      '# Records of the manager',
      'managerdomain=manager.example, US',
      'CONTACT=ads@manager.example',
      'SUBDOMAIN=shop.daymark.example',
      'INVENTORYPARTNERDOMAIN=partner.example',
      'acme.example, 4711, direct  # Acme',
      'acme.example, 4711, DIRECT',
    ];
    expect(textFor([{ ...elementsExample, adsTxt }])).toBe(`OWNERDOMAIN=daymark.example
# Records of the manager
MANAGERDOMAIN=manager.example, US
CONTACT=ads@manager.example
SUBDOMAIN=shop.daymark.example
INVENTORYPARTNERDOMAIN=partner.example
acme.example, 4711, DIRECT # Acme
`);
  });

  it('has one OWNERDOMAIN, which a network may name', () => {
    const adsTxt = ['OWNERDOMAIN=publisher.example', 'acme.example, 1, DIRECT'];
    expect(
      textFor([elementsExample, { ...elementsExample, id: 'other', adsTxt, slots: {} }]),
    ).toBe(`OWNERDOMAIN=publisher.example
acme.example, 4711, DIRECT
acme.example, 1, DIRECT
`);
  });

  it('contains only the placeholder record if no network has a record', () => {
    expect(textFor([tagExample])).toBe(`OWNERDOMAIN=daymark.example
placeholder.example.com, placeholder, DIRECT, placeholder
`);
    expect(textFor([{ ...tagExample, adsTxt: ['# None yet'] }])).toBe(`OWNERDOMAIN=daymark.example
# None yet
placeholder.example.com, placeholder, DIRECT, placeholder
`);
  });
});
