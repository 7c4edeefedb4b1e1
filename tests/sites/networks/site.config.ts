import { defineSite } from 'daymark/settings';
import owners from '../../../site/site.config.ts';
import { network, nobody, secondHost } from '../../network/addresses.ts';

const BOX = { sizes: ['728x90', '300x250'] };
const TALL = { sizes: ['300x600'] };

const disclosures = {
  privacyPolicy: `${network}/privacy`,
  needsConsent: true,
  cookies: [
    { name: 'stranger', purpose: 'Counts how often you see a creative.', lifetime: '3 hours' },
  ],
};
const elements = {
  adapter: 'elements' as const,
  ...disclosures,
  script: `${network}/fill.js`,
  hosts: [nobody],
  emptyMark: { attribute: 'data-fill', value: 'none' },
  adsTxt: ['network.example, 1001, DIRECT'],
};

/** The same site with the fake network in its slots, in every mode. */
export default defineSite({
  ...owners,
  identity: { ...owners.identity, url: 'http://127.0.0.1:4404' },
  networks: [
    {
      ...elements,
      id: 'acme',
      name: 'Acme',
      slots: {
        'home.after-hero': BOX,
        'home.after-featured': BOX,
        'home.in-latest': BOX,
        'home.beside-latest': TALL,
        'article.in-content-1': BOX,
        'article.in-content-2': BOX,
        'article.beside-content': TALL,
        'article.after-content': BOX,
      },
    },
    {
      ...elements,
      id: 'keeper',
      name: 'Keeper',
      mode: 'second-host',
      slots: { 'blog.in-list': BOX },
    },
    {
      ...elements,
      id: 'insider',
      name: 'Insider',
      mode: 'inline',
      slots: { 'community.after-stories': BOX },
    },
    {
      adapter: 'tag',
      ...disclosures,
      id: 'tagged',
      name: 'Tagged',
      hosts: [network],
      slots: {
        'topic.after-list': { ...BOX, file: 'tags/topic.html' },
      },
    },
    {
      adapter: 'adsense',
      ...disclosures,
      id: 'adsense',
      name: 'Google AdSense',
      client: 'ca-pub-1234567890123456',
      slots: { 'resources.after-path': { ...BOX, unit: '1234567890' } },
    },
    {
      adapter: 'gpt',
      ...disclosures,
      id: 'ad-manager',
      name: 'Google Ad Manager',
      adsTxt: ['google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0'],
      slots: { 'blog.beside-list': { ...TALL, unit: '/1234567/blog' } },
    },
  ],
  // Tests do not depend on the visitor's region.
  consent: { outsideEurope: true },
  ads: { patienceSeconds: 5, frameHost: secondHost, debug: true },
});
