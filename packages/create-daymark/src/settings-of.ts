import type { Choices } from './choices.ts';

/** Returns a text as a TypeScript string in single quotes. */
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

function donationOf({ charity }: Choices): string {
  if (!charity) return '  donation: false,';
  return `  donation: {
    charity: ${quoted(charity.name)},
    url: ${quoted(charity.url)},
    title: 'Has this been useful?',
    message: 'Everything here is free. If you would like to give something back, this is a charity that we trust.',
  },`;
}

/** Returns the text of a new site's settings file. */
export function settingsOf(choices: Choices): string {
  const { name, noun, url, language, accent } = choices;
  return `import { defineSite } from 'daymark/settings';

// Your editor explains each field. A build reports every invalid field with its line.
export default defineSite({
  identity: {
    name: ${quoted(name)},
    url: ${quoted(url)},
    language: ${quoted(language)},
    publisher: ${quoted(name)},
    description: 'Articles and stories on personal growth and {product}.',
  },
  // Texts here and in content/ may contain {product}, {Product} and {site}.
  noun: ${quoted(noun)},
  home: {
    subtitle: 'Unhurried reading and small practices for a steadier day.',
    actionPath: '/blog',
  },
  theme: { accentHue: ${accent} },
  navigation: [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
    { name: 'Community', path: '/community' },
    { name: 'About Us', path: '/about' },
    { name: 'Contact', path: '/contact' },
  ],
  footer: {
    quickLinks: [
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
      { name: 'About Us', path: '/about' },
    ],
    legal: [
      { name: 'Privacy Policy', path: '/privacy' },
      { name: 'Terms of Service', path: '/terms' },
      { name: 'Sitemap', path: '/sitemap' },
    ],
  },
  // Sites that the footer links to: { name: 'Open Library', url: 'https://openlibrary.org/' }
  partners: [],
  // The ad slots by page and position. Set a page to \`false\` for a page without advertising.
  slots: {
    home: {
      'after-hero': { bannerId: 101 },
      'after-featured': { bannerId: 102 },
      'in-latest': { bannerId: 103 },
      'beside-latest': { bannerId: 104 },
    },
    article: {
      'in-content-1': { bannerId: 201 },
      'in-content-2': { bannerId: 202 },
      'beside-content': { bannerId: 203 },
      'after-content': { bannerId: 204 },
    },
    blog: { 'in-list': { bannerId: 301 }, 'beside-list': { bannerId: 302 } },
    topic: { 'after-list': { bannerId: 401 } },
    resources: { 'after-path': { bannerId: 501 } },
    community: { 'after-stories': { bannerId: 601 } },
  },
  // Your own notes (house creatives), which fill the slots until a network does.
  creatives: [
    {
      id: 'something-to-try',
      title: 'Five minutes to spare?',
      message: 'Something short to read, and something small to try today.',
      action: 'See all articles',
      href: '/blog',
    },
  ],
${donationOf(choices)}
  // How visitors reach you: email, formEndpoint (a service for forms), issues (a public issue
  // tracker), postal or links. Until one is set, the pages say that nobody can write to you yet.
  contact: {},
});
`;
}
