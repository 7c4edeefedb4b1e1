import { expect, it } from 'vitest';
import owners from '../../../../../../tests/fixtures/publication/site.config.ts';
import { parseSite } from '../../settings.ts';

const network = {
  adapter: 'tag' as const,
  id: 'acme',
  name: 'Acme',
  privacyPolicy: 'https://acme.example/privacy',
  needsConsent: false,
  hosts: ['https://acme.example'],
  slots: { 'home.after-hero': { sizes: ['300x250'], file: 'tags/home.html' } },
};

it('a network cannot fill a slot of a page without advertising', () => {
  const input = {
    ...owners,
    networks: [network],
    slots: { ...owners.slots, home: false as const },
  };
  expect(() => parseSite(input)).toThrow(`site.config.ts has 1 invalid field:
  networks.0.slots.home.after-hero
    expected: a slot on a page with advertising: slots.home is false
    received: {"sizes":["300x250"],"file":"tags/home.html"}`);
  expect(() => parseSite({ ...input, slots: owners.slots })).not.toThrow();
});
