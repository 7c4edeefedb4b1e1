import { problemSentence } from '../packages/daymark/src/settings/problems.ts';
import { parseSettings, SettingsError } from '../packages/daymark/src/settings/settings.ts';
import owners from './fixtures/publication/site.config.ts';

/*
 * Networks as an owner writes them. The Google networks are valid only with `platform` or
 * `withoutEurope`.
 */

const disclosures = {
  privacyPolicy: 'https://acme.example/privacy',
  needsConsent: true,
} as const;

export const elementsExample = {
  ...disclosures,
  adapter: 'elements',
  id: 'acme',
  name: 'Acme Adverts',
  script: 'https://cdn.acme.example/fill.js',
  hosts: ['https://img.acme.example'],
  cookies: [
    { name: 'acme_id', purpose: 'Counts how often you see a note.', lifetime: '13 months' },
  ],
  adsTxt: ['acme.example, 4711, DIRECT'],
  slots: { 'home.after-hero': { sizes: ['728x90', '320x100'] } },
} as const;

const gads = {
  name: '__gads',
  purpose: 'Counts and chooses advertisements.',
  lifetime: '13 months',
} as const;

export const adsenseExample = {
  ...disclosures,
  adapter: 'adsense',
  id: 'google',
  name: 'Google AdSense',
  cookies: [gads],
  client: 'ca-pub-1234567890123456',
  slots: { 'home.google-ads': { sizes: ['320x100'], unit: '1234567890' } },
} as const;

export const gptExample = {
  ...disclosures,
  adapter: 'gpt',
  id: 'ad-manager',
  name: 'Google Ad Manager',
  cookies: [gads],
  adsTxt: ['google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0'],
  slots: { 'article.after-content': { sizes: ['300x250'], unit: '/1234567/article' } },
} as const;

export const tagExample = {
  ...disclosures,
  needsConsent: false,
  adapter: 'tag',
  id: 'local-paper',
  name: 'The local paper',
  hosts: ['https://paper.example'],
  slots: { 'topic.after-list': { sizes: ['300x250'], file: 'tags/paper.html' } },
} as const;

/** Settings that allow Google's networks without a consent platform. */
export const withoutEurope = { consent: { outsideEurope: true } } as const;

/** A consent platform. */
export const platformExample = {
  name: 'Asked & Answered',
  script: 'https://consent.example/tcf.js',
  privacyPolicy: 'https://consent.example/privacy',
} as const;

/** Parses the default settings with the given networks. */
export const parse = (networks: object[], more: object = {}) =>
  parseSettings({ ...structuredClone(owners), networks, ...more });

/** Returns the problems of invalid settings, each as one sentence. */
export function reportOn(networks: object[], more: object = {}): string[] {
  try {
    parse(networks, more);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems.map(problemSentence);
    throw error;
  }
  return [];
}

/** Returns the setting that fills one slot with creatives of the given sizes. */
export const fills = (slot: string, ...sizes: string[]) => ({ slots: { [slot]: { sizes } } });

/** Settings with a consent platform. */
export const platform = { consent: { platform: platformExample } };
