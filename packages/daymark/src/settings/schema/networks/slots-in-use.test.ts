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
  expect(() => parseSite(input)).toThrow(
    'site.config.ts: networks.0.slots.home.after-hero: expected a slot on a page with advertising: slots.home is false; found {"sizes":["300x250"],"file":"tags/home.html"}',
  );
  expect(() => parseSite({ ...input, slots: owners.slots })).not.toThrow();
});

it('a network cannot fill a slot of a section that the home page leaves out', () => {
  const home = (sections: ('featured' | 'newest' | 'stories' | 'google-ads')[]) => ({
    ...owners,
    home: { ...owners.home, sections },
    networks: [
      { ...network, slots: { 'home.in-latest': { sizes: ['300x250'], file: 'tags/a.html' } } },
    ],
  });
  expect(() => parseSite(home(['featured', 'stories', 'google-ads']))).toThrow(
    'networks.0.slots.home.in-latest: expected a slot of a section in home.sections, which does not list "newest"',
  );
  expect(() => parseSite(home(['stories', 'google-ads', 'newest', 'featured']))).not.toThrow();
});
