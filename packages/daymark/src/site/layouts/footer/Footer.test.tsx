import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Footer } from './Footer.tsx';

const linksWith = (titles: Record<string, string>) => {
  const lists = { quickLinks: [], legal: [], partners: [] };
  const texts = { siteName: '', trust: '', invitation: '', partnersNote: '', currentPath: '/' };
  const more = { year: 2031, asksForConsent: false, hasStatement: true };
  const html = renderToStaticMarkup(<Footer {...lists} {...texts} {...more} titles={titles} />);
  return [...html.matchAll(/<a href="([^"]*)">([^<]+)/g)].map(([, path, name]) => [path, name]);
};

it('the last line links to pages by their titles, and shortens a title that begins with a word of the interface', () => {
  const short = {
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    preferences: 'Preferences',
  };
  expect(linksWith(short)).toEqual(linksWith({}));
  const titles = { ...short, privacy: 'Your data', preferences: 'This browser' };
  expect(linksWith({ ...titles, accessibility: 'For all' })).toEqual([
    ['/privacy', 'Your data'],
    ['/terms', 'Terms'],
    ['/preferences', 'This browser'],
    ['/accessibility', 'For all'],
  ]);
});
